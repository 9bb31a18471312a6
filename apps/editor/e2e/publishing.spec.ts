import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { axeFindings } from "../../../e2e/support/axe";
import { git } from "../../../e2e/support/project-copy";
import { PUBLICATION_STATE, type PublicationState } from "../server/publish/publication-state";
import { type Editing, EDITOR, expect, type Page, test } from "./test";

/** The commit before a test, to which the project and its remote go back after it. */
let begin: string;

test.beforeEach(({ editing }) => {
  begin = head(editing);
});

test.afterEach(({ editing }) => {
  git(editing.project, "reset", "--quiet", "--hard", begin);
  git(editing.project, "push", "--quiet", "--force");
  rmSync(path.join(editing.root, PUBLICATION_STATE), { force: true });
});

const head = ({ project }: Editing) => git(project, "rev-parse", "HEAD").trim();
/** What a file of the content says in the repository that is published. */
const sent = ({ repository }: Editing, file: string) =>
  git(repository, "show", `HEAD:content/${file}`);
const placeOf = ({ project }: Editing, file: string) => path.join(project, "content", file);

/** Somebody saves an entry. */
function save(editing: Editing, file: string, from: string, to: string): void {
  const place = placeOf(editing, file);
  writeFileSync(place, readFileSync(place, "utf8").replace(from, to));
}

const visit = (page: Page, { address }: Editing) => page.goto(`${address}/admin#?view=publish`);
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const status = (page: Page) => page.getByRole("status");

/** Expects no barriers, and nothing that makes the page scroll sideways. */
async function checkAtEveryWidth(page: Page): Promise<void> {
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

test("what was saved in a form is published, and the page follows it, closed and opened again", async ({
  page,
  editing,
}) => {
  await page.goto(`${editing.address}/admin#?view=entry&file=towns%2Fpuck.yaml`);
  await page.getByLabel("Powiat", { exact: true }).fill("powiat wejherowski");
  await press(page, "Zapisz");
  await page.getByRole("link", { name: "Opublikuj (1)" }).click();
  const record = page.getByRole("article").filter({ hasText: "Miejscowość „Puck”" });
  await expect(record).toContainText(`Ostatni zapis: ${EDITOR}`);
  await expect(record.locator("ins")).toHaveText("wejherowski");
  await press(page, "Opublikuj (1)");
  await expect(status(page)).toContainText("Wysła");
  await expect(page.getByRole("link", { name: "Opublikuj", exact: true })).toBeVisible();
  expect(sent(editing, "towns/puck.yaml")).toContain("powiat wejherowski");
  expect(git(editing.repository, "log", "-1", "--format=%an %s")).toContain(
    `${EDITOR} Publish Miejscowość „Puck”`,
  );

  // What `deploy/publish` writes.
  const become = (state: PublicationState["state"]) => {
    const told = { commit: head(editing), state, step: "build", since: new Date().toISOString() };
    writeFileSync(path.join(editing.root, PUBLICATION_STATE), JSON.stringify(told));
  };
  become("building");
  await page.goto("about:blank");
  await visit(page, editing);
  await expect(status(page)).toContainText("Strona się buduje, zwykle 2 minuty");
  become("failed");
  await expect(status(page)).toContainText("Nie opublikowano. Strona się nie zbudowała.");
  await checkAtEveryWidth(page);
  become("published");
  await page.reload();
  await expect(status(page)).toContainText("Opublikowano");
});

test("one change waits, another is thrown away, and the rest is published", async ({
  page,
  editing,
}) => {
  save(editing, "towns/puck.yaml", "powiat pucki", "powiat wejherowski");
  save(editing, "towns/wejherowo.yaml", "powiat wejherowski", "powiat pucki");
  save(editing, "galleries/frezowanie-pni.yaml", "Wióry po dużym pniu", "Wióry po starym pniu");
  await visit(page, editing);
  await page.getByRole("checkbox", { name: /Miejscowość „Puck”/ }).uncheck();
  await press(page, "Odrzuć zmiany: Miejscowość „Wejherowo”");
  await page.getByRole("alertdialog").getByRole("button", { name: "Odrzuć", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: /Wejherowo/ })).toBeHidden();
  await press(page, "Opublikuj (1)");
  await expect(status(page)).toContainText("Wysła");
  expect(sent(editing, "galleries/frezowanie-pni.yaml")).toContain("Wióry po starym pniu");
  expect(sent(editing, "towns/puck.yaml")).toContain("powiat pucki");
  expect(readFileSync(placeOf(editing, "towns/puck.yaml"), "utf8")).toContain("wejherowski");
  expect(git(editing.project, "status", "--porcelain").trim()).toBe("M content/towns/puck.yaml");
});

test("an unknown word is asked about with a way to its field, and taken for a good one", async ({
  page,
  editing,
}) => {
  save(editing, "galleries/frezowanie-pni.yaml", "Wióry po dużym pniu", "Wióry po dużym pnioku");
  await visit(page, editing);
  await press(page, "Opublikuj (1)");
  const told = page.getByRole("region", { name: "Opublikować mimo to?" });
  await expect(told).toBeFocused();
  await expect(told).toContainText("nieznane słowo „pnioku”");
  await checkAtEveryWidth(page);
  await told.getByRole("link", { name: "Otwórz formularz" }).click();
  await expect(
    page.getByRole("textbox", { name: /Podpis/ }).and(page.locator(":focus")),
  ).toHaveValue(/pnioku/);
  await page.goBack();
  await press(page, "Opublikuj (1)");
  await press(page, "To dobre słowo: „pnioku”");
  await expect(page.getByRole("checkbox", { name: "Lista dobrych słów" })).toBeChecked();
  await press(page, "Opublikuj (2)");
  await expect(status(page)).toContainText("Wysła");
  expect(sent(editing, "slownik.txt")).toContain("pnioku");
});

test("a place that somebody else has published otherwise is named, and both texts stay", async ({
  page,
  editing,
}) => {
  save(editing, "towns/puck.yaml", "powiat pucki", "powiat wejherowski");
  git(editing.project, "commit", "--quiet", "--all", "--message", "Theirs");
  git(editing.project, "push", "--quiet");
  git(editing.project, "reset", "--quiet", "--hard", begin);
  save(editing, "towns/puck.yaml", "powiat pucki", "powiat kartuski");
  await visit(page, editing);
  await press(page, "Opublikuj (1)");
  await expect(page.getByRole("region", { name: "Nic nie opublikowano" })).toContainText(
    /Zmieniono to i tutaj.*Miejscowość „Puck”: „Powiat”/,
  );
  await checkAtEveryWidth(page);
  await expect(page.getByRole("article").locator("ins").first()).toHaveText("kartuski");
  expect(sent(editing, "towns/puck.yaml")).toContain("powiat wejherowski");
});

test("the publication before the last one is taken back by keys alone", async ({
  page,
  editing,
}) => {
  await visit(page, editing);
  for (const [file, from, to] of [
    ["towns/puck.yaml", "powiat pucki", "powiat wejherowski"],
    ["galleries/frezowanie-pni.yaml", "Wióry po dużym pniu", "Wióry po starym pniu"],
  ] as const) {
    save(editing, file, from, to);
    await page.reload();
    await page.getByRole("button", { name: "Opublikuj (1)" }).press("Enter");
    await expect(page.getByText("Wszystko, co zapisano, jest już wysłane.")).toBeVisible();
  }
  const older = page.getByRole("article").filter({ hasText: "Miejscowość „Puck”" });
  await older.getByRole("button", { name: "Pokaż zmiany" }).press("Enter");
  await expect(older.locator("ins")).toHaveText("wejherowski");
  await older.getByRole("button", { name: "Cofnij" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Miejscowość „Puck”");
  await question.getByRole("button", { name: "Cofnij" }).press("Enter");
  await expect(page.getByText("Cofnięto: Miejscowość „Puck”")).toBeVisible();
  expect(sent(editing, "towns/puck.yaml")).toContain("powiat pucki");
  expect(sent(editing, "galleries/frezowanie-pni.yaml")).toContain("Wióry po starym pniu");
});
