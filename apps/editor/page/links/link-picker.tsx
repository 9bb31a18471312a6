import { Dialog } from "../dialog";
import { SendPdf } from "../files/send-pdf";
import { TargetList } from "./target-list";

interface LinkPickerProps {
  /** @param label the name of what it leads to */
  onChoose: (address: string, label: string) => void;
  onClose: () => void;
}

/** A window to choose what a link leads to: a page, a file, an e-mail address, a phone number, another site. */
export function LinkPicker({ onChoose, onClose }: LinkPickerProps) {
  return (
    <Dialog label="Wstaw odnośnik" onClose={onClose}>
      <TargetList onChoose={onChoose} />
      <SendPdf
        label="Dodaj nowy plik PDF"
        onAdded={({ address, title }) => onChoose(address, title)}
      />
    </Dialog>
  );
}
