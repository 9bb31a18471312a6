import { renderHook, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import { outcomeAddress } from "../../../utils/paths";
import { fellingRules } from "../felling-questions/felling-questions.fixture";
import { useAnswers } from "./use-answers";

const łeba = { name: "Łeba", path: "/łeba", locative: "w Łebie" };

/** The data of the site's pages, by their addresses. */
const pages: Record<string, object> = {
  "/page-data/%C5%82eba/page-data.json": { result: { data: { town: łeba } } },
  "/page-data/kontakt/page-data.json": { result: { data: {} } },
};
const fetched = jest.fn((address: string) =>
  pages[address]
    ? Promise.resolve({ json: () => Promise.resolve(pages[address]) })
    : Promise.reject(new Error("not found")),
);
window.fetch = fetched as never;

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  fetched.mockClear();
});

/** Opens the page of an outcome; its state is that of the moment. */
function visit(outcome: string, query: string) {
  window.history.replaceState(null, "", outcomeAddress(outcome) + query);
  return renderHook(() => useAnswers(fellingRules, outcome, "Result: {outcome}")).result;
}
const open = (outcome: string, query: string) => visit(outcome, query).current;

test("the address tells the answers, and the rule that decides", () => {
  expect(open("permit", "?what=tree&girth=thick")).toEqual({
    message: "Result: a permit\nIt is a tree.\nIt is thick.",
    rule: 2,
    town: undefined,
  });
  expect(navigate).not.toHaveBeenCalled();
});

test("without answers the page says what it says to everybody", () => {
  expect(open("nothing", "?x=1")).toEqual({ message: "", rule: undefined, town: undefined });
  expect(navigate).not.toHaveBeenCalled();
});

test("answers that lead to another outcome, as an old link may have them, go on to it", () => {
  expect(open("permit", "?what=shrub")).toEqual({ message: "", rule: undefined, town: undefined });
  const target = `${outcomeAddress("nothing")}?what=shrub`;
  expect(navigate).toHaveBeenLastCalledWith(target, { replace: true });
});

test("answers that change while the page stays go on, too", () => {
  window.history.replaceState(null, "", `${outcomeAddress("permit")}?what=tree&girth=thick`);
  const { rerender } = renderHook(() => useAnswers(fellingRules, "permit", "Result: {outcome}"));
  expect(navigate).not.toHaveBeenCalled();
  window.history.replaceState(null, "", `${outcomeAddress("permit")}?what=shrub`);
  rerender();
  const target = `${outcomeAddress("nothing")}?what=shrub`;
  expect(navigate).toHaveBeenLastCalledWith(target, { replace: true });
});

test("the address tells the town, whose data come from its own page alone", async () => {
  const state = visit("nothing", "?what=shrub&miejscowosc=%C5%82eba");
  await waitFor(() => expect(state.current.town).toEqual(łeba));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("who names no town loads none", () => {
  open("nothing", "?what=shrub");
  expect(fetched).not.toHaveBeenCalled();
});

test.each(["constructor", "kontakt", "../kontakt"])(
  "%s is no town, and the message does without",
  async (id) => {
    const state = visit("nothing", `?what=shrub&miejscowosc=${encodeURIComponent(id)}`);
    // written only once, so not before it is known what belongs in it
    expect(state.current.message).toBe("");
    await waitFor(() => expect(state.current.message).toBe("Result: nothing\nIt is a shrub."));
    expect(state.current.town).toBeUndefined();
  },
);

test("the town goes on with the answers", async () => {
  const query = "?what=shrub&miejscowosc=%C5%82eba";
  const state = visit("permit", query);
  const target = `${outcomeAddress("nothing")}${query}`;
  expect(navigate).toHaveBeenLastCalledWith(target, { replace: true });
  await waitFor(() => expect(state.current.town).toEqual(łeba));
});
