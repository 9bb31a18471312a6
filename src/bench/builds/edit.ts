import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../../e2e/support/chromium";
import { median } from "../../../e2e/support/helpers";

const FILE = "content/faq.yaml";
const PORT = process.env.PORT ?? "8123";
const ROUNDS = 5;

/**
 * `npm run bench:edit`: starts `gatsby develop`, edits a question and its file's syntax several
 * times, and prints the seconds until the browser shows the edit, the mistake and its mending.
 * The file is put back at the end.
 */
async function run(): Promise<void> {
  const original = readFileSync(FILE, "utf8");
  const server = spawn("npx", ["gatsby", "develop", "--port", PORT], {
    detached: true,
    stdio: "ignore",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  try {
    const page = await openHome();
    const times = { edit: [] as number[], mistake: [] as number[], mended: [] as number[] };
    for (let round = 1; round <= ROUNDS; round++) {
      const words = `Próba ${round}: ile trwa`;
      const edited = original.replace(/question: .*/, `question: "${words}?"`);
      times.edit.push(await measure(edited, () => page.getByText(words).first().waitFor()));
      const broken = edited.replace(/question: /, "question: Ile: ");
      const report = page.getByRole("alert").filter({ hasText: "W treści: 1 błąd." });
      times.mistake.push(await measure(broken, () => report.waitFor()));
      if (!(await page.getByText(words).first().isVisible())) throw new Error("lost the good page");
      times.mended.push(await measure(edited, () => report.waitFor({ state: "detached" })));
    }
    print(times);
    await page.context().browser()?.close();
  } finally {
    writeFileSync(FILE, original);
    stop(server);
  }
}

async function openHome(): Promise<Page> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const page = await browser.newPage();
  const address = `http://localhost:${PORT}/`;
  const deadline = Date.now() + 300_000;
  while (
    !(await page.goto(address).then(
      (answer) => answer?.ok(),
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error("gatsby develop did not start");
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  await page.locator("footer").waitFor({ timeout: 300_000 });
  await page.waitForLoadState("networkidle");
  return page;
}

/** Seconds from writing the file until the browser shows what is awaited. */
async function measure(text: string, shown: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  writeFileSync(FILE, text);
  await shown();
  return (performance.now() - start) / 1000;
}

function print(times: Record<string, number[]>): void {
  console.table(
    Object.entries(times).map(([what, seconds]) => ({
      what,
      "median, s": median(seconds).toFixed(2),
      "longest, s": Math.max(...seconds).toFixed(2),
    })),
  );
}

function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}

void run();
