import { render, screen } from "@testing-library/react";
import { Photo } from "./photo";
import { photoFile } from "./photo.fixture";
import { printPhotos } from "./print-photos";

test("only while it is printed, a photo is a JPEG", () => {
  printPhotos();
  const { container } = render(<Photo file={photoFile("mulczer")} alt="Mulczer" sizes="50vw" />);
  const before = container.innerHTML;
  for (let times = 0; times < 2; times += 1) {
    dispatchEvent(new Event("beforeprint"));
    const sources = [...container.querySelectorAll("source")];
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source).toHaveAttribute("media", "not all");
    expect(screen.getByRole("img")).toHaveAttribute("src", expect.stringMatching(/\.jpg$/));
    // Chromium waits for a lazy picture that is still to come.
    expect(document.images).toHaveLength(2);
    expect(document.images[1]?.loading).toBe("lazy");
    dispatchEvent(new Event("afterprint"));
    expect(container.innerHTML).toBe(before);
    expect(document.images).toHaveLength(1);
  }
});
