import { useId, type ReactNode } from "react";
import { classNames } from "../../utils/class-names";
import * as styles from "./form.module.css";

interface FormProps {
  heading: string;
  level?: 2 | 3;
  intro?: string | null;
  className?: string;
  children: ReactNode;
}

/** The white panel of a form, named by its heading. */
export function Form({ heading, level = 3, intro, className, children }: FormProps) {
  const id = useId();
  const Heading: "h2" | "h3" = `h${level}`;
  return (
    <form
      className={classNames(styles.form, "flow on-white", className)}
      aria-labelledby={id}
      noValidate
    >
      <div className={classNames(styles.head, "flow")}>
        <Heading className={styles.heading} id={id}>
          {heading}
        </Heading>
        {intro && <p className="small quiet">{intro}</p>}
      </div>
      {children}
    </form>
  );
}

/** Two fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.row, "cols")}>{children}</div>;
}
