import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { until } from "@typed-site/test-support/smtp";
import { checkRelease } from "./check-release";

test("a server that has ended while it was asked is told, and keeps nobody waiting", async () => {
  const isAtWork = () => existsSync(`/proc/${readFileSync(path.join(release, "pid"), "utf8")}`);
  const answers = createServer((_, response) => {
    void until(() => !isAtWork()).then(() => response.writeHead(503).end());
  });
  await new Promise<void>((resolve) => answers.listen(0, "127.0.0.1", resolve));
  answers.unref();
  const { port } = answers.address() as AddressInfo;
  const release = folderWith({
    "server.cjs": `require("node:fs").writeFileSync("pid", String(process.pid));
      console.log('"listening at http://127.0.0.1:${port}"');`,
  });
  const enquiry = { address: "/enquiry", fields: {}, photoField: "photos" };
  await expect(checkRelease(release, { pagesOf: () => ["/"], enquiry })).rejects.toThrow(
    "status 503",
  );
  rmSync(release, { recursive: true });
  answers.close();
});
