import { render, screen } from "@testing-library/react";
import { FellingOffice } from "./felling-office";

const words = {
  outcome: { officeHeading: "Where", reminder: "Too mild?" },
};
const outcome = { office: "Go {locative} to:" };
const texts = {
  protectionLabel: "Protected:",
  protectionRule: "Often forbidden.",
  protectionUnknown: "Ask.",
};
const common = { outcome, words, texts, isStrictest: false };
const town = {
  name: "Puck",
  path: "/puck",
  locative: "w Pucku",
  protection: null,
  office: { name: "Town hall", address: null, head: null, post: null },
};

test("a town has its office, and a reminder, also where protection is not known", () => {
  render(<FellingOffice {...common} town={town} />);
  expect(screen.getByText("Go w Pucku to:")).toBeInTheDocument();
  expect(screen.getByText("Town hall")).toBeInTheDocument();
  expect(screen.getByText("Ask.")).toBeInTheDocument();
  expect(screen.getByText("Too mild?")).toBeInTheDocument();
});

test("the strictest outcome can't be too mild", () => {
  const protection = { areas: ["A park"], note: "Ask." };
  render(<FellingOffice {...common} isStrictest town={{ ...town, protection }} />);
  expect(screen.getByText("Protected: A park.")).toBeInTheDocument();
  expect(screen.queryByText("Too mild?")).not.toBeInTheDocument();
});
