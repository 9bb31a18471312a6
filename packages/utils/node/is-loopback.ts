import { isIPv4 } from "node:net";

/** Whether a host name or address, as sockets and URLs write it, is this machine itself. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^::ffff:/, "");
  return ["localhost", "::1", "[::1]"].includes(plain) || (isIPv4(plain) && /^127\./.test(plain));
}
