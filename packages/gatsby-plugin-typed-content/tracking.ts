/** What apps add to an address that is shared, to know who shared it and where: Facebook, Instagram, Google, YouTube. */
const TRACKING = /^(?:utm_\w{1,40}|fbclid|gclid|igsh|igshid|mibextid|si)$/;

/** An address without what tells who shared it; the same address where it has none of that. */
export function withoutTracking(address: string): string {
  const [whole = "", ...anchor] = address.split("#");
  const [base = "", query = ""] = whole.split("?");
  const parameters = query.split("&");
  const kept = parameters.filter((one) => !TRACKING.test(one.split("=", 1)[0] ?? ""));
  if (kept.length === parameters.length) return address;
  return [base + (kept.length > 0 ? `?${kept.join("&")}` : ""), ...anchor].join("#");
}
