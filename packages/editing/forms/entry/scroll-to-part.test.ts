/** @jest-environment jsdom */
import { followFocus, partWith } from "./scroll-to-part";

const found = (text: string) => partWith(document, text)?.id;

beforeEach(() => {
  document.body.innerHTML = `
    <header id="menu"><a id="link">Wycinka drzew</a></header>
    <main id="main">
      <script>"Wycinka drzew"</script>
      <h2 id="heading">Wycinka&nbsp;drzew</h2>
      <p id="paragraph">Tniemy <strong id="bold">od góry</strong>, kawałek po kawałku, <a id="there">bez dźwigu</a>.</p>
      <ul><li id="first">w Redzie</li><li id="second">gałęzie zostawiamy</li></ul>
      <img id="picture" alt="Pień przy płocie">
    </main>
    <footer><p id="foot">Firma z Pomorza</p></footer>`;
});

test("a field's text is found where the page shows it, in its content before its menus", () => {
  expect(found("Wycinka drzew")).toBe("heading");
  expect(found("Firma z Pomorza")).toBe("foot");
  expect(found("Pień przy płocie")).toBe("picture");
});

test("of Markdown and of a text with placeholders the longest piece is found", () => {
  expect(
    found("Tniemy **od góry**, kawałek po kawałku, [bez dźwigu](/bardzo-dlugi-adres-strony)."),
  ).toBe("paragraph");
  expect(found("Pracujemy: \n- {locative}\n- gałęzie zostawiamy\n")).toBe("second");
});

test("what the page does not show, and what is too short to tell, is not found", () => {
  for (const text of ["Czego tu nie ma", "w", "", "/bez-dzwigu"])
    expect(found(text)).toBeUndefined();
});

test("the page follows the focus into a formatted text, by its words beside the placeholders", () => {
  const scrolled = jest.fn();
  window.scrollTo = scrolled;
  const field = document.createElement("div");
  field.innerHTML =
    '<p>Od <span class="placeholder">wielu dobrych lat</span> tniemy <b>od góry</b></p>';
  field.setAttribute("role", "textbox");
  field.tabIndex = 0;
  document.body.append(field);
  const { stop } = followFocus(() => document);
  field.focus();
  expect(scrolled).toHaveBeenCalledTimes(1);
  stop();
});
