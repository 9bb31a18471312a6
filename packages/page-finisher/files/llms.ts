import type { SitePage } from "../../content-model";
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
  const find = (address: string) => pages.find(({ path }) => path === address);
  const line = (page: SitePage) => `- ${link(page.headline, page.path)}: ${page.description}`;
  const contact = find(addresses.contact);
  const towns = find(addresses.towns);
  const parts = [
    `# ${brand}`,
    `> ${tagline}`,
    regions.join(", "),
    "## Usługi",
    services.map(({ title, path, pitch }) => `- ${link(title, path)}: ${pitch}`).join("\n"),
    ...(towns ? ["## Gdzie pracujemy", line(towns)] : []),
    "## Kontakt",
    [
      ...phones.map(({ label, number }) => `- ${label}: ${number}`),
      `- e-mail: ${email}`,
      ...(contact ? [line(contact)] : []),
    ].join("\n"),
  ];
  return `${plainSpaces(parts.join("\n\n"))}\n`;
}
