import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import path from "node:path";
import { freePort } from "@typed-site/utils/node";

/** Opens and closes a connection. */
async function reach(host: string, port: number): Promise<void> {
  const socket = connect(port, host);
  await once(socket, "connect");
  socket.destroy();
}

const command = ["--import", "tsx", path.join(__dirname, "start.ts")];

test("the editing page listens on this machine alone", async () => {
  const port = await freePort();
  const page = spawn(process.execPath, command, {
    env: { ...process.env, EDITING_PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await once(page.stdout, "data");
    await reach("127.0.0.1", port);
    // Whoever listens on all interfaces answers at every address of the loopback.
    await expect(reach("127.0.0.2", port)).rejects.toThrow();
  } finally {
    page.kill();
    await once(page, "exit");
  }
});
