import { useId } from "react";
import { Accordion } from "../../components/accordion/accordion";
import { Prose } from "../../components/prose/prose";
import { html, longWord } from "../sample";

const answers = [
  { id: "1", title: "Ile kosztuje wycena?", html },
  { id: "2", title: longWord, html },
];

/** Running text and accordions. */
export function Texts() {
  return (
    <>
      <h2>Teksty</h2>
      <p className="lead">Wstęp większym pismem, pierwsze zdanie strony.</p>
      <p className="small quiet">Drobny dopisek.</p>
      <Prose html={html} />
      <Accordion name={useId()} items={answers} />
    </>
  );
}
