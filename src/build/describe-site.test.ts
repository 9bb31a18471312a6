import type { BuildArgs } from "gatsby";
import { parse } from "node-html-parser";
import { NOTICES } from "../layout/notices/notice-days";
import { colours } from "../styles/colours";
import { describeSite } from "./describe-site";

const answer = {
  data: {
    company: { brand: "Bór", tagline: "Lasy", email: "a@example.org" },
    labels: { rehearsal: "Próba." },
    allRedirect: { nodes: [] },
    allNotice: { nodes: [{ last: "2020-01-02" }, { last: "2999-01-02" }] },
  },
};
const args = { graphql: () => Promise.resolve(answer) } as unknown as BuildArgs;

test("who has no script does not see yesterday's notice", async () => {
  const document = parse(
    `<section id="${NOTICES}"><p data-days="2020-01-01/2020-01-02">Urlop</p></section>`,
  );
  const { changes = [] } = await describeSite(args);
  for (const change of changes) change(document, "/");
  expect(document.querySelector("p")?.hasAttribute("hidden")).toBe(true);
});

test("a rehearsal's pages say so, in the content's words", async () => {
  process.env.PUBLISH_REHEARSAL = "1";
  const { changes = [], noIndex } = await describeSite(args);
  delete process.env.PUBLISH_REHEARSAL;
  const document = parse("<html><head></head><body></body></html>");
  for (const change of changes) change(document, "/");
  expect(document.querySelector("body")?.textContent).toBe("Próba.");
  expect(noIndex).toBe(true);
  expect((await describeSite(args)).noIndex).toBe(false);
});

test("pages are looked at again once a notice has passed, and for a rehearsal", async () => {
  const on = async (day: string) => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) });
    const { changesHangOn } = await describeSite(args);
    jest.useRealTimers();
    return changesHangOn;
  };
  const before = await on("2020-01-01");
  expect(await on("2020-01-02")).toEqual(before);
  expect(await on("2020-01-03")).not.toEqual(before);
  process.env.PUBLISH_REHEARSAL = "1";
  const rehearsed = await on("2020-01-01");
  expect(rehearsed).not.toEqual(before);
  // and with other words
  const words = { ...answer.data, labels: { rehearsal: "Inna próba." } };
  const graphql = () => Promise.resolve({ data: words });
  const other = await describeSite({ graphql } as unknown as BuildArgs);
  expect(other.changesHangOn).not.toEqual((await describeSite(args)).changesHangOn);
  delete process.env.PUBLISH_REHEARSAL;
});

test("what other programs read of the company, its colours and former addresses are the content's", async () => {
  const redirects = [{ from: "/dawny", to: "/" }];
  const data = { ...answer.data, allRedirect: { nodes: redirects } };
  const graphql = () => Promise.resolve({ data });
  expect(await describeSite({ graphql } as unknown as BuildArgs)).toMatchObject({
    company: answer.data.company,
    languages: ["pl", "en"],
    redirects,
    colours,
  });
});

test("pages are freed of what they need no script for, and of what search engines alone read before the first view", async () => {
  const { changes = [] } = await describeSite(args);
  const document = parse(
    `<html><head><script type="module">gatsbyImageSsr()</script><script type="application/ld+json">{}</script></head><body><div id="___gatsby"></div></body></html>`,
  );
  for (const change of changes) change(document, "/");
  expect(document.querySelectorAll("head script")).toHaveLength(0);
  expect(document.querySelectorAll("body script")).toHaveLength(1);
});

test("a query that fails stops the build, also where a part of it is answered", async () => {
  const graphql = () => Promise.resolve({ ...answer, errors: [{ message: "no such field" }] });
  await expect(describeSite({ graphql } as unknown as BuildArgs)).rejects.toThrow("no such field");
});
