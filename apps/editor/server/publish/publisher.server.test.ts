import childProcess from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import files from "node:fs/promises";
import path from "node:path";
import { NeedsConsent } from "../change/errors";
import {
  anna,
  answerQuestion,
  atServer,
  edit,
  git,
  newPublisher,
  place,
  publish,
  publishAll,
  pushElsewhere,
  read,
  refusalOf,
  shown,
  stage,
  waitingFiles,
  write,
} from "./publisher.fixture";

const FOR_GIT = ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"] as const;

const head = () => git("rev-parse", "HEAD");

test("what was saved is committed in the editor's name, alone, and pushed", async () => {
  writeFileSync(path.join(stage.project, "code.ts"), "unfinished\n");
  answerQuestion("kiedy", "Wiosną.");
  edit("towns/puck.yaml", "powiat pucki", "powiat kartuski");
  // What somebody has set for commits of his own.
  const own = { GIT_AUTHOR_NAME: "Ktoś", GIT_COMMITTER_EMAIL: "ktos@example.com" };
  Object.assign(process.env, own);
  await publishAll();
  for (const name of Object.keys(own)) delete process.env[name];
  expect(
    git("show", "--format=%an <%ae>%n%cn <%ce>", "--name-only").split("\n").filter(Boolean),
  ).toEqual([
    "Anna Żuraw <anna@example.com>",
    "Anna Żuraw <anna@example.com>",
    "content/faq.yaml",
    "content/towns/puck.yaml",
  ]);
  expect(atServer("rev-parse", "main")).toBe(head());
  expect(git("status", "--porcelain")).toBe("M code.ts");
  expect(await waitingFiles()).toEqual([]);
});

test("the list names each change in words, with who saved it", async () => {
  answerQuestion("kiedy", "Wiosną.");
  stage.store.whoSaved.note(["faq.yaml"], "Ewa");
  expect(await stage.publisher.waiting()).toEqual([
    {
      label: "Pytania i odpowiedzi",
      files: ["faq.yaml"],
      versions: { "faq.yaml": expect.any(String) as unknown },
      saved: expect.objectContaining({ by: "Ewa" }) as unknown,
      savers: ["Ewa"],
      differences: [
        {
          owner: "Pytanie 2 „Pytanie kiedy?”",
          field: "Odpowiedź",
          kind: "changed",
          before: "Tak.",
          after: "Wiosną.",
        },
      ],
    },
  ]);
});

test("a record was saved last by whoever saved any of its files last, and all are named", async () => {
  writeFileSync(place("photos/nowe.jpg"), "photo");
  edit("galleries/ogrody.yaml", "hero-las.jpg", "nowe.jpg");
  jest.useFakeTimers({ doNotFake: [...FOR_GIT], now: new Date("2026-05-04T10:00:00Z") });
  stage.store.whoSaved.note(["galleries/ogrody.yaml"], "Ewa");
  jest.setSystemTime(new Date("2026-05-05T10:00:00Z"));
  stage.store.whoSaved.note(["photos/nowe.jpg"], "Jan");
  jest.useRealTimers();
  const [record] = await stage.publisher.waiting();
  expect(record?.saved).toEqual({ by: "Jan", at: "2026-05-05T10:00:00.000Z" });
  expect([...(record?.savers ?? [])].sort()).toEqual(["Ewa", "Jan"]);
});

test("whose change is thrown away is said before, unless it is one's own", async () => {
  answerQuestion("kiedy", "Wiosną.");
  const files = await shown("faq.yaml");
  const askedOf = async () => {
    const asked = await stage.publisher
      .discard({ shown: files }, anna)
      .catch((error: unknown) => error);
    if (!(asked instanceof NeedsConsent)) throw asked;
    return asked.question.ask;
  };
  stage.store.whoSaved.note(["faq.yaml"], anna.name);
  expect(await askedOf()).not.toContain(anna.name);
  stage.store.whoSaved.note(["faq.yaml"], "Ewa Lis");
  stage.store.whoSaved.note(["faq.yaml"], anna.name);
  expect(await askedOf()).toContain("autor to: Ewa Lis.");
});

test("what a person has set for his own git changes nothing", async () => {
  const settings = path.join(stage.root, "gitconfig");
  const ignored = path.join(stage.root, "gitignore");
  const gpg = path.join(stage.root, "gpg");
  const hooks = path.join(stage.root, "hooks");
  mkdirSync(hooks, { recursive: true });
  writeFileSync(path.join(hooks, "pre-commit"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  writeFileSync(ignored, "*.yaml\n");
  const signs = `#!/bin/sh
cat > /dev/null
echo "gpg: Good signature of somebody" >&2
echo "-----BEGIN PGP SIGNATURE-----"
echo "-----END PGP SIGNATURE-----"
echo "[GNUPG:] SIG_CREATED " >&2
`;
  writeFileSync(gpg, signs, { mode: 0o755 });
  writeFileSync(
    settings,
    `[log]
  showSignature = true
[i18n]
  logOutputEncoding = CP1250
  commitEncoding = CP1250
[core]
  autocrlf = true
  excludesFile = ${ignored}
  hooksPath = ${hooks}
[color]
  ui = always
[status]
  showUntrackedFiles = no
  relativePaths = true
[gpg]
  program = ${gpg}
[author]
  name = Root
  email = root@localhost
`,
  );
  write("company.yaml", `# podpisane\n${read("company.yaml")}`);
  git("-c", `gpg.program=${gpg}`, "commit", "--quiet", "--all", "--gpg-sign", "-m", "Ś");
  git("push", "--quiet");
  pushElsewhere("towns/hel.yaml", (text) => `# ich\n${text}`);
  process.env.GIT_CONFIG_GLOBAL = settings;
  try {
    write("towns/łeba.yaml", read("towns/puck.yaml").replace("name: Puck", "name: Łeba"));
    answerQuestion("kiedy", "Wiosną.");
    expect(await waitingFiles()).toEqual(["faq.yaml", "towns/łeba.yaml"]);
    await publish("faq.yaml");
    const listed = await stage.publisher.past();
    expect(listed).toMatchObject([
      { commit: head(), by: "Anna Żuraw", labels: ["Pytanie 2 „Pytanie kiedy?”"] },
      { kind: "developers", commits: 2 },
    ]);
  } finally {
    delete process.env.GIT_CONFIG_GLOBAL;
  }
  expect(atServer("show", "main:content/faq.yaml")).not.toContain("\r");
  expect(read("towns/hel.yaml")).toContain("# ich\n");
});

test("where the branch follows no remote nothing is committed either", async () => {
  const before = head();
  git("branch", "--unset-upstream");
  answerQuestion("kiedy", "Wiosną.");
  expect(await refusalOf(publishAll())).toContain("Stąd nie można publikować");
  expect(head()).toBe(before);
  expect(await waitingFiles()).toEqual(["faq.yaml"]);
});

test("a saved file that can't be read is not taken for one that is gone", async () => {
  edit("towns/puck.yaml", "powiat pucki", "powiat bytowski");
  answerQuestion("kiedy", "Wiosną.");
  const failed = Object.assign(new Error("too many open files"), { code: "EMFILE" });
  const { readFile } = files;
  const broken = jest.spyOn(files, "readFile").mockImplementation((...args) => {
    const isPuck = args[0] === place("towns/puck.yaml");
    return isPuck ? Promise.reject(failed) : readFile(...args);
  });
  await expect(waitingFiles()).rejects.toThrow(failed);
  broken.mockRestore();
  expect(await waitingFiles()).toEqual(["faq.yaml", "towns/puck.yaml"]);
});

test("a change that is left out stays for the next publication", async () => {
  answerQuestion("kiedy", "Wiosną.");
  edit("towns/puck.yaml", "powiat pucki", "powiat bytowski");
  await publish("faq.yaml");
  expect(atServer("show", "main:content/towns/puck.yaml")).toContain("powiat pucki");
  expect(read("towns/puck.yaml")).toContain("powiat bytowski");
  expect(await waitingFiles()).toEqual(["towns/puck.yaml"]);
});

test("what is saved while a publication is checked belongs to the next one", async () => {
  answerQuestion("kiedy", "Wiosną.");
  stage.meanwhile = () => {
    answerQuestion("kiedy", "Latem.");
    edit("towns/puck.yaml", "powiat pucki", "powiat gdański");
  };
  await publishAll();
  expect(atServer("show", "main:content/faq.yaml")).toContain("Wiosną.");
  expect(read("faq.yaml")).toContain("Latem.");
  expect(await waitingFiles()).toEqual(["faq.yaml", "towns/puck.yaml"]);
});

test("a new photo belongs to the entry that shows it, and a renamed file to its new name", async () => {
  writeFileSync(place("photos/nowe.jpg"), "photo");
  edit("galleries/ogrody.yaml", "hero-las.jpg", "nowe.jpg");
  renameSync(place("towns/hel.yaml"), place("towns/jastarnia.yaml"));
  const records = await stage.publisher.waiting();
  expect(records.map(({ files }) => files)).toEqual([
    ["galleries/ogrody.yaml", "photos/nowe.jpg"],
    ["towns/jastarnia.yaml", "towns/hel.yaml"],
  ]);
  // It is seen at the entry, and not once more by itself.
  expect(records[0]?.differences.map(({ photos }) => photos)).toEqual([["photos/nowe.jpg"]]);
});

test("other new photos are one record of whoever added them, and are seen", async () => {
  for (const [name, by] of [
    ["a", "Anna Żuraw"],
    ["b", "Ewa"],
    ["c", "Anna Żuraw"],
  ] as const) {
    writeFileSync(place(`photos/${name}.jpg`), name);
    stage.store.whoSaved.note([`photos/${name}.jpg`], by);
  }
  expect(await stage.publisher.waiting()).toMatchObject([
    {
      label: "Nowe zdjęcia (2)",
      files: ["photos/a.jpg", "photos/c.jpg"],
      savers: ["Anna Żuraw"],
      differences: [{ photos: ["photos/a.jpg"] }, { photos: ["photos/c.jpg"] }],
    },
    { label: "Zdjęcie „b.jpg”", savers: ["Ewa"] },
  ]);
});

describe("what was saved after the list was shown", () => {
  const saveAs = (name: string, county: string) => {
    edit("towns/puck.yaml", /powiat .*/, `powiat ${county}`);
    stage.store.whoSaved.note(["towns/puck.yaml"], name);
  };
  const changedMeanwhile = /^Od czasu, gdy pokazano tę listę, .*: Miejscowość „Puck”\./;

  test("is published by nobody who has not seen it", async () => {
    saveAs("Anna Żuraw", "bytowski");
    const seen = await shown("towns/puck.yaml");
    saveAs("Ewa", "kartuski");
    const told = await refusalOf(stage.publisher.publish({ shown: seen }, anna));
    expect(told).toMatch(changedMeanwhile);
    expect(atServer("rev-parse", "main")).toBe(git("rev-parse", "begin"));
    await publish("towns/puck.yaml");
    expect(atServer("show", "main:content/towns/puck.yaml")).toContain("powiat kartuski");
  });

  test("is thrown away by nobody who has not seen it, nor agreed to something else", async () => {
    saveAs("Anna Żuraw", "bytowski");
    const request = { shown: await shown("towns/puck.yaml"), agreed: ["Miejscowość „Puck”"] };
    saveAs("Ewa", "kartuski");
    expect(await refusalOf(stage.publisher.discard(request, anna))).toMatch(changedMeanwhile);
    expect(read("towns/puck.yaml")).toContain("powiat kartuski");
  });

  test("in a photo's place is refused, too", async () => {
    write("photos/own-dom.jpg", "one");
    const seen = await shown("photos/own-dom.jpg");
    write("photos/own-dom.jpg", "another");
    expect(await refusalOf(stage.publisher.discard({ shown: seen }, anna))).toContain("Od czasu");
  });

  test("changes nothing of a record that was shown where others have published beside it", async () => {
    saveAs("Anna Żuraw", "bytowski");
    const seen = await shown("towns/puck.yaml");
    pushElsewhere("towns/puck.yaml", (text) => text.replace("genitive: miasta", "genitive: Pucka"));
    await stage.publisher.publish({ shown: seen }, anna);
    expect(atServer("show", "main:content/towns/puck.yaml")).toMatch(/Pucka\ncounty: powiat bytow/);
  });

  test("is listed with all who saved it", async () => {
    saveAs("Ewa", "bytowski");
    saveAs("Anna Żuraw", "kartuski");
    expect(await stage.publisher.waiting()).toMatchObject([
      { saved: { by: "Anna Żuraw" }, savers: ["Anna Żuraw", "Ewa"] },
    ]);
  });
});

describe("a mistake", () => {
  test("in what is published keeps it from everybody, and is worded as in the form", async () => {
    edit("towns/puck.yaml", "name: Puck", "name: ''");
    const told = await refusalOf(publishAll());
    expect(told).toContain("jest puste");
    expect(atServer("rev-parse", "main")).toBe(git("rev-parse", "begin"));
    expect(await waitingFiles()).toEqual(["towns/puck.yaml"]);
  });

  test("in what is left out keeps nothing back", async () => {
    answerQuestion("kiedy", "Wiosną.");
    edit("towns/puck.yaml", "name: Puck", "name: ''");
    await publish("faq.yaml");
    expect(atServer("rev-parse", "main")).toBe(head());
  });

  test("that comes from leaving something out says so", async () => {
    rmSync(place("towns/hel.yaml"));
    for (const town of ["puck", "reda", "gdynia"]) {
      edit(`towns/${town}.yaml`, "Hel, ", "");
    }
    answerQuestion("kiedy", "Wiosną.");
    writeFileSync(place("photos/nowe.jpg"), "photo");
    edit("galleries/ogrody.yaml", "hero-las.jpg", "nowe.jpg");
    const told = await refusalOf(publish("galleries/ogrody.yaml"));
    expect(told).toContain("zaznacz je z powrotem");
  });

  test("of spelling names its place and its word; only changed files are read", async () => {
    const finding = {
      file: "faq.yaml",
      path: [1, "answer"],
      words: "Wioosną",
      nearest: "„Wiosną”",
    };
    stage.misspelt = [finding];
    answerQuestion("kiedy", "Wioosną.");
    await expect(publishAll()).rejects.toMatchObject({
      complaints: [
        {
          problem: "Pytanie 2 „Pytanie kiedy?”: „Odpowiedź” – nieznane słowo „Wioosną”.",
          remedy: "Czy chodziło o „Wiosną”?",
          isIgnorable: true,
          word: "Wioosną",
        },
      ],
    });
    expect(stage.spelled).toEqual(["faq.yaml"]);
    expect(atServer("rev-parse", "main")).toBe(git("rev-parse", "begin"));
  });

  test("against the house style may stay as well as one of spelling", async () => {
    stage.misspelt = [{ file: "faq.yaml", path: [1, "answer"], words: "2 %", advice: "„2%”" }];
    answerQuestion("kiedy", "2 %.");
    await expect(publishAll()).rejects.toMatchObject({ complaints: [{ isIgnorable: true }] });
  });

  test("of spelling that was read keeps nothing back, and what is wrong besides does", async () => {
    stage.misspelt = [{ file: "faq.yaml", path: [1, "answer"], words: "Wioosną" }];
    answerQuestion("kiedy", "Wioosną.");
    const request = {
      shown: await shown("faq.yaml"),
      ignoring: ["Pytanie 2 „Pytanie kiedy?”: „Odpowiedź” – nieznane słowo „Wioosną”."],
    };
    stage.misspelt.push({ file: "faq.yaml", path: [2, "answer"], words: "Taak" });
    expect(await refusalOf(stage.publisher.publish(request, anna))).toMatch(/^[^\n]*„Taak”\.\s*$/);
    stage.misspelt.pop();
    await stage.publisher.publish(request, anna);
    expect(atServer("show", "main:content/faq.yaml")).toContain("Wioosną.");
  });
});

describe("when somebody else has published", () => {
  test("other files, other questions and even the next line, all of it is published together", async () => {
    pushElsewhere("towns/puck.yaml", (text) => text.replace("genitive: miasta", "genitive: Pucka"));
    edit("towns/puck.yaml", "county: powiat pucki", "county: powiat kartuski");
    answerQuestion("kiedy", "Wiosną.");
    await publish("faq.yaml");
    expect(git("log", "-2", "--format=%an")).toBe("Anna Żuraw\nJan");
    expect(atServer("rev-parse", "main")).toBe(head());
    expect(read("towns/puck.yaml")).toMatch(/genitive: Pucka\ncounty: powiat kartuski/);
    expect(await waitingFiles()).toEqual(["towns/puck.yaml"]);
    await publishAll();
    expect(atServer("show", "main:content/towns/puck.yaml")).toMatch(
      /Pucka\ncounty: powiat kartuski/,
    );
  });

  test("the same field, it is named, and both versions stay", async () => {
    pushElsewhere("towns/puck.yaml", (text) => text.replace("powiat pucki", "powiat wejherowski"));
    edit("towns/puck.yaml", "powiat pucki", "powiat kartuski");
    const before = head();
    const told = await refusalOf(publishAll());
    expect(told).toMatch(/Miejscowość „Puck”: „Powiat/);
    expect(read("towns/puck.yaml")).toContain("powiat kartuski");
    expect(atServer("show", "main:content/towns/puck.yaml")).toContain("powiat wejherowski");
    expect(head()).toBe(before);
    // As the remedy says: thrown away here, published once more.
    await stage.publisher.discard(
      {
        shown: await shown("towns/puck.yaml"),
        agreed: ["Miejscowość „Puck”"],
      },
      anna,
    );
    answerQuestion("kiedy", "Wiosną.");
    await publishAll();
    expect(read("towns/puck.yaml")).toContain("powiat wejherowski");
  });

  test("a file that was removed here, it is named", async () => {
    pushElsewhere("towns/hel.yaml", (text) => text.replace("powiat pucki", "powiat wejherowski"));
    rmSync(place("towns/hel.yaml"));
    expect(await refusalOf(publishAll())).toContain("Miejscowość „Hel”");
    expect(existsSync(place("towns/hel.yaml"))).toBe(false);
  });

  test("a file of the program that a developer is changing, nothing is overwritten", async () => {
    pushElsewhere("../code.ts", () => "newer\n");
    writeFileSync(path.join(stage.project, "code.ts"), "unfinished\n");
    answerQuestion("kiedy", "Wiosną.");
    await refusalOf(publishAll());
    expect(read("../code.ts")).toBe("unfinished\n");
    expect(read("faq.yaml")).toContain("Wiosną.");
    expect(head()).toBe(git("rev-parse", "begin"));
  });

  test("in the same second, nothing is forced, and another press does it", async () => {
    answerQuestion("kiedy", "Wiosną.");
    stage.meanwhile = () => {
      stage.meanwhile = () => undefined;
      pushElsewhere("equipment.yaml", (text) => `# ich\n${text}`);
    };
    expect(await refusalOf(publishAll())).toContain("w tej samej chwili".replace("w", "W"));
    expect(await waitingFiles()).toEqual(["faq.yaml"]);
    await publishAll();
    expect(atServer("log", "-2", "--format=%an", "main")).toBe("Anna Żuraw\nJan");
  });
});

describe("nothing is lost", () => {
  test.each([
    [
      "the server cannot be reached",
      () => git("remote", "set-url", "origin", "/nowhere.git"),
      "nie odpowiada albo nie przyjął",
    ],
    [
      "the server refuses the push",
      () => {
        const hook = path.join(stage.server, "hooks/pre-receive");
        writeFileSync(hook, '#!/bin/sh\nrm -- "$0"\nexit 1\n', { mode: 0o755 });
      },
      "nie odpowiada albo nie przyjął",
    ],
    [
      "the disk of the server is full",
      () => {
        const hook = path.join(stage.server, "hooks/pre-receive");
        const words = "fatal: write error: No space left on device";
        writeFileSync(hook, `#!/bin/sh\nrm -- "$0"\necho '${words}' >&2\nexit 1\n`, {
          mode: 0o755,
        });
      },
      "na dysku serwera nie ma już miejsca",
    ],
    [
      "the disk is full while it is put together",
      () => {
        stage.meanwhile = () => {
          stage.meanwhile = () => undefined;
          throw Object.assign(new Error("ENOSPC: no space left on device, write"), {
            code: "ENOSPC",
          });
        };
      },
      "na dysku serwera nie ma już miejsca",
    ],
  ])("when %s", async (_, prepare, problem) => {
    answerQuestion("kiedy", "Wiosną.");
    prepare();
    expect(await refusalOf(publishAll())).toContain(problem);
    expect(head()).toBe(git("rev-parse", "begin"));
    expect(read("faq.yaml")).toContain("Wiosną.");
    expect(await waitingFiles()).toEqual(["faq.yaml"]);
    git("remote", "set-url", "origin", stage.server);
    await publishAll();
    expect(atServer("rev-parse", "main")).toBe(head());
  });

  test("when the button is pressed twice", async () => {
    answerQuestion("kiedy", "Wiosną.");
    const seen = await shown("faq.yaml");
    const press = () => stage.publisher.publish({ shown: seen }, anna);
    const first = press();
    expect(await refusalOf(press())).toContain("już trwa");
    await first;
    expect(atServer("rev-list", "--count", "begin..main")).toBe("1");
  });

  test("when the server of the editing page ends right after the push", async () => {
    answerQuestion("kiedy", "Wiosną.");
    edit("towns/puck.yaml", "powiat pucki", "powiat bytowski");
    jest.spyOn(stage.repository, "moveBranch").mockRejectedValueOnce(new Error("killed"));
    await refusalOf(publish("faq.yaml"));
    stage.publisher = newPublisher();
    expect(await refusalOf(publish("faq.yaml"))).toContain("Nie ma tu już");
    expect(await waitingFiles()).toEqual(["towns/puck.yaml"]);
    expect(head()).toBe(atServer("rev-parse", "main"));
    expect(read("towns/puck.yaml")).toContain("powiat bytowski");
  });

  test("what a killed publication left in the worktree is not published by the next one", async () => {
    answerQuestion("kiedy", "Wiosną.");
    await publishAll();
    const left = path.join(stage.repository.worktree, "content");
    writeFileSync(path.join(left, "zostało.txt"), "x");
    writeFileSync(path.join(left, "company.yaml"), "name: Inna\n");
    answerQuestion("gdzie", "Wszędzie.");
    await publishAll();
    expect(git("show", "--format=", "--name-only")).toBe("content/faq.yaml");
  });

  test("when a lock goes while it is looked at", async () => {
    const lock = path.join(stage.project, ".git/gone.lock");
    // Is listed, and is not there.
    symlinkSync("nowhere", lock);
    answerQuestion("kiedy", "Wiosną.");
    await publishAll().finally(() => rmSync(lock));
    expect(atServer("rev-parse", "main")).toBe(head());
  });

  test("when the worktree is damaged, or gone", async () => {
    for (const [answer, damage] of [
      ["Wiosną.", () => undefined],
      ["Latem.", () => writeFileSync(path.join(stage.repository.worktree, ".git"), "")],
      ["Zimą.", () => rmSync(stage.repository.worktree, { recursive: true })],
    ] as const) {
      damage();
      answerQuestion("kiedy", answer);
      await publishAll();
      expect(atServer("show", "main:content/faq.yaml")).toContain(answer);
    }
  });
});

test("what was published stays in the list, whatever developers commit after it", async () => {
  answerQuestion("kiedy", "Wiosną.");
  await publishAll();
  for (let commit = 1; commit <= 20; commit += 1) {
    write("company.yaml", `# ${commit}\n${read("company.yaml")}`);
    git("commit", "--quiet", "--all", "-m", "Ours");
  }
  expect(await stage.publisher.past()).toMatchObject([
    { kind: "developers", commits: 20 },
    { kind: "publication", labels: ["Pytanie 2 „Pytanie kiedy?”"] },
  ]);
});

describe("throwing away", () => {
  test("gives a changed, a new, a removed and a renamed file their published state, after a question", async () => {
    answerQuestion("kiedy", "Wiosną.");
    write("slownik.txt", "słowo\n");
    rmSync(place("photos/own-dom.jpg"));
    renameSync(place("photos/own-las.jpg"), place("photos/inne.jpg"));
    const files = await shown(...(await waitingFiles()));
    const asked = await stage.publisher
      .discard({ shown: files }, anna)
      .catch((error: unknown) => error);
    if (!(asked instanceof NeedsConsent)) throw asked;
    expect(asked.question.places).toContain("Pytanie 2 „Pytanie kiedy?”");
    await stage.publisher.discard({ shown: files, agreed: asked.question.places }, anna);
    expect(await waitingFiles()).toEqual([]);
  });

  test("is refused where the rest needs the change", async () => {
    rmSync(place("photos/hero-las.jpg"));
    edit("galleries/ogrody.yaml", "hero-las.jpg", "0.jpg");
    write("photos/nowe.jpg", "x");
    edit("transformations/ogrod.yaml", "hero-las.jpg", "nowe.jpg");
    const before = git("status", "--porcelain");
    const request = {
      shown: await shown("photos/nowe.jpg"),
      agreed: ["Zdjęcie „nowe.jpg”"],
    };
    expect(await refusalOf(stage.publisher.discard(request, anna))).toContain("nowe.jpg");
    expect(git("status", "--porcelain")).toBe(before);
  });
});

describe("taking back", () => {
  const answer = async (slug: string, words: string) => {
    answerQuestion(slug, words);
    await publishAll();
    return head();
  };
  const takeBack = async (commit: string, files?: string[]) => {
    const request = { commit, files };
    const asked = await stage.publisher.takeBack(request, anna).catch((error: unknown) => error);
    if (!(asked instanceof NeedsConsent)) throw asked;
    await stage.publisher.takeBack({ ...request, agreed: asked.question.places }, anna);
  };

  test("a publication before the last one changes its own places alone, here and on the server", async () => {
    const first = await answer("kiedy", "Wiosną.");
    await answer("gdzie", "Wszędzie.");
    await answer("jak", "Kosiarką.");
    edit("towns/puck.yaml", "powiat pucki", "powiat bytowski");
    await takeBack(first);
    for (const text of [read("faq.yaml"), atServer("show", "main:content/faq.yaml")]) {
      expect(text).not.toContain("Wiosną.");
      expect(text).toContain("Wszędzie.");
    }
    expect(atServer("rev-parse", "main")).toBe(head());
    expect(await waitingFiles()).toEqual(["towns/puck.yaml"]);
    expect(await stage.publisher.past()).toMatchObject([
      { isTakenBack: true, labels: ["Pytanie 2 „Pytanie kiedy?”"] },
      { isTakenBack: false, labels: ["Pytanie 4 „Pytanie jak?”"] },
      { isTakenBack: false, labels: ["Pytanie 3 „Pytanie gdzie?”"] },
      { isTakenBack: false, labels: ["Pytanie 2 „Pytanie kiedy?”"] },
    ]);
  });

  test("what was taken back can be had again", async () => {
    await takeBack(await answer("kiedy", "Wiosną."));
    await takeBack(head());
    expect(read("faq.yaml")).toContain("Wiosną.");
    expect(atServer("show", "main:content/faq.yaml")).toContain("Wiosną.");
  });

  test("a place that was published again since is named, and nothing is lost", async () => {
    const first = await answer("kiedy", "Wiosną.");
    const second = await answer("kiedy", "Latem.");
    expect(await refusalOf(takeBack(first))).toContain("Pytanie 2 „Pytanie kiedy?”: „Odpowiedź");
    expect([head(), atServer("rev-parse", "main")]).toEqual([second, second]);
    expect(read("faq.yaml")).toContain("Latem.");
  });

  test("a newer text that waits stays, also of the very same place", async () => {
    const commit = await answer("kiedy", "Wiosną.");
    answerQuestion("kiedy", "Zimą.");
    answerQuestion("jak", "Kosiarką.");
    await takeBack(commit);
    expect(atServer("show", "main:content/faq.yaml")).not.toMatch(/Wiosną|Zimą|Kosiarką/);
    expect(read("faq.yaml")).toMatch(/Zimą[^]*Kosiarką|Kosiarką[^]*Zimą/);
    expect(await waitingFiles()).toEqual(["faq.yaml"]);
  });

  test("of one record leaves all others of its publication, and what they became since", async () => {
    edit("towns/puck.yaml", "powiat pucki", "powiat kartuski");
    const commit = await answer("kiedy", "Wiosną.");
    await answer("kiedy", "Latem.");
    await takeBack(commit, ["towns/puck.yaml"]);
    expect(atServer("show", "main:content/towns/puck.yaml")).toContain("powiat pucki");
    expect(atServer("show", "main:content/faq.yaml")).toContain("Latem.");
    expect(git("status", "--porcelain")).toBe("");
    expect((await stage.publisher.past())[0]).toMatchObject({ labels: ["Miejscowość „Puck”"] });
  });

  test("files that were added, removed and renamed come and go again", async () => {
    const tree = () => git("ls-tree", "-r", "HEAD");
    const before = tree();
    write("nowe.txt", "nowe\n");
    rmSync(place("photos/own-dom.jpg"));
    renameSync(place("photos/own-las.jpg"), place("photos/inne.jpg"));
    await publishAll();
    expect(tree()).not.toBe(before);
    await takeBack(head());
    expect(tree()).toBe(before);
    expect(git("status", "--porcelain")).toBe("");
  });

  test("says that a deleted photo comes back, which somebody may not want to be seen", async () => {
    rmSync(place("photos/own-dom.jpg"));
    edit("towns/puck.yaml", "powiat pucki", "powiat kartuski");
    await publishAll();
    const asked = (files: string[]) =>
      stage.publisher.takeBack({ commit: head(), files }, anna).catch(String);
    expect(await asked(["photos/own-dom.jpg"])).toMatch(/Wróci usunięte zdjęcie/);
    expect(await asked(["towns/puck.yaml"])).not.toMatch(/Wróci usunięte zdjęcie/);
  });

  test("with a git that a signal ends publishes nothing, least of all that a file is gone", async () => {
    write("slownik.txt", "rododendron\n");
    await publishAll();
    write("slownik.txt", "rododendrony\n");
    await publishAll();
    const commit = head();
    const { execFile: run } = childProcess;
    const killed = jest
      .spyOn(childProcess, "execFile")
      .mockImplementation((...args: Parameters<typeof run>) => {
        const child = run(...args);
        if (args[1]?.includes(`${commit}^:content/slownik.txt`)) child.kill("SIGKILL");
        return child;
      });
    const request = { commit, agreed: ["Lista dobrych słów"] };
    await refusalOf(stage.publisher.takeBack(request, anna));
    killed.mockRestore();
    expect(atServer("rev-parse", "main")).toBe(commit);
    await stage.publisher.takeBack(request, anna);
    expect(atServer("show", "main:content/slownik.txt")).toBe("rododendron");
  });

  test("what cannot be pushed stays published", async () => {
    const commit = await answer("kiedy", "Wiosną.");
    git("remote", "set-url", "origin", "/nowhere.git");
    await refusalOf(takeBack(commit));
    expect(read("faq.yaml")).toContain("Wiosną.");
    expect(head()).toBe(commit);
  });
});
