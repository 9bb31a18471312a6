import { render, screen } from "@testing-library/react";
import { REASONS } from "../../utils/season";
import { seasonWords } from "../sections.fixture";
import { SeasonReasons } from "./season-reasons";

test("explains every reason that a period may have", () => {
  render(<SeasonReasons heading="What decides" reasons={seasonWords.reasons} />);
  expect(screen.getByRole("region", { name: "What decides" })).toBeInTheDocument();
  expect(screen.getAllByRole("term")).toHaveLength(REASONS.length);
  expect(screen.getByText("Frost")).toBeInTheDocument();
  expect(screen.getByText("What nests means.")).toBeInTheDocument();
});
