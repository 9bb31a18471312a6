import { Accordion } from "../../../../components/accordion/accordion";
import { Breadcrumb } from "../../../../components/breadcrumb/breadcrumb";
import { Prose } from "../../../../components/prose/prose";
import { html, longWord } from "../sample";
import { Example } from "./example";

const answers = [
  { id: "1", title: "Ile kosztuje wycena?", html },
  { id: "2", title: longWord, html },
];

/** Running text, answers and the path to a page. */
export function Texts({ surface, isFirst }: { surface: string; isFirst: boolean }) {
  return (
    <Example title="Teksty" surface={surface}>
      {isFirst && (
        <Breadcrumb
          label="Ścieżka"
          items={[
            { label: "Strona główna", href: "/" },
            { label: "Usługi", href: "/uslugi" },
            { label: longWord },
          ]}
        />
      )}
      <p className="lead">Wstęp większym pismem, pierwsze zdanie strony.</p>
      <p className="small quiet">Drobny dopisek.</p>
      <Prose html={html} />
      <div style={{ inlineSize: "100%" }}>
        <Accordion name={`odpowiedzi ${surface}`} items={answers} openFirst />
      </div>
    </Example>
  );
}
