import { fillKnown } from "@typed-site/utils";
import { Answered } from "../answered";
import { useFormState } from "../entry/form-state";
import { targetName } from "../links/target-name";

interface LinkNoteProps {
  href: string;
  onChange: () => void;
  onUnlink: () => void;
}

/** Says below a text what the link at the caret leads to, by its name. */
export function LinkNote({ href, onChange, onUnlink }: LinkNoteProps) {
  const { placeholders } = useFormState();
  const address = fillKnown(href, placeholders);
  return (
    <div className="link-note row">
      <p role="status">
        Odnośnik prowadzi do:{" "}
        <b>
          <Answered name="link-targets" request={{}} waiting={address}>
            {(targets) => targetName(address, targets)}
          </Answered>
        </b>
      </p>
      <button type="button" className="button line quiet" onClick={onChange}>
        Zmień
      </button>
      <button type="button" className="button line quiet" onClick={onUnlink}>
        Usuń odnośnik
      </button>
    </div>
  );
}
