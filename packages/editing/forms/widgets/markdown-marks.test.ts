/** @jest-environment jsdom */
import { asBold, asList, replaceSelection, selectionOf } from "./markdown-marks";

test("selected words become bold, and bold ones plain", () => {
  expect(asBold("od góry").text).toBe("**od góry**");
  expect(asBold("**od góry**").text).toBe("od góry");
});

test("selected lines become points, and points lines", () => {
  expect(asList("koszenie\nnawożenie").text).toBe("- koszenie\n- nawożenie");
  expect(asList("- koszenie\n- nawożenie").text).toBe("koszenie\nnawożenie");
});

test("a change takes the place of the selection, is told to the form, and leaves the caret after it", () => {
  const field = document.createElement("textarea");
  document.body.append(field);
  const told = jest.fn();
  field.addEventListener("input", told);
  field.value = "Tniemy od góry.";
  field.setSelectionRange(7, 14);
  replaceSelection(field, asBold(selectionOf(field)));
  expect(field.value).toBe("Tniemy **od góry**.");
  expect(told).toHaveBeenCalled();
  expect(field.selectionStart).toBe("Tniemy **od góry**".length);
  replaceSelection(field, asBold(""));
  expect(field.value).toBe("Tniemy **od góry******.");
  expect(field.selectionStart).toBe("Tniemy **od góry****".length);
});
