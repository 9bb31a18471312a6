import { text } from "node:stream/consumers";
import { createTransport } from "nodemailer";
import { failWith, smtpWithTls } from "@typed-site/utils/node";

/**
 * Run with a subject: mails what it reads to `OPERATOR_EMAIL`, by the relay and from the address that send enquiries;
 * without these nobody is told. A release has it as `mail-operator.cjs`.
 * @throws the relay's error
 */
async function mailOperator(subject = ""): Promise<void> {
  const { SMTP_URL: url, OPERATOR_EMAIL: to, ENQUIRY_FROM: from = to } = process.env;
  if (!url || !to) return;
  const transport = createTransport({
    url: smtpWithTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await transport.sendMail({ from, to, subject, text: await text(process.stdin) });
}

mailOperator(process.argv[2]).catch(failWith);
