import { readFileSync } from "node:fs";

/** A systemd unit: the values of each key, and the variables that it sets. */
export interface SystemdUnit {
  values: Record<string, string[]>;
  variables: Record<string, string>;
}

/** Reads a systemd unit. */
export function readUnit(file: string): SystemdUnit {
  const lines = readFileSync(file, "utf8").matchAll(/^(\w+)=(.*)$/gm);
  const values: Record<string, string[]> = {};
  for (const [, key = "", value = ""] of lines) (values[key] ??= []).push(value);
  const variables = (values.Environment ?? []).join(" ").split(" ");
  return {
    values,
    variables: Object.fromEntries(variables.map((one) => one.split("=") as [string, string])),
  };
}

/** What no service of a site may do. */
export const confined = {
  ProtectSystem: ["strict"],
  ProtectHome: ["yes"],
  PrivateTmp: ["yes"],
  PrivateDevices: ["yes"],
  CapabilityBoundingSet: [""],
  NoNewPrivileges: ["yes"],
  RestrictNamespaces: ["yes"],
  SystemCallErrorNumber: ["EPERM"],
};

/** What those may not do either that go on for long, or run programs of others. */
export const confinedMore = {
  ...confined,
  ProtectProc: ["invisible"],
  ProtectClock: ["yes"],
  ProtectControlGroups: ["yes"],
  ProtectHostname: ["yes"],
  ProtectKernelLogs: ["yes"],
  ProtectKernelModules: ["yes"],
  ProtectKernelTunables: ["yes"],
  RemoveIPC: ["yes"],
  RestrictRealtime: ["yes"],
  RestrictSUIDSGID: ["yes"],
  LockPersonality: ["yes"],
  SystemCallArchitectures: ["native"],
};

/** The megabytes of a limit of memory: `3G`, `512M`; NaN where there is none. */
export const megabytesOf = ([text = ""]: readonly string[] = []): number =>
  parseFloat(text) * (text.endsWith("G") ? 1024 : 1);
