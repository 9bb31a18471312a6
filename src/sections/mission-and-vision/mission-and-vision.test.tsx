import { render, screen, within } from "@testing-library/react";
import { MissionAndVision } from "./mission-and-vision";

test("states mission and vision", () => {
  render(
    <MissionAndVision
      data={{
        missionLabel: "Mission and vision",
        mission: { heading: "Our mission", body: "Remove what endangers." },
        vision: { heading: "Our vision", body: "Gardens that last." },
      }}
    />,
  );
  const region = within(screen.getByRole("region", { name: "Mission and vision" }));
  const headings = region.getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(["Our mission", "Our vision"]);
  expect(region.getByText("Gardens that last.")).toBeInTheDocument();
});
