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

/** A release with one page, whose server answers as the text of a function says. */
const releaseThat = (answers: string) =>
  folderWith({
    "public/page/index.html": "<p>Page</p>",
    "server.cjs": `const { writeFileSync } = require("node:fs");
      writeFileSync("environment", JSON.stringify(process.env));
      const server = require("node:http").createServer(${answers});
      server.listen(process.env.PORT, process.env.HOST, () => {
        console.log(\`"listening at http://127.0.0.1:\${server.address().port}"\`);
      });`,
  });

const enquiry = { address: "/enquiry", fields: { name: "Jan" }, photoField: "photos" };
const check = (release: string, pages = ["/page"]) =>
  checkRelease(release, { pagesOf: () => pages, enquiry });

/** Sends the page, and stores what an enquiry says. */
const RIGHT = `(request, response) => {
  if (request.method === "GET") return response.end("<p>Page</p>");
  const parts = [];
  request.on("data", (part) => parts.push(part)).on("end", () => {
    writeFileSync(\`\${process.env.ENQUIRY_DIR}/one\`, Buffer.concat(parts));
    response.end();
  });
}`;

test("a release that answers is right, and gets none of the operator's environment", async () => {
  process.env.SMTP_URL = "smtps://user:password@mail.example";
  const release = releaseThat(RIGHT);
  await check(release);
  delete process.env.SMTP_URL;
  const environment = readFileSync(path.join(release, "environment"), "utf8");
  expect(environment).not.toContain("password");
  const { ENQUIRY_DIR = "" } = JSON.parse(environment) as Record<string, string>;
  expect(path.isAbsolute(ENQUIRY_DIR)).toBe(true);
  expect(existsSync(ENQUIRY_DIR)).toBe(false);
});

test.each([
  ["another page", '(_, response) => response.end("<p>Other</p>")', "/page with its page"],
  [
    "no page, though with its words",
    '(_, response) => response.writeHead(500).end("<p>Page</p>")',
    "status 500",
  ],
  [
    "an enquiry, and keeps none",
    '(request, response) => response.end(request.method === "GET" ? "<p>Page</p>" : "")',
    "cannot take an enquiry with a photo: status 200",
  ],
])("a release that answers with %s never reaches visitors", async (_, answers, problem) => {
  await expect(check(releaseThat(answers))).rejects.toThrow(problem);
});

test("an enquiry without its photo is not enough", async () => {
  const release = releaseThat(RIGHT.replace("Buffer.concat(parts)", '"Jan"'));
  await expect(check(release)).rejects.toThrow("cannot take an enquiry with a photo");
});

test("a server that does not start is told with what it has printed", async () => {
  const release = folderWith({ "server.cjs": 'throw new Error("no port")' });
  await expect(check(release)).rejects.toThrow(/does not start:[^]*no port/);
});
