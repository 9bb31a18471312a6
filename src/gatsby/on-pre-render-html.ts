import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement } from "react";

/**
 * Removes the only inline script that differs between pages, so that one Content-Security-Policy with hashes
 * serves the whole site. That script corrects misspelt addresses, which the server redirects.
 */
export function onPreRenderHTML({
  getPostBodyComponents,
  replacePostBodyComponents,
}: Pick<PreRenderHTMLArgs, "getPostBodyComponents" | "replacePostBodyComponents">) {
  replacePostBodyComponents(
    getPostBodyComponents().filter(
      (component) => !isValidElement(component) || component.key !== "script-loader",
    ),
  );
}
