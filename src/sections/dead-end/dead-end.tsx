import type { ReactNode } from "react";
import { LinkRow } from "../../components/link-row/link-row";
import { Rings } from "../../components/rings/rings";
import * as styles from "./dead-end.module.css";

interface DeadEndProps {
  /** Shown in the disc above the headline. */
  code?: string;
  headline: string;
  links: readonly { label: string; address: string }[];
  children: ReactNode;
}

/** An error page's content: says that an address or an enquiry failed, and offers links. */
export function DeadEnd({ code, headline, links, children }: DeadEndProps) {
  return (
    <section className="section" aria-labelledby="headline">
      <div className="wrap">
        <div className={`flow ${styles.text}`}>
          {code && <Rings className={styles.disc} label={code} />}
          <h1 id="headline">{headline}</h1>
          {children}
          <LinkRow links={links} />
        </div>
      </div>
    </section>
  );
}
