/** @jest-environment node */
import path from "node:path";
import { readContent } from "../read-content";
import { addressOfFile, addressOfTown } from "../routes";

/** The real content against the numbers and addresses of the product specification. */
const files = new Map(
  readContent(path.resolve("content")).map(({ file, data }) => [file, data as never]),
);

interface Service {
  title: string;
  sections?: unknown[];
  gallery?: string;
  transformation?: string;
  sameAs?: string;
}

function get<Data>(file: string): Data {
  const data = files.get(file);
  if (!data) throw new Error(`no content/${file}`);
  return data;
}

const services = new Map(
  [...files.keys()]
    .filter((file) => file.startsWith("services/"))
    .map((file) => [addressOfFile(file), get<Service>(file)]),
);

test("section 2: all service addresses, and no others", () => {
  expect([...services.keys()].sort()).toEqual(
    [
      ...[
        "",
        "/mulczer-lesny",
        "/wycinka-klasyczna",
        "/wycinka-alpinistyczna",
        "/karczowanie-drzew",
        "/frezowanie-pni",
        "/prace-ziemne",
        "/niewelacja-terenu",
        "/przygotowanie-dokumentacji",
        "/ekspertyzy",
      ].map((end) => `/oczyszczanie-terenu${end}`),
      ...["", "/rownanie-terenu", "/czyszczenie-dzialek", "/wycinka-drzew"].map(
        (end) => `/prace-ziemne${end}`,
      ),
      ...[
        "",
        "/projektowanie",
        "/niwelacja-terenu",
        "/prace-ziemne",
        "/nawodnienie",
        "/trawa-z-rolki",
        "/trawa-z-siewu",
        "/usluga-glebogryzarki",
      ].map((end) => `/zakladanie-ogrodu${end}`),
      "/ogrodzenia",
    ].sort(),
  );
});

test("section 2: the 25 towns in order, with their addresses", () => {
  const towns = get<{ name: string }[]>("towns.yaml").map(({ name }) => name);
  expect(towns.slice(0, 25).join(", ")).toBe(
    "Wejherowo, Kartuzy, Chmielno, Przodkowo, Sierakowice, Somonino, Stężyca, Sulęczyno, Gdańsk, Kosakowo, Krokowa, Puck, Lębork, Słupsk, Tczew, Pruszcz Gdański, Przywidz, Żukowo, Łeba, Władysławowo, Skarszewy, Sztum, Bolszewo, Orle, Luzino",
  );
  const addresses = towns.map(addressOfTown);
  expect(new Set([...addresses, ...services.keys()]).size).toBe(towns.length + services.size);
});

test("section 2: the 18 carousel cards in order", () => {
  const home = get<{ services: { cards: string[] } }>("pages/home.yaml");
  const titles = home.services.cards.map((address) => {
    const service = services.get(address);
    return (service?.sameAs ? services.get(service.sameAs) : service)?.title;
  });
  expect(titles.join(", ")).toBe(
    "Mulczer leśny, Wycinka alpinistyczna, Wycinka klasyczna, Karczowanie drzew, Frezowanie pni, Niwelacja terenu, Przygotowanie dokumentacji, Ekspertyzy, Prace ziemne, Równanie terenu, Czyszczenie działek, Projektowanie, Zakładanie ogrodu, Nawodnienie, Trawa z rolki, Trawa z siewu, Usługa glebogryzarki, Ogrodzenia",
  );
});

test.each([
  ["/oczyszczanie-terenu/mulczer-lesny", 11, 5],
  ["/prace-ziemne/czyszczenie-dzialek", 11, 5],
  ["/oczyszczanie-terenu/karczowanie-drzew", 8, 5],
  ["/oczyszczanie-terenu/frezowanie-pni", 6, 13],
  ["/oczyszczanie-terenu/niewelacja-terenu", 4, 8],
  ["/prace-ziemne/rownanie-terenu", 4, 8],
  ["/zakladanie-ogrodu/niwelacja-terenu", 4, 8],
  ["/oczyszczanie-terenu/przygotowanie-dokumentacji", 3, 5],
  ["/oczyszczanie-terenu/prace-ziemne", 8, 9],
])("section 2: %s has %i anchors and %i photos", (address, anchors, photos) => {
  const service = services.get(address);
  expect(service?.sections).toHaveLength(anchors);
  expect(get<{ photos: unknown[] }>(`galleries/${service?.gallery}.yaml`).photos).toHaveLength(
    photos,
  );
});

test.each([
  "/oczyszczanie-terenu/wycinka-klasyczna",
  "/zakladanie-ogrodu/nawodnienie",
  "/zakladanie-ogrodu/projektowanie",
  "/zakladanie-ogrodu/trawa-z-rolki",
  "/zakladanie-ogrodu/trawa-z-siewu",
  "/zakladanie-ogrodu/usluga-glebogryzarki",
])("section 2: %s has 8 anchors", (address) => {
  expect(services.get(address)?.sections).toHaveLength(8);
});

test.each([
  ["home", 4, undefined],
  ["nawodnienie", 2, 800],
  ["glebogryzarka", 2, 800],
  ["trawa-z-rolki", 8, 650],
  ["ogrodzenia", 10, undefined],
])("sections 2 and 9: %s has %i pairs", (name, pairs, height) => {
  const transformation = get<{ pairs: unknown[]; height: number }>(`transformations/${name}.yaml`);
  expect(transformation.pairs).toHaveLength(pairs);
  if (height) expect(transformation.height).toBe(height);
});

test("section 3: five questions", () => {
  expect(get<unknown[]>("faq.yaml")).toHaveLength(5);
});

test("no page carries another page's title, headline or description", () => {
  const own = [...services.values()].filter(({ sameAs }) => !sameAs) as unknown as {
    headline: string;
    seo: { title: string; description: string };
  }[];
  for (const read of [
    (page: (typeof own)[number]) => page.headline,
    (page: (typeof own)[number]) => page.seo.title,
    (page: (typeof own)[number]) => page.seo.description,
  ]) {
    expect(new Set(own.map(read)).size).toBe(own.length);
  }
});
