import { type ReactNode, useId, useRef } from "react";
import type { FormName } from "../../../packages/enquiries/form";
import * as protocol from "../../../packages/enquiries/form";
import { classNames } from "../../utils/class-names";
import { ENQUIRY_ADDRESSES } from "../../utils/enquiry-addresses";
import { FormProblems, type Problems } from "./form-problems";
import { useEnquiry } from "./use-enquiry";
import * as styles from "./form.module.css";

interface FormProps {
  name: FormName;
  /** The decoded address of the page with the form. */
  page: string;
  heading: string;
  level?: 2 | 3;
  intro?: string | null;
  messages: Queries.FormMessages;
  problems: Problems;
  children: ReactNode;
}

/**
 * A form in a white panel, named by its heading. Without JavaScript it posts to the enquiry server;
 * a script, lazy-loaded when the visitor first uses the form, avoids the reload. Errors and
 * messages are written into its empty elements outside React, by the same code in the browser and
 * on the server (`packages/enquiries/shared/mark-faults.ts`).
 */
export function Form({ name, page, heading, level = 3, intro, ...rest }: FormProps) {
  const { messages, problems, children } = rest;
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  useEnquiry(ref);
  const Heading: "h2" | "h3" = `h${level}`;
  return (
    <form
      ref={ref}
      className={classNames(styles.form, "flow on-white")}
      method="post"
      action={ENQUIRY_ADDRESSES.endpoint}
      encType="multipart/form-data"
      aria-labelledby={id}
      noValidate
      {...{
        [protocol.FORM]: name,
        [protocol.FAULTS_HEADING]: messages.invalid,
        [protocol.FAULTS_TITLE]: messages.errorTitle,
        [protocol.SENDING]: messages.sending,
      }}
    >
      <div className={classNames(styles.head, "flow")}>
        <Heading className={styles.heading} id={id}>
          {heading}
        </Heading>
        {intro && <p className="small quiet">{intro}</p>}
      </div>
      <FormProblems problems={problems} without={messages.withoutPhotos} />
      <input type="hidden" name={protocol.SENT.form} value={name} />
      <input type="hidden" name={protocol.SENT.page} value={page.normalize("NFC")} />
      <label className={styles.trap} aria-hidden="true">
        {messages.trap}
        <input name={protocol.SENT.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
      {children}
    </form>
  );
}

/** Places two fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.row, "cols")}>{children}</div>;
}
