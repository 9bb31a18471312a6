import { graphql, useStaticQuery } from "gatsby";
import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { SiteLink } from "../../../components/site-link/site-link";
import { TextField } from "../../../components/text-field/text-field";
import { normaliseGirth } from "./normalise-girth";
import * as styles from "./girth-field.module.css";

/** A field for a trunk's girth, which says what such a girth usually requires. */
export function GirthField(props: ComponentProps<typeof TextField>) {
  const { fellingRules } = useStaticQuery<Queries.GirthStepsQuery>(graphql`
    query GirthSteps {
      fellingRules {
        girth {
          hint
        }
        girthSteps {
          above
          title
          path
        }
      }
    }
  `);
  const [typed, setTyped] = useState("");
  const place = useRef<HTMLDivElement>(null);
  // Text typed before hydration counts too.
  useEffect(() => setTyped(place.current?.querySelector("input")?.value ?? ""), []);
  const measured = normaliseGirth(typed);
  const step = measured && fellingRules.girthSteps.findLast(({ above }) => measured > above);
  return (
    <div
      ref={place}
      onInput={({ target }: SyntheticEvent) => setTyped((target as HTMLInputElement).value)}
    >
      <TextField {...props} />
      <p className={`small ${styles.answer}`} role="status">
        {step && (
          <>
            {fellingRules.girth.hint} <SiteLink href={step.path}>{step.title}</SiteLink>
          </>
        )}
      </p>
    </div>
  );
}
