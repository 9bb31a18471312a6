import { render, screen, within } from "@testing-library/react";
import { MissionAndVision } from "./mission-and-vision";

test("mission and vision are one named part of the page, the mission first", () => {
  const data = {
    missionLabel: "What moves us",
    mission: { heading: "Mission", body: "Gardens for all." },
    vision: { heading: "Vision", body: "A green town." },
  };
  render(<MissionAndVision data={data} />);
  const part = screen.getByRole("region", { name: "What moves us" });
  const headings = within(part).getAllByRole("heading", { level: 2 });
  expect(headings.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    "MissionGardens for all.",
    "VisionA green town.",
  ]);
});
