import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { ContactLines } from "../../components/contact-lines/contact-lines";
import { MonthCells } from "../../components/months/month-cells";
import { MonthHeadings } from "../../components/months/month-headings";
import { QualityName } from "../../components/months/quality-name";
import { ReasonNames } from "../../components/months/reason-names";
import { NumberedList } from "../../components/numbered-list/numbered-list";
import { NumberedSections } from "../../components/numbered-sections/numbered-sections";
import { Rings } from "../../components/rings/rings";
import { Section } from "../../components/section/section";
import { html, longWord } from "../sample";

const sections = [1, 2].map((number) => ({ heading: `Część ${number}`, body: { html } }));
const phones = [{ label: "wyceny", number: "+48 500 100 200" }];
const periods = [
  { from: "listopad", quality: "best" },
  { from: "marzec", quality: "avoid" },
  { from: "czerwiec", quality: "possible" },
] as const;
const qualities = { best: "Najlepszy termin", possible: "Można", avoid: "Odradzamy" };
/** A section, numbered lists, twelve months with the current one, and other rows. */
export function Lists() {
  return (
    <>
      <h2>Wyliczenia</h2>
      <Breadcrumb
        label="Ścieżka"
        items={[{ label: "Usługi", href: "/uslugi" }, { label: longWord }]}
      />
      <Section id="sekcja" heading="Nagłówek obok treści" split>
        <NumberedList items={[{ title: "Oględziny", note: "Bez opłat." }, { title: "Wycena" }]} />
      </Section>
      <NumberedSections sections={sections} />
      <NumberedSections sections={sections} size="small" />
      <ContactLines phones={phones} email={{ label: "E-mail", address: "a@firma.example" }} />
      <table style={{ inlineSize: "100%", tableLayout: "fixed" }} aria-label="Miesiące">
        <thead>
          <tr>
            <MonthHeadings current={5} />
          </tr>
        </thead>
        <tbody>
          <tr>
            <MonthCells periods={periods} words={qualities} current={5} />
          </tr>
        </tbody>
      </table>
      <QualityName quality="possible" words={qualities} />
      <ReasonNames reasons={[{ title: "okres lęgowy" }]} />
      <Rings label={15} />
    </>
  );
}
