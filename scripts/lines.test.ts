import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

test("a room has as many lines as its programs have line ends, and the site is what is not in `apps`", async () => {
  const print = jest.spyOn(console, "table").mockReturnValue();
  await import("./lines");
  const [rows] = print.mock.calls[0] as [Record<string, { programs: number; styles: number }>];
  print.mockRestore();
  const own = execFileSync("git", ["ls-files", "scripts/*.ts"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((file) => !file.endsWith(".test.ts"));
  const ends = own.map((file) => readFileSync(file, "utf8").match(/\n/g)?.length ?? 0);
  expect(rows.scripts?.programs).toBe(ends.reduce((all, some) => all + some, 0));
  const { all, ...rooms } = rows;
  const [site = ""] = Object.keys(rooms).filter((room) => room.startsWith("the site"));
  const apps = Object.keys(rooms).filter((room) => room.startsWith("apps/"));
  const inApps = apps.map((room) => rooms[room]?.programs ?? 0);
  expect(rooms[site]?.programs).toBe(
    (all?.programs ?? 0) - inApps.reduce((sum, one) => sum + one, 0),
  );
});
