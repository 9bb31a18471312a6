import type { PagePicture } from "../differences/pictures";
import { html } from "./html";

const WIDTHS: Record<number, string> = { 390: "na telefonie", 1440: "na komputerze" };

/**
 * The pages as they looked and will look.
 * @param others changed pages without pictures
 * @param isPrepared the pictures have been taken, if there are any
 */
export function pictureList(
  pictures: readonly PagePicture[],
  others: readonly string[],
  isPrepared: boolean,
) {
  const none = isPrepared
    ? html`<p>Tym razem nie ma zrzutów ekranu. Powód podaje ostatni krok sprawdzania.</p>`
    : html`<p>Zrzuty ekranu zmienionych stron pojawią się tu po sprawdzeniu.</p>`;
  const shown = pictures.length > 0 ? [toPublish, pictures.map(pictureOf)] : none;
  return [shown, others.length > 0 && linksTo(others)];
}

/** The button is below all pictures, which may be many screens high. */
const toPublish = html`<p><a href="#publish-heading">Do przycisku „Opublikuj”</a></p>`;

function pictureOf({ page, width, before, after }: PagePicture) {
  const name = page === "/" ? "Strona główna" : `Strona ${page}`;
  const where = `${name}, ${WIDTHS[width] ?? `szerokość ${width}`}`;
  const image = (file: string, when: string) =>
    html`<img src="/admin/opublikuj/pictures/${file}" alt="${where}, ${when}" />`;
  return html`
    <article class="pictures" data-width="${String(width)}">
      <h3>${where}</h3>
      <figure>
        <figcaption>Było</figcaption>
        ${before ? image(before, "było") : html`<p>Tej strony jeszcze nie było.</p>`}
      </figure>
      <figure>
        <figcaption>Będzie</figcaption>
        ${image(after, "będzie")}
      </figure>
    </article>
  `;
}

const linksTo = (pages: readonly string[]) => html`
  <article>
    <h3>Pozostałe zmienione strony</h3>
    <p>Nie ma ich na zrzutach ekranu. Tu zobaczysz je takie, jakie będą.</p>
    <ul class="others">
      ${pages.map((page) => html`<li><a href="${page}">${page}</a></li>`)}
    </ul>
  </article>
`;
