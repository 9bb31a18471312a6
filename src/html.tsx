import type { ReactElement, ReactNode } from "react";

interface HtmlProps {
  htmlAttributes: object;
  headComponents: ReactNode[];
  bodyAttributes: object;
  preBodyComponents: ReactNode[];
  body: string;
  postBodyComponents: ReactNode[];
}

/** The HTML document of every page. Gatsby's default lacks `viewport-fit=cover`, which the call bar needs. */
export default function Html(props: HtmlProps): ReactElement {
  return (
    <html lang="pl" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* all phone numbers are links already; others, as of tax, are not to be dialled */}
        <meta name="format-detection" content="telephone=no" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
