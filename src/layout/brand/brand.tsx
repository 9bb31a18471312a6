import { Icon } from "../../components/icon/icon";
import { SiteLink } from "../../components/site-link/site-link";
import { classNames } from "../../utils/class-names";
import * as styles from "./brand.module.css";

/** The company's logo and name as a link to the home page. */
export function Brand({ name }: { name: string }) {
  return (
    <SiteLink className={classNames(styles.brand, "serif tap")} href="/">
      <Icon name="mark" className={styles.mark} />
      {name}
    </SiteLink>
  );
}
