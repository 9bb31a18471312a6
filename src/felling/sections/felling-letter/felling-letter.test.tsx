import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addresseeOf } from "../../letter-fields";
import { deadlineSentences } from "./deadlines-field";
import { FellingLetter } from "./felling-letter";
import { deadlinesWords, letterWords as words } from "./felling-letter.fixture";

const office = { name: "Urząd Gminy Puck", head: "Wójt", post: "ul. 1 Maja 13, 84-100 Puck" };
const town = { name: "Puck", path: "/puck", locative: "w Pucku", protection: null };

const { fields, sketch } = words;
const sheet = () => within(screen.getByRole("article"));

/** Shows the letter to somebody from a town, opens it, and waits for its form. */
async function open() {
  const { container } = render(
    <FellingLetter
      letter={{ intro: "One sheet.", addressee: null }}
      town={{ ...town, office: { ...office, address: null } }}
      words={{ letter: words, deadlines: deadlinesWords }}
    />,
  );
  const fold = container.querySelector("details");
  if (!fold) throw new Error("The letter is not folded");
  fold.open = true;
  // jsdom tells of it late
  fireEvent(fold, new Event("toggle"));
  await screen.findByRole("textbox", { name: fields.name.label });
  return container;
}

test("an outcome's own addressee comes before the town's office; without either it is written by pen", () => {
  expect(addresseeOf(null, office)).toBe("Wójt\nUrząd Gminy Puck\nul. 1 Maja 13\n84-100 Puck");
  expect(addresseeOf("Konserwator, 80-852 Gdańsk", office)).toBe("Konserwator\n80-852 Gdańsk");
  expect(addresseeOf(null, undefined)).toBe("");
});

test("what is typed stands on the sheet, which is printed; clearing leaves the office alone", async () => {
  const print = jest.spyOn(window, "print").mockImplementation();
  await open();
  expect(sheet().getByText(/^Wójt\s+Urząd Gminy Puck/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(fields.name.label), "Jan Nowak");
  await userEvent.type(screen.getByLabelText(fields.plot.label), "12/3");
  expect(sheet().getByText("Jan Nowak")).toBeInTheDocument();
  expect(sheet().getByText("12/3")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: words.print }));
  expect(print).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: words.clear }));
  expect(sheet().queryByText("Jan Nowak")).not.toBeInTheDocument();
  expect(screen.getByLabelText(fields.name.label)).toHaveValue("");
  expect(sheet().getByText(/^Wójt/)).toBeInTheDocument();
});

test("a sketch is drawn by keys: what is put on it is a sentence, which arrows change and Delete removes", async () => {
  const container = await open();
  await userEvent.click(screen.getByLabelText(sketch.here));
  await userEvent.click(screen.getByRole("button", { name: sketch.things.tree.add }));
  const item = () => container.querySelector<HTMLElement>("li summary");
  const before = item()?.textContent ?? "";
  expect(sheet().getByText(before)).toBeInTheDocument();
  item()?.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  const after = item()?.textContent ?? "";
  expect(after).not.toBe(before);
  expect(sheet().getByText(after)).toBeInTheDocument();
  expect(screen.getAllByRole("status").map((each) => each.textContent)).toContain(after);
  await userEvent.keyboard("{Delete}");
  expect(item()).toBeNull();
  expect(sheet().queryByText(after)).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
});

test("a name of its own stands in the sentence", async () => {
  await open();
  await userEvent.click(screen.getByLabelText(sketch.here));
  await userEvent.click(screen.getByRole("button", { name: sketch.things.house.add }));
  await userEvent.type(screen.getByLabelText(sketch.ownName), "garaż");
  expect(sheet().getByText(/^garaż: /)).toBeInTheDocument();
});

test("the days of receipt and of the visit give the deadlines, in the form and on the sheet", async () => {
  await open();
  const type = (label: string, day: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value: day } });
  expect(sheet().queryByText(words.paper.forOwner)).not.toBeInTheDocument();
  type(deadlinesWords.received, "2026-11-30");
  expect(screen.getAllByText(/ 21 grudnia 2026 /)).toHaveLength(2);
  type(deadlinesWords.visited, "2026-12-10");
  for (const day of ["21 grudnia 2026", "28 grudnia 2026", "29 grudnia 2026", "10 czerwca 2027"])
    expect(sheet().getByText(new RegExp(` ${day} `))).toBeInTheDocument();
  type(deadlinesWords.visited, "2026-11-10");
  expect(sheet().getByText(deadlinesWords.order)).toBeInTheDocument();
  expect(sheet().queryByText(/2026/)).not.toBeInTheDocument();
});

test.each([
  ["nothing is said without a day, nor of a year that is still being typed", "", "0002-01-01", 0],
  ["the visit alone tells of all that follows from it", "", "2026-12-10", 3],
])("%s", (_, received, visited, count) => {
  expect(deadlineSentences(deadlinesWords, received, visited)).toHaveLength(count);
});
