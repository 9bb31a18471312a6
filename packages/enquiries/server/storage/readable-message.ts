/** A stored message as one reads it: decoded from quoted-printable (RFC 2045, 6.7), with its attachments as they are. */
export function readableMessage(message: Buffer): string {
  const bytes = message
    .toString("latin1")
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
