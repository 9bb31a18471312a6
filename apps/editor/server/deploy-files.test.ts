import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { confinedMore, megabytesOf, readUnit } from "../../../e2e/support/deploy/systemd-unit";
import { MOST_SENT_BYTES } from "../shared/photo-limits";
import { loginsFile } from "./login/logins-file";
import { PUBLICATION_STATE } from "./publish/publication-state";

// What the files of `apps/editor/deploy` have to agree on with the editor, and with `deploy/`.

const { values: service, variables } = readUnit("apps/editor/deploy/redakcja.service");
const { values: publish } = readUnit("deploy/bor-i-trawnik-publish.service");
const caddyfile = readFileSync("apps/editor/deploy/Caddyfile", "utf8");

test("the editor runs as the user that publishes, in a clone beside what a publication writes of itself", () => {
  const [folder = ""] = publish.WorkingDirectory ?? [];
  expect(service).toMatchObject({
    User: publish.User,
    ReadWritePaths: [folder],
    EnvironmentFile: publish.EnvironmentFile,
    Slice: publish.Slice,
  });
  const [clone = ""] = service.WorkingDirectory ?? [];
  expect(path.dirname(clone)).toBe(folder);
  // Beside the clone, where it may write.
  expect(path.dirname(loginsFile(clone))).toBe(folder);
  const script = readFileSync("deploy/publish", "utf8");
  expect(variables.PUBLICATION_STATE_DIR).toBe(folder);
  expect(script).toContain(`"$folder/${PUBLICATION_STATE}"`);
});

test("the editor takes over what was pushed, installs what that needs, and starts as `npm start` does", () => {
  const { scripts } = JSON.parse(readFileSync("apps/editor/package.json", "utf8")) as {
    scripts: Record<"start" | "update", string>;
  };
  const [, start] = scripts.start.split("exec node ");
  const [, update = ""] = scripts.update.split("tsx ");
  expect(service.ExecStart).toEqual([`/usr/bin/node ${start}`]);
  expect(existsSync(update)).toBe(true);
  // The page goes on with the program that it has where these fail.
  expect(service.ExecStartPre).toEqual([
    `-/usr/bin/node --import tsx ${update}`,
    `-${service.WorkingDirectory?.[0]}/deploy/install-packages`,
  ]);
  expect(service.TimeoutStartSec).toEqual(["15min"]);
});

test("the editor begins with the machine, once there are network and time, and is started again without an end", () => {
  expect(service).toMatchObject({
    Wants: publish.Wants,
    After: publish.After,
    WantedBy: ["multi-user.target"],
    StartLimitIntervalSec: ["0"],
    Restart: ["always"],
    RestartSec: ["5"],
    // Its preview may run out of memory; it goes on.
    OOMPolicy: ["continue"],
  });
});

test("the editor may do no more than it needs", () => {
  expect(service).toMatchObject({
    ...confinedMore,
    SystemCallFilter: ["@system-service"],
    RestrictAddressFamilies: ["AF_INET AF_INET6 AF_UNIX AF_NETLINK"],
    TasksMax: [expect.stringMatching(/^\d+$/)],
  });
  const slice = readUnit("deploy/strona.slice").values;
  expect(megabytesOf(service.MemoryMax)).toBeLessThanOrEqual(megabytesOf(slice.MemoryHigh));
  expect(variables.MALLOC_ARENA_MAX).toBe("1");
});

test("Caddy asks the editor where it listens, and waits while it starts", () => {
  expect(caddyfile).toContain(
    `reverse_proxy {$EDITING_SERVER:127.0.0.1:${variables.EDITING_PORT}} {`,
  );
  const [, seconds] = /\tlb_try_duration \{\$PATIENCE:(\d+)s\}\n/.exec(caddyfile) ?? [];
  expect(Number(seconds)).toBeGreaterThan(Number(service.RestartSec));
  expect(caddyfile).toContain("\tlb_try_interval 100ms\n");
});

test("no answer names what is used here, and browsers ask by TLS alone", () => {
  const [, head = ""] = /\theader \{\n([^}]*)\}/.exec(caddyfile) ?? [];
  expect(head).toMatch(/^\t\t-Server$/m);
  const [, seconds] = /^\t\tStrict-Transport-Security max-age=(\d+)$/m.exec(head) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
});

test("where the editor does not answer, an editor reads what she can do, and whom to ask", () => {
  const [, handled = ""] = /handle_errors \{([^]*)/.exec(caddyfile) ?? [];
  const most = `${MOST_SENT_BYTES / 1e6} MB`;
  expect(handled).toMatch(new RegExp(`413 "[^"]*${most}`));
  expect(handled).toMatch(/default "Redakcja właśnie się uruchamia/);
  expect(handled).toContain("header Cache-Control no-store");
  expect(handled).toContain('header Content-Type "text/html; charset=utf-8"');
  expect(handled).toContain("<p>{sentence}.");
  expect(handled).toContain('href="mailto:{$OPERATOR_EMAIL:operator@boritrawnik.example}"');
  expect(handled).toMatch(/` \{http\.error\.status_code\}\n/);
});

test("the deploy document sets what the editor reads, and puts the unit and Caddy's file where they are looked for", () => {
  const document = readFileSync("apps/editor/deploy/README.md", "utf8");
  const [, settings = ""] =
    new RegExp(`^cat >>${service.EnvironmentFile?.[0]} <<'END'\\n([^]*?)^END$`, "m").exec(
      document,
    ) ?? [];
  const names = settings.match(/^\w+(?==)/gm) ?? [];
  expect(names).toEqual(["EDITING_ORIGIN", "PRIVATE_ORIGINS"]);
  const program = readFileSync("apps/editor/commands/start.ts", "utf8");
  for (const name of ["EDITING_ORIGIN", "EDITING_PORT", "OPERATOR_EMAIL", "SITE_URL"])
    expect(program).toContain(`${name}: `);
  const clone = path.basename(service.WorkingDirectory?.[0] ?? "");
  expect(document).toContain(
    `\ngit clone repository.git ${clone}\n${clone}/deploy/install-packages\n`,
  );
  expect(document).toContain("\ncp redakcja.service /etc/systemd/system/\n");
  expect(readFileSync("deploy/Caddyfile", "utf8")).toContain("\nimport sites/*\n");
  expect(document).toContain("Caddyfile >/etc/caddy/sites/redakcja\n");
  const [, operator = ""] = /\{\$OPERATOR_EMAIL:([^}]*)\}/.exec(caddyfile) ?? [];
  expect(document).toContain(`s/${operator.replace(".", "\\.")}/operator@example.pl/g`);
});
