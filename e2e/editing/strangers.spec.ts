import { request } from "node:http";
import { expect, test } from "./test";

/** The status of an answer, and what it allows other origins. */
function ask(address: string, path: string, headers: Record<string, string>) {
  return new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    request(new URL(path, address), { headers }, (answer) => {
      answer.destroy();
      resolve([answer.statusCode, answer.headers["access-control-allow-origin"]]);
    })
      .on("error", reject)
      .end();
  });
}

const image = "/_gatsby/image/a/b/..%2f..%2fx?u=http://127.0.0.1/x&a=w%3D1%26h%3D1%26fm%3Draw";
const file = "/_gatsby/file/x/r.html?u=http://127.0.0.1/";

test("no page of another site is answered, and own pages are", async ({ editing }) => {
  const { address } = editing;
  const { host } = new URL(address);
  const evil = "https://evil.example";
  for (const path of ["/", "/admin/config.json", "/___graphql", "/admin/opublikuj"]) {
    expect(await ask(address, path, { origin: evil })).toEqual([403, undefined]);
    expect(await ask(address, path, { host: "evil.example" })).toEqual([403, undefined]);
  }
  for (const path of [image, file, "/__refresh", "/__open-stack-frame-in-editor"]) {
    expect(await ask(address, path, { host })).toEqual([404, undefined]);
  }
  const [socket] = await ask(address, "/socket.io/?EIO=4&transport=polling", { origin: evil });
  expect(socket).toBe(403);
  for (const path of ["/", "/admin", "/admin/config.json", "/page-data/index/page-data.json"]) {
    const own = { origin: address, "sec-fetch-site": "same-origin" };
    expect(await ask(address, path, own)).toEqual([200, undefined]);
  }
});
