import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { createContext, useContext } from "react";
import type { FieldPath } from "../entry/form-state";
import { hintBeside, Optional } from "./field";

/** A group of fields: its path, and its two fields for coordinates where it has some. */
interface Group {
  path: FieldPath;
  coordinates: string[];
}

const GroupContext = createContext<Group>({ path: [], coordinates: [] });

/** The group of fields around. */
export const useGroup = () => useContext(GroupContext);

/** Fields that belong together. The whole entry and an entry of a list have their label elsewhere. */
export function GroupTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, required, schema, title, uiSchema } = props;
  const { path, $id } = fieldPathId;
  const coordinates = properties
    .map(({ name }) => name)
    .filter((name) => widgetOf(uiSchema?.[name]) === "coordinates");
  const fields = (
    <GroupContext.Provider value={{ path, coordinates }}>
      {properties.map(({ content }) => content)}
    </GroupContext.Provider>
  );
  const hint = hintBeside(title, schema.description ?? "");
  if (path.length === 0 || typeof path.at(-1) === "number") {
    return (
      <div id={$id} className="fields">
        {fields}
      </div>
    );
  }
  return (
    <fieldset id={$id} className="group">
      <legend>
        {title} {!required && <Optional />}
      </legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="fields">{fields}</div>
    </fieldset>
  );
}

const widgetOf = (uiSchema: unknown): unknown =>
  typeof uiSchema === "object" && uiSchema !== null && "ui:widget" in uiSchema
    ? uiSchema["ui:widget"]
    : undefined;
