/** What a text needs to let somebody put a link into it. */
export interface LinkPickerProps {
  /** The selected words of a Markdown text, perhaps none; undefined where the field wants an address alone. */
  words?: string;
  /** Takes a Markdown link where there are words, `[Puck](/puck)`, and an address alone where there are none. */
  onChoose: (link: string) => void;
  onClose: () => void;
}

/** A window to choose what a link leads to: a page, a file, an e-mail address, a phone number, another site. */
export function LinkPicker({ words }: LinkPickerProps) {
  return <div>{words}</div>;
}
