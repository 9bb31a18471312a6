import { answer, bytesOf, type Request, type Response } from "./http";

function request(headers: Record<string, string>, parts: string[] = []): Request {
  return {
    headers,
    params: {},
    async *[Symbol.asyncIterator]() {
      for (const part of parts) yield await Promise.resolve(Buffer.from(part));
    },
  };
}

/** The status and the value that are answered. */
async function answered(headers: Record<string, string>): Promise<[number, unknown]> {
  let status = 200;
  return new Promise((resolve) => {
    const response = {
      status: (code: number) => {
        status = code;
        return response;
      },
      json: (value: unknown) => resolve([status, value]),
    } as Response;
    answer(request(headers), response, () => Promise.resolve("done"));
  });
}

test("only this machine's own page is answered", async () => {
  const host = "localhost:8000";
  expect(await answered({ host })).toEqual([200, "done"]);
  expect(await answered({ host, origin: "http://localhost:8000" })).toEqual([200, "done"]);
  const strangers: Record<string, string>[] = [
    { host, origin: "https://example.com" },
    { host, origin: "null" },
    { host, origin: "http://localhost:9000" },
    { host: "example.com", origin: "http://example.com" },
    { host: "localhost.example.com" },
  ];
  for (const headers of strangers) {
    expect((await answered(headers))[0]).toBe(403);
  }
});

test("more than was agreed is not read to its end", async () => {
  expect((await bytesOf(request({}, ["ab", "cd"]), 4)).toString()).toBe("abcd");
  const read: string[] = [];
  const long = request({});
  long[Symbol.asyncIterator] = async function* () {
    for (const part of ["ab", "cd", "ef", "gh"]) {
      read.push(part);
      yield await Promise.resolve(Buffer.from(part));
    }
  };
  await expect(bytesOf(long, 4)).rejects.toThrow();
  expect(read).toEqual(["ab", "cd", "ef"]);
});
