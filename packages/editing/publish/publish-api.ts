import path from "node:path";
import { z } from "zod";
import { bundledScript } from "../bundled-script";
import { refusal } from "../change/answers";
import type { ContentStore } from "../change/content-store";
import type { EditedSite } from "../edited-site";
import { answer, bytesOf, type Request, type Server } from "../http";
import { chromiumForPictures } from "./differences/pictures";
import { Memory } from "./memory";
import { PublicSite, targetsFrom } from "./outside/public-site";
import { type Author, Repository } from "./outside/repository";
import { Workshop } from "./outside/workshop";
import { PUBLISH_PAGE } from "./publish-page";
import { Publisher } from "./publisher";

/** Where the page for publishing is. */
export const PUBLISHING = "/admin/opublikuj";

const MOST_BYTES = 4096;

/** What git can take into a commit, and a person writes. */
const author = z.object({
  name: z
    .string()
    .trim()
    .regex(/^[^<>\p{Cc}]{1,100}$/u),
  email: z.email().max(254),
});

const discarded = z.object({ file: z.string() });

/**
 * Adds the page for publishing to the server of `gatsby develop`, and what it asks for.
 * @param store the one that saves, so that what is thrown away waits for a save and the other way round
 */
export function addPublishing(app: Server, edited: EditedSite, store: ContentStore): void {
  const work = path.resolve(".develop/publish");
  const pictures = path.join(work, "pictures");
  const repository = new Repository(path.resolve("."), work);
  const workshop = new Workshop(repository, work);
  const site = new PublicSite(workshop, targetsFrom(process.env));
  const publisher = new Publisher({
    ...edited,
    store,
    repository,
    workshop,
    site,
    pictures,
    memory: new Memory(path.join(work, "memory.json")),
    // Looked up late: Playwright is large, and most sessions publish nothing.
    get chromium() {
      return chromiumForPictures();
    },
  });
  app.get(PUBLISHING, (_, response) => response.type("html").send(PUBLISH_PAGE));
  for (const style of ["src/styles/tokens.css", "packages/editing/publish/browser/publish.css"]) {
    const { dir, base } = path.parse(path.resolve(style));
    app.get(`${PUBLISHING}/${base}`, (_, response) => response.sendFile(base, { root: dir }));
  }
  app.get(`${PUBLISHING}/start.js`, (_, response) =>
    response.type("js").send(bundledScript("packages/editing/publish/browser/start.ts")),
  );
  app.get(RegExp(`^${PUBLISHING}/pictures/([\\w-]+\\.jpg)$`), (request, response) =>
    response.sendFile(request.params[0] ?? "", { root: pictures }),
  );
  app.get(`${PUBLISHING}/state`, (request, response) =>
    answer(request, response, () => publisher.state()),
  );
  const post = (name: string, begin: (request: Request) => unknown) =>
    app.post(`${PUBLISHING}/${name}`, (request, response) =>
      answer(request, response, async () => {
        await begin(request);
        return publisher.state();
      }),
    );
  post("prepare", async (request) => publisher.prepare(await authorOf(request)));
  post("stop", () => publisher.stop());
  post("take-newer", () => publisher.takeNewer());
  post("discard", async (request) => {
    const { file } = discarded.parse(await jsonOf(request));
    await publisher.discard(file);
  });
  post("publish", () => publisher.publish());
  post("take-back", () => publisher.takeBack());
}

/**
 * Who the editor says to be; undefined where nobody asked.
 * @throws Refusal
 */
async function authorOf(request: Request): Promise<Author | undefined> {
  const sentJson = await jsonOf(request);
  if (sentJson === undefined) return undefined;
  const sent = author.safeParse(sentJson);
  if (sent.success) return sent.data;
  throw refusal(
    "Brakuje imienia i nazwiska albo adresu e-mail.",
    "Wpisz jedno i drugie. W nazwisku nie może być znaków „<” i „>”.",
  );
}

async function jsonOf(request: Request): Promise<unknown> {
  const text = (await bytesOf(request, MOST_BYTES)).toString("utf8");
  return text === "" ? undefined : JSON.parse(text);
}
