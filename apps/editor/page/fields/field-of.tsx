import type { GroupField } from "../../shared/contract";
import { Optional, useDescription } from "./described";
import type { FieldProps } from "./field-props";
import { GroupContext, useGroup } from "./group-context";
import { ListOf } from "./list";
import { ValueOf } from "./value";

/** A field of a form, with all that is in it. Adds nothing to the data that nobody typed. */
export function FieldOf({ field, path, value }: FieldProps) {
  switch (field.kind) {
    case "group":
      return <GroupOf field={field} path={path} value={value} />;
    case "list":
      return (
        <ListOf
          field={field}
          path={path}
          value={value}
          renderEntry={(at, entry) => <FieldOf field={field.entry} path={at} value={entry} />}
        />
      );
    default:
      return <ValueOf field={field} path={path} value={value} />;
  }
}

/** Fields that belong together. The whole entry and an entry of a list have their label elsewhere. */
function GroupOf({ field, path, value }: FieldProps<GroupField>) {
  const { id, describedBy, hint, error } = useDescription(field, path);
  const values = (value ?? {}) as Record<string, unknown>;
  const fields = Object.entries(field.fields);
  const coordinates = fields.flatMap(([key, { kind }]) => (kind === "degrees" ? key : []));
  const around = useGroup();
  const ownFacts = fields.filter(([, inner]) => "isOfPhoto" in inner && inner.isOfPhoto);
  const photoFacts = [...around.photoFacts, ...ownFacts.map(([key]) => [...path, key])];
  const isOptional = !field.isNeeded && typeof path.at(-1) === "string";
  const inside = (
    <GroupContext.Provider value={{ path, isOptional, coordinates, photoFacts }}>
      {fields.map(([key, inner]) => (
        <FieldOf key={key} field={inner} path={[...path, key]} value={values[key]} />
      ))}
    </GroupContext.Provider>
  );
  if (path.length === 0 || typeof path.at(-1) === "number") {
    return (
      <div id={id} className="fields stack">
        {error}
        {inside}
      </div>
    );
  }
  return (
    <fieldset id={id} className="group" aria-describedby={describedBy}>
      <legend>
        {field.label} {!field.isNeeded && <Optional />}
      </legend>
      {hint}
      {error}
      <div className="fields stack">{inside}</div>
    </fieldset>
  );
}
