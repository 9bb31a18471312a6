import type { ReactNode } from "react";

/** What a page's head says. */
export interface Seo {
  title: string;
  description: string;
}

/** A page: its title, and what is below it. */
export function Layout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main">
      <h1>{title}</h1>
      {children}
    </main>
  );
}

/** The head of a page, with its language. */
export function HeadOf({ seo }: { seo: Seo }) {
  return (
    <>
      <html lang="pl" />
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
    </>
  );
}
