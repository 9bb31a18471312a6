import { readFileSync } from "node:fs";
import path from "node:path";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";
import { serverAddresses } from "../utils/server-addresses";
import { readSiteConfig } from "./site-server";

// What the files of `deploy/` have to agree on. Whether they work is tried on a machine (`e2e/deploy`).

const caddyfile = readFileSync("deploy/Caddyfile", "utf8");

/** The values of each key of a systemd unit, and the variables that it sets. */
function unit(name: string) {
  const lines = readFileSync(`deploy/${name}`, "utf8").matchAll(/^(\w+)=(.*)$/gm);
  const values: Record<string, string[]> = {};
  for (const [, key = "", value = ""] of lines) (values[key] ??= []).push(value);
  const variables = (values.Environment ?? []).join(" ").split(" ");
  return {
    values,
    variables: Object.fromEntries(variables.map((one) => one.split("=") as [string, string])),
  };
}
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
  expect(service.ExecStartPost?.join()).toContain("caddy reload");
});

test("the server believes the one proxy before it, and is started again without an end", () => {
  expect(variables).toMatchObject({ TRUST_PROXY: "1", HOST: "127.0.0.1", NODE_ENV: "production" });
  expect(service).toMatchObject({ Restart: ["always"], StartLimitIntervalSec: ["0"] });
  // Longer than the 20 s of the server's own end.
  expect(Number(service.TimeoutStopSec)).toBeGreaterThan(20);
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

test("the service sees neither devices nor other processes, and takes no more than its share", () => {
  const own = ["Devices", "Tmp", "Users"].map((what) => service[`Private${what}`]);
  const system = ["Clock", "ControlGroups", "Hostname", "KernelLogs", "KernelModules"].map(
    (what) => service[`Protect${what}`],
  );
  expect([...own, ...system].flat()).toEqual(Array(8).fill("yes"));
  expect(service).toMatchObject({
    ProtectProc: ["invisible"],
    ProcSubset: ["pid"],
    CapabilityBoundingSet: [""],
    SystemCallFilter: ["@system-service", "~@privileged"],
    MemoryMax: [expect.stringMatching(/^\d+M$/)],
    TasksMax: [expect.stringMatching(/^\d+$/)],
    RestrictAddressFamilies: ["AF_INET AF_INET6 AF_UNIX"],
    SystemCallArchitectures: ["native"],
  });
});

test.each(["", "-publish", "-failure"])(
  "bor-i-trawnik%s.service may do no more than it needs",
  (name) => {
    const { values } = unit(`bor-i-trawnik${name}.service`);
    const locked = [
      "ProtectHome",
      "PrivateTmp",
      "PrivateDevices",
      "NoNewPrivileges",
      "RestrictNamespaces",
    ];
    for (const key of locked) expect([key, values[key]]).toEqual([key, ["yes"]]);
    expect(values).toMatchObject({
      ProtectSystem: ["strict"],
      CapabilityBoundingSet: [""],
      SystemCallErrorNumber: ["EPERM"],
      MemoryMax: [expect.stringMatching(/^\d+M$/)],
    });
    expect(values.SystemCallFilter?.[0]).toBe("@system-service");
    if (name === "-failure") return;
    const kernel = [
      "Clock",
      "ControlGroups",
      "Hostname",
      "KernelLogs",
      "KernelModules",
      "KernelTunables",
    ];
    const more = ["RemoveIPC", "RestrictRealtime", "RestrictSUIDSGID", "LockPersonality"];
    for (const key of [...kernel.map((what) => `Protect${what}`), ...more])
      expect([key, values[key]]).toEqual([key, ["yes"]]);
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
    Slice: ["strona.slice"],
  });
  expect(publish.ExecStartPre?.[1]).toContain(
    "git -C repository.git show main:deploy/publish >%T/publish",
  );
  // Where memory ends, the build goes first; a slice begins to slow down before.
  expect(Number(publish.OOMScoreAdjust)).toBeGreaterThan(0);
  const megabytes = (text = "") => parseFloat(text) * (text.endsWith("G") ? 1024 : 1);
  const limits = [publish.MemoryMax, slice.MemoryHigh, slice.MemoryMax].map((all) =>
    megabytes(all?.[0]),
  );
  expect(limits).toEqual([...limits].sort((one, other) => one - other));
});

test("the form alone takes more than a small body, and Caddy logs no visitor", () => {
  const form = `path ${ENQUIRY_ADDRESSES.endpoint}\n`;
  expect(caddyfile).toContain(`@form ${form}`);
  expect(caddyfile).toContain(`@others not ${form}`);
  expect(caddyfile).toMatch(/request_body @others \{\s*max_size \d+KiB/);
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
  // The site's address, and git, by which pages know when they have changed, come before the build.
  expect(build).toMatch(/install .*\bgit\b[^]*\nARG SITE_URL\n[^]*\nRUN npm run build && /);
  expect(build).toContain("deploy:release -- /release ${RELEASE_OPTIONS}");
  expect(run).toContain("\nCOPY --from=build /release /app\n");
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
  // More than the largest form; what is larger still is refused with a page, up to 200 MB.
  expect(Number(megabytes)).toBe(200);
});

test("whoever runs the site is mailed when a publication fails, by a program that reads the relay's password", () => {
  const { values: publish } = unit("bor-i-trawnik-publish.service");
  const { values: failure } = unit("bor-i-trawnik-failure.service");
  expect(publish.OnFailure).toEqual(["bor-i-trawnik-failure.service"]);
  expect(failure.LoadCredential).toEqual(service.LoadCredential);
  expect(failure.SetCredential).toEqual(service.SetCredential);
  expect(failure.ExecStart?.join()).toContain("--unit=bor-i-trawnik-publish ");
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
