import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { formRequest } from "@typed-site/enquiries/testing/send-enquiry";
import { quote } from "@typed-site/enquiries/testing/server";
import { temporaryFolder } from "@typed-site/test-support/site";
import { until } from "@typed-site/test-support/smtp";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";
import { developEndpoint } from "./develop-endpoint";

const printed: string[] = [];
const folder = temporaryFolder();
let server: Server;
beforeAll(async () => {
  const endpoint = developEndpoint((text) => printed.push(text), folder);
  server = createServer((request, response) => void endpoint(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => server.close());

async function send(values: Record<string, string>): Promise<Response> {
  const photo = { name: "a.jpg", content: Buffer.from([0xff, 0xd8, 0xff]) };
  const { headers, payload: body } = await formRequest(values, [photo]);
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${ENQUIRY_ADDRESSES.endpoint}`, {
    method: "POST",
    headers: { ...headers, accept: "application/json" },
    body,
  });
}

test("a developer can send a form; its mail is printed, and what it was refused for", async () => {
  const { number } = (await (await send(quote)).json()) as { number: string };
  await until(() => printed.some((text) => text.includes(number) && text.includes(quote.area)));
  // As it is read, with a word on the photo, and not its bytes.
  const [mail = ""] = printed.filter((text) => text.includes(number));
  expect(mail).toContain(`Enquiry ${number}, kept in ${folder}:`);
  expect(mail).toContain("gęślą jaźń");
  expect(mail).not.toMatch(/image\/jpeg|base64/);
  const faulty = await send({ ...quote, phone: "12" });
  expect(faulty.status).toBe(422);
  await until(() => printed.some((text) => text.includes("422, phone invalid")));
  // One endpoint answers all: it counts them.
  const statuses: number[] = [];
  for (let attempt = 3; attempt <= 6; attempt += 1) statuses.push((await send(quote)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
