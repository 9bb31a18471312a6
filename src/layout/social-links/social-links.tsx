import { Icon } from "../../components/icon/icon";
import type { Company } from "../../hooks/use-company";
import type { Labels } from "../../hooks/use-labels";
import { fillIn } from "../../utils/text/fill-in";
import * as styles from "./social-links.module.css";

interface SocialLinksProps {
  socials: Company["socials"];
  labels: Pick<Labels, "socialProfiles" | "socialProfilesFooter" | "newTab">;
  /** `bar` is the column at the edge of wide screens. */
  place: "bar" | "footer";
}

/** Links to the company's profiles, each in a new tab. */
export function SocialLinks({ socials, labels, place }: SocialLinksProps) {
  return (
    <nav
      className={styles[place]}
      aria-label={place === "bar" ? labels.socialProfiles : labels.socialProfilesFooter}
    >
      {socials.map((profile) => (
        <a
          key={profile.network}
          href={profile.url}
          target="_blank"
          rel="noopener"
          aria-label={fillIn(labels.newTab, { name: profile.label })}
        >
          <Icon name={profile.network} />
        </a>
      ))}
    </nav>
  );
}
