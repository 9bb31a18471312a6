import { classNames } from "../../utils/class-names";

interface ProseProps {
  /** Sanitised HTML from Markdown. */
  html: string;
  className?: string;
}

/** Running text from Markdown: paragraphs, lists and links. */
export function Prose({ html, className }: ProseProps) {
  return (
    <div className={classNames("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
