import type { FastifyInstance } from "fastify";
import { statesOf } from "@typed-site/enquiries/testing/delivery";
import { formRequest, json } from "@typed-site/enquiries/testing/send-enquiry";
import { quote } from "@typed-site/enquiries/testing/server";
import { unlimited } from "@typed-site/enquiries/testing/unlimited";
import { cpuTime } from "@typed-site/test-support/cost";
import { temporaryFolder } from "@typed-site/test-support/site";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";
import { createSiteServer, readSiteConfig } from "./site-server";

const ROUNDS = 8;
const REQUESTS = 40;

const ENQUIRY_DIR = temporaryFolder();
let app: FastifyInstance;
beforeAll(async () => {
  app = await createSiteServer(readSiteConfig({ ENQUIRY_DIR }), {
    logger: false,
    limits: unlimited,
  });
});
afterAll(() => app.close());

const page = () => app.inject("/kontakt");

/** Sends a form, whose faults are shown on the page drawn again unless the page's script has sent it. */
async function post(values: Record<string, string>, accept: { accept?: string } = {}) {
  const { headers, payload } = await formRequest({ form: "quote", page: "/kontakt", ...values });
  const url = ENQUIRY_ADDRESSES.endpoint;
  return app.inject({ method: "POST", url, headers: { ...headers, ...accept }, payload });
}

const faulty = () => post({ message: "Dzień dobry. ".repeat(250) });

let sent = 0;
const store = () => post({ ...quote, message: `Wiadomość ${sent++}` }, json);

/** The processor's time for a request, in milliseconds. */
async function cost(ask: () => Promise<unknown>): Promise<number> {
  const start = cpuTime();
  for (let request = 0; request < REQUESTS; request++) await ask();
  return (cpuTime() - start) / REQUESTS;
}

// Each costs about half of that; a page is a millisecond.
test.each([
  ["a form with faults", faulty, 422, 15],
  ["an enquiry that is stored", store, 200, 8],
])("%s costs the processor a few pages at most", async (_name, ask, status, most) => {
  expect((await ask()).statusCode).toBe(status);
  let ratio = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const before = await cost(page);
    ratio = Math.min(ratio, (await cost(ask)) / before);
  }
  expect(ratio).toBeLessThan(most);
});

test("of 640 enquiries, 64 at once, each is stored, under a number of its own", async () => {
  const before = statesOf(ENQUIRY_DIR).new ?? 0;
  const numbers = new Set<string>();
  const visitor = async () => {
    for (let enquiry = 0; enquiry < 10; enquiry++) {
      numbers.add((await store()).json<{ number: string }>().number);
    }
  };
  await Promise.all(Array.from({ length: 64 }, visitor));
  expect(numbers.size).toBe(640);
  expect(statesOf(ENQUIRY_DIR)).toEqual({ new: before + 640 });
});
