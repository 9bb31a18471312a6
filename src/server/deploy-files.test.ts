import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  confined,
  confinedMore,
  megabytesOf,
  readUnit,
} from "../../e2e/support/deploy/systemd-unit";
import { deliveryTimes } from "../../packages/enquiries/server/delivery/times";
import { MOST_DISCARDED } from "../../packages/enquiries/server/endpoint/answers";
import { BODY_BYTES, SHUTDOWN_GRACE_MS } from "../../packages/server/server";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";
import { serverAddresses } from "../utils/server-addresses";
import { readSiteConfig } from "./site-server";

// What the files of `deploy/` have to agree on. Whether they work is tried on a machine (`e2e/deploy`).

const caddyfile = readFileSync("deploy/Caddyfile", "utf8");

const unit = (name: string) => readUnit(`deploy/${name}`);
const { values: service, variables } = unit("bor-i-trawnik.service");
const { values: socket } = unit("bor-i-trawnik.socket");

test("Caddy asks the server where systemd listens for it, and the service needs that socket", () => {
  const [, server] = /\{\$SERVER:([^}]*)\}/.exec(caddyfile) ?? [];
  expect(socket.ListenStream).toEqual([server]);
  expect(server).toMatch(/^127\.0\.0\.1:/);
  expect(service.Requires).toEqual(["bor-i-trawnik.socket"]);
});

test("Caddy sends the pages of the release whose server runs, and that server ends when it is another one", () => {
  const [release] = service.WorkingDirectory ?? [];
  expect(variables.RELEASE_LINK).toBe(release);
  const releases = [...caddyfile.matchAll(/\{\$RELEASE:([^}]*)\}/g)].map(([, folder]) => folder);
  expect(new Set(releases)).toEqual(new Set([release]));
  // As root, since Caddy is asked; and whether or not it is there.
  expect(service.ExecStartPost).toEqual(["-+/usr/bin/caddy reload --config /etc/caddy/Caddyfile"]);
});

test("the server believes the one proxy before it, and is started again without an end", () => {
  expect(variables).toMatchObject({ TRUST_PROXY: "1", HOST: "127.0.0.1", NODE_ENV: "production" });
  expect(service).toMatchObject({
    Restart: ["always"],
    // What a visitor sends waits meanwhile.
    RestartSec: ["100ms"],
    StartLimitIntervalSec: ["0"],
  });
  // Longer than the server's own end: the slowest client, and then a mail that the relay may have taken.
  const end = SHUTDOWN_GRACE_MS + deliveryTimes.stopTimeout;
  expect(Number(service.TimeoutStopSec) * 1000).toBeGreaterThan(end);
  expect(Number(service.TimeoutStopSec)).toBeLessThan(60);
  // It starts without secrets, too: enquiries are then kept, and not mailed.
  expect(service.EnvironmentFile?.[0]).toMatch(/^-/);
});

test("enquiries lie where the service may write, and nobody else can read them", () => {
  const [folder = ""] = service.StateDirectory ?? [];
  expect(path.dirname(variables.ENQUIRY_DIR ?? "")).toBe(`/var/lib/${folder}`);
  expect(service).toMatchObject({
    DynamicUser: ["yes"],
    StateDirectoryMode: ["0700"],
    UMask: ["0077"],
    ProtectSystem: ["strict"],
    ProtectHome: ["yes"],
    NoNewPrivileges: ["yes"],
  });
});

test("the service sees no other processes, and takes no more than its share", () => {
  expect(service).toMatchObject({
    PrivateUsers: ["yes"],
    ProcSubset: ["pid"],
    SystemCallFilter: ["@system-service", "~@privileged"],
    TasksMax: [expect.stringMatching(/^\d+$/)],
    RestrictAddressFamilies: ["AF_INET AF_INET6 AF_UNIX"],
  });
});

test.each(["", "-publish", "-failure"])(
  "bor-i-trawnik%s.service may do no more than it needs",
  (name) => {
    const { values } = unit(`bor-i-trawnik${name}.service`);
    expect(values).toMatchObject(name === "-failure" ? confined : confinedMore);
    expect(values.MemoryMax?.[0]).toMatch(/^\d+M$/);
    expect(values.SystemCallFilter?.[0]).toBe("@system-service");
  },
);

test("server and publication begin with the machine, once there are network and time", () => {
  expect(service).toMatchObject({
    Also: ["bor-i-trawnik.socket"],
    WantedBy: ["multi-user.target"],
  });
  expect(socket.WantedBy).toEqual(["sockets.target"]);
  for (const name of ["bor-i-trawnik.service", "bor-i-trawnik-publish.service"]) {
    const { values } = unit(name);
    expect(values).toMatchObject({
      Wants: ["network-online.target time-sync.target"],
      After: ["network-online.target time-sync.target"],
      StartLimitIntervalSec: ["0"],
    });
  }
  for (const name of ["publish.service", "publish.path"])
    expect(unit(`bor-i-trawnik-${name}`).values.WantedBy).toEqual(["multi-user.target"]);
});

test("a publication runs the newest script where it may write, and leaves memory and an end to the rest", () => {
  const { values: publish } = unit("bor-i-trawnik-publish.service");
  const { values: slice } = unit("strona.slice");
  const [folder = ""] = publish.WorkingDirectory ?? [];
  expect(path.dirname(service.WorkingDirectory?.[0] ?? "")).toBe(folder);
  expect(publish).toMatchObject({
    User: ["strona"],
    ReadWritePaths: [folder],
    ExecStart: [`/bin/sh %T/publish ${folder}`],
    EnvironmentFile: service.EnvironmentFile?.map((file) => file.replace(/^-/, "")),
    RuntimeMaxSec: ["1h"],
    TasksMax: [expect.stringMatching(/^\d+$/)],
    Slice: ["strona.slice"],
  });
  expect(publish.ExecStartPre?.[1]).toBe(
    "/bin/sh -c 'git -C repository.git show main:deploy/publish >%T/publish'",
  );
  // npm and Gatsby ask for the machine's networks.
  expect(publish.RestrictAddressFamilies).toEqual(["AF_INET AF_INET6 AF_UNIX AF_NETLINK"]);
  // Where memory ends, the build goes first; a slice begins to slow down before. The server has its own beside it.
  expect(Number(publish.OOMScoreAdjust)).toBeGreaterThan(0);
  const [build = NaN, slow = NaN, end = NaN, own = NaN] = [
    publish.MemoryMax,
    slice.MemoryHigh,
    slice.MemoryMax,
    service.MemoryMax,
  ].map(megabytesOf);
  expect(build).toBeLessThanOrEqual(slow);
  expect(slow).toBeLessThan(end);
  expect(end + own).toBeLessThanOrEqual(4096);
  // Less than what every other unit has.
  for (const weight of [slice.CPUWeight, slice.IOWeight]) expect(Number(weight)).toBeLessThan(100);
  expect(Number(publish.Nice)).toBeGreaterThan(0);
});

test("the form alone takes more than a small body, and Caddy logs no visitor", () => {
  const form = `path ${ENQUIRY_ADDRESSES.endpoint}\n`;
  expect(caddyfile).toContain(`@form ${form}`);
  expect(caddyfile).toContain(`@others not ${form}`);
  const [, kilobytes] = /request_body @others \{\s*max_size (\d+)KiB/.exec(caddyfile) ?? [];
  // The server itself says what is too large for it.
  expect(Number(kilobytes) * 1024).toBeGreaterThan(BODY_BYTES);
  expect(caddyfile).toMatch(/log default \{\s*exclude http\.log http\.handlers/);
});

test("without the server a visitor who sends a form reads how else to reach the company", () => {
  const [, handled = ""] = /handle_errors \{([^]*?)\n\t\}/.exec(caddyfile) ?? [];
  expect(handled).toContain(`${ENQUIRY_ADDRESSES.notSent}/index.html`);
  expect(handled).toContain("method GET");
  expect(handled).toContain("deploy/headers.caddy");
  expect(handled).toContain("precompressed br gzip");
  // Whoever has the page already gets it all the same.
  for (const header of ["If-None-Match", "If-Modified-Since", "Range"])
    expect(handled).toContain(`request_header -${header}\n`);
});

test("Caddy sends the site of the release, one address for all, and leaves compression to the files", () => {
  const [, siteUrl = ""] = /\{\$SITE_URL:([^}]*)\}/.exec(caddyfile) ?? [];
  const { host } = new URL(siteUrl);
  expect(caddyfile).toContain(`\n{$SITE_ADDRESS:${host}} {\n`);
  expect(caddyfile).toContain(
    `\n{$WWW_ADDRESS:www.${host}} {\n\tredir {$SITE_URL:${siteUrl}}{uri} 301\n}\n`,
  );
  expect(caddyfile).toMatch(/\n\troot \* \{\$RELEASE:[^}]*\}\/public\n/);
  expect(caddyfile).toMatch(/\n\timport \{\$RELEASE:[^}]*\}\/deploy\/site-\*\.caddy\n/);
  expect(caddyfile).toContain("\n\theader -Server\n");
  expect(caddyfile).toContain("\tcompression off\n");
  // Other sites of the machine.
  expect(caddyfile).toContain("\nimport sites/*\n");
});

test("the image installs what the lock file names, packages of the project included, and keeps enquiries where they outlive it", () => {
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
  const [install = ""] = dockerfile.split("RUN npm ci");
  const copied = Array.from(install.matchAll(/^COPY (.*) \S+$/gm), ([, names = ""]) => names);
  expect(copied.join(" ").split(" ").sort()).toEqual(
    [".npmrc", "package-lock.json", "package.json", "packages"].sort(),
  );
  const [, folder] = /ENQUIRY_DIR=(\S+)/.exec(dockerfile) ?? [];
  expect(dockerfile).toContain(`\nVOLUME ${folder}\n`);
  expect(dockerfile).toContain(`RUN mkdir ${folder} && chown node ${folder}\n`);
  expect(dockerfile).toMatch(/\nUSER node\n/);
  const [build = "", run = ""] = dockerfile
    .split(/^FROM node:22-bookworm-slim@\$\{NODE_DIGEST\}/m)
    .slice(1);
  expect(dockerfile).toMatch(/^ARG NODE_DIGEST=sha256:[0-9a-f]{64}$/m);
  expect(build).toContain("\nWORKDIR /build\n");
  expect(build).toContain("\nRUN npm ci\nCOPY . .\nARG SITE_URL\n");
  // Nothing asks, and nothing that is not needed comes along.
  expect(build).toContain("apt-get install --yes --no-install-recommends git ");
  // The site's address, and git, by which pages know when they have changed, come before the build.
  expect(build).toMatch(/install .*\bgit\b[^]*\nARG SITE_URL\n[^]*\nRUN npm run build && /);
  expect(build).toContain("deploy:release -- /release ${RELEASE_OPTIONS}");
  expect(build).toContain("\nARG RELEASE_OPTIONS=\n");
  expect(run).toContain("\nCOPY --from=build /release /app\n");
  expect(run).toContain("\nWORKDIR /app\n");
  expect(run).toContain('\nCMD ["node", "server.cjs"]');
  expect(run).toContain("ENV NODE_ENV=production ");
  expect(run).toMatch(/\nHEALTHCHECK CMD /);
  const { PORT } = readSiteConfig({ ENQUIRY_DIR: folder });
  expect(dockerfile).toContain(`\nEXPOSE ${PORT}\n`);
  const asked = new RegExp(`http://127\\.0\\.0\\.1:${PORT}(/\\w+)`).exec(dockerfile)?.[1];
  expect(serverAddresses).toContain(asked);
});

test("the form takes as much through Caddy as the server reads of what it refuses", () => {
  const [, megabytes] = /request_body @form \{\s*max_size (\d+)MB/.exec(caddyfile) ?? [];
  expect(Number(megabytes) * 1e6).toBe(MOST_DISCARDED);
});

test("whoever runs the site is mailed when a publication fails, by a program that reads the relay's password", () => {
  const { values: publish } = unit("bor-i-trawnik-publish.service");
  const { values: failure } = unit("bor-i-trawnik-failure.service");
  expect(publish.OnFailure).toEqual(["bor-i-trawnik-failure.service"]);
  expect(failure.LoadCredential).toEqual(service.LoadCredential);
  expect(failure.SetCredential).toEqual(service.SetCredential);
  expect(failure.ExecStart?.join()).toContain(
    "/bin/sh -c 'journalctl --unit=bor-i-trawnik-publish --lines=80 --output=cat | node ",
  );
  // Longer than a relay may take for its answer, and with an end.
  expect(failure).toMatchObject({
    Type: ["oneshot"],
    DynamicUser: ["yes"],
    TimeoutStartSec: ["10min"],
  });
  expect(failure.ExecStart?.join()).toContain("--env-file=%d/mail.env");
  expect(failure.ExecStart?.join()).toContain(`${service.WorkingDirectory?.[0]}/mail-operator.cjs`);
  expect(service.ExecStart?.join()).toContain("--env-file=%d/mail.env server.cjs");
  expect(failure.EnvironmentFile).toEqual(publish.EnvironmentFile);
  // Who may read the journal, and ask the relay.
  expect(failure.SupplementaryGroups).toEqual(["systemd-journal"]);
  expect(failure.RestrictAddressFamilies?.join()).toContain("AF_INET");
  // A push waits for what the path unit looks at, and the first step takes it away.
  const { values: pushed } = unit("bor-i-trawnik-publish.path");
  expect(pushed.PathExists).toEqual([path.join(publish.WorkingDirectory?.[0] ?? "", "pushed")]);
  expect(publish.ExecStartPre?.[0]).toMatch(/rm -f pushed$/);
});

test("the deploy document makes the user, the folder and the files that the units name, and gives systemd all units", () => {
  const document = readFileSync("deploy/README.md", "utf8");
  const { values: publish } = unit("bor-i-trawnik-publish.service");
  const [user, folder] = [publish.User?.[0], publish.WorkingDirectory?.[0]];
  expect(document).toContain(`--home ${folder} ${user}\n`);
  // Words of each: names of variables that the programs read.
  const settings = (file = "") =>
    new RegExp(`^cat >${file} <<'END'\\n([^]*?)^END$`, "m").exec(document)?.[1] ?? "";
  const own = settings(publish.EnvironmentFile?.[0]);
  expect(own.match(/^\w+(?==)/gm)).toEqual(["SITE_URL", "OPERATOR_EMAIL", "PUBLISH_REHEARSAL"]);
  expect(readFileSync("deploy/publish", "utf8")).toContain("${PUBLISH_REHEARSAL:+");
  const [, secrets = ""] = service.LoadCredential?.[0]?.split(":") ?? [];
  expect(document).toContain(`install -m 600 /dev/null ${secrets}\n`);
  const names = settings(secrets).match(/^\w+(?==)/gm) ?? [];
  expect(names).toEqual(["SMTP_URL", "ENQUIRY_FROM", "ENQUIRY_TO"]);
  const values = settings(secrets).matchAll(/^(\w+)='(.*)'$/gm);
  expect(() =>
    readSiteConfig(
      Object.fromEntries(Array.from(values, ([, name = "", value]) => [name, value] as const)),
    ),
  ).not.toThrow();
  const units = readdirSync("deploy").filter((name) => /\.(service|socket|path|slice)$/.test(name));
  expect(document).toContain("\ncp bor-i-trawnik* strona.slice /etc/systemd/system/\n");
  expect(units.filter((name) => !/^bor-i-trawnik|^strona\.slice$/.test(name))).toEqual([]);
  const [, site = ""] = /\{\$SITE_ADDRESS:([^}]*)\}/.exec(caddyfile) ?? [];
  expect(document).toContain(
    `sed 's/${site.replace(".", "\\.")}/firma.pl/g' Caddyfile >/etc/caddy/Caddyfile`,
  );
});
