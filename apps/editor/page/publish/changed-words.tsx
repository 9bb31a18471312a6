import { Fragment } from "react";
import { groupBy } from "@typed-site/utils";
import type { ChangedRecord, Difference } from "../../shared/contract";
import { isPhotoFile } from "../../shared/photo-file";
import { Readable, withBoldWords } from "../readable-text";
import { ChangedPhotos } from "./changed-photos";
import { movedEntries, wordDiff } from "./word-diff";

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

/** A field: what it said crossed out, and what it says underlined; photos are seen, and so is another order. */
function ChangedField({ difference }: { difference: Difference }) {
  const { field, kind, before, after, formerPhotos = [], photos = [] } = difference;
  const isText = before !== undefined || after !== undefined;
  const heading = [field, KINDS[kind] || (isText ? "" : "zmienione")].filter(Boolean).join(": ");
  return (
    <>
      {heading && <p className="hint">{heading}</p>}
      {isText && kind === "moved" && <NewOrder before={before} after={after} />}
      {isText && kind !== "moved" && <ChangedText before={before} after={after} />}
      {formerPhotos.length > 0 && <ChangedPhotos label="Było" photos={formerPhotos} />}
      {photos.length > 0 && (
        <ChangedPhotos label={formerPhotos.length > 0 ? "Jest" : undefined} photos={photos} />
      )}
    </>
  );
}

type Versions = Pick<Difference, "before" | "after">;

const ChangedText = ({ before = "", after = "" }: Versions) => (
  <Readable texts={[before, after]}>
    {([old, now]) =>
      wordDiff(old, now).map((parts, paragraph) => (
        <p key={paragraph} className="text">
          {parts.map(({ kind, words }, index) => {
            const Mark = MARKS[kind];
            return (
              <Fragment key={index}>
                <Mark>{withBoldWords(words)}</Mark>{" "}
              </Fragment>
            );
          })}
        </p>
      ))
    }
  </Readable>
);

const MARKS = { same: Fragment, old: "del", new: "ins" } as const;

/** The entries of a list as they stand now; those that were moved say where they stood. */
function NewOrder({ before = "", after = "" }: Versions) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const moved = movedEntries(old, now);
  return (
    <ol className="text">
      {now.map((entry, index) => (
        <li key={index}>
          {withBoldWords(entry)}{" "}
          {moved.has(entry) && old.includes(entry) && (
            <ins>przedtem na miejscu {old.indexOf(entry) + 1}</ins>
          )}
        </li>
      ))}
    </ol>
  );
}
