import type { Complaint } from "../shared/contract";
import { LOGGED_OUT } from "./ask-server";
import type { FieldPath } from "./entry/form-state";

interface ComplaintsProps {
  complaints: readonly Complaint[];
  /** Shows the field that a complaint is about. */
  onShow?: (path: FieldPath) => void;
}

/** Why something was not done: each reason, perhaps with a press to its field, and what to do. */
export function Complaints({ complaints, onShow }: ComplaintsProps) {
  return (
    <ul className="complaints">
      {complaints.map(({ problem, remedy, path }) => (
        <li key={problem}>
          {onShow && path ? (
            <button type="button" className="as-link" onClick={() => onShow(path)}>
              {problem}
            </button>
          ) : (
            <strong>{problem}</strong>
          )}{" "}
          {remedy}
          {problem === LOGGED_OUT.problem && (
            <>
              {" "}
              <a href="/admin" target="_blank">
                Zaloguj się w nowej karcie
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Says at once why something can't be shown or was not done. */
export function Refused({ complaints }: { complaints: readonly Complaint[] }) {
  return (
    <div className="notice error" role="alert">
      <Complaints complaints={complaints} />
    </div>
  );
}
