import { render, screen } from "@testing-library/react";
import { photoFile } from "../../components/photo/photo.fixture";
import { anchors } from "../../utils/anchors";
import { Team } from "./team";

const jan = {
  name: "Jan Nowak",
  role: "dendrolog",
  qualification: "Diploma",
  number: "5/2020",
  photo: null,
};
const team = { heading: "Who comes", number: "No." };

test("names people with what they are and may do", () => {
  const people = [
    jan,
    {
      name: "Ewa Nowak",
      role: "arborysta",
      qualification: "Certificate",
      number: null,
      photo: null,
    },
  ];
  render(<Team data={{ aboutPage: { team }, company: { people } }} />);
  expect(screen.getByRole("region", { name: "Who comes" })).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Jan NowakDendrologDiplomaNo. 5/2020",
    "Ewa NowakArborystaCertificate",
  ]);
});

test("shows the face of whoever has a photo", () => {
  const photo = { alt: "Jan Nowak with a rope", src: photoFile("jan") };
  render(<Team data={{ aboutPage: { team }, company: { people: [{ ...jan, photo }] } }} />);
  expect(screen.getByRole("img", { name: "Jan Nowak with a rope" })).toBeInTheDocument();
});

test.each([[[]], [[jan]]])("has the anchor of links in texts, whoever is named: %j", (people) => {
  const { container } = render(<Team data={{ aboutPage: { team }, company: { people } }} />);
  expect(container.querySelectorAll(`#${anchors.team}`)).toHaveLength(1);
  expect(screen.queryAllByRole("heading", { level: 2 })).toHaveLength(Math.min(1, people.length));
});
