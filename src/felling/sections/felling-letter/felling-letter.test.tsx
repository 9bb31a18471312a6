import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { anchors } from "../../../utils/anchors";
import { siteUrl } from "../../../utils/site-url";
import { addresseeOf, LETTER_FIELD_NAMES } from "../../letter-fields";
import { deadlineSentences } from "./deadlines-field";
import { FellingLetter } from "./felling-letter";
import { deadlinesWords, letterWords as words } from "./felling-letter.fixture";

const office = { name: "Urząd Gminy Puck", head: "Wójt", post: "ul. 1 Maja 13, 84-100 Puck" };
const town = { name: "Puck", path: "/puck", locative: "w Pucku", protection: null };

const { fields, sketch } = words;
const sheet = () => within(screen.getByRole("article"));
/** The sketch, or the empty frame for one. */
const drawing = () => sheet().getByText(sketch.heading).closest("p")?.nextElementSibling;
const field = (name: (typeof LETTER_FIELD_NAMES)[number]) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(fields[name].label);
const type = (control: HTMLElement, value: string) =>
  fireEvent.input(control, { target: { value } });

/** Shows the folded letter to somebody from a town. */
function show() {
  const { container } = render(
    <FellingLetter
      letter={{ intro: "One sheet.", addressee: null }}
      town={{ ...town, office: { ...office, address: null } }}
      words={{ letter: words, deadlines: deadlinesWords }}
    />,
  );
  const fold = container.querySelector("details");
  if (!fold) throw new Error("The letter is not folded");
  return { container, fold };
}

/** Lets the letter's script come, if it was asked for. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Opens the letter; jsdom tells of it late. */
function unfold(fold: HTMLDetailsElement) {
  fold.open = true;
  fireEvent(fold, new Event("toggle"));
}

/** Shows it, opens it, and waits for its form. */
async function open() {
  const { container, fold } = show();
  unfold(fold);
  await screen.findByRole("textbox", { name: fields.name.label });
  return container;
}

test("an outcome's own addressee comes before the town's office; without either it is written by pen", () => {
  expect(addresseeOf(null, office)).toBe("Wójt\nUrząd Gminy Puck\nul. 1 Maja 13\n84-100 Puck");
  expect(addresseeOf("Konserwator, 80-852 Gdańsk", office)).toBe("Konserwator\n80-852 Gdańsk");
  expect(addresseeOf("", office)).toBe("");
  expect(addresseeOf(null, undefined)).toBe("");
});

test("the empty sheet has a line for all that the law and the office ask for, and room to draw", () => {
  const { fold } = show();
  expect(fold).toHaveAttribute("id", anchors.letter);
  expect(fold).toHaveAttribute("data-prints-alone");
  expect(screen.getByRole("region", { name: words.heading })).toContainElement(fold);
  expect(fold).toHaveTextContent("One sheet.");
  const { paper } = words;
  const lines = sheet().getAllByRole("term");
  const asked = LETTER_FIELD_NAMES.map((name) => fields[name].label);
  expect(lines.map(({ textContent }) => textContent)).toEqual([paper.placeAndDate, ...asked]);
  expect(screen.getByRole("article", { name: paper.title })).toHaveTextContent(
    paper.attached.join(""),
  );
  for (const text of [paper.title, paper.sentence, paper.attachments, paper.signature])
    expect(sheet().getByText(text)).toBeInTheDocument();
  expect(screen.getByRole("article").lastElementChild).toHaveTextContent(
    new RegExp(` ${new URL(siteUrl).host}$`),
  );
  expect(drawing()).toBeEmptyDOMElement();
});

test("the form comes as soon as the letter is open, also if it was before the scripts came", async () => {
  show();
  await settle();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  jest.spyOn(HTMLDetailsElement.prototype, "open", "get").mockReturnValue(true);
  show();
  expect(await screen.findByRole("textbox", { name: fields.name.label })).toBeInTheDocument();
  jest.restoreAllMocks();
});

test("its fields have hints, room, an end, and what the browser knows", async () => {
  await open();
  for (const name of LETTER_FIELD_NAMES)
    expect(field(name)).toHaveAccessibleDescription(fields[name].hint ?? "");
  expect(
    LETTER_FIELD_NAMES.map((name) => {
      const { maxLength, autocomplete } = field(name);
      return [name, maxLength, Number(field(name).getAttribute("rows")), autocomplete];
    }),
  ).toEqual([
    ["name", 60, 0, "name"],
    ["address", 100, 2, "street-address"],
    ["phone", 20, 0, "tel"],
    ["addressee", 150, 4, ""],
    ["plot", 40, 0, ""],
    ["precinct", 80, 0, ""],
    ["trees", 100, 2, ""],
  ]);
  // Several lines where the table of fields says so.
  expect(LETTER_FIELD_NAMES.filter((name) => field(name).localName === "textarea")).toEqual([
    "address",
    "addressee",
    "trees",
  ]);
  for (const text of [words.privacy, words.printHint])
    expect(screen.getByText(text)).toBeInTheDocument();
});

test("what is typed stands on the sheet, which is printed; clearing leaves the office alone", async () => {
  const print = jest.spyOn(window, "print").mockImplementation();
  const container = await open();
  expect(sheet().getByText(/^Wójt\s+Urząd Gminy Puck/)).toBeInTheDocument();
  expect(field("addressee")).toHaveValue(addresseeOf(null, office));
  await userEvent.type(field("name"), "Jan Nowak");
  type(field("plot"), "12/3");
  type(field("address"), "ul. Długa 1\n\n\nPuck\n\nPolska");
  type(field("addressee"), "Starosta");
  const written = sheet()
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);
  const address = "ul. Długa 1\nPuck\nPolska";
  expect(written).toEqual(["", "Jan Nowak", address, "", "Starosta", "12/3", "", ""]);
  await userEvent.click(screen.getByRole("button", { name: words.print }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(fireEvent.submit(container.querySelector("form") as HTMLFormElement)).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: words.clear }));
  expect(sheet().queryByText("Jan Nowak")).not.toBeInTheDocument();
  expect(field("name")).toHaveValue("");
  expect(sheet().getByText(/^Wójt/)).toBeInTheDocument();
});

test("a sketch that is drawn here takes the place of the frame, until all is cleared", async () => {
  const container = await open();
  fireEvent.click(screen.getByRole("button", { name: sketch.things.house.add }));
  fireEvent.change(screen.getByLabelText(sketch.ownName), { target: { value: "garaż" } });
  expect(drawing()).toBeEmptyDOMElement();
  await userEvent.click(screen.getByLabelText(sketch.here));
  expect(sheet().getByText(/^garaż: /)).toBeInTheDocument();
  expect(drawing()).not.toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole("button", { name: words.clear }));
  expect(drawing()).toBeEmptyDOMElement();
  expect(container.querySelector("li summary")).not.toBeInTheDocument();
});

test("the days of receipt and of the visit give the deadlines, in the form and on the sheet", async () => {
  await open();
  const received = screen.getByLabelText(deadlinesWords.received);
  const visited = screen.getByLabelText(deadlinesWords.visited);
  for (const day of [received, visited]) expect(day).toHaveAttribute("min", "2025-01-01");
  expect(received).toHaveAccessibleDescription(deadlinesWords.receivedHint ?? "");
  expect(visited).toHaveAccessibleDescription(deadlinesWords.visitedHint ?? "");
  expect(sheet().queryByText(words.paper.forOwner)).not.toBeInTheDocument();
  expect(screen.queryByText(deadlinesWords.note)).not.toBeInTheDocument();
  type(received, "2026-11-30");
  expect(sheet().getByText(words.paper.forOwner)).toBeInTheDocument();
  const said = screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("");
  expect(said).toContain("21 grudnia 2026");
  expect(said).toContain(deadlinesWords.note);
  type(visited, "2026-12-10");
  for (const day of ["21 grudnia 2026", "28 grudnia 2026", "29 grudnia 2026", "10 czerwca 2027"])
    expect(sheet().getByText(new RegExp(` ${day} `))).toBeInTheDocument();
  expect(sheet().queryByText(deadlinesWords.note)).not.toBeInTheDocument();
  type(visited, "2026-11-10");
  expect(sheet().getByText(deadlinesWords.order)).toBeInTheDocument();
  expect(sheet().queryByText(/2026/)).not.toBeInTheDocument();
});

test.each([
  ["nothing is said without a day", "", "", 0],
  ["nor of a year that is still being typed", "", "0002-01-01", 0],
  ["such a year of the visit hides nothing", "2026-11-30", "0202-12-10", 1],
  ["nor does one of the receipt", "0202-11-30", "2026-12-10", 3],
  ["the visit alone tells of all that follows from it", "", "2026-12-10", 3],
  ["the office may come at once", "2026-12-10", "2026-12-10", 4],
  ["the first day counts", "2025-01-01", "", 1],
])("%s", (_, received, visited, count) => {
  expect(deadlineSentences(deadlinesWords, received, visited)).toHaveLength(count);
});
