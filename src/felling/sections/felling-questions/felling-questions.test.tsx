import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { fellingPath } from "../../../utils/paths";
import { FellingQuestions } from "./felling-questions";
import { fellingRules, fellingTowns, fellingWords } from "./felling-questions.fixture";

const questions = () => (
  <FellingQuestions rules={fellingRules} words={fellingWords} towns={fellingTowns} />
);

/** Goes to an address as Gatsby does, by rendering the page again. */
function goTo(address: string, { rerender }: ReturnType<typeof render>) {
  window.history.pushState(null, "", address);
  act(() => rerender(questions()));
}

/** jsdom has no layout. */
const scrollIntoView = jest.fn();

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView });
  window.history.replaceState(null, "", fellingPath);
  jest.mocked(navigate).mockClear();
  scrollIntoView.mockClear();
});

test("where scripts run, one question after the other, and none that changes nothing", async () => {
  const page = render(questions());
  expect(screen.getAllByRole("group")).toHaveLength(1);
  expect(screen.getByRole("region", { name: "Permit?" })).toBeInTheDocument();
  expect(screen.queryByText("Your answers")).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole("radio", { name: /^A tree/ }));
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(navigate).toHaveBeenLastCalledWith(`${fellingPath}?what=tree`);
  goTo(`${fellingPath}?what=tree`, page);
  expect(screen.getByRole("group")).toHaveTextContent("How thick?");
  expect(screen.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
  const how = { block: "nearest", behavior: "instant" };
  expect(scrollIntoView.mock.calls).toEqual([[how], [how]]);
  expect(scrollIntoView.mock.contexts.map((one) => (one as Element).localName)).toEqual([
    "form",
    "legend",
  ]);
  expect(document.activeElement).toHaveTextContent("How thick?");
  await userEvent.click(screen.getByRole("radio", { name: /^Thick/ }));
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  const said = `${fellingPath}?what=tree&girth=thick`;
  expect(navigate).toHaveBeenLastCalledWith(said);
  goTo(said, page);
  expect(document.activeElement).toHaveTextContent("Which town?");
});

test("whoever comes to a later question finds it, with the focus where it was", () => {
  const built = render(questions());
  const { innerHTML } = built.container;
  built.unmount();
  window.history.replaceState(null, "", `${fellingPath}?what=tree`);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = innerHTML;
  // The ids of a page that is built are others than those of one that is drawn.
  jest.spyOn(console, "error").mockImplementation();
  const page = render(questions(), { container, hydrate: true });
  jest.restoreAllMocks();
  expect(screen.getByRole("group")).toHaveTextContent("How thick?");
  expect(document.body).toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
  goTo(fellingPath, page);
  expect(document.activeElement).toHaveTextContent("What is it?");
});

test("a question says what it hangs on, what its answers mean, and that not to know is one", () => {
  const page = render(questions());
  const radios = () =>
    screen
      .getAllByRole<HTMLInputElement>("radio")
      .map(({ value, labels, name }) => [name, value, labels?.[0]?.textContent]);
  expect(radios()).toEqual([
    ["what", "shrub", "A shrubA shrub example"],
    ["what", "tree", "A treeA tree example"],
    ["what", "nie-wiem", "Not sure"],
  ]);
  expect(screen.getByText("It also hangs on").parentElement).toHaveTextContent(/Girth$/);
  expect(document.querySelector("circle")).not.toBeInTheDocument();
  goTo(`${fellingPath}?what=tree`, page);
  expect(radios().map(([name]) => name)).toEqual(["girth", "girth", "girth"]);
  expect(document.querySelectorAll("circle")).toHaveLength(1);
  expect(screen.queryByText("It also hangs on")).not.toBeInTheDocument();
  expect(screen.getByText("Not sure counts as the stricter.")).toBeInTheDocument();
  goTo(`${fellingPath}?what=shrub`, page);
  expect(screen.queryByText("Not sure counts as the stricter.")).not.toBeInTheDocument();
  expect(screen.getByRole("combobox")).toHaveAccessibleDescription("Or none.");
});

test("the way back leads to the question before, with the focus on it", () => {
  const page = render(questions());
  goTo(`${fellingPath}?what=tree`, page);
  goTo(fellingPath, page);
  expect(document.activeElement).toHaveTextContent("What is it?");
});

test("without an answer it asks for one and goes nowhere, each time it is sent", async () => {
  render(questions());
  const group = screen.getByRole("group");
  expect(group).toHaveAccessibleDescription("Look at it.");
  for (let time = 0; time < 2; time++) {
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Choose one.");
    expect(group).toHaveAccessibleDescription("Choose one. Look at it.");
    expect(document.activeElement).toHaveTextContent("What is it?");
  }
  expect(navigate).not.toHaveBeenCalled();
});

test("of the next question no answer is missing yet", async () => {
  const page = render(questions());
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  goTo(`${fellingPath}?what=tree`, page);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("once there is an answer it is not asked for any more", async () => {
  render(questions());
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await userEvent.click(screen.getByRole("radio", { name: /^A tree/ }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByRole("group")).toHaveAccessibleDescription("Look at it.");
});

test("a question says which it is, and of how many at most", () => {
  const page = render(questions());
  expect(screen.getByRole("group")).toHaveTextContent("Question 1 of 2 at most");
  goTo(`${fellingPath}?what=tree`, page);
  expect(screen.getByRole("group")).toHaveTextContent("Question 2 of 2 at most");
});

test("each answer so far can be changed", () => {
  const page = render(questions());
  goTo(`${fellingPath}?what=tree`, page);
  expect(screen.getByText("It is a tree.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Change\b.*What$/ })).toHaveAttribute(
    "href",
    fellingPath,
  );
  goTo(`${fellingPath}?what=tree&girth=thick`, page);
  expect(screen.getByRole("link", { name: /^Change\b.*Girth$/ })).toHaveAttribute(
    "href",
    `${fellingPath}?what=tree`,
  );
});

test("the town comes last, goes along in the address, and may stay without an answer", async () => {
  const page = render(questions());
  goTo(`${fellingPath}?what=shrub`, page);
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(navigate).toHaveBeenLastCalledWith(`${fellingPath}/nothing?what=shrub`);
  await userEvent.selectOptions(screen.getByRole("combobox"), "Łeba");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(navigate).toHaveBeenLastCalledWith(
    `${fellingPath}/nothing?what=shrub&miejscowosc=%C5%82eba`,
  );
});

test("towns are listed by name, whatever their order in the menu", () => {
  const towns = ["Żukowo", "Sztum", "Łeba", "Ligota"].map((name) => ({ name, path: `/${name}` }));
  const page = render(<FellingQuestions rules={fellingRules} words={fellingWords} towns={towns} />);
  goTo(`${fellingPath}?what=shrub`, page);
  page.rerender(<FellingQuestions rules={fellingRules} words={fellingWords} towns={towns} />);
  const [, ...names] = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(names).toEqual(["Ligota", "Łeba", "Sztum", "Żukowo"]);
  expect(towns[0]?.name).toBe("Żukowo");
});
