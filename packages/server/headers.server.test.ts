import { folderWith, smallSite } from "@typed-site/test-support/site";
import { readBuiltSite, securityHeaders } from "gatsby-plugin-finished-pages/headers";
import { readConfig } from "./config";
import { createServer } from "./server";

it("sends the security headers with every answer", async () => {
  const folder = folderWith(smallSite);
  const app = await createServer(folder, readConfig({}), { logger: false });
  const headers = securityHeaders(readBuiltSite(folder).facts, false);
  for (const address of ["/", "/nowhere", "/414"]) {
    expect((await app.inject(address)).headers).toMatchObject(headers);
  }
});

it("answers with what the operator has set", async () => {
  const headersOf = async (variables: Record<string, string>) => {
    const app = await createServer(folderWith(smallSite), readConfig(variables), { logger: false });
    return (await app.inject("/")).headers["strict-transport-security"];
  };
  expect(await headersOf({ HSTS_SUBDOMAINS: "1" })).toContain("includeSubDomains");
  expect(await headersOf({})).not.toContain("includeSubDomains");
});
