import { shapes } from "./shapes";

/** The names of all icons. */
export type IconName = keyof typeof shapes;

interface IconProps {
  name: IconName;
  /** Replaces the class `icon`, for another size or fill. */
  className?: string;
}

/** A decorative icon beside text, hidden from assistive technology. */
export function Icon({ name, className = "icon" }: IconProps) {
  return (
    <svg
      className={className}
      viewBox={name === "mark" ? "0 0 40 40" : "0 0 24 24"}
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
