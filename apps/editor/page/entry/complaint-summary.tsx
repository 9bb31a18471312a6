import type { Complaint } from "../../shared/contract";
import { Complaints } from "../complaints";
import { focusWhenDrawn } from "../focus-when-drawn";
import type { FieldPath } from "./form-state";

interface ComplaintSummaryProps {
  complaints: readonly Complaint[];
  /** Shows the field that a complaint is about. */
  onShow: (path: FieldPath) => void;
}

/** Why an entry was not saved; a press leads to the field. Gets the focus when it appears. */
export function ComplaintSummary({ complaints, onShow }: ComplaintSummaryProps) {
  // Of what no field can cure, like a server that does not answer, nothing is to be corrected.
  const isOfFields = complaints.some(({ path }) => path !== undefined);
  return (
    <section ref={focusWhenDrawn} className="notice error" tabIndex={-1} aria-label="Nie zapisano">
      <h2>Nie zapisano{isOfFields && `. Do poprawienia: ${complaints.length}`}</h2>
      <Complaints complaints={complaints} onShow={onShow} />
      <p>Wszystko, co wpisano, zostało w polach.</p>
    </section>
  );
}
