import { fillIn } from "../../../packages/utils";
import { Icon } from "../../components/icon/icon";
import { useCompany } from "../../hooks/use-company";
import { useLabels } from "../../hooks/use-labels";
import * as styles from "./response-time.module.css";

/** When the company answers; nothing if its data do not say. */
export function ResponseTime() {
  const { responseTime } = useCompany();
  const { responds } = useLabels();
  if (!responseTime) return null;
  return (
    <p className={`small ${styles.line}`}>
      <Icon name="clock" />
      {fillIn(responds, { responseTime })}.
    </p>
  );
}
