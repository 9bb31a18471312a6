import { Button } from "../../components/button/button";
import { useCompany } from "../../hooks/use-company";
import { contactPath } from "../../utils/paths";

interface QuoteButtonProps {
  /** The contact page, unless a form of the page itself knows more. */
  href?: string;
  /** Only where there is no call bar, which has the same button in the same view. */
  withoutCallBar?: boolean;
}

/** The main call to action. */
export function QuoteButton({ href = contactPath, withoutCallBar }: QuoteButtonProps) {
  const { quoteButton } = useCompany();
  return (
    <Button href={href} className={withoutCallBar ? "without-call-bar" : undefined}>
      {quoteButton}
    </Button>
  );
}
