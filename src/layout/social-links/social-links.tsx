import { Icon, iconName } from "../../components/icon/icon";
import type { Company } from "../../hooks/use-company";
import { fillIn } from "../../utils/text/fill-in";

interface SocialLinksProps {
  socials: Company["socials"];
  /** Names the group of links. */
  label: string;
  /** Says that a link opens a new tab. */
  newTab: string;
  className?: string;
}

/** The company's profiles elsewhere, each in a new tab. */
export function SocialLinks({ socials, label, newTab, className }: SocialLinksProps) {
  return (
    <nav className={className} aria-label={label}>
      {socials.map((profile) => (
        <a
          key={profile.network}
          href={profile.url}
          target="_blank"
          rel="noopener"
          aria-label={fillIn(newTab, { name: profile.label })}
        >
          <Icon name={iconName(profile.network)} />
        </a>
      ))}
    </nav>
  );
}
