import * as styles from "./trunk-drawing.module.css";

interface TrunkDrawingProps {
  /** The text alternative. */
  label: string;
  low: string;
  high: string;
}

/** A trunk beside a person, to scale: one unit is a centimetre, and the ground is at y = 210. */
export function TrunkDrawing({ label, low, high }: TrunkDrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 300 230"
      strokeWidth={2}
      role="img"
      aria-label={label}
    >
      <path d="M4 210c96-3 194-3 292 0" />
      <path
        strokeWidth={3}
        d="M132 4c3 66 1 132-5 190-3 8-11 13-23 16M176 4c-3 66-1 132 5 190 3 8 11 13 23 16"
      />
      <path
        className={styles.bark}
        d="M146 20c2 30 1 50-1 74M160 44c2 34 0 60-2 84M148 130c1 20 0 34-2 52"
      />
      <path
        className={styles.bark}
        d="M50 58a12 12 0 1 1 .1 0M50 62c-14 2-18 12-18 24l2 40M50 62c12 1 17 9 22 20l34 2M38 122c1 30 0 58-4 86M54 122c2 30 4 58 8 86M36 122h22V84"
      />
      <path
        className={styles.tape}
        strokeWidth={7}
        d="M130 80c16 6 32 6 48 0M126 205c20 7 38 7 56 0"
      />
      <path
        className={styles.height}
        strokeWidth={1.5}
        d="M214 80v130M207 80h14M207 210h14M246 205v5M239 205h14"
      />
      <text className={styles.words} x="228" y="84">
        {high}
      </text>
      <text className={styles.words} x="236" y="196">
        {low}
      </text>
    </svg>
  );
}
