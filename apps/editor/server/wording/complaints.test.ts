import { complaintOf } from "./complaints";

test("days in a reason are written as people write them", () => {
  const words = {
    problem: "Dzień „2027-01-03” jest przed pierwszym („2026-12-14”).",
    remedy: "Wpisz dzień po 2026-12-14.",
  };
  expect(complaintOf({ code: "own", params: words })).toEqual({
    problem: "Dzień „3 stycznia 2027” jest przed pierwszym („14 grudnia 2026”).",
    remedy: "Wpisz dzień po 14 grudnia 2026.",
  });
});

test("where signs are wrong in a file, a form advises its buttons", () => {
  const { remedy } = complaintOf({ code: "html", params: { words: "<b>" } });
  expect(remedy).toContain("mają przyciski nad tekstem");
});
