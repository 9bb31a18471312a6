import { pairRenamed } from "./pair-renamed";

const gone = (before: string, text: string) => ({ before, former: Buffer.from(text) });
const added = (after: string, text: string) => ({ after, bytes: Buffer.from(text) });

test("a new entry is the one that is gone with which it shares most, more than half of its lines", () => {
  const [old, older] = [gone("towns/a.yaml", "1\n2\n3\n4"), gone("towns/b.yaml", "1\n2\n3\n5")];
  const now = added("towns/c.yaml", "1\n2\n3\n5");
  expect(pairRenamed([old, older, now])).toEqual([{ ...older, ...now }, old]);
});

test.each([
  ["half of the lines", "1\n2\n3\n4", "1\n2\n5\n6"],
  ["lines of a much longer text", "1\n2", "1\n2\n3\n4\n5"],
])("what shares only %s is another entry", (_, former, text) => {
  const [old, now] = [gone("towns/a.yaml", former), added("towns/b.yaml", text)];
  expect(pairRenamed([old, now])).toEqual([now, old]);
});

test("two new entries are not one that is gone, and a photo or a changed file is no other", () => {
  const old = gone("towns/a.yaml", "1\n2\n3");
  const [first, second] = [added("towns/b.yaml", "1\n2\n3"), added("towns/c.yaml", "1\n2\n3")];
  expect(pairRenamed([old, first, second])).toEqual([{ ...old, ...first }, second]);
  const photo = added("photos/a.jpg", "1\n2\n3");
  const changed = { ...gone("towns/d.yaml", "1"), ...added("towns/d.yaml", "1\n2\n3") };
  const lost = gone("photos/b.jpg", "1\n2\n3");
  expect(pairRenamed([old, photo, changed, lost])).toEqual([photo, changed, lost, old]);
});
