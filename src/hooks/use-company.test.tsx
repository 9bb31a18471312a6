import { renderHook } from "@testing-library/react";
import { staticQueryData } from "../../e2e/support/content/fixtures";
import { useCompany } from "./use-company";
import { useLabels } from "./use-labels";

test("content is there without a question mark", () => {
  expect(renderHook(() => useCompany()).result.current.brand).toBe("Bór i Trawnik");
  expect(renderHook(() => useLabels()).result.current.menu).toBe("Menu");
});

test("missing content stops the build", () => {
  const { company, ...rest } = staticQueryData;
  delete staticQueryData.company;
  jest.spyOn(console, "error").mockImplementation();
  expect(() => renderHook(() => useCompany())).toThrow("Missing: company");
  Object.assign(staticQueryData, { company }, rest);
});
