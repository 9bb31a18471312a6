import { errorsOf, standingComplaints } from "./complaints";

test("a complaint stands until its field is another", () => {
  const about = (...path: (string | number)[]) => ({ problem: "", remedy: "", path });
  const general = { problem: "Redakcja nie odpowiada.", remedy: "" };
  const complaints = [about("name"), about("towns", 1), about("towns"), general];
  const data = { name: "Puck", towns: ["Hel", "Reda"] };
  const standing = (now: unknown) => standingComplaints({ complaints, data }, now);
  expect(standing(data)).toEqual(complaints);
  expect(standing({ ...data, name: "Hel" })).toEqual(complaints.slice(1));
  expect(standing({ ...data, towns: ["Hel"] })).toEqual([about("name"), general]);
});

test("a field of which two complaints speak tells both", () => {
  const path = ["towns", 1];
  const errors = errorsOf([
    { problem: "Za długie.", remedy: "Skróć.", path },
    { problem: "Nieznany znak.", remedy: "", path },
    { problem: "Redakcja nie odpowiada.", remedy: "" },
  ]);
  expect([...errors]).toEqual([["root_towns_1", "Za długie. Skróć. Nieznany znak."]]);
});
