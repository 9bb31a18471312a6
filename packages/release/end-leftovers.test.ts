import { spawn } from "node:child_process";
import { once } from "node:events";
import { endLeftovers, MARK } from "./end-leftovers";

/** A program that a build has left behind; its environment can be read once it prints. */
async function leftBy(checkout: string) {
  const program = spawn("sh", ["-c", "echo; exec sleep 600"], {
    env: { ...process.env, [MARK]: checkout },
  });
  await once(program.stdout, "data");
  return program;
}

test("what a build of this checkout has left is ended, that of one whose name begins alike goes on", async () => {
  const [own, other] = [await leftBy("/srv/site"), await leftBy("/srv/site-two")];
  endLeftovers("/srv/site");
  await once(own, "exit");
  expect(own.signalCode).toBe("SIGKILL");
  // The other one would have been ended before or just now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(other.signalCode).toBeNull();
  other.kill();
  await once(other, "exit");
});
