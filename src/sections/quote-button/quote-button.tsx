import { Button } from "../../components/button/button";
import { useCompany } from "../../hooks/use-company";
import { contactPath } from "../../utils/paths";

/** The main call to action. */
export function QuoteButton() {
  const { quoteButton } = useCompany();
  return <Button href={contactPath}>{quoteButton}</Button>;
}
