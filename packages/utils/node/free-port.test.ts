import crypto from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { freePort } from "./free-port";

test("a port is free at once and below those of outgoing connections; one that is taken is not given", async () => {
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_000);
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  const next = await freePort();
  const randomInt = jest.spyOn(crypto, "randomInt") as unknown as jest.SpyInstance<number>;
  randomInt.mockReturnValueOnce(port).mockReturnValueOnce(next);
  expect(await freePort()).toBe(next);
  randomInt.mockRestore();
  server.close();
});
