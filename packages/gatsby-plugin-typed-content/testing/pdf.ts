import { deflateSync } from "node:zlib";

/** What a small PDF file is made of; each part is written as PDF is. */
interface Parts {
  /** The information dictionary's title: `(Umowa)`; none if it is empty. */
  title?: string;
  /** What stands in the file besides, as it is. */
  more?: string;
  /** Objects that are packed, from number 10 on. */
  packed?: readonly string[];
  /** What stands in the dictionary at the end. */
  trailer?: string;
}

/** A small PDF file. */
export function pdf({
  title = "(Umowa)",
  more = "",
  packed = [],
  trailer = "",
}: Parts = {}): Buffer {
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj\n<</Type /Catalog /Pages 99 0 R>>\nendobj\n", "latin1"),
    Buffer.from("99 0 obj\n<</Type /Pages /Kids [] /Count 0>>\nendobj\n", "latin1"),
    Buffer.from(title && `2 0 obj\n<</Producer (X) /Title ${title}>>\nendobj\n`, "latin1"),
    Buffer.from(more, "latin1"),
    packed.length > 0 ? pack(packed) : Buffer.alloc(0),
    Buffer.from(`trailer\n<</Root 1 0 R /Info 2 0 R${trailer}>>\n%%EOF\n`, "latin1"),
  ]);
}

/** An object that holds others packed. */
function pack(objects: readonly string[]): Buffer {
  let place = 0;
  const pairs = objects.map((object, index) => {
    const pair = `${10 + index} ${place}`;
    place += object.length + 1;
    return pair;
  });
  const head = `${pairs.join(" ")} `;
  const data = deflateSync(Buffer.from(`${head}${objects.join(" ")}`, "latin1"));
  const dictionary = `<</Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode>>`;
  return Buffer.concat([
    Buffer.from(`9 0 obj\n${dictionary}\nstream\r\n`, "latin1"),
    data,
    Buffer.from("\nendstream\nendobj\n", "latin1"),
  ]);
}
