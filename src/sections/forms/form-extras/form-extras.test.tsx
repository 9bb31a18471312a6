import { render } from "@testing-library/react";
import { LIMITS } from "@typed-site/enquiries/form";
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
