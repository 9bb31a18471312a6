import { planFor } from "./publish-command";

test("programs of a build are told no secret", () => {
  const plan = planFor("/srv/site", {
    SITE_URL: "https://example.pl",
    SMTP_URL: "smtps://strona:tajne@mail.example.pl",
    OPERATOR_EMAIL: "operator@example.pl",
  });
  expect(plan.environment).toEqual({ SITE_URL: "https://example.pl" });
});
