import { readFileSync } from "node:fs";

/** The unit file's settings that occur once (systemd.syntax(7)). */
const unit = new Map(
  [...readFileSync("deploy/bor-i-trawnik.service", "utf8").matchAll(/^(\w+)=(.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  ),
);

it("never gives up a server that cannot start for a while", () => {
  expect(unit.get("Restart")).toBe("always");
  // systemd.unit(5): by default a unit fails after five starts within ten seconds; 0 turns that off.
  expect(unit.get("StartLimitIntervalSec")).toBe("0");
  expect(Number(unit.get("RestartSec"))).toBeGreaterThanOrEqual(1);
});

it("waits until the clock is set", () => {
  for (const setting of ["After", "Wants"]) {
    expect(unit.get(setting)?.split(" ")).toContain("time-sync.target");
  }
});
