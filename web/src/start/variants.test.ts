import { expect, it } from "vitest";
import { grouped } from "./variants";

it("games stand in groups by the number of players, each in the order of the server", () => {
  const game = (name: string, players: number) => ({ name, players, title: name, summary: "" });
  const groups = grouped([game("a", 4), game("b", 2), game("c", 4), game("d", 3)]);
  expect(groups.map(([players, games]) => [players, games.map(({ name }) => name)])).toEqual([
    [2, ["b"]],
    [3, ["d"]],
    [4, ["a", "c"]],
  ]);
});
