import { Button } from "../button/button";
import * as styles from "./link-row.module.css";

interface LinkRowProps {
  links: readonly { label: string; address: string }[];
}

/** Links to other pages at the end of a page. */
export function LinkRow({ links }: LinkRowProps) {
  return (
    <div className={`row ${styles.row}`}>
      {links.map(({ label, address }) => (
        <Button key={address} href={address} variant="line">
          {label}
        </Button>
      ))}
    </div>
  );
}
