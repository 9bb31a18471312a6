import { act, render } from "@testing-library/react";
import { Helmet as ReactHelmet } from "react-helmet";
import { Helmet } from "./helmet-in-browser";

const home = {
  title: "Ogrody | Bór i Trawnik",
  meta: [
    { name: "description", content: "Opis" },
    { property: "og:type", content: "website" },
    { property: "og:image:alt", content: undefined },
  ],
  link: [
    { rel: "canonical", href: "https://boritrawnik.example/" },
    { rel: "preload", as: "image", imageSrcSet: "/a.avif 448w", fetchpriority: "high" },
  ],
};

const thanks = {
  title: "Dziękujemy",
  meta: [
    { property: "og:type", content: "website" },
    { name: "robots", content: "noindex" },
  ],
  link: [],
};

/** The content of the head after each of the pages; marked tags in any order. */
async function heads(Component: typeof Helmet): Promise<string[][]> {
  document.head.innerHTML = "<meta charset=utf-8><style></style><title></title>";
  const { rerender, unmount } = render(<Component {...home} />);
  const seen: string[][] = [];
  for (const page of [home, thanks, home]) {
    rerender(<Component key={page.title} {...page} />);
    await act(() => new Promise(requestAnimationFrame));
    seen.push([document.title, ...[...document.head.children].map((tag) => tag.outerHTML).sort()]);
  }
  unmount();
  return seen;
}

it("leaves in the head what react-helmet does, page after page", async () => {
  const expected = await heads(ReactHelmet as unknown as typeof Helmet);
  expect(expected[0]?.length).toBeGreaterThan(home.meta.length + home.link.length);
  expect(await heads(Helmet)).toEqual(expected);
});

it("leaves tags alone that the document has brought and that stay", () => {
  document.head.innerHTML =
    '<meta data-react-helmet="true" property="og:type" content="website"><link data-react-helmet="true" rel="canonical" href="/alt">';
  const [type] = document.head.children;
  render(<Helmet {...thanks} />);
  expect(document.head.children[0]).toBe(type);
  expect(document.head.querySelector("[rel=canonical]")).toBeNull();
});
