import { type ReactNode, useCallback, useId, useRef, useState } from "react";
import type { FormName } from "@typed-site/enquiries/form";
import * as protocol from "@typed-site/enquiries/form";
import { UNHYDRATED } from "gatsby-plugin-finished-pages/browser";
import { classNames } from "../../utils/class-names";
import { ENQUIRY_ADDRESSES } from "../../utils/enquiry-addresses";
import { findBuiltForm, keepBuiltForm } from "./built-form";
import { FormProblems, type Problems } from "./form-problems";
import { type AttachFields, useEnquiry } from "./use-enquiry";
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
  attachFields?: AttachFields;
  children: ReactNode;
}

/**
 * A form in a white panel, named by its heading. Without JavaScript it posts to the enquiry server;
 * a script, lazy-loaded when the visitor first uses the form, avoids the reload. Errors and
 * messages are written into its empty elements outside React, by the same code in the browser and
 * on the server (`packages/enquiries/shared/mark-faults.ts`).
 *
 * React never hydrates its content, and has no state in it: password managers and translators change a page before its
 * scripts run, and React would draw it anew, without what was typed. Scripts attach to the elements instead.
 */
export function Form({ name, page, heading, level = 3, intro, ...rest }: FormProps) {
  const { messages, problems, attachFields, children } = rest;
  const id = useId();
  const ref = useRef<HTMLFormElement | null>(null);
  const [built] = useState(() => findBuiltForm(name));
  const keepBuilt = useCallback(
    (form: HTMLFormElement | null) => {
      if (form && built) keepBuiltForm(form, built);
      ref.current = form;
    },
    [built],
  );
  useEnquiry(ref, attachFields);
  const Heading: "h2" | "h3" = `h${level}`;
  const content = (
    <>
      <div className={classNames(styles.head, "flow")}>
        <Heading className={styles.heading} id={id}>
          {heading}
        </Heading>
        {intro && <p className="small quiet">{intro}</p>}
      </div>
      <FormProblems problems={problems} without={messages.withoutPhotos} />
      <input type="hidden" name={protocol.SENT.form} value={name} />
      <input type="hidden" name={protocol.SENT.page} value={page.normalize("NFC")} />
      <input type="hidden" name={protocol.SENT.asked} value="" />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {messages.trap}
          <input name={protocol.SENT.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {children}
    </>
  );
  return (
    <form
      ref={keepBuilt}
      className={classNames(styles.form, "flow on-white")}
      method="post"
      action={ENQUIRY_ADDRESSES.endpoint}
      encType="multipart/form-data"
      aria-labelledby={id}
      noValidate
      {...{
        [UNHYDRATED]: true,
        [protocol.FORM]: name,
        [protocol.FAULTS_HEADING]: messages.invalid,
        [protocol.FAULTS_TITLE]: messages.errorTitle,
        [protocol.SENDING]: messages.sending,
      }}
      {...(built ? leftAlone : { children: content })}
    />
  );
}

/** React neither compares nor changes what such an element contains. */
const leftAlone = { dangerouslySetInnerHTML: { __html: "" } };

/** Places two fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.row, "cols")}>{children}</div>;
}
