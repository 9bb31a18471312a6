import { execFileSync } from "node:child_process";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { rightContent } from "../../e2e/support/content/content-problems";
import { movedPages } from "./moved-pages";

function committed() {
  const folder = contentFolder(rightContent);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  git("init");
  git("add", ".");
  git("-c", "user.name=x", "-c", "user.email=x@x.example", "commit", "-m", "x");
  return { folder, git, at: (name: string) => path.join(folder, name) };
}

test("a renamed service and a renamed town are hinted at until a redirect leads to them", () => {
  const { folder, git, at } = committed();
  expect(movedPages(folder)).toEqual([]);
  renameSync(at("services/trawa-z-rolki.yaml"), at("services/darn.yaml"));
  rmSync(at("towns/puck.yaml"));
  writeFileSync(
    at("towns/reda.yaml"),
    String(rightContent["towns/reda.yaml"]).replace("name: Reda", "name: Ręda"),
  );
  const hints = movedPages(folder);
  expect(hints).toHaveLength(3);
  expect(hints.join("\n")).toMatch(/\/trawa-z-rolki[^]*\/puck[^]*\/reda/);
  // Also once it is ready for the next commit.
  git("add", ".");
  expect(movedPages(folder)).toEqual(hints);

  writeFileSync(
    at("redirects.yaml"),
    ["/trawa-z-rolki", "/puck", "/reda"].map((from) => `- from: ${from}\n  to: /\n`).join(""),
  );
  expect(movedPages(folder)).toEqual([]);
});

test("other changes, and a folder without git, say nothing", () => {
  const { folder, at } = committed();
  rmSync(at("galleries/ogrody.yaml"));
  writeFileSync(at("faq.yaml"), "");
  expect(movedPages(folder)).toEqual([]);
  expect(movedPages(contentFolder(rightContent))).toEqual([]);
});
