import { request } from "node:http";
import { Readable } from "node:stream";

/**
 * Sends many bytes, and like a browser reads the answer also before all is sent.
 * @param length whether the length is said before, as browsers do, or the body comes in chunks
 */
export function sendMuch(
  url: string,
  bytes: number,
  length: "declared" | "not declared",
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      ...(length === "declared" && { "content-length": bytes }),
    };
    const sending = request(url, { method: "POST", headers, agent: false }, (response) => {
      body.unpipe(sending).destroy();
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode, text }));
    });
    const piece = Buffer.alloc(50_000, "a");
    const body = Readable.from(Array.from({ length: bytes / piece.length }, () => piece));
    sending.on("error", reject);
    body.pipe(sending);
  });
}
