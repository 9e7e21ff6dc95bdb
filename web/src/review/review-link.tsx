import { follow, reviewAddress } from "../router";
import { t } from "../words";

/** Leads from a score sheet to the review of its deal. */
export function ReviewLink({ game, deal }: { game: string; deal: number }) {
  return (
    <a class="button" href={reviewAddress({ game, deal })} data-testid="review-deal" onClick={follow}>
      {t("page.sheet.review")}
    </a>
  );
}
