import { render, screen, waitFor } from "@testing-library/react";
import * as protocol from "@typed-site/enquiries/form";
import { anchors } from "../utils/anchors";
import { usePrefilledMessage } from "./use-prefilled-message";

function Page({ message, typed = "" }: { message: string; typed?: string }) {
  usePrefilledMessage(message);
  return (
    <>
      <form {...{ [protocol.FORM]: "contact" }}>
        <div {...{ [protocol.FIELD]: "message" }}>
          <textarea name="message" aria-label="Question" />
        </div>
      </form>
      <section id={anchors.quote}>
        <form {...{ [protocol.FORM]: "quote" }}>
          <div {...{ [protocol.FIELD]: "message" }}>
            <textarea name="message" aria-label="Message" defaultValue={typed} />
          </div>
        </form>
      </section>
    </>
  );
}

test("the answers stand in the message of the form for quotes, as soon as they are known", async () => {
  const { rerender } = render(<Page message="" />);
  rerender(<Page message="A tree of 60 cm" />);
  await waitFor(() => expect(screen.getByLabelText("Message")).toHaveValue("A tree of 60 cm"));
  expect(screen.getByLabelText("Question")).toHaveValue("");
});

test("what a visitor has typed stays", async () => {
  render(<Page message="A tree of 60 cm" typed="Please call" />);
  await protocol.loadFormState();
  // The hook's own step follows the loading.
  await Promise.resolve();
  expect(screen.getByLabelText("Message")).toHaveValue("Please call");
});
