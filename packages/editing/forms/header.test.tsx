import { render, screen } from "@testing-library/react";
import { fakeServer } from "./fake-server.fixture";
import { Header } from "./header";

test("what a kill of the server has interrupted is told on every view", async () => {
  const interruption = { problem: "Ten zapis cofnięto.", remedy: "Zapisz jeszcze raz." };
  fakeServer([[200, { groups: [], waiting: 0, interruptions: [interruption] }]]);
  render(<Header view="photos" />);
  expect(await screen.findByRole("status")).toHaveTextContent(
    "Ten zapis cofnięto. Zapisz jeszcze raz.",
  );
});
