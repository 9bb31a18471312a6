import { fullAddress } from "../../utils";
import { plainSpaces } from "../plain-spaces";
import type { Site } from "../site";

/**
 * An overview of the company for language models (llmstxt.org), in Markdown: a heading, a summary
 * as a block quote, and lists of links.
 */
export function llms({ url, company, services, pages, addresses }: Site): string {
  const { brand, tagline, phones, email, regions } = company;
  const link = (title: string, path: string) => `[${title}](${fullAddress(url, path)})`;
  const linesOf = (address: string) =>
    pages
      .filter(({ path }) => path === address)
      .map(({ headline, path, description }) => `- ${link(headline, path)}: ${description}`);
  const parts = [
    `# ${brand}`,
    `> ${tagline}`,
    regions.join(", "),
    "## Usługi",
    services.map(({ title, path, pitch }) => `- ${link(title, path)}: ${pitch}`).join("\n"),
    "## Gdzie pracujemy",
    ...linesOf(addresses.towns),
    "## Kontakt",
    [
      ...phones.map(({ label, number }) => `- ${label}: ${number}`),
      `- e-mail: ${email}`,
      ...linesOf(addresses.contact),
    ].join("\n"),
  ];
  return `${plainSpaces(parts.join("\n\n"))}\n`;
}
