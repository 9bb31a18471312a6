import { z } from "zod";
import { wholeNumber } from "@typed-site/utils/node";

const email = z.email({ error: "must be an e-mail address" });

/** Settings of the relay that nodemailer reads from the query of its address. */
const SMTP_QUERY = ["name", "authMethod", "tls.servername"];

/** A password with one of `/?#@` ends the host's name early, so another host would be asked. */
export const SMTP_URL_FORM =
  "must look like smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587, without a path, and in user and password with %2F for /, %3F for ?, %23 for # and %40 for @";

const smtpUrl = z.url({ protocol: /^smtps?$/, error: SMTP_URL_FORM }).refine(
  (text) => {
    const { protocol, port, pathname, hash, searchParams } = new URL(text);
    const isQueryKnown = [...searchParams.keys()].every((key) => SMTP_QUERY.includes(key));
    // At 465 a relay waits for TLS to begin, at 587 and 25 it speaks first: the other would be silence.
    const isPortRight = protocol === "smtps:" ? !["587", "25"].includes(port) : port !== "465";
    return pathname.length <= 1 && hash === "" && isQueryKnown && isPortRight;
  },
  { error: SMTP_URL_FORM },
);

/** The environment variables for enquiries; docs/enquiries.md explains each. */
export const enquiryEnvironment = {
  ENQUIRY_DIR: z.string().default("data/enquiries"),
  // With backups of 30 days that is a year.
  ENQUIRY_KEEP_DAYS: wholeNumber(1, 365, ", as the privacy policy promises").default(335),
  SMTP_URL: smtpUrl.optional(),
  ENQUIRY_FROM: email.optional(),
  ENQUIRY_TO: email.optional(),
  STATUS_TOKEN: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
};

/** The operator's settings for enquiries. */
export type EnquiryConfig = z.infer<z.ZodObject<typeof enquiryEnvironment>>;

/**
 * What is wrong with the settings together. With a relay the operator names sender and recipient: the address in the
 * content belongs to editors, and a slip there would send what customers write to a stranger. They differ, because mail
 * programs answer a mail from one's own address to oneself, whatever its Reply-To says. Their domains should differ, too:
 * rspamd calls a mail within one domain that is to be answered to another one forged (docs/enquiries.md).
 */
export function enquiryProblems({
  SMTP_URL,
  ENQUIRY_FROM,
  ENQUIRY_TO,
}: EnquiryConfig): Record<string, string> {
  if (!SMTP_URL) return {};
  const isSame = ENQUIRY_FROM?.toLowerCase() === ENQUIRY_TO?.toLowerCase();
  return {
    ...(!ENQUIRY_FROM && { ENQUIRY_FROM: "must be set with SMTP_URL: who sends enquiries" }),
    ...(!ENQUIRY_TO && { ENQUIRY_TO: "must be set with SMTP_URL: who gets enquiries" }),
    ...(ENQUIRY_TO &&
      isSame && {
        ENQUIRY_FROM: "must differ from ENQUIRY_TO: an answer would go to the company itself",
      }),
  };
}
