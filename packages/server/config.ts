import { z } from "zod";
import { enquiryEnvironment } from "../enquiries/server";
import { wholeNumber } from "../utils/node";

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

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(9000),
  HOST: z.string().default("0.0.0.0"),
  ...enquiryEnvironment.shape,
  TRUST_PROXY: proxies.default(false),
});

/** The operator's settings; docs/enquiries.md explains each. */
export type ServerConfig = z.infer<typeof environment>;

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 * @throws Error that names every invalid variable, but not its value, which may be a password
 */
export function readConfig(variables: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
    throw new Error(["The server cannot start with this environment:", ...lines].join("\n"));
  }
  return result.data;
}
