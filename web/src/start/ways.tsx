import { follow, gamesAddress, guideAddress, padAddress, refereeAddress } from "../router";
import { Icon } from "../ui/icon";
import { t } from "../words";

interface Way {
  readonly href: string;
  readonly words: string;
  readonly testid?: string;
}

const MODERN = { variant: "modern" };

/** What can be done here, by what one comes for. */
const GROUPS: readonly { readonly name: string; readonly ways: readonly Way[] }[] = [
  {
    name: "play",
    ways: [
      { href: "#variants", words: "page.variants.title" },
      { href: "#friends", words: "page.friends.title" },
    ],
  },
  {
    name: "learn",
    ways: [
      { href: "/learn", words: "page.learn.title" },
      { href: guideAddress(MODERN), words: "page.ways.guide", testid: "guide" },
    ],
  },
  {
    name: "study",
    ways: [
      { href: "/drills", words: "page.drills.title", testid: "drills" },
      { href: gamesAddress(), words: "page.ways.games", testid: "my-games" },
    ],
  },
  {
    name: "score",
    ways: [
      { href: padAddress(), words: "page.pad.open", testid: "pad" },
      { href: refereeAddress(MODERN), words: "page.referee.open", testid: "referee" },
    ],
  },
];

/** The ways on from the start page, in groups. */
export function Ways() {
  return (
    <nav class="ways" aria-label={t("page.ways")}>
      {GROUPS.map(({ name, ways }) => (
        <section key={name} class="card-box" aria-labelledby={`ways-${name}`}>
          <h2 id={`ways-${name}`}>{t(`page.ways.${name}`)}</h2>
          <ul>
            {ways.map(({ href, words, testid }) => (
              <li key={href}>
                <a href={href} data-testid={testid} onClick={href.startsWith("#") ? undefined : follow}>
                  {t(words)}
                  <Icon name="next" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
