import path from "node:path";
import { z } from "zod";
import { answer, bytesOf, type Server } from "../api/http";
import { refusal } from "../change/answers";
import type { ContentStore } from "../change/content-store";
import type { EditedSite } from "../edited-site";
import { chromiumForPictures } from "./differences/pictures";
import { Memory } from "./memory";
import { PublicSite, targetsFrom } from "./outside/public-site";
import { type Author, Repository } from "./outside/repository";
import { Workshop } from "./outside/workshop";
import { publishPage } from "./page/publish-page";
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

/**
 * Adds the page for publishing to the server of `gatsby develop`, and what it asks for.
 * @param store the one that saves, so that what is thrown away waits for a save and the other way round
 */
export function addPublishing(app: Server, edited: EditedSite, store: ContentStore): void {
  const folder = path.resolve(".develop/publish");
  const pictures = path.join(folder, "pictures");
  const repository = new Repository(path.resolve("."), folder);
  const workshop = new Workshop(repository, folder);
  const site = new PublicSite(workshop, edited.commands.deploy, targetsFrom(process.env));
  const publisher = new Publisher({
    ...edited,
    store,
    repository,
    workshop,
    site,
    pictures,
    memory: new Memory(path.join(folder, "memory.json")),
    // Looked up late: Playwright is large, and most sessions publish nothing.
    get chromium() {
      return chromiumForPictures();
    },
  });
  app.get(PUBLISHING, (_, response) => {
    void publisher.state().then((state) => response.type("html").send(publishPage(state)));
  });
  for (const style of [edited.tokens, "packages/editing/publish/browser/publish.css"]) {
    const { dir, base } = path.parse(path.resolve(style));
    app.get(`${PUBLISHING}/${base}`, (_, response) => response.sendFile(base, { root: dir }));
  }
  app.get(RegExp(`^${PUBLISHING}/pictures/([\\w-]+\\.jpg)$`), (request, response) =>
    response.sendFile(request.params[0] ?? "", { root: pictures }),
  );
  const actions: Record<string, (sent: string) => unknown> = {
    state: () => undefined,
    prepare: (sent) => publisher.prepare(authorIn(sent)),
    stop: () => publisher.stop(),
    "take-newer": () => publisher.takeNewer(),
    discard: (file) => publisher.discard(file),
    publish: () => publisher.publish(),
    "take-back": () => publisher.takeBack(),
  };
  for (const [name, begin] of Object.entries(actions)) {
    app.post(`/admin/api/publish/${name}`, (request, response) =>
      answer(request, response, async () => {
        try {
          await begin((await bytesOf(request, MOST_BYTES)).toString("utf8"));
        } catch (error) {
          publisher.refuse(error);
        }
        const state = await publisher.state();
        return { page: publishPage(state), isRunning: state.isRunning };
      }),
    );
  }
}

/**
 * Who the editor says to be; undefined where nobody asked.
 * @throws Refusal
 */
function authorIn(sent: string): Author | undefined {
  if (sent === "{}") return undefined;
  const { success, data } = author.safeParse(JSON.parse(sent));
  if (success) return data;
  throw refusal(
    "Brakuje imienia i nazwiska albo adresu e-mail.",
    "Wpisz jedno i drugie. W nazwisku nie może być znaków „<” i „>”.",
  );
}
