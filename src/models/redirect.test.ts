import { redirect } from "./redirect";

/** The file after pages have moved, each from an address to another one. */
const after = (before: unknown, ...moved: [string, string][]) =>
  redirect.editor?.afterSave?.(before, { moved: new Map(moved) });

test("a page that moves back leads from the address that it has left, and no longer from its own", () => {
  const before = [
    { from: "/a", to: "/b" },
    { from: "/c", to: "/d" },
  ];
  expect(after(before, ["/b", "/a"])).toEqual([
    { from: "/c", to: "/d" },
    { from: "/b", to: "/a" },
  ]);
});

test("the file stays as it is while no page moves; what is no entry of it stays in any case", () => {
  const odd = ["/a", { from: "/c", to: "/d" }];
  expect(after(odd)).toBe(odd);
  expect(after(odd, ["/b", "/a"])).toEqual([...odd, { from: "/b", to: "/a" }]);
  expect(after(undefined, ["/b", "/a"])).toEqual([{ from: "/b", to: "/a" }]);
});

test("an old address is known however its letters are composed and coded", () => {
  const movedFrom = (from: string) =>
    redirect.pages?.movedFrom?.({ file: "redirects.yaml", data: { from } });
  expect(["/łódź".normalize("NFD"), "/%C5%82%C3%B3d%C5%BA", "/łódź"].map(movedFrom)).toEqual(
    Array(3).fill("/łódź"),
  );
  expect(movedFrom("/100%")).toBe("/100%");
});
