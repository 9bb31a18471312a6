import { ERROR, ERROR_TEXT } from "@typed-site/enquiries/form";
import { Icon } from "../icon/icon";
import * as styles from "./error-text.module.css";

/**
 * The element for a field's error, with an icon, so that it does not depend on colour. `markFaults`
 * fills it outside React, so hydration must leave its content alone.
 */
export function ErrorText({ id }: { id: string }) {
  return (
    <span className={styles.error} id={id} {...{ [ERROR]: true }} hidden>
      <Icon name="alert" />
      <span {...{ [ERROR_TEXT]: true }} dangerouslySetInnerHTML={{ __html: "" }} />
    </span>
  );
}
