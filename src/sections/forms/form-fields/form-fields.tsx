import { graphql } from "gatsby";
import {
  FIELDS,
  type TextKind,
  writtenField,
  type WrittenFieldName,
} from "@typed-site/enquiries/form";
import { FormRow } from "../../../components/form/form";
import { LocationField } from "../../../components/location-field/location-field";
import { PhoneLink } from "../../../components/phone-link/phone-link";
import { RadioField } from "../../../components/radio-field/radio-field";
import {
  type Choice,
  type ChoiceGroup,
  SelectField,
} from "../../../components/select-field/select-field";
import { TextAreaField } from "../../../components/text-area-field/text-area-field";
import { TextField } from "../../../components/text-field/text-field";
import { useCompany } from "../../../hooks/use-company";
import { fillIn } from "../../../utils/text/fill-in";
import { GirthField } from "../girth-field/girth-field";
import { inRows } from "./in-rows";

/** An initial value, and in place of the content's own words another example or other options. */
interface Preset {
  defaultValue?: string | undefined;
  placeholder?: string;
  options?: readonly (Choice | ChoiceGroup)[];
}

/** What a page adds to a form's fields, by their names. */
export type Presets = { [Name in WrittenFieldName]?: Preset | undefined };

interface FormFieldsProps {
  names: readonly WrittenFieldName[];
  words: readonly Queries.FieldWordsFragment[];
  errors: Queries.FieldErrorsFragment;
  locate: Queries.LocateFragment;
  presets?: Presets | undefined;
  /** Leaves the hints out. */
  compact?: boolean | undefined;
}

/** Input types and keyboards of single-line fields. */
const lines: Partial<Record<TextKind, { type?: "email" | "tel"; inputMode?: "decimal" }>> = {
  email: { type: "email" },
  phone: { type: "tel" },
  measure: { inputMode: "decimal" },
  girth: { inputMode: "decimal" },
};

/** Renders fields as the table of fields (`packages/enquiries/shared/fields.ts`) defines them. */
export function FormFields({ names, ...rest }: FormFieldsProps) {
  return (
    <>
      {inRows(names).map((row) => {
        const fields = row.map((name) => <FormField key={name} name={name} {...rest} />);
        return row.length > 1 ? <FormRow key={row[0]}>{fields}</FormRow> : fields;
      })}
    </>
  );
}

type FormFieldProps = Omit<FormFieldsProps, "names"> & { name: WrittenFieldName };

function FormField({ name, words, errors, locate, presets = {}, compact }: FormFieldProps) {
  const texts = words.find((entry) => entry.name === name);
  if (!texts) throw new Error(`The field "${name}" has no words`);
  const { label, options, note } = texts;
  const { kind, autoComplete } = writtenField(name);
  const preset = presets[name];
  const props = {
    name,
    label,
    placeholder: preset?.placeholder ?? texts.placeholder,
    note: note?.html,
    hint: compact ? null : texts.hint,
    errors: {
      tooLong: fillIn(errors.text.tooLong, { label, limit: FIELDS[name].maxLength }),
      ...(name === "email" || name === "phone" ? errors[name] : {}),
    },
  };
  if (kind === "radio")
    return (
      <RadioField name={name} label={label} options={options ?? []}>
        <CallAtOnce>{texts.hint}</CallAtOnce>
      </RadioField>
    );
  if (kind === "text") return <TextAreaField {...props} />;
  if (kind === "choice") return <SelectField {...props} options={options ?? []} {...preset} />;
  if (kind === "location") return <LocationField {...props} words={locate} />;
  if (kind === "girth") return <GirthField {...props} {...lines[kind]} />;
  const { defaultValue } = preset ?? {};
  return (
    <TextField
      {...props}
      {...lines[kind]}
      autoComplete={autoComplete}
      defaultValue={defaultValue}
    />
  );
}

/** The phone for quotes, after the words before it. */
function CallAtOnce({ children }: { children: string }) {
  const { number } = useCompany().quotesPhone;
  return (
    <p className="small">
      {children} <PhoneLink number={number} size="plain" />
    </p>
  );
}

export const query = graphql`
  fragment FieldWords on FieldWords {
    name
    label
    placeholder
    hint
    options
    note {
      html
    }
  }
  fragment FieldErrors on FormErrors {
    email {
      oneOf
      misspelt
      notAlone
      invalid
    }
    phone {
      invalid
    }
    text {
      tooLong
    }
  }
`;
