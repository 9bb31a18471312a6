/** A request for a page, as bytes on the wire. */
export const get = (target: string, header = "X-Nothing: 1") =>
  `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\n\r\n`;

/**
 * A form as its script sends it, as bytes on the wire.
 * @param from address of the sender, as the proxy tells it
 */
export function post(values: Record<string, string>, from = "192.0.2.1"): string {
  const body = JSON.stringify(values);
  return [
    "POST /api/zapytanie HTTP/1.1",
    "Host: a",
    "Connection: close",
    "Accept: application/json",
    "Content-Type: application/json",
    `X-Forwarded-For: ${from}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}

/** The least that the quote form takes. */
export const enquiry = { form: "quote", email: "a@b.pl", consent: "on" };
