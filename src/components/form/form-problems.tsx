import type { Problem } from "@typed-site/enquiries/form";
import * as protocol from "@typed-site/enquiries/form";
import { escapeHtml } from "@typed-site/utils";
import { buttonClass } from "../button/button";
import * as styles from "./form-problems.module.css";

/** The messages for why a form could not be sent. */
export type Problems = Record<Problem, { heading: string; body: { html: string } }>;

const kinds: readonly Problem[] = ["failed", "tooMany", "tooLarge"];

/** The element at the top of a form for its errors, with the messages in templates. */
export function FormProblems({ problems, without }: { problems: Problems; without: string }) {
  const look = buttonClass({ size: "small" });
  const button = `<button type="button" class="${look}" ${protocol.WITHOUT_PHOTOS_BUTTON}>${escapeHtml(without)}</button>`;
  return (
    <>
      <div
        className={styles.summary}
        {...{ [protocol.SUMMARY]: true }}
        tabIndex={-1}
        hidden
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      {kinds.map((kind) => {
        const { heading, body } = problems[kind];
        const html = `<p><strong>${heading}</strong></p>${body.html}`;
        return (
          <template
            key={kind}
            {...{ [protocol.PROBLEM]: kind }}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        );
      })}
      <template
        {...{ [protocol.WITHOUT_PHOTOS_BUTTON]: true }}
        dangerouslySetInnerHTML={{ __html: `<p>${button}</p>` }}
      />
      <p
        className="sr-only"
        role="status"
        {...{ [protocol.STATUS]: true }}
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </>
  );
}
