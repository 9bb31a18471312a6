import { introProblem, locativeProblem, nameProblem, townProblems } from "./town-rules";

const record = (name: string, more: object) => ({
  file: `towns/${name.toLowerCase()}.yaml`,
  data: { name, ...more } as Record<string, unknown>,
});

/** The places of what is wrong with some towns, each of which is said in two sentences, with what it is about. */
const told = (...towns: ReturnType<typeof record>[]) =>
  townProblems(towns).map(({ record: { file, data }, path, problem, remedy }) => {
    expect([problem, remedy]).toEqual(Array(2).fill(expect.stringMatching(/^\p{Lu}.*\.$/u)));
    const [field = ""] = path;
    const about = field === "services" ? "/a" : data[field === "county" ? field : "name"];
    expect(problem).toContain(`„${String(about)}”`);
    return `${file} ${path.join(".")}`;
  });

test.each([
  ["Puck", true],
  ["Pruszcz Gdański", true],
  ["Bielsko-Biała", true],
  ["Żukowo".normalize("NFD"), true],
  ["Puck 2", false],
  [" Puck", false],
  ["Puck-", false],
  ["Puck/Hel", false],
])("the name of a town: %s, %s", (name, isRight) => {
  expect(nameProblem(name) === undefined).toBe(isRight);
});

test.each([
  ["w Pucku", true],
  ["we Władysławowie", true],
  ["na Helu", true],
  ["Pucku", false],
  ["koło w Pucku", false],
  ["wPucku", false],
])("a town in the locative: %s, %s", (locative, isRight) => {
  expect(locativeProblem(locative) === undefined).toBe(isRight);
});

test.each([
  [59, false],
  [60, true],
  [110, true],
  [111, false],
])("an introduction of %i words: %s", (words, isRight) => {
  expect(introProblem("słowo – ".repeat(words)) === undefined).toBe(isRight);
});

test.each([
  [59, "Dopisz co najmniej 1 słowo."],
  [56, "Dopisz co najmniej 4 słowa."],
  [55, "Dopisz co najmniej 5 słów."],
  [112, "Skróć ją co najmniej o 2 słowa."],
])("an introduction of %i words: %s", (words, remedy) => {
  const told = introProblem("słowo ".repeat(words));
  expect(told?.remedy).toBe(remedy);
  expect(told?.problem).toMatch(`ma ${words} sł`);
  expect(told?.problem).toContain("od 60 do 110");
});

test("two towns are told what the later one has of the first; a county nearly like a neighbour's, and neighbours, each at its place", () => {
  const at = { lat: 54.6, lon: 18.4 };
  const puck = record("Puck", { ...at, locative: "w Pucku", county: "powiat pucki" });
  const near = { ...at, lat: 54.61 };
  expect(told(puck, record("Hel", { ...at, locative: "w Pucku", county: "powiat pucki" }))).toEqual(
    ["towns/hel.yaml locative", "towns/hel.yaml lat"],
  );
  const reda = record("Reda", { ...near, lon: 18.41, county: "powiat pucky" });
  expect(told(puck, record("Hel", { ...near, county: "powiat pucki" }), reda)).toEqual([
    "towns/reda.yaml county",
  ]);
  const far = record("Stargard", { lat: 53.3, lon: 15, county: "powiat pucky" });
  expect(told(puck, record("Hel", { ...near, county: "powiat pucki" }), far)).toEqual([]);
  expect(told(record("Puck", { nearby: ["Hel", "Puck"] }))).toEqual(["towns/puck.yaml nearby.1"]);
  expect(told(record("Puck", { nearby: ["Puck"] }))).toEqual(["towns/puck.yaml nearby.0"]);
});

test.each([
  ["powiat pucki", undefined],
  ["powiat bielsko-bialski", undefined],
  ["miasto na prawach powiatu", undefined],
  ["pucki", "powiat pucki"],
  ["Powiat pucki", "Powiat pucki"],
  ["stary powiat pucki", "stary powiat pucki"],
  ["powiat pucki i inne", "powiat pucki i inne"],
])("the county %s of one town is looked for as %s", (county, name) => {
  const at = { lat: 54.6, lon: 18.4 };
  const towns = [
    record("Puck", { ...at, county }),
    record("Gdynia", { ...at, lat: 54.5, county: "powiat wejherowski" }),
  ];
  const lost = townProblems(towns).flatMap((told) => (told.record === towns[0] ? [told.lost] : []));
  expect(lost).toEqual(name === undefined ? [] : [{ name, among: ["powiat wejherowski"] }]);
});

test("towns without a place, an introduction or a county have none in common", () => {
  expect(told(record("Puck", {}), record("Hel", {}))).toEqual([]);
  expect(told(record("Puck", { lat: 54 }), record("Hel", { lat: 54 }))).toEqual([]);
  expect(told(record("Puck", { county: " " }), record("Hel", { county: "" }))).toEqual([]);
});

test("an introduction is the same with other blanks around it; a copied file is told of its name alone", () => {
  const [intro, county] = ["Wstęp", "powiat pucki"];
  expect(
    told(record("Puck", { intro, county }), record("Hel", { intro: ` ${intro}\n`, county })),
  ).toEqual(["towns/hel.yaml intro"]);
  const copy = { file: "towns/kopia.yaml", data: { name: "Puck", intro, county } };
  expect(told(record("Puck", { intro, county }), copy)).toEqual(["towns/kopia.yaml name"]);
});

test("a service that a town lists twice is told at the second; entries without one are none", () => {
  const services = [{ service: "/a" }, {}, { service: "/b" }, {}, "x", { service: "/a" }];
  expect(told(record("Puck", { services }))).toEqual(["towns/puck.yaml services.5.service"]);
});

test("the nearest of the towns that are not listed is proposed for one that lies too far away", () => {
  const at = (lat: number, more: object = {}) => ({ lat, lon: 18.4, ...more });
  const towns = [
    record("Puck", at(54.4, { nearby: ["Daleko"] })),
    record("Blisko", at(54.5)),
    record("Bliżej", at(54.45)),
    record("Daleko", at(53.4)),
  ];
  const [problem] = townProblems(towns).filter(({ path }) => path[0] === "nearby");
  expect(problem).toMatchObject({ record: towns[0], path: ["nearby", 0] });
  expect(problem?.remedy).toContain("„Bliżej”");
  expect(problem?.problem).toBe(
    "Z miejscowości „Puck” do „Daleko” jest 111 km, a sąsiad leży najwyżej 60 km stąd.",
  );
});
