import { introProblem, locativeProblem, nameProblem, townProblems } from "./town-rules";

const record = (name: string, more: object) => ({
  file: `towns/${name.toLowerCase()}.yaml`,
  data: { name, ...more } as Record<string, unknown>,
});

/** The places of what is wrong with some towns. */
const told = (...towns: ReturnType<typeof record>[]) =>
  townProblems(towns).map(({ record: { file }, path }) => `${file} ${path.join(".")}`);

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

test("towns without a place, an introduction or a county have none in common", () => {
  expect(told(record("Puck", {}), record("Hel", {}))).toEqual([]);
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
});
