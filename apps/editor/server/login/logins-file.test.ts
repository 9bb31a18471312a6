import fs, { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  changeLogins,
  digestOf,
  isSameDigest,
  loginsFile,
  nameKey,
  readLogins,
} from "./logins-file";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "logins-"));
  file = path.join(folder, "logins.json");
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test("a name is one name, as a Mac or another machine types it, in capital letters or not", () => {
  expect(nameKey("  Żaneta  ŁĄKA ".normalize("NFD"))).toBe(nameKey("żaneta łąka"));
  // Whatever somebody types is looked for by its beginning.
  expect(nameKey("a".repeat(4000))).toBe("a".repeat(100));
});

test("a login is added, gets another password and is taken away, and the others stay", () => {
  const first = changeLogins(file, "add", "Anna Nowak");
  changeLogins(file, "add", "Anna");
  const second = changeLogins(file, "password", "anna  nowak ");
  expect(second).not.toBe(first);
  expect(changeLogins(file)).toBe("Anna Nowak\nAnna");
  changeLogins(file, "remove", "ANNA");
  expect(changeLogins(file)).toBe("Anna Nowak");
  expect(readLogins(file).get(nameKey("Anna Nowak"))?.digest).toBe(digestOf(second));
});

test("nobody but the program can read the file, and it holds no password", () => {
  const password = changeLogins(file, "add", "Anna Nowak");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).not.toContain(password);
});

test.each([
  [0, 1],
  [1000, 0],
])("a file that user %d writes is given to whom its folder belongs: %d times", (user, times) => {
  jest.spyOn(process, "getuid").mockReturnValue(user);
  const given = jest.spyOn(fs, "chownSync").mockImplementation(() => undefined);
  const writing = jest.spyOn(fs, "writeFileSync");
  changeLogins(file, "add", "Anna Nowak");
  const { uid, gid } = statSync(folder);
  expect(given.mock.calls).toEqual(Array(times).fill([`${file}.new`, uid, gid]));
  // Written out before it takes the place of the one before.
  expect(writing.mock.calls.at(-1)?.[2]).toEqual({ flush: true });
});

test("passwords have more than 144 random bits, in characters that can be told apart", () => {
  const passwords = Array.from({ length: 50 }, (_, index) =>
    changeLogins(file, "add", `Anna ${index}`),
  );
  const characters = passwords.map((password) => password.replaceAll("-", ""));
  expect(new Set(characters).size).toBe(50);
  for (const password of characters) expect(password).toMatch(/^[a-km-np-z2-9]{30}$/);
  // 50 times 30 of 32 characters leave none out.
  expect(new Set(characters.join("")).size).toBe(32);
});

test("a password is the same with the capitals, spaces and hyphens of a phone", () => {
  const password = changeLogins(file, "add", "Anna");
  const [first = "", ...others] = password.replaceAll("-", " ");
  expect(digestOf(` ${first.toUpperCase()}${others.join("")} `)).toBe(digestOf(password));
  expect(isSameDigest(digestOf(password), digestOf(password))).toBe(true);
  expect(isSameDigest(digestOf(password), digestOf(`${password}a`))).toBe(false);
});

test.each(["", "  ", "7", "a<b", "a>b", "a\u0007b", "a".repeat(101)])(
  "a name that git would write otherwise is refused: %j",
  (name) => {
    expect(() => changeLogins(file, "add", name)).toThrow("A name has");
    expect(changeLogins(file)).toBe("");
  },
);

test("the file stands beside the clone, and a name may have a hundred letters", () => {
  expect(loginsFile("/srv/redakcja/strona")).toBe("/srv/redakcja/logins.json");
  changeLogins(file, "add", "a".repeat(100));
  expect(changeLogins(file)).toBe("a".repeat(100));
});

test("a slip is told, and changes nothing", () => {
  changeLogins(file, "add", "Anna");
  expect(() => changeLogins(file, "add", "anna ")).toThrow("Anna has a login");
  expect(() => changeLogins(file, "remove", "Jan")).toThrow("Jan has no login");
  expect(() => changeLogins(file, "password")).toThrow("Nobody has no login");
  expect(() => changeLogins(file, "delete", "Anna")).toThrow("remove NAME");
  expect(changeLogins(file)).toBe("Anna");
});

test("there may be no file yet, and one that holds no logins is named", () => {
  expect(readLogins(file).size).toBe(0);
  writeFileSync(file, "Anna: tajne");
  expect(() => readLogins(file)).toThrow(file);
  expect(() => changeLogins(file, "add", "Jan")).toThrow(file);
});

test("of two commands at once one says so, and takes no login away", () => {
  changeLogins(file, "add", "Anna");
  writeFileSync(`${file}.new`, "");
  expect(() => changeLogins(file, "add", "Jan")).toThrow(
    /^Another command is changing the logins.*\.new\.$/,
  );
  // What else keeps it from being written is told as it is.
  expect(() => changeLogins(path.join(folder, "none/logins.json"), "add", "Jan")).toThrow("ENOENT");
  rmSync(`${file}.new`);
  // One that was refused leaves nothing in the way.
  expect(() => changeLogins(file, "add", "7")).toThrow("A name has");
  changeLogins(file, "add", "Jan");
  expect(changeLogins(file)).toBe("Anna\nJan");
});
