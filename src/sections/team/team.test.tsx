import { render, screen } from "@testing-library/react";
import { anchors } from "../../utils/anchors";
import { Team } from "./team";

const team = { heading: "Who comes", number: "No." };

test("names people with what they are and may do", () => {
  const people = [
    { name: "Jan Nowak", role: "dendrolog", qualification: "Diploma", number: "5/2020" },
    { name: "Ewa Nowak", role: "arborysta", qualification: "Certificate", number: null },
  ];
  render(<Team data={{ aboutPage: { team }, company: { people } }} />);
  expect(screen.getByRole("region", { name: "Who comes" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Jan NowakDendrologDiplomaNo. 5/2020",
    "Ewa NowakArborystaCertificate",
  ]);
});

test.each([[[]], [[{ name: "Jan", role: "dendrolog", qualification: "Diploma", number: null }]]])(
  "has the anchor of links in texts, whoever is named: %j",
  (people) => {
    const { container } = render(<Team data={{ aboutPage: { team }, company: { people } }} />);
    expect(container.querySelectorAll(`#${anchors.team}`)).toHaveLength(1);
    expect(screen.queryAllByRole("heading", { level: 2 })).toHaveLength(Math.min(1, people.length));
  },
);
