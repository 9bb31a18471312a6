import { createSiteServer, readSiteConfig } from "./site-server";

/** `npm start`, after the build: serves until SIGTERM or SIGINT, then finishes open requests. */
async function start(): Promise<void> {
  const config = readSiteConfig(process.env);
  const app = await createSiteServer(config);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void app.close());
  }
  await app.listen({ port: config.PORT, host: config.HOST });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
