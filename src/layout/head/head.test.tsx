import { cleanup, render, waitFor } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { photoFile } from "../../components/photo/photo.fixture";
import { Head } from "./head";

const photo = { alt: "Sosny", src: photoFile("pines") };
const page = { title: "Usługi", description: "Opis", photo };

const tag = (selector: string) => document.head.querySelector(selector);

test("the title ends with the company's name unless it has to stand alone", async () => {
  render(<Head {...page} path="/" />);
  await waitFor(() => expect(document.title).toBe("Usługi | Bór i Trawnik"));
  cleanup();
  render(<Head {...page} path="/" brand={false} />);
  await waitFor(() => expect(document.title).toBe("Usługi"));
});

test("takes its title along, so that the next page's is seen whoever renders it", async () => {
  render(<Head {...page} path="/" />);
  await waitFor(() => expect(document.title).toMatch(/^Usługi/));
  document.head.append(Object.assign(document.createElement("title"), { text: "Ogrody" }));
  cleanup();
  expect(document.title).toBe("Ogrody");
});

test("gives the address of the page once, in full and encoded", () => {
  render(<Head {...page} path="/gdańsk" />);
  const { linkTags, metaTags } = Helmet.peek();
  const address = "https://boritrawnik.example/gda%C5%84sk";
  expect(linkTags.filter(({ rel }) => rel === "canonical")).toEqual([
    { rel: "canonical", href: address },
  ]);
  expect(metaTags.filter((tag) => "property" in tag && tag.property === "og:url")).toEqual([
    { property: "og:url", content: address },
  ]);
});

test("describes the page and its picture to search engines and other sites", async () => {
  render(<Head {...page} path="/" />);
  await waitFor(() => expect(tag('meta[name="description"]')).toHaveAttribute("content", "Opis"));
  expect(tag('meta[property="og:image"]')).toHaveAttribute(
    "content",
    "https://boritrawnik.example/pines-share.jpg",
  );
  expect(tag('meta[property="og:image:alt"]')).toHaveAttribute("content", "Sosny");
  expect(tag('meta[property="og:site_name"]')).toHaveAttribute("content", "Bór i Trawnik");
});

test("other sites get all that they draw a card of", () => {
  render(<Head {...page} path="/gdańsk" />);
  const picture = "https://boritrawnik.example/pines-share.jpg";
  const tags = Helmet.peek().metaTags as { name?: string; property?: string; content: string }[];
  expect(Object.fromEntries(tags.map((one) => [one.name ?? one.property, one.content]))).toEqual({
    description: "Opis",
    "og:title": "Usługi",
    "og:description": "Opis",
    "og:url": "https://boritrawnik.example/gda%C5%84sk",
    "og:type": "website",
    "og:locale": "pl_PL",
    "og:site_name": "Bór i Trawnik",
    "og:image": picture,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Sosny",
    "twitter:card": "summary_large_image",
    "twitter:title": "Usługi",
    "twitter:description": "Opis",
    "twitter:image": picture,
    "twitter:image:alt": "Sosny",
  });
});

test("a page without a photograph of its own shows the home page's to other sites", () => {
  render(<Head title="Regulamin" description="Opis" path="/regulamin" />);
  const { metaTags } = Helmet.peek();
  const address = "https://boritrawnik.example/home-share.jpg";
  expect(metaTags).toContainEqual({ property: "og:image", content: address });
  expect(metaTags).toContainEqual({ property: "og:image:alt", content: "Dom z ogrodem" });
});

test("fetches the first photograph early, in the format that most browsers take", async () => {
  render(<Head {...page} path="/" preload={{ file: photoFile("hero"), sizes: "100vw" }} />);
  await waitFor(() => expect(tag('link[rel="preload"]')).toBeInTheDocument());
  const link = tag('link[rel="preload"]');
  expect(link).toHaveAttribute("type", "image/avif");
  expect(link).toHaveAttribute("imagesizes", expect.stringMatching(/, 100vw$/));
  expect(link).toHaveAttribute("imagesrcset", expect.stringContaining("hero-960.avif"));
  expect(link).toHaveAttribute("as", "image");
  expect(link).toHaveAttribute("fetchpriority", "high");
});

test("a page that is not to be found has no address to be found at", () => {
  render(<Head {...page} path="/404" noIndex />);
  const { linkTags, metaTags } = Helmet.peek();
  expect(linkTags).toEqual([]);
  expect(metaTags).toContainEqual({ name: "robots", content: "noindex" });
});

describe("while a page is built", () => {
  beforeEach(() => (process.env.BUILD_STAGE = "build-html"));
  afterEach(() => delete process.env.BUILD_STAGE);

  const data = () => Helmet.peek().scriptTags.map(({ innerHTML = "" }) => innerHTML);

  test("it gets its structured data, and no text can end them", () => {
    const title = "</script><script>alert(1)</script><!--";
    render(<Head {...page} title={title} path="/kontakt" />);
    const [json = ""] = data();
    expect(json).not.toContain("<");
    expect(JSON.stringify(JSON.parse(json))).toContain(title);
  });

  test("it gets none where it may not be listed", () => {
    render(<Head {...page} path="/404" noIndex />);
    expect(data()).toEqual([]);
  });
});

test("in a browser there are no structured data", () => {
  render(<Head {...page} path="/" />);
  expect(Helmet.peek().scriptTags).toEqual([]);
});
