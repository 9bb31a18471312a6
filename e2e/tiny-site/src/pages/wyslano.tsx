import { NUMBER, WITHOUT_PHOTOS } from "@typed-site/enquiries/form";
import { HeadOf, Layout } from "../layout";

export default function Sent() {
  return (
    <Layout title="Dziękujemy">
      <p>
        Numer zamówienia: <b {...{ [NUMBER]: "" }}>–</b>
      </p>
      <p {...{ [WITHOUT_PHOTOS]: "" }} hidden>
        Zdjęcia nie doszły.
      </p>
    </Layout>
  );
}

export const Head = () => <HeadOf seo={{ title: "Wysłano", description: "Zamówienie doszło." }} />;
