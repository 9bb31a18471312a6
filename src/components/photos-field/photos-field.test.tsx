import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { photosWords } from "../../sections/sections.fixture";
import { AS_TAKEN, listPhotos } from "./list-photos";
import { PhotosField } from "./photos-field";

/** jsdom has no DataTransfer to make a FileList with. */
class FileTransfer {
  files: File[] = [];
  items = { add: (file: File) => this.files.push(file) };
}

beforeEach(() => {
  Object.assign(globalThis, { DataTransfer: FileTransfer });
  // jsdom draws nothing
  HTMLCanvasElement.prototype.getContext = () => null;
});

const photo = (name: string) => new File([name], name, { type: "image/jpeg" });

/** @param chosen photos that were chosen before the scripts came */
function show({ single = false, chosen = [] }: { single?: boolean; chosen?: File[] } = {}) {
  const { container } = render(
    <form>
      <PhotosField
        name="photos"
        label="Photos"
        hint="Up to 5."
        errors={{ wrongType: "Can't read {file}." }}
        words={photosWords}
        single={single}
      />
      <p {...{ [AS_TAKEN]: "" }}>Sent as taken.</p>
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Photos");
  const put = (...files: File[]) => {
    Object.defineProperty(input, "files", { value: files, writable: true, configurable: true });
  };
  if (chosen.length > 0) put(...chosen);
  const stop = new AbortController();
  listPhotos(container, photosWords, stop.signal);
  return {
    input,
    stop,
    choose: (...files: File[]) => {
      put(...files);
      fireEvent.change(input);
    },
    names: () => Array.from(input.files ?? [], ({ name }) => name),
  };
}

const remover = (name: string) => screen.getByRole("button", { name: `Remove ${name}` });

test("takes several pictures of the types that the rules allow", () => {
  const { input } = show();
  expect(input).toHaveAccessibleDescription("Up to 5.");
  expect(input).toHaveAttribute("multiple");
  expect(input).toHaveAttribute("accept", "image/jpeg,image/png,image/webp,android/allow-camera");
});

test("its name has the words of its button", () => {
  const { input } = show();
  expect(input).toHaveAccessibleName("Photos Choose photos");
});

test("a further choice adds to the first, and what is added is said", () => {
  const { choose, names } = show();
  choose(photo("a.jpg"));
  choose(photo("b.jpg"), photo("c.jpg"));
  expect(names()).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual(
    names().map((name) => expect.stringContaining(name) as string),
  );
  expect(screen.getByRole("status")).toHaveTextContent("Added: b.jpg, c.jpg");
});

test("a file that is no photo is named as soon as it is chosen, and stays to be taken out", async () => {
  const { input, choose } = show();
  choose(photo("a.jpg"), new File(["a"], "IMG_1.MOV", { type: "video/quicktime" }));
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent("Can't read IMG_1.MOV."),
  );
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("Up to 5. Can't read IMG_1.MOV.");
  expect(remover("IMG_1.MOV")).toBeVisible();
});

test("of a file that is taken out before it is known to be none, nothing is said", async () => {
  const { input, choose } = show();
  choose(new File(["a"], "IMG_1.MOV", { type: "video/quicktime" }));
  expect(remover("IMG_1.MOV")).toHaveAttribute("type", "button");
  fireEvent.click(remover("IMG_1.MOV"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole("status")).toHaveTextContent("Removed: IMG_1.MOV");
  expect(input).toBeValid();
});

test("photos that can't be drawn are nonetheless no fault", async () => {
  const { input, choose } = show();
  choose(photo("a.jpg"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(input).toBeValid();
});

test("photos that were chosen before the scripts came are listed", () => {
  const { names, choose } = show({ chosen: [photo("a.jpg")] });
  expect(remover("a.jpg")).toBeInTheDocument();
  choose(photo("b.jpg"));
  expect(names()).toEqual(["a.jpg", "b.jpg"]);
});

test("where what is drawn can't be read, the form says that photos go as they were taken", () => {
  const { choose } = show();
  const note = screen.getByText("Sent as taken.");
  expect(note).toHaveAttribute(AS_TAKEN, "");
  choose(photo("a.jpg"));
  expect(note).toHaveAttribute(AS_TAKEN, "shown");
  expect(screen.getByRole("status")).toHaveTextContent("Added: a.jpg Sent as taken.");
});

test("where it can be read, photos are made smaller, and nothing is said", () => {
  const data = Array.from({ length: 16 }, () => [200, 100, 50, 255]).flat();
  const context = { fillRect: () => undefined, getImageData: () => ({ data }) };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  show().choose(photo("a.jpg"));
  expect(screen.getByText("Sent as taken.")).toHaveAttribute(AS_TAKEN, "");
  expect(screen.getByRole("status")).toHaveTextContent(/^Added: a.jpg$/);
  expect(document.querySelector("canvas")).toHaveAttribute("aria-hidden", "true");
});

test("a form that is attached to anew has one list", () => {
  const { input, stop, choose } = show();
  choose(photo("a.jpg"));
  stop.abort();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  listPhotos(input.form as HTMLFormElement, photosWords, new AbortController().signal);
  choose(photo("a.jpg"), photo("b.jpg"));
  expect(screen.getAllByRole("list")).toHaveLength(1);
});

test("of photos that were chosen before the scripts came it is said, too", () => {
  show({ chosen: [photo("a.jpg")] });
  expect(screen.getByText("Sent as taken.")).toHaveAttribute(AS_TAKEN, "shown");
});

test.each([false, true])("a choice that is called off leaves what is there: %s", (single) => {
  const { choose, names } = show({ single });
  choose(photo("a.jpg"));
  choose();
  expect(names()).toEqual(["a.jpg"]);
  expect(screen.getByRole("status")).toHaveTextContent("a.jpg");
});

test("a photo is taken out, the focus goes to the next one, and at last to the field", async () => {
  const { input, choose, names } = show();
  choose(photo("a.jpg"), photo("b.jpg"), photo("c.jpg"));
  await userEvent.click(remover("b.jpg"));
  expect(names()).toEqual(["a.jpg", "c.jpg"]);
  expect(screen.getByRole("status")).toHaveTextContent("Removed: b.jpg");
  expect(remover("c.jpg")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(remover("a.jpg")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(input).toHaveFocus();
  expect(names()).toEqual([]);
  // An empty one would be read out.
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("taking out one of two that are the same leaves the other", async () => {
  const { choose, names } = show();
  choose(photo("image.jpg"));
  choose(photo("image.jpg"));
  const [first] = screen.getAllByRole("button", { name: "Remove image.jpg" });
  if (first) await userEvent.click(first);
  expect(names()).toEqual(["image.jpg"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("the form hears that its photos have changed", async () => {
  const { choose } = show();
  choose(photo("a.jpg"));
  const heard = jest.fn();
  addEventListener("change", heard);
  await userEvent.click(remover("a.jpg"));
  removeEventListener("change", heard);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("takes one where one is asked for, in place of another", () => {
  const { input, choose, names } = show({ single: true });
  expect(input).not.toHaveAttribute("multiple");
  expect(input).toHaveAccessibleName("Photos Choose a photo");
  choose(photo("a.jpg"));
  choose(photo("b.jpg"));
  expect(names()).toEqual(["b.jpg"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
