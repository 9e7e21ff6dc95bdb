import { change, type Settings, settings } from "../settings";
import { ChoiceGroup, Switch } from "../ui/choice-group";
import { Dialog } from "../ui/dialog";
import { LanguageMenu } from "../ui/language-menu";
import { t } from "../words";

type Group = "faces" | "colours" | "speed" | "theme" | "order";

const GROUPS: { readonly [K in Group]: readonly Settings[K][] } = {
  faces: ["auto", "classic", "large"],
  colours: ["2", "4"],
  speed: ["slow", "normal", "fast", "none"],
  theme: ["auto", "light", "dark"],
  order: ["alternate", "trump", "plain"],
};

const SWITCHES = ["worth", "memory", "coach", "twoTaps", "goOn", "keys"] as const;

/** How the page looks and behaves; it takes effect at once and is kept in this browser. */
export function SettingsDialog({ close }: { close: () => void }) {
  const now = settings.value;
  return (
    <Dialog title={t("page.settings")} close={close} at="side" testid="settings-dialog">
      <div class="settings">
        <LanguageMenu />
        {(Object.keys(GROUPS) as Group[]).map((group) => (
          <ChoiceGroup
            key={group}
            label={t(`page.set.${group}`)}
            value={now[group]}
            options={GROUPS[group].map((value) => ({ value, text: t(`page.set.${group}.${value}`) }))}
            set={(value) => change({ [group]: value })}
            testid={`set-${group}`}
          />
        ))}
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={t(`page.set.${name}`)}
            note={t(`page.set.${name}.note`)}
            on={now[name]}
            set={(on) => change(name === "coach" ? { coach: on, read: [] } : { [name]: on })}
          />
        ))}
      </div>
    </Dialog>
  );
}
