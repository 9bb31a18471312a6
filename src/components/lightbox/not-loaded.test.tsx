import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { useLightbox } from "./use-lightbox";

jest.mock("./open-lightbox", () => {
  throw new Error("offline");
});

function Picture() {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list}>
      <a href="/static/skarpa.jpg" onClick={useLightbox(list)}>
        Skarpa
      </a>
    </div>
  );
}

test("where the code of the lightbox can't be loaded, the browser itself shows the picture", async () => {
  // jsdom does not navigate, and logs an error instead
  const complaint = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(<Picture />);
  expect(fireEvent.click(screen.getByRole("link"))).toBe(false);
  await waitFor(() => expect(String(complaint.mock.calls[0]?.[0])).toContain("navigation"));
});
