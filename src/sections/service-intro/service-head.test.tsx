import { render } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { photo } from "../sections.fixture";
import { ServiceHead } from "./service-head";

test.each(["form", "comparisons"])(
  "a page that opens with %s fetches its photograph early",
  (opening) => {
    const data = {
      canonical: "/felling",
      opening,
      seo: { title: "Felling", description: "How we fell." },
      photo: photo("A felled pine"),
    };
    render(<ServiceHead data={data} />);
    const { title, metaTags, linkTags } = Helmet.peek();
    expect(title).toContain("Felling");
    expect(metaTags).toContainEqual({ property: "og:image:alt", content: "A felled pine" });
    expect(linkTags.map(({ rel }: { rel: string }) => rel)).toEqual(["canonical", "preload"]);
  },
);
