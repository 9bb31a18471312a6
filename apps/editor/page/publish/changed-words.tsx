import { groupBy } from "@typed-site/utils";
import type { ChangedRecord, Difference } from "../../shared/contract";
import { isPhotoFile } from "../../shared/photo-file";
import { ChangedPhotos } from "./changed-photos";
import { passage } from "./passage";

const KINDS: Record<Difference["kind"], string> = {
  changed: "",
  added: "nowe",
  removed: "usunięte",
  moved: "inna kolejność",
};

/** What has changed in a record: each of its things once, with its fields; its new photos side by side. */
export function ChangedWords({ record: { label, differences } }: { record: ChangedRecord }) {
  if (differences.length === 0) return <p>Zmienił się tylko sposób zapisu, nie słowa.</p>;
  const words = differences.filter((one) => !isPhotoFile(one));
  const photos = differences.filter(isPhotoFile).flatMap((one) => one.photos ?? []);
  return (
    <>
      {[...groupBy(words, ({ owner }) => owner)].map(([owner, own]) => (
        <div key={owner} className="owner stack">
          {owner !== label && <h4>{withoutStart(owner, label)}</h4>}
          {own.map((difference, index) => (
            <ChangedField key={index} difference={difference} />
          ))}
        </div>
      ))}
      {photos.length > 0 && <ChangedPhotos photos={photos} />}
    </>
  );
}

/** `Galeria „Ogrody” › Zdjęcie 2` below the heading `Galeria „Ogrody”` is `Zdjęcie 2`. */
function withoutStart(owner: string, label: string): string {
  const start = `${label} › `;
  return owner.startsWith(start) ? owner.slice(start.length) : owner;
}

/** A field: what it said crossed out, and what it says underlined; a photo is seen. */
function ChangedField({ difference }: { difference: Difference }) {
  const { field, kind, before, after, photos } = difference;
  const isText = before !== undefined || after !== undefined;
  const heading = [field, KINDS[kind] || (isText ? "" : "zmienione")].filter(Boolean).join(": ");
  const { start, old, now, end } = passage(before ?? "", after ?? "");
  return (
    <>
      {heading && <p className="hint">{heading}</p>}
      {isText && (
        <p className="text">
          {start}
          {old && <del>{old}</del>}
          {old && now && " "}
          {now && <ins>{now}</ins>}
          {end}
        </p>
      )}
      {photos && <ChangedPhotos photos={photos} />}
    </>
  );
}
