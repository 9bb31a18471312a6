import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ContactLines } from "../../components/contact-lines/contact-lines";
import { Icon, iconName } from "../../components/icon/icon";
import { Prose } from "../../components/prose/prose";
import { useCompany } from "../../hooks/use-company";
import type { anchors } from "../../utils/anchors";
import * as styles from "./contact.module.css";

interface ContactProps {
  /** The anchor, if no other form of the page is the target of buttons. */
  id?: typeof anchors.quote;
  data: Queries.ContactFragment;
  /** The form beside the text. */
  children: ReactNode;
}

/** Invites an enquiry: tips for a quote, two phone numbers, a form. */
export function Contact({ id, data, children }: ContactProps) {
  const { heading, body } = data.homePage.contact;
  const { quoteTips } = data.contactPage;
  const { phones } = useCompany();
  return (
    <section className="section on-sand" id={id} aria-labelledby="contact-heading">
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
                  <Icon name={iconName(icon)} />
                  {title}
                </li>
              ))}
            </ul>
          </details>
          <div className={styles.phones}>
            <ContactLines phones={phones} />
          </div>
        </div>
        {children}
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
      quoteTips {
        heading
        note
        items {
          icon
          title
        }
      }
    }
  }
`;
