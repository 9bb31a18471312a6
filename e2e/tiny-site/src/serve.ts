import path from "node:path";
import { addEnquiries, enquiryEnvironment, enquiryProblems } from "@typed-site/enquiries/server";
import { createServer, serverEnvironment } from "@typed-site/server";
import { readEnvironment } from "@typed-site/utils/node";
import { addresses } from "./addresses";
import { mailWords } from "./mail-words";

/** Serves the built site in `public`, and takes orders, until SIGTERM. */
async function serve(): Promise<void> {
  const environment = { ...serverEnvironment, ...enquiryEnvironment };
  const config = readEnvironment(environment, process.env, enquiryProblems);
  const words = mailWords("poczta@piekarnia.example");
  const app = await createServer(path.resolve("public"), config, {}, (server, pages) =>
    addEnquiries(server, { pages, config, words, addresses }),
  );
  process.once("SIGTERM", () => void app.close());
  await app.listen({ port: config.PORT, host: config.HOST });
}

void serve();
