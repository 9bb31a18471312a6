import { environmentWithoutSecrets } from "./environment-without-secrets";

test("programs get what they need of the system and what they are given, and nothing else", () => {
  const system = {
    PATH: "/bin",
    HOME: "/srv",
    LC_ALL: "pl_PL",
    NODE_OPTIONS: "",
    https_proxy: "x",
  };
  const secrets = {
    SMTP_URL: "smtps://u:p@relay.example",
    READYZ_TOKEN: "t",
    SOME_SECRET: "s",
    NEW_PASSWORD: "p",
  };
  const own = { SITE_URL: "https://www.example.pl" };
  const all = { ...system, ...secrets, ...own };
  expect(environmentWithoutSecrets(all, ["SITE_URL"])).toEqual({ ...system, ...own });
  expect(environmentWithoutSecrets(all)).toEqual(system);
});

test("a name that only holds a known one does not pass", () => {
  const known = [
    "PATH",
    "APPDATA",
    "NO_PROXY",
    "NODE_ENV",
    "GATSBY_X",
    "NPM_CONFIG_X",
    "GIT_CONFIG_X",
  ];
  const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "x"]));
  expect(environmentWithoutSecrets(all(known) as never)).toEqual(all(known));
  const others = [
    ...known.map((name) => `MY_${name}`),
    ...known.slice(0, 3).map((name) => `${name}_KEY`),
  ];
  expect(environmentWithoutSecrets(all(others) as never)).toEqual({});
});
