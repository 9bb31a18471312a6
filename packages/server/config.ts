import { z } from "zod";
import { readEnvironment, wholeNumber } from "@typed-site/utils/node";

const network = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(["loopback", "linklocal", "uniquelocal"]),
]);

/** `true` is rejected: it would let any visitor forge an address. */
const proxies = z.string().transform((text, context): false | number | string[] => {
  if (text === "false") return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = z.array(network).safeParse(text.split(",").map((part) => part.trim()));
  if (networks.success) return networks.data;
  context.addIssue({
    code: "custom",
    message: "must be false, a number of hops (1–9) or networks",
  });
  return z.NEVER;
});

/** The server's environment variables; docs/enquiries.md explains each. A plug-in has its own. */
export const serverEnvironment = {
  PORT: wholeNumber(0, 65_535).default(9000),
  HOST: z.string().default("0.0.0.0"),
  TRUST_PROXY: proxies.default(false),
  HSTS_SUBDOMAINS: z
    .enum(["0", "1"], { error: "must be 0 or 1" })
    .default("0")
    .transform((text) => text === "1"),
};

/** The operator's settings for the server. */
export type ServerConfig = ReturnType<typeof readConfig>;

/** Reads the settings of a server without plug-ins. @throws like `readEnvironment` */
export const readConfig = (variables: Record<string, string | undefined>) =>
  readEnvironment(serverEnvironment, variables);
