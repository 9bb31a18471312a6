import { useId } from "react";
import { Accordion } from "../../components/accordion/accordion";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { html, longWord } from "../sample";

const answers = [
  { id: "1", title: "Ile kosztuje wycena?", html },
  { id: "2", title: longWord, html },
];

/** Running text, a section and accordions. */
export function Texts() {
  return (
    <>
      <h2>Teksty</h2>
      <p className="lead">Wstęp większym pismem, pierwsze zdanie strony.</p>
      <p className="small quiet">Drobny dopisek.</p>
      <Section id={useId()} heading="Nagłówek obok treści" split>
        <Prose html={html} />
      </Section>
      <Accordion name={useId()} items={answers} />
    </>
  );
}
