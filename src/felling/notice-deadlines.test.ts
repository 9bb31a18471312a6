import { dayInWords, noticeDeadlines } from "./notice-deadlines";
import { DEADLINES } from "./notice-deadlines.fixture";

test("deadlines are those of another calendar, on days around each day off of twelve years", () => {
  expect(DEADLINES.length).toBeGreaterThan(200);
  const found = DEADLINES.map(([day = ""]) => {
    const { visitBy, afterVisit } = noticeDeadlines(day, day);
    return [day, visitBy, afterVisit?.objectionBy, afterVisit?.fellBy];
  });
  expect(found).toEqual(DEADLINES);
});

test("felling may begin the day after the last one for an objection", () => {
  const { afterVisit } = noticeDeadlines("2026-11-30", "2026-12-10");
  expect(afterVisit).toEqual({
    objectionBy: "2026-12-28",
    fellFrom: "2026-12-29",
    fellBy: "2027-06-10",
  });
});

test("without a visit there is no day for what follows from it", () => {
  expect(noticeDeadlines("2026-11-30")).toEqual({ visitBy: "2026-12-21", afterVisit: undefined });
});

test("an empty field is no day", () => {
  expect(() => noticeDeadlines("")).toThrow(RangeError);
});

test("a day in words", () => {
  expect(dayInWords("2026-12-01")).toBe("1 grudnia 2026");
});
