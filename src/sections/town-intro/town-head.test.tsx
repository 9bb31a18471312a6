import { render } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { photo } from "../sections.fixture";
import { TownHead } from "./town-head";

test("describes the town's page, with its own photograph", () => {
  render(
    <TownHead
      data={{
        path: "/gdańsk",
        seo: { title: "Gardens in Gdańsk", description: "In Gdańsk." },
        photo: photo("A garden in Oliwa"),
      }}
    />,
  );
  const { title, metaTags, linkTags } = Helmet.peek();
  expect(title).toContain("Gardens in Gdańsk");
  expect(metaTags).toContainEqual({ name: "description", content: "In Gdańsk." });
  expect(metaTags).toContainEqual({ property: "og:image:alt", content: "A garden in Oliwa" });
  expect(linkTags).toContainEqual({
    rel: "canonical",
    href: "https://boritrawnik.example/gda%C5%84sk",
  });
});
