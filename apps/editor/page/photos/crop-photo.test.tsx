import { fireEvent, render, screen } from "@testing-library/react";
import { CropPhoto } from "./crop-photo";

test.each([
  [
    "too tall",
    "za wysokie",
    { width: 2000, height: 3000 },
    "50% 20%",
    "20% od góry",
    "Wyżej lub niżej",
  ],
  [
    "too wide",
    "za szerokie",
    { width: 3000, height: 1000 },
    "20% 50%",
    "20% od lewej",
    "W lewo lub w prawo",
  ],
])(
  "of a photo that is %s the part is shown that is saved",
  (_, wrong, size, position, said, label) => {
    const onAnswer = jest.fn();
    const answer = { kind: "crop" as const, preview: "data:,", shape: 1.5, ...size };
    render(<CropPhoto file={new File([], "dom.jpg")} answer={answer} onAnswer={onAnswer} />);
    const slider = screen.getByRole("slider", { name: label });
    expect(screen.getByText(/^To zdjęcie jest za/)).toHaveTextContent(wrong);
    // At first the middle stays.
    expect([screen.getByRole<HTMLImageElement>("img").style.objectPosition, slider]).toEqual([
      "50% 50%",
      expect.objectContaining({ value: "50", min: "0", max: "100" }),
    ]);
    fireEvent.change(slider, { target: { value: "20" } });
    expect(screen.getByRole("img").style.objectPosition).toBe(position);
    expect(slider).toHaveAttribute("aria-valuetext", said);
    fireEvent.click(screen.getByRole("button", { name: "Przytnij i zapisz" }));
    expect(onAnswer).toHaveBeenCalledWith({ crop: "0.2" });
  },
);
