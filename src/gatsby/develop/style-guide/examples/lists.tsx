import { ContactLines } from "../../../../components/contact-lines/contact-lines";
import { Notice } from "../../../../components/notice/notice";
import { NumberedList } from "../../../../components/numbered-list/numbered-list";
import { NumberedSections } from "../../../../components/numbered-sections/numbered-sections";
import { Rings } from "../../../../components/rings/rings";
import { html } from "../sample";
import { Example } from "./example";

const sections = [1, 2].map((number) => ({ heading: `Część ${number}`, body: { html } }));

/** Notices, and what is numbered. */
export function Lists() {
  return (
    <>
      <Example title="Komunikaty">
        <Notice heading="Nie udało się wysłać" html={html} />
        <Notice heading="Wysłano" html={html} tone="success" />
        <Notice heading="Warto wiedzieć" html={html} tone="info" />
      </Example>
      <Example title="Wyliczenia">
        <NumberedList items={[{ title: "Oględziny", note: "Bez opłat." }, { title: "Wycena" }]} />
        <NumberedSections sections={sections} level={3} />
        <NumberedSections sections={sections} level={3} size="small" />
        <ContactLines
          phones={[{ id: "quotes", label: "wyceny", number: "+48 500 100 200" }]}
          email={{ label: "E-mail", address: "kontakt@boritrawnik.example" }}
        />
        <div style={{ inlineSize: "16rem" }}>
          <Rings label={15} />
        </div>
      </Example>
    </>
  );
}
