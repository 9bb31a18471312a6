import { PAGE, parseContent } from "gatsby-plugin-typed-content";
import { galleryFile, tinyContent as content, tinyFiles } from "../tiny-content.fixture";
import { PHOTO, type RemovedKeys, removedKeys, withoutMentions } from "./mentions";

const answered = (answer: string) =>
  parseContent("faq.yaml", `- slug: a\n  question: Kiedy?\n  answer: ${JSON.stringify(answer)}\n`);

/** What is left of an answer. */
function left(answer: string, gone: RemovedKeys): string {
  const { files } = withoutMentions(content, [answered(answer)], gone);
  const [faq] = files;
  if (!faq) throw new Error("The file is not among those that change.");
  return (faq.data as { answer: string }[])[0]?.answer ?? "";
}

test("links lead to the new address of a page, and are plain words where there is none", () => {
  const text = "Zobacz [łąki](/łąki#2), [trawę](/trawa) i [nas](/o-nas).";
  const gone = new Map([
    [
      PAGE,
      new Map([
        ["/łąki", "/kośba"],
        ["/trawa", undefined],
      ]),
    ],
  ]);
  expect(left(text, gone)).toBe("Zobacz [łąki](/kośba#2), trawę i [nas](/o-nas).");
});

test("a name that is gone has become the one that has come, but nobody knows which of two", () => {
  const named = (...names: string[]) =>
    names.map((name) => parseContent(`galleries/${name}.yaml`, "title: Prace\n"));
  const changed = (before: string[], after: string[]) =>
    [...removedKeys(content, named(...before), named(...after)).values()].flatMap((gone) => [
      ...gone,
    ]);
  expect(changed(["a", "b"], ["a", "c"])).toContainEqual(["b", "c"]);
  const two = changed(["a", "b"], ["c", "d"]);
  expect(two).toContainEqual(["b", undefined]);
  expect(two.filter(([, instead]) => instead !== undefined)).toEqual([]);
});

test("a file that names nothing of what is gone is the same, and no place of it is named", () => {
  const file = answered("Jesienią.");
  const files = [
    file,
    parseContent("inne.yaml", "adres: /a\n"),
    // No link: this text has no Markdown.
    parseContent("legal/a.yaml", 'title: A\nsections: ["[a](/a)"]\n'),
  ];
  expect(withoutMentions(content, files, new Map([[PAGE, new Map([["/a", "/b"]])]]))).toEqual({
    files,
    places: [],
    stuck: [],
  });
});

test("what may be missing goes with what it named, and so does a record that says nothing else", () => {
  const files = Object.entries({
    ...tinyFiles,
    "galleries/nowa.yaml": galleryFile,
    "services/a.yaml": "title: A\ngallery: nowa\n",
    "redirects.yaml": "- { from: /x, to: /trawa-z-rolki#a }\n- { from: /y, to: /kontakt }\n",
  }).map(([file, text]) => parseContent(file, text));
  const gone = ["galleries/nowa.yaml", "services/trawa-z-rolki.yaml"];
  const kept = files.filter(({ file }) => !gone.includes(file));
  const without = withoutMentions(content, kept, removedKeys(content, files, kept));
  const changed = without.files.filter((source) => !kept.includes(source));
  expect(Object.fromEntries(changed.map(({ file, data }) => [file, data]))).toEqual({
    "navigation.yaml": { header: [{ label: "Oferta", items: [] }] },
    "redirects.yaml": [{ from: "/y", to: "/kontakt" }],
    "services/a.yaml": { title: "A" },
  });
  expect(without.places.toSorted()).toEqual([
    "Menu › Grupa menu 1 „Oferta”: „Strony w tej grupie” (1. na liście)",
    "Usługa „A”: „Galeria”",
    "Wpis 1: „Nowy adres”",
  ]);
  expect(without.stuck).toEqual([]);
});

test("a photo goes with its entry of a list or with its description, and stays where it is needed", () => {
  const gone = new Map([[PHOTO, new Map([["photos/a.jpg", undefined]])]]);
  const gallery = parseContent(
    "galleries/a.yaml",
    "title: Prace\nphotos:\n  - { src: ../photos/a.jpg, alt: A, caption: A }\n  - { src: ../photos/b.jpg, alt: B, caption: B }\n",
  );
  const { files, places, stuck } = withoutMentions(content, [gallery], gone);
  expect(files[0]?.data).toMatchObject({ photos: [{ alt: "B" }] });
  expect(places).toHaveLength(1);
  expect(stuck).toEqual([]);
  const photo = "{ src: photos/a.jpg, alt: A }";
  const machine = parseContent("equipment.yaml", `- name: Kosa\n  photo: ${photo}\n`);
  const without = withoutMentions(content, [machine], gone);
  expect(without.stuck).toEqual([]);
  expect(without.files[0]?.data).toEqual([{ name: "Kosa" }]);
  const pairs = parseContent(
    "transformations/a.yaml",
    "title: Prace\nafter: { src: ../photos/a.jpg, alt: A }\n",
  );
  const kept = withoutMentions(content, [pairs], gone);
  expect(kept.places).toHaveLength(1);
  expect(kept.stuck).toEqual(kept.places);
  expect(kept.files[0]?.data).toEqual(pairs.data);
});

test("a photo in another's place takes away what was told of that one", () => {
  const gone = new Map([[PHOTO, new Map([["photos/a.jpg", "photos/new.jpg"]])]]);
  const photo = (name: string) =>
    `  - { src: ../photos/${name}.jpg, alt: A, caption: A, visualisation: true }\n`;
  const text = `title: Prace\nphotos:\n${photo("a")}${photo("b")}`;
  const gallery = parseContent("galleries/a.yaml", text);
  const { files } = withoutMentions(content, [gallery], gone);
  expect(files[0]?.data).toMatchObject({
    photos: [{ src: "../photos/new.jpg" }, { src: "../photos/b.jpg", visualisation: true }],
  });
  expect(files[0]?.data).not.toHaveProperty(["photos", 0, "visualisation"]);
});
