import { HeadOf, Layout } from "../layout";

export default function NotSent() {
  return (
    <Layout title="Nie wysłano">
      <p>Spróbuj jeszcze raz za chwilę.</p>
    </Layout>
  );
}

export const Head = () => (
  <HeadOf seo={{ title: "Nie wysłano", description: "Zamówienie nie doszło." }} />
);
