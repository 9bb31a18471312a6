import { Icon } from "../../components/icon/icon";
import { useCompany } from "../../hooks/use-company";
import { useLabels } from "../../hooks/use-labels";
import { classNames } from "../../utils/class-names";
import { fillIn } from "../../utils/text/fill-in";
import * as styles from "./response-time.module.css";

/** When the company answers; nothing if its data do not say. */
export function ResponseTime({ className }: { className?: string }) {
  const { responseTime } = useCompany();
  const { responds } = useLabels();
  if (!responseTime) return null;
  return (
    <p className={classNames(styles.line, className)}>
      <Icon name="clock" />
      {fillIn(responds, { responseTime })}.
    </p>
  );
}
