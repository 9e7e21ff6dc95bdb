import { GameDialog } from "../dialogs/game-dialog";
import { HelpDialog } from "../dialogs/help-dialog";
import { LastTrickDialog } from "../dialogs/last-trick-dialog";
import { LogDialog } from "../dialogs/log-dialog";
import { MemoryDialog } from "../dialogs/memory-dialog";
import { OverDialog } from "../dialogs/over-dialog";
import { RulesDialog } from "../dialogs/rules-dialog";
import { ScoresDialog } from "../dialogs/scores-dialog";
import { SettingsDialog } from "../dialogs/settings-dialog";
import { SheetDialog } from "../dialogs/sheet-dialog";
import { WhyDialog } from "../dialogs/why-dialog";
import { MeldsView } from "../panels/melds-view";
import type { Picture } from "../protocol";
import { Dialog } from "../ui/dialog";
import { t } from "../words";
import type { Game } from "./game";
import { hide, open } from "./windows";

/** The window that is open over the table, if any. */
export function Windows({ game, picture }: { game: Game; picture: Picture }) {
  switch (open.value) {
    case "last":
      return <LastTrickDialog picture={picture} close={hide} />;
    case "melds":
      return (
        <Dialog title={t("page.tool.melds")} close={hide} at="side" testid="melds-dialog">
          <MeldsView picture={picture} />
        </Dialog>
      );
    case "scores":
      return <ScoresDialog picture={picture} close={hide} />;
    case "log":
      return <LogDialog picture={picture} close={hide} />;
    case "game":
      return <GameDialog game={game} picture={picture} close={hide} />;
    case "help":
      return <HelpDialog close={hide} />;
    case "rules":
      return <RulesDialog picture={picture} close={hide} />;
    case "settings":
      return <SettingsDialog close={hide} />;
    case "sheet":
      return <SheetDialog game={game} picture={picture} close={hide} />;
    case "over":
      return <OverDialog game={game} picture={picture} close={hide} />;
    case "why":
      return <WhyDialog game={game} close={hide} />;
    case "memory":
      return <MemoryDialog picture={picture} close={hide} />;
    case null:
      return null;
  }
}
