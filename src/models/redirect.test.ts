import { redirect } from "./redirect";

test("a page that moves back leads from the address that it has left, and no longer from its own", () => {
  const before = [
    { from: "/a", to: "/b" },
    { from: "/c", to: "/d" },
  ];
  expect(redirect.editor?.afterSave?.(before, { moved: new Map([["/b", "/a"]]) })).toEqual([
    { from: "/c", to: "/d" },
    { from: "/b", to: "/a" },
  ]);
});
