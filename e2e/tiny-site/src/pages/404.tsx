import { HeadOf, Layout } from "../layout";

export default function NotFound() {
  return (
    <Layout title="Nie ma takiej strony">
      <a href="/">Wszystkie chleby</a>
    </Layout>
  );
}

export const Head = () => <HeadOf seo={{ title: "Nie ma takiej strony", description: "404" }} />;
