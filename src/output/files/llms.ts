import { fullAddress } from "../../site/addresses";
import type { Site } from "../../site/read-site";
import { contactPath } from "../../utils/paths";

/**
 * What the company does and how to reach it, for language models (llmstxt.org): Markdown with a
 * heading, a quote that sums it up, and lists of links.
 */
export function llms({ url, company, services, pages }: Site): string {
  const { brand, tagline, phones, email, regions } = company;
  const link = (title: string, path: string) => `[${title}](${fullAddress(url, path)})`;
  const contact = pages.find(({ path }) => path === contactPath);
  return [
    `# ${brand}`,
    `> ${tagline}`,
    regions.join(", "),
    "## Usługi",
    services.map(({ title, path, pitch }) => `- ${link(title, path)}: ${pitch}`).join("\n"),
    "## Kontakt",
    [
      ...phones.map(({ label, number }) => `- ${label}: ${number}`),
      `- e-mail: ${email}`,
      ...(contact ? [`- ${link(contact.headline, contact.path)}: ${contact.description}`] : []),
    ].join("\n"),
  ]
    .join("\n\n")
    .replace(/\u00a0/g, " ")
    .concat("\n");
}
