import type { UiSchema } from "@rjsf/utils";

/** The id that RJSF gives the field of a photo: `root_photos_2_src`. */
const PHOTO_FIELD = /^root_(.*)_src$/;

/**
 * An entry's data without what was told of a photo that is another one now (`FieldOptions.isOfPhoto`).
 * @param id the field that was changed, by its id in the form
 */
export function withoutPhotoFacts(data: unknown, uiSchema: UiSchema, id = ""): unknown {
  const path = PHOTO_FIELD.exec(id)?.[1]?.split("_");
  return path ? withoutFactsAlong(data, uiSchema, path) : data;
}

function withoutFactsAlong(data: unknown, uiSchema: UiSchema = {}, path: string[]): unknown {
  if (typeof data !== "object" || data === null) return data;
  const [next, ...rest] = path;
  if (Array.isArray(data)) {
    return data.map((entry: unknown, index) =>
      String(index) === next
        ? withoutFactsAlong(entry, uiSchema.items as UiSchema | undefined, rest)
        : entry,
    );
  }
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => !isOfPhoto(uiSchema[key] as UiSchema | undefined))
      .map(([key, value]: [string, unknown]) => [
        key,
        key === next
          ? withoutFactsAlong(value, uiSchema[key] as UiSchema | undefined, rest)
          : value,
      ]),
  );
}

const isOfPhoto = (uiSchema: UiSchema = {}) => uiSchema["ui:options"]?.isOfPhoto === true;
