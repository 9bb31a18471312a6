import { readFileSync } from "node:fs";

/** Settings of the unit file that appear once (systemd.syntax(7)). */
const unit = new Map(
  [...readFileSync("deploy/bor-i-trawnik.service", "utf8").matchAll(/^(\w+)=(.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  ),
);

it("never gives up a server that cannot start for a while", () => {
  expect(unit.get("Restart")).toBe("always");
  // systemd.unit(5): by default five starts within ten seconds are too many; 0 switches that off.
  expect(unit.get("StartLimitIntervalSec")).toBe("0");
  expect(Number(unit.get("RestartSec"))).toBeGreaterThanOrEqual(1);
});
