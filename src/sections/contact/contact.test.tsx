import { render, screen } from "@testing-library/react";
import { contact } from "../sections.fixture";
import { Contact } from "./contact";

test("says what helps, gives both phone lines and holds the form", () => {
  render(
    <Contact id="wycena" data={contact}>
      <form aria-label="Write to us" />
    </Contact>,
  );
  const region = screen.getByRole("region", { name: "Tell us of your plot" });
  expect(region).toHaveTextContent("Write where.");
  expect(region).toHaveTextContent("None of it is a must.");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Photos",
    "Location",
    "We read it",
    "We call",
  ]);
  expect(region).toHaveTextContent("We answer the phoneponiedziałek–piątek, 8:00–16:00");
  expect(screen.getByRole("link", { name: "+48 500 100 200" })).toHaveAttribute(
    "href",
    "tel:+48500100200",
  );
  expect(screen.getByRole("link", { name: "+48 500 100 300" })).toBeInTheDocument();
  // on a phone all that stands before the form fills the window
  const place = document.getElementById("wycena");
  expect(place).toContainElement(screen.getByRole("form", { name: "Write to us" }));
  expect(place).not.toContainElement(screen.getByRole("heading", { level: 2 }));
});

test("leaves the anchor to a form that opens the page", () => {
  render(<Contact data={contact}>form</Contact>);
  expect(document.getElementById("wycena")).not.toBeInTheDocument();
});
