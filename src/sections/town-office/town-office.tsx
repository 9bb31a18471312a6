import { graphql } from "gatsby";

interface TownOfficeProps {
  town: Queries.TownOfficeFragment;
  texts: Queries.TownOfficeTextsFragment;
}

/** The office that takes notices of felling in a town, and the protected nature there. */
export function TownOffice({ town: { office, protection }, texts }: TownOfficeProps) {
  return (
    <div className="prose">
      <p>
        <strong>
          <OfficeName office={office} />
        </strong>
      </p>
      {protection ? (
        <>
          <p>
            {texts.protectionLabel} {protection.areas.join(", ")}.
          </p>
          <p>
            {texts.protectionRule} {protection.note}
          </p>
        </>
      ) : (
        <p>{texts.protectionUnknown}</p>
      )}
    </div>
  );
}

/** An office's name, as a link if its website is known. */
export function OfficeName({ office }: { office: Queries.TownOfficeFragment["office"] }) {
  const { name, address } = office;
  return address ? (
    <a className="tap" href={address}>
      {name}
    </a>
  ) : (
    <>{name}</>
  );
}

export const query = graphql`
  fragment TownOffice on Town {
    office {
      name
      address
    }
    protection {
      areas
      note
    }
  }
  fragment TownOfficeTexts on TownPage {
    protectionLabel
    protectionRule
    protectionUnknown
  }
`;
