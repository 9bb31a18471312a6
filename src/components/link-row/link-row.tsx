import { Button } from "../button/button";

interface LinkRowProps {
  /** The first one is the one most visitors want. */
  links: readonly { label: string; address: string }[];
}

/** Links to other pages at the end of a page. */
export function LinkRow({ links }: LinkRowProps) {
  return (
    <div className="row">
      {links.map(({ label, address }, index) => (
        <Button key={address} href={address} variant={index === 0 ? "solid" : "line"}>
          {label}
        </Button>
      ))}
    </div>
  );
}
