import { renderHook } from "@testing-library/react";
import { navigate } from "gatsby";
import { outcomeAddress } from "../../../utils/paths";
import { fellingRules, fellingTowns } from "../felling-questions/felling-questions.fixture";
import { useAnswers } from "./use-answers";

beforeEach(() => jest.mocked(navigate).mockClear());

/** Opens the page of an outcome. */
function open(outcome: string, query: string) {
  window.history.replaceState(null, "", outcomeAddress(outcome) + query);
  return renderHook(() => useAnswers(fellingRules, outcome, "Result: {outcome}", fellingTowns))
    .result.current;
}

test("the address tells the answers, and the rule that decides", () => {
  expect(open("permit", "?what=tree&girth=thick")).toEqual({
    message: "Result: a permit\nWhat: a tree\nGirth: thick",
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

test("the address tells the town, but only one that there is, and it goes on with the answers", () => {
  const query = "?what=shrub&miejscowosc=%C5%82eba";
  expect(open("nothing", query).town).toBe(fellingTowns[1]);
  expect(open("nothing", "?what=shrub&miejscowosc=constructor").town).toBeUndefined();
  open("permit", query);
  const target = `${outcomeAddress("nothing")}${query}`;
  expect(navigate).toHaveBeenLastCalledWith(target, { replace: true });
});
