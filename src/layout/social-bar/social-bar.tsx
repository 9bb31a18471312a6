import type { Company } from "../../hooks/use-company";
import type { Labels } from "../../hooks/use-labels";
import { SocialLinks } from "../social-links/social-links";
import * as styles from "./social-bar.module.css";

interface SocialBarProps {
  socials: Company["socials"];
  labels: Pick<Labels, "socialProfiles" | "newTab">;
}

/** The profiles at the edge of wide screens; on narrow ones they are in the footer only. */
export function SocialBar({ socials, labels }: SocialBarProps) {
  return (
    <SocialLinks
      className={styles.bar}
      socials={socials}
      label={labels.socialProfiles}
      newTab={labels.newTab}
    />
  );
}
