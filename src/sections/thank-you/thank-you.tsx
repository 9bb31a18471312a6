import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import * as protocol from "@typed-site/enquiries/form";
import { LinkRow } from "../../components/link-row/link-row";
import { Prose } from "../../components/prose/prose";
import { NUMBER_PARAMETER, WITHOUT_PHOTOS_PARAMETER } from "../../utils/enquiry-addresses";
import { ResponseTime } from "../response-time/response-time";
import * as styles from "./thank-you.module.css";

/**
 * Confirms an enquiry with its number, and says what happens next. The number comes from the
 * address; without JavaScript the server writes it into the page. Without a number the page doesn't
 * claim that anything has arrived.
 */
export function ThankYou({ data }: { data: Queries.ThankYouFragment }) {
  const { headline, numberLabel, received, withoutPhotos, next, links } = data;
  const number = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const address = new URLSearchParams(window.location.search);
    const given = address.get(NUMBER_PARAMETER);
    if (!given) delete document.documentElement.dataset.query;
    if (!given || !number.current) return;
    number.current.textContent = given;
    if (note.current) note.current.hidden = !address.has(WITHOUT_PHOTOS_PARAMETER);
    heading.current?.focus();
  }, []);
  return (
    <section className="section" aria-labelledby="headline">
      <div className={`wrap ${styles.page}`}>
        <div className={`flow ${styles.text}`}>
          <h1 id="headline" ref={heading} tabIndex={-1}>
            {headline}
          </h1>
          <div className={`flow ${styles.receipt}`}>
            <strong
              className={`serif ${styles.number}`}
              ref={number}
              {...{ [protocol.NUMBER]: true }}
              dangerouslySetInnerHTML={{ __html: "" }}
            />
            <p className="small quiet">{numberLabel}</p>
            <p className="lead">{received}</p>
            <ResponseTime />
            <p ref={note} {...{ [protocol.WITHOUT_PHOTOS]: "" }} hidden suppressHydrationWarning>
              {withoutPhotos}
            </p>
          </div>
          <LinkRow links={links} />
        </div>
        <div className={`flow ${styles.next}`}>
          <h2>{next.heading}</h2>
          <ol className={`count ${styles.steps}`}>
            {next.steps.map(({ title, body }) => (
              <li key={title}>
                <div>
                  <h3>{title}</h3>
                  <p>{body}</p>
                </div>
              </li>
            ))}
          </ol>
          <Prose html={next.urgent.html} />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ThankYou on ThankYouPage {
    headline
    numberLabel
    received
    withoutPhotos
    next {
      heading
      steps {
        title
        body
      }
      urgent {
        html
      }
    }
    links {
      label
      address
    }
  }
`;
