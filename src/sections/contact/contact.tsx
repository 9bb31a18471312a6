import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ContactLines } from "../../components/contact-lines/contact-lines";
import { Icon } from "../../components/icon/icon";
import { Prose } from "../../components/prose/prose";
import { useCompany } from "../../hooks/use-company";
import type { anchors } from "../../utils/anchors";
import { hoursLine } from "../../utils/text/hours-line";
import * as styles from "./contact.module.css";

interface ContactProps {
  /** The form's anchor, if no other form of the page is the target of buttons. */
  id?: typeof anchors.quote;
  data: Queries.ContactFragment;
  /** The form beside the text. */
  children: ReactNode;
}

/** Invites an enquiry: tips for a quote, phone numbers with hours, what happens next, a form. */
export function Contact({ id, data, children }: ContactProps) {
  const { heading, body } = data.homePage.contact;
  const { quoteTips, details } = data.contactPage;
  const { next } = data.thankYouPage;
  const { phones, hours } = useCompany();
  return (
    <section className="section on-sand" aria-labelledby="contact-heading">
      <div className={`wrap ${styles.contact}`}>
        <div className={`flow ${styles.text}`}>
          <h2 id="contact-heading">{heading}</h2>
          <Prose className="lead" html={body.html} />
          <details className={`fold fold--phone ${styles.wants}`}>
            <summary>
              <strong>{quoteTips.heading}</strong>
            </summary>
            <p className="small quiet">{quoteTips.note}</p>
            <ul className="cols">
              {quoteTips.items.map(({ icon, title }) => (
                <li key={title}>
                  <Icon name={icon} />
                  {title}
                </li>
              ))}
            </ul>
          </details>
          <div className={`flow ${styles.beside}`}>
            <ContactLines
              phones={phones}
              hours={{ label: details.hours, lines: hours.map(hoursLine) }}
            />
            <h3>{next.heading}</h3>
            <div className="prose">
              <ol>
                {next.steps.map(({ title }) => (
                  <li key={title}>{title}</li>
                ))}
              </ol>
            </div>
          </div>
        </div>
        <div id={id}>{children}</div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Contact on Query {
    homePage {
      contact {
        heading
        body {
          html
        }
      }
    }
    contactPage {
      details {
        hours
      }
      quoteTips {
        heading
        note
        items {
          icon
          title
        }
      }
    }
    thankYouPage {
      next {
        heading
        steps {
          title
        }
      }
    }
  }
`;
