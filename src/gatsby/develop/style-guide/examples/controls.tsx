import { Button } from "../../../../components/button/button";
import { EmailLink } from "../../../../components/email-link/email-link";
import { Icon } from "../../../../components/icon/icon";
import { shapes } from "../../../../components/icon/shapes";
import { LinkRow } from "../../../../components/link-row/link-row";
import { PhoneLink } from "../../../../components/phone-link/phone-link";
import { SiteLink } from "../../../../components/site-link/site-link";
import { longWord } from "../sample";
import { Example } from "./example";

const [number, email] = ["+48 500 100 200", "kontakt@firma.example"];
const names = Object.keys(shapes) as (keyof typeof shapes)[];

/** What can be pressed, and the icons beside words. */
export function Controls({ surface }: { surface: string }) {
  return (
    <Example title="Przyciski i odnośniki" surface={surface}>
      <p className="row">
        <Button href="#przycisk">Zamów wycenę</Button>
        <Button href="#przycisk" variant="line">
          <Icon name="phone" /> Zadzwoń
        </Button>
        <Button href="#przycisk" size="small">
          Mały
        </Button>
        <Button type="button" disabled>
          Niedostępny
        </Button>
        <Button type="submit" busy busyLabel="Wysyłamy zapytanie…">
          Wyślij
        </Button>
        <Button href="#przycisk">{longWord}</Button>
      </p>
      <Button type="button" wide>
        Na całą szerokość
      </Button>
      <p className="row">
        <PhoneLink number={number} />
        <PhoneLink number={number} size="plain" />
        <EmailLink email={email} size="large" />
        <EmailLink email={email} />
        {names.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
      <p>
        <SiteLink href="/">W serwisie</SiteLink>, <SiteLink href="#odnosnik">na stronie</SiteLink>.
      </p>
      <LinkRow links={[{ label: "Kontakt", address: "/kontakt" }]} />
    </Example>
  );
}
