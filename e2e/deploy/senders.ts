import { request } from "node:http";
import { text } from "node:stream/consumers";
import { formRequest } from "@typed-site/enquiries/testing/send-enquiry";
import { quote } from "@typed-site/enquiries/testing/server";
import { ENQUIRY_ADDRESSES } from "../../src/utils/enquiry-addresses";

/** What those who sent forms have read. */
export interface Sent {
  /** The numbers of their enquiries. */
  numbers: string[];
  /** Any other answer, or the end of a connection. */
  failed: string[];
}

const SENDERS = 3;
const PHOTO = Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(100_000, "photo")]);
const photos = Array.from({ length: 5 }, (_none, index) => ({
  name: `${index}.jpg`,
  content: PHOTO,
}));

/** Sends a form with five photos, each from another address of this machine, since limits count addresses. */
async function send(url: string, count: number): Promise<string> {
  const { headers, payload } = await formRequest({ ...quote, message: `Nr ${count}` }, photos);
  const localAddress = `127.1.${count >> 8}.${count & 255}`;
  return new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      localAddress,
      agent: false,
      headers: { ...headers, accept: "application/json", "content-length": payload.length },
    };
    request(url + ENQUIRY_ADDRESSES.endpoint, options, (response) => {
      text(response).then((answer) => resolve(`${response.statusCode} ${answer}`), reject);
    })
      .on("error", reject)
      .end(payload);
  });
}

/** Lets three people send one form after the other until they are stopped. */
export function senders(url: string): { sent: Sent; end: () => Promise<void> } {
  const sent: Sent = { numbers: [], failed: [] };
  let count = 0;
  let isOver = false;
  const sender = async () => {
    while (!isOver) {
      const answer = await send(url, (count += 1)).catch(String);
      const [, number] = /^200 .*"number":"([^"]+)"/.exec(answer) ?? [];
      if (number) sent.numbers.push(number);
      else sent.failed.push(answer.slice(0, 200));
    }
  };
  const ended = Promise.all(Array.from({ length: SENDERS }, sender));
  const end = async () => {
    isOver = true;
    await ended;
  };
  return { sent, end };
}
