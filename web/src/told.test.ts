import { expect, it } from "vitest";
import { Told } from "./told";

it("is asked for once in each language, and again where no answer came", async () => {
  const answers = ["one", null, "two"];
  let asked = 0;
  const told = new Told(async () => {
    const answer = answers[asked++];
    if (answer == null) throw new Error("no line");
    return answer;
  });
  await told.in("en");
  await told.in("en");
  expect([told.said.value, asked]).toEqual(["one", 1]);
  await told.in("sv");
  expect([told.said.value, asked]).toEqual(["one", 2]);
  await told.in("sv");
  expect([told.said.value, asked]).toEqual(["two", 3]);
});

it("keeps the language that was chosen last, whichever answer comes first", async () => {
  const open: ((text: string) => void)[] = [];
  const told = new Told(() => new Promise<string>((resolve) => open.push(resolve)));
  const both = [told.in("ru"), told.in("sv")];
  open[1]?.("svenska");
  open[0]?.("русский");
  await Promise.all(both);
  expect(told.said.value).toBe("svenska");
});
