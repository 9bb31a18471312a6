import { type ReactNode, useId } from "react";

interface ExampleProps {
  title: string;
  surface?: string;
  children: ReactNode;
}

/** A part of the style guide with its heading. */
export function Example({ title, surface = "", children }: ExampleProps) {
  const id = useId();
  return (
    <section className={`section ${surface}`} aria-labelledby={id}>
      <div className="wrap flow">
        <h2 id={id}>
          {title} {surface && <small>{surface}</small>}
        </h2>
        {children}
      </div>
    </section>
  );
}
