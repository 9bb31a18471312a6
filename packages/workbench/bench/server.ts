import { execFileSync } from "node:child_process";
import { startServer } from "./programs";

const URL = "http://127.0.0.1:9401";

/**
 * `npm run bench:server`: autocannon prints how often a second the server sends the home page of the last build to
 * sixteen clients, each of which asks again once it has its answer.
 * @param program the TypeScript file that starts the server
 */
async function benchServer(program = ""): Promise<void> {
  const command = [process.execPath, "--import", "tsx", program];
  const stop = await startServer(URL, command, {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "9401",
  });
  try {
    const load = ["-c", "16", "-d", "8", "-H", "accept-encoding=br, gzip", URL];
    execFileSync("npx", ["--prefix", __dirname, "autocannon", ...load], { stdio: "inherit" });
  } finally {
    await stop();
  }
}

void benchServer(process.argv[2]);
