import path from "node:path";
import { z } from "zod";
import { LONGEST_FOLDER } from "../enquiry/server/storage/folder-owner";
import type { Marking } from "../enquiry/server/endpoint/suspicion";

const wholeNumber = (least: number, most: number, why = "") =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int({ error: `must be a whole number from ${least} to ${most}` })
    .min(least, { error: `must be at least ${least}` })
    .max(most, { error: `must be at most ${most}${why}` });

const network = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(["loopback", "linklocal", "uniquelocal"]),
]);

/** The privacy policy promises that enquiries are removed after 12 months. */
const MOST_DAYS = 365;

/** `true` is refused: it would let any visitor forge an address. */
const proxies = z.string().transform((text, context): ServerConfig["trustProxy"] => {
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

const email = z.email({ error: "must be an e-mail address" });

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(9000),
  HOST: z.string().default("0.0.0.0"),
  ENQUIRY_DIR: z
    .string()
    .refine((folder) => Buffer.byteLength(path.resolve(folder)) <= LONGEST_FOLDER, {
      error: `must be a path of at most ${LONGEST_FOLDER} bytes`,
    })
    .default("data/enquiries"),
  ENQUIRY_KEEP_DAYS: wholeNumber(1, MOST_DAYS, ", as the privacy policy promises").default(
    MOST_DAYS,
  ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtps://user:password@mail.example:465" })
    .optional(),
  ENQUIRY_FROM: email.optional(),
  ENQUIRY_TO: email.optional(),
  ENQUIRY_MARKED: z.enum(["each", "daily"], { error: "must be each or daily" }).default("each"),
  STAMP_SECRET: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
  STATUS_TOKEN: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
  TRUST_PROXY: proxies.default(false),
});

/** What the operator of a server can set; the README explains each. */
export interface ServerConfig {
  /** TCP port; 0 takes any free one. */
  port: number;
  host: string;
  /** The Maildir of enquiries. */
  enquiryFolder: string;
  /** Days after which an enquiry is removed. */
  keepDays: number;
  /** The relay that enquiries are sent through; without it they only lie in the Maildir. */
  smtpUrl?: string | undefined;
  /** Sender and recipient of the mail; the company's own address unless set. */
  from?: string | undefined;
  to?: string | undefined;
  /** What becomes of enquiries that may be a robot's. */
  marking: Marking;
  /** Opens `/readyz` and `/metrics` to others than this machine. */
  statusToken?: string | undefined;
  /** Signs time stamps; made and kept in the Maildir unless set. */
  stampSecret?: string | undefined;
  /** Whose `X-Forwarded-For` is believed. */
  trustProxy: false | number | string[];
}

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 * @throws Error that names every wrong variable, without its value: a value may be a password.
 */
export function readConfig(variables: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
    throw new Error(["The server cannot start with this environment:", ...lines].join("\n"));
  }
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST,
    enquiryFolder: data.ENQUIRY_DIR,
    keepDays: data.ENQUIRY_KEEP_DAYS,
    smtpUrl: data.SMTP_URL,
    from: data.ENQUIRY_FROM,
    to: data.ENQUIRY_TO,
    marking: data.ENQUIRY_MARKED,
    statusToken: data.STATUS_TOKEN,
    stampSecret: data.STAMP_SECRET,
    trustProxy: data.TRUST_PROXY,
  };
}
