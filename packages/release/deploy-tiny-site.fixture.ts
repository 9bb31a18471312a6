import path from "node:path";
import { deploy } from "./deploy";

/** A site whose server is tiny. */
export const tinySite = (site: string, content: string) => ({
  site,
  content,
  programs: {
    server: path.join(__dirname, "tiny-server.fixture.ts"),
  },
  pagesOf: () => ["/", "/kontakt"],
  enquiry: {
    address: "/enquiry",
    fields: { form: "contact" },
    photoField: "photos",
  },
});

/** Run with `FOLDER SITE CONTENT`: deploys, and prints each step. */
async function run([folder = "", site = "", content = ""]: readonly string[]): Promise<void> {
  await deploy(folder, tinySite(site, content), (step) => process.stdout.write(`${step}\n`));
}

if (require.main === module) void run(process.argv.slice(2));
