import { useState } from "preact/hooks";
import { t, tn } from "../words";
import type { Opening } from "./opening";
import { known } from "./variants";

/** A table with seats for friends; the computer plays the seats that are not for people. */
export function Friends({ opening }: { opening: Opening }) {
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
          opening.open({ variant: chosen.name, people: count });
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
        <button type="submit" class="button" data-testid="start-friends" disabled={opening.busy}>
          {t("page.friends.make")}
        </button>
      </form>
    </section>
  );
}
