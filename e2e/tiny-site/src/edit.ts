import path from "node:path";
import { createEditingServer } from "@typed-site/editing";
import { addresses } from "./addresses";
import { content } from "./content";

const PORT = process.env.EDITING_PORT ?? "8000";

const drawPages = (port: number) =>
  ["npx", "gatsby", "develop", "--host", "127.0.0.1", "--port", String(port)] as const;

/** Serves the editing page at `/admin`, until SIGTERM. */
async function edit(): Promise<void> {
  const site = {
    content,
    releaseProblems: () => [],
    learnWord: () => undefined,
    commands: { spelling: ["src/check-spelling.ts", "--json"], preview: drawPages },
    styles: ["src/style.css"],
    formAddress: addresses.endpoint,
  } as const;
  const app = await createEditingServer(site, { project: path.resolve(".") });
  process.once("SIGTERM", () => void app.close());
  await app.listen({ host: "127.0.0.1", port: Number(PORT) });
}

void edit();
