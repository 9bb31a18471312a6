import { Button } from "../../components/button/button";
import { EmailLink } from "../../components/email-link/email-link";
import { Icon } from "../../components/icon/icon";
import { shapes } from "../../components/icon/shapes";
import { LinkRow } from "../../components/link-row/link-row";
import { PhoneLink } from "../../components/phone-link/phone-link";
import { SiteLink } from "../../components/site-link/site-link";
import { longWord } from "../sample";

const [number, email] = ["+48 500 100 200", "kontakt@firma.example"];

/** Buttons and links, and icons beside text. */
export function Controls() {
  return (
    <>
      <h2>Przyciski i odnośniki</h2>
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
        <Button href="#przycisk" wide>
          {longWord}
        </Button>
        <PhoneLink number={number} />
        <PhoneLink number={number} size="plain" />
        <EmailLink email={email} size="large" />
        <EmailLink email={email} />
        {(Object.keys(shapes) as (keyof typeof shapes)[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
        <SiteLink href="/">W serwisie</SiteLink> <SiteLink href="#odnosnik">Na stronie</SiteLink>
      </p>
      <LinkRow links={[{ label: "Kontakt", address: "/kontakt" }]} />
    </>
  );
}
