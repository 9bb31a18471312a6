import path from "node:path";
import { deploy } from "./deploy";

/** A site whose server is tiny. */
export const tinySite = (site: string) => ({
  site,
  programs: {
    server: path.join(__dirname, "tiny-server.fixture.ts"),
    publish: path.join(__dirname, "publish-tiny-site.fixture.ts"),
  },
  pagesOf: () => ["/", "/kontakt"],
  enquiry: {
    address: "/enquiry",
    fields: { form: "contact" },
    photoField: "photos",
  },
});

/** Run with `FOLDER SITE`: deploys, and prints each step. */
async function run(folder: string, site: string): Promise<void> {
  await deploy(folder, tinySite(site), (step) => process.stdout.write(`${step}\n`));
}

if (require.main === module) void run(process.argv[2] ?? "", process.argv[3] ?? "");
