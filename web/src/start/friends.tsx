import { useState } from "preact/hooks";
import { t, tn } from "../words";
import { known } from "./variants";

interface Props {
  readonly busy: boolean;
  readonly play: (variant: string, people: number) => void;
}

/** A table with seats for friends; the computer plays the seats that are not for people. */
export function Friends({ busy, play }: Props) {
  const [variant, setVariant] = useState("modern");
  const [people, setPeople] = useState(2);
  const games = known.value;
  const chosen = games.find(({ name }) => name === variant) ?? games[0];
  if (chosen === undefined) return null;
  const most = chosen.players;
  const count = Math.min(people, most);
  return (
    <section class="card-box" aria-labelledby="friends">
      <h2 id="friends">{t("page.friends.title")}</h2>
      <p>{t("page.friends.text")}</p>
      <form
        class="friends"
        onSubmit={(event) => {
          event.preventDefault();
          play(chosen.name, count);
        }}
      >
        <label class="field">
          <span>{t("page.friends.game")}</span>
          <select value={chosen.name} onChange={(event) => setVariant(event.currentTarget.value)}>
            {games.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t("page.friends.people")}</span>
          <select value={count} onChange={(event) => setPeople(Number(event.currentTarget.value))}>
            {Array.from({ length: most - 1 }, (_, n) => n + 2).map((n) => (
              <option key={n} value={n}>
                {tn("page.friends.count", n)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button" data-testid="start-friends" disabled={busy}>
          {t("page.friends.make")}
        </button>
      </form>
    </section>
  );
}
