import { existsSync, rmSync } from "node:fs";
import {
  atRest,
  change,
  git,
  place,
  prepare,
  publish,
  read,
  stage,
  write,
} from "./publisher.fixture";

test("a saved change is thrown away alone, also one of a file that is new or gone", async () => {
  const before = read("faq.yaml");
  change();
  write("equipment.yaml", `# uwaga\n${read("equipment.yaml")}`);
  write("photos/nowe.jpg", "nowe");
  rmSync(place("photos/38.jpg"));
  const kept = read("equipment.yaml");
  for (const file of ["faq.yaml", "photos/nowe.jpg", "photos/38.jpg"]) {
    await stage.publisher.discard(file);
  }
  expect(read("faq.yaml")).toBe(before);
  expect(read("equipment.yaml")).toBe(kept);
  expect(git("status", "--porcelain")).toBe("M content/equipment.yaml");
  await expect(stage.publisher.discard("faq.yaml")).rejects.toThrow("już nie ma");
});

test("what the rest of the content needs is kept", async () => {
  const named = git("grep", "--only-matching", "-hE", "photos/[0-9]+\\.jpg", "--", "content");
  const [photo = ""] = named.split("\n");
  git("rm", "--quiet", "--cached", `content/${photo}`);
  git("commit", "--quiet", "-m", "Without the photo");
  await expect(stage.publisher.discard(photo)).rejects.toThrow("Nie ma zdjęcia");
  expect(existsSync(place(photo))).toBe(true);
});

test("once the last change is thrown away nothing asks to prepare what is there no more", async () => {
  change();
  expect((await prepare()).isPrepared).toBe(true);
  await stage.publisher.discard("faq.yaml");
  const { isPrepared, said } = await atRest();
  expect({ isPrepared, said }).toEqual({ isPrepared: false, said: "" });
});

test("nothing is thrown away while a publication is going on", async () => {
  change();
  const saved = read("faq.yaml");
  stage.programs.meanwhile = async () => {
    await expect(stage.publisher.discard("faq.yaml")).rejects.toThrow("już trwa");
  };
  const { failure } = await publish();
  expect(failure).toBeUndefined();
  expect((await atRest()).changes).toEqual([]);
  expect(read("faq.yaml")).toBe(saved);
});
