import { classNames } from "../../utils/class-names";

interface ProseProps {
  /** Sanitised HTML from the content's Markdown. */
  html: string;
  className?: string;
}

/** Running text: paragraphs, lists and links from Markdown. */
export function Prose({ html, className }: ProseProps) {
  return (
    <div className={classNames("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
