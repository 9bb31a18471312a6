import { readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import { gatsbyPreview } from "./gatsby-preview";

test("what draws the pages knows which addresses are the site's and the editors', and no password", async () => {
  const folder = temporaryFolder();
  const before = process.env;
  process.env = {
    ...before,
    SITE_URL: "https://one.example",
    PRIVATE_ORIGINS: "https://redakcja.example",
    SMTP_URL: "smtp://name:password@relay.example",
  };
  const write = 'require("fs").writeFileSync("seen.json", JSON.stringify(process.env))';
  const preview = gatsbyPreview(() => [process.execPath, "-e", write], folder);
  await preview.draw(1, "secret").ended;
  process.env = before;
  const seen = JSON.parse(readFileSync(path.join(folder, "seen.json"), "utf8")) as object;
  expect(seen).toMatchObject({
    SITE_URL: "https://one.example",
    PRIVATE_ORIGINS: "https://redakcja.example",
  });
  expect(seen).not.toHaveProperty("SMTP_URL");
});
