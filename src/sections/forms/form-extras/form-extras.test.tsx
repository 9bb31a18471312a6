import { render, screen } from "@testing-library/react";
import { type FaultCode, type FieldName, LIMITS, markFaults } from "@typed-site/enquiries/form";
import { forms } from "../../sections.fixture";
import { FormExtras } from "./form-extras";

test("the size that photos may have together is the one at which they are refused", () => {
  const { container } = render(
    <FormExtras data={forms} more="Add photos">
      {null}
    </FormExtras>,
  );
  const [, megabytes] = /As taken, (\d+) MB/.exec(container.textContent ?? "") ?? [];
  expect(Number(megabytes) * 1e6).toBe(LIMITS.photosBytes);
});

test.each<[FieldName, FaultCode, string]>([
  ["photos", "tooMany", "At most 5 photos."],
  ["photos", "tooManyBytes", "At most 15 MB together."],
  ["photos", "tooLarge", "a.jpg: at most 8 MB a photo."],
  ["photos", "wrongType", "a.jpg is no photo."],
  ["photos", "missing", "Choose the photos again."],
  ["photoTrunk", "tooLarge", "a.jpg: at most 8 MB a photo."],
  ["photoTrunk", "missing", "Choose the photos again."],
])("%s: that they are %s is told: %s", (field, code, words) => {
  const { container } = render(
    <FormExtras data={forms} more="Add photos">
      <p>A place</p>
    </FormExtras>,
  );
  markFaults(container, [{ field, code, about: "a.jpg" }]);
  expect(container.querySelector(`[data-field="${field}"]`)).toHaveTextContent(words);
  expect(screen.getByText("A place")).toBeVisible();
  expect(screen.getByText("Up to 5, 8 MB each")).toBeVisible();
  expect(screen.getByText("As taken, 15 MB")).toHaveAttribute("data-as-taken", "");
  expect(screen.getByRole("link", { name: "Is a permit needed?" })).toHaveAttribute(
    "href",
    "/czy-potrzebne-zezwolenie",
  );
});
