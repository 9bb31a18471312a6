import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement } from "react";

/**
 * Removes the only inline script that differs between pages, so that one Content-Security-Policy
 * covers the whole site. That script corrects misspelt addresses; here the server redirects them.
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
