import { ERROR, ERROR_TEXT } from "../../../packages/enquiries/form";
import { Icon } from "../icon/icon";
import * as styles from "./error-text.module.css";

/**
 * The element for the error of a field, with a sign that does not depend on colour. It is
 * filled from outside React (`markFaults`), so hydration leaves its content alone.
 */
export function ErrorText({ id }: { id: string }) {
  return (
    <span className={styles.error} id={id} {...{ [ERROR]: true }} hidden>
      <Icon name="alert" />
      <span {...{ [ERROR_TEXT]: true }} dangerouslySetInnerHTML={{ __html: "" }} />
    </span>
  );
}
