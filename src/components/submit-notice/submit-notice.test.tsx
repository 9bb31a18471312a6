import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SubmitNotice } from "./submit-notice";

test("opens the notice instead of sending, without a script of ours", async () => {
  render(
    <SubmitNotice
      button="Wyślij wiadomość"
      heading="Zadzwoń lub napisz"
      html='<p><a href="tel:+48500">+48 500</a></p>'
    />,
  );
  expect(screen.getByText("Zadzwoń lub napisz")).not.toBeVisible();
  await userEvent.click(screen.getByText("Wyślij wiadomość"));
  expect(screen.getByText("Zadzwoń lub napisz")).toBeVisible();
  expect(screen.getByRole("link", { name: "+48 500" })).toHaveAttribute("href", "tel:+48500");
});
