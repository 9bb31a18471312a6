import { createTransport } from "nodemailer";
import { smtpWithTls } from "@typed-site/utils/node";

/** Who writes to whom, and by which relay. */
export interface OperatorMail {
  /** `smtps://user:password@mail.example:465` */
  smtpUrl: string;
  from: string;
  to: string;
}

/** Sends the operator a mail. @throws the relay's error */
export async function mailOperator(
  { smtpUrl, from, to }: OperatorMail,
  subject: string,
  text: string,
): Promise<void> {
  const transport = createTransport({
    url: smtpWithTls(smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await transport.sendMail({ from, to, subject, text });
}
