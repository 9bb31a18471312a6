import {
  gallery,
  otherService,
  problemsIn,
  rightContent,
  service,
  transformation,
} from "../../e2e/support/content/content-problems";

const withGallery = `${service}gallery: ogrody\n`;
const sameOpening = otherService("Darń").replace("39", "hero-dom");
const apart = gallery.replace("hero-dom", "1");

test("a page that shows its opening's picture again in its gallery", () => {
  expect(problemsIn({ "services/trawa-z-rolki.yaml": withGallery })).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie 1 „Trawnik przed domem”: pozycja „src” prowadzi do zdjęcia, które ta sama strona pokazuje już w innym miejscu. Wybierz inne zdjęcie albo usuń jedno z tych miejsc. To samo w: content/services/trawa-z-rolki.yaml:8."`,
  );
  expect(
    problemsIn({ "services/trawa-z-rolki.yaml": withGallery, "galleries/ogrody.yaml": apart }),
  ).toBe("");
});

test("a picture in both the gallery and the comparisons of a page", () => {
  const both = `${withGallery}transformation: ogrod\n`;
  const pairs = transformation.replace("hero-dom", "2");
  const files = { "services/trawa-z-rolki.yaml": both, "transformations/ogrod.yaml": pairs };
  expect(problemsIn({ ...files, "galleries/ogrody.yaml": apart })).toContain(
    "content/transformations/ogrod.yaml:4:20  Para zdjęć 1 „Przed domem”",
  );
});

test("a gallery and comparisons of two pages are told once", () => {
  const both = `${withGallery}transformation: ogrod\n`;
  const other = `${otherService("Darń")}gallery: ogrody\ntransformation: ogrod\n`;
  const pairs = transformation.replace("hero-dom", "2");
  const found = problemsIn({
    "services/trawa-z-rolki.yaml": both,
    "services/darn.yaml": other,
    "galleries/ogrody.yaml": apart,
    "transformations/ogrod.yaml": pairs,
  });
  expect(found.split("\n")).toHaveLength(1);
});

test("a picture that opens two pages", () => {
  expect(problemsIn({ "services/darn.yaml": sameOpening })).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:8:8  Usługa „Trawa z rolki”: pozycja „photo → src” prowadzi do zdjęcia, które otwiera już inną stronę. Wybierz dla jednej z nich inne zdjęcie. To samo w: content/services/darn.yaml:8."`,
  );
});

test("a photo whose place a drawing takes is not shown", () => {
  const drawn = service.replace("lead:", "drawing: climbing-kit\nlead:");
  const files = {
    "services/trawa-z-rolki.yaml": `${drawn}gallery: ogrody\n`,
    "services/darn.yaml": sameOpening,
  };
  expect(problemsIn(files)).toBe("");
});

test("a page of its own kind that opens with a picture of another one's top", () => {
  const about = (photo: string) => ({
    "pages/o-nas.yaml": `hero: { photo: { src: ../photos/${photo}.jpg, alt: Dom } }\n`,
  });
  const told = (files: Record<string, string>) =>
    problemsIn(files)
      .split("\n")
      .filter((line) => line.includes("otwiera już inną stronę"));
  expect(told(about("hero-dom"))).toHaveLength(1);
  expect(told(about("39"))).toEqual([]);
  const drawn = {
    "pages/o-nas.yaml": about("hero-dom")["pages/o-nas.yaml"].replace(" } }", " }, drawing: x }"),
  };
  expect(told(drawn)).toEqual([]);
});

test("the picture of a town opens no page, since only shared links have it", () => {
  const puck = String(rightContent["towns/puck.yaml"]);
  const photo = "photo: { src: ../photos/hero-dom.jpg, alt: Dom }\n";
  expect(problemsIn({ "towns/puck.yaml": puck + photo })).toBe("");
});

test("one picture at two places of one file is told once", () => {
  const same = transformation.replace("hero-las", "hero-dom");
  const files = {
    "transformations/ogrod.yaml": same,
    "services/trawa-z-rolki.yaml": `${service.replace("hero-dom", "39")}transformation: ogrod\n`,
  };
  expect(problemsIn(files).split("\n")).toEqual([
    expect.stringMatching(/^content\/transformations\/ogrod\.yaml:5:19 .*jest już w/),
  ]);
});
