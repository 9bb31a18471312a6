import path from "node:path";
import { fillKnown, groupBy } from "../../utils";
import type { Definition } from "../definition";
import { typography } from "../graphql/typography";
import type { ContentPhoto, Model, ModelRecord, Records } from "../model";
import { groupFields } from "../walk-fields";

/** The records of a content, to be found by type and key. */
export class ContentRecords implements Records {
  private readonly byType: ReadonlyMap<string, readonly ModelRecord[]>;
  private readonly byKey = new Map<string, ModelRecord>();

  constructor(
    private readonly definition: Definition,
    all: readonly ModelRecord[],
  ) {
    this.byType = groupBy(all, ({ model }) => model.typeName);
    for (const record of all) {
      const { typeName, key } = record.model;
      for (const name of key ? namesOf(record, key) : []) {
        this.byKey.set(`${typeName} ${name}`, record);
      }
    }
  }

  of = (typeName: string) => this.byType.get(typeName) ?? [];

  find = (typeName: string, key: string) => this.byKey.get(`${typeName} ${key}`);

  single = (typeName: string) => {
    const [record] = this.of(typeName);
    if (!record) throw new Error(`There is no ${typeName}`);
    return record;
  };

  text = (line: string) => {
    const { placeholders } = this.definition;
    return typography(
      placeholders
        ? fillKnown(line, placeholders.of(this.single(placeholders.typeName).data))
        : line,
    );
  };
}

function namesOf(record: ModelRecord, { of, others }: NonNullable<Model["key"]>): string[] {
  const further = others === undefined ? undefined : record.data[others];
  return [of(record), ...(Array.isArray(further) ? further.map(String) : [])];
}

/** The photos that a record names itself. */
export function photosIn({ model, data, file }: ModelRecord): ContentPhoto[] {
  return groupFields(model.shape, data).flatMap(({ value: { src, alt } }) =>
    typeof src === "string" ? [photoAt(file, { src, alt: String(alt) })] : [],
  );
}

/** A photo that a file names, by its own place. */
export function photoAt(file: string, { src, alt }: { src: string; alt: string }): ContentPhoto {
  return { place: path.posix.join(path.posix.dirname(file), src), alt };
}
