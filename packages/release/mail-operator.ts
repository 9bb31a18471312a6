import { createTransport } from "nodemailer";

/** Hosts to which a password may go without encryption. */
const OWN_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

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
  const { username, hostname } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: username !== "" && !OWN_HOSTS.includes(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await transport.sendMail({ from, to, subject, text });
}
