import { useEffect } from "preact/hooks";
import { levels } from "../api";
import type { LevelInfo } from "../protocol";
import { change, settings } from "../settings";
import { Told } from "../told";
import { Switch } from "../ui/choice-group";
import { language, t } from "../words";
import { CHAIRS, type Chair, easier, isEasier, withLevel } from "./chairs";

/** The levels that the server knows. */
const known = new Told(levels);

/** How strong the computer players of the next tables are: all opponents at once, or each seat. */
export function LevelsBox() {
  const spoken = language();
  useEffect(() => void known.in(spoken), [spoken]);
  const told = known.said.value;
  const chosen = settings.value.levels;
  const weakest = told?.levels[0];
  if (told === null || weakest === undefined) return null;
  return (
    <section class="card-box levels" aria-labelledby="levels" data-testid="levels">
      <h2 id="levels">{t("page.levels.title")}</h2>
      <Switch
        label={t("page.levels.easier")}
        note={t("page.levels.easier.note")}
        on={isEasier(chosen, weakest.name)}
        set={(on) => change({ levels: easier(chosen, on ? weakest.name : null) })}
      />
      <details data-testid="levels-each">
        <summary>{t("page.levels.each")}</summary>
        <div class="levels-seats">
          {CHAIRS.map((chair) => (
            <SeatLevel key={chair} chair={chair} level={chosen[chair] ?? told.usual} levels={told.levels} />
          ))}
        </div>
        <dl class="levels-meaning">
          {told.levels.map(({ name, title, text }) => (
            <div key={name}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p class="quiet">{t("page.levels.honest")}</p>
      </details>
    </section>
  );
}

interface SeatProps {
  readonly chair: Chair;
  readonly level: string;
  readonly levels: readonly LevelInfo[];
}

function SeatLevel({ chair, level, levels }: SeatProps) {
  return (
    <label class="field">
      <span>{t(`page.levels.${chair}`)}</span>
      <select
        value={level}
        data-testid={`level-${chair}`}
        onChange={(event) => change({ levels: withLevel(settings.value.levels, chair, event.currentTarget.value) })}
      >
        {levels.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
