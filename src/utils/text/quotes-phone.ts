import { required } from "@typed-site/utils";

/** The company's phone number for advice and quotes. */
export function quotesPhone<T extends { id: string }>(phones: ReadonlyArray<T>): T {
  const phone = phones.find(({ id }) => id === "quotes");
  return required(phone, 'a phone with the id "quotes" in company.yaml');
}
