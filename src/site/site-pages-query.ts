import type { BuildArgs } from "gatsby";

/** Asks for all pages as the files for search engines and the gate of the heads need them. */
export const querySite = (graphql: BuildArgs["graphql"]) =>
  graphql<Queries.SitePagesQuery>(`
    query SitePages {
      site {
        siteMetadata {
          siteUrl
        }
      }
      company {
        brand
        tagline
        email
        regions
        phones {
          label
          number
        }
      }
      homePage {
        seo {
          title
          description
        }
        hero {
          headline
          photo {
            alt
            src {
              absolutePath
              relativePath
            }
          }
        }
        portfolio {
          gallery {
            parent {
              ... on File {
                relativePath
              }
            }
            photos {
              src {
                relativePath
              }
            }
          }
        }
        transformation {
          parent {
            ... on File {
              relativePath
            }
          }
          pairs {
            before {
              src {
                relativePath
              }
            }
            after {
              src {
                relativePath
              }
            }
          }
        }
      }
      aboutPage {
        seo {
          title
          description
        }
        hero {
          headline
          photo {
            alt
            src {
              absolutePath
              relativePath
            }
          }
        }
      }
      contactPage {
        seo {
          title
          description
        }
        hero {
          headline
          photo {
            alt
            src {
              absolutePath
              relativePath
            }
          }
        }
      }
      notFoundPage {
        headline
        seo {
          title
          description
        }
      }
      townPage {
        photo {
          alt
          src {
            absolutePath
            relativePath
          }
        }
      }
      allService(sort: { path: ASC }) {
        nodes {
          path
          canonical
          title
          pitch
          headline
          seo {
            title
            description
          }
          photo {
            alt
            src {
              absolutePath
              relativePath
            }
          }
          gallery {
            parent {
              ... on File {
                relativePath
              }
            }
            photos {
              src {
                relativePath
              }
            }
          }
          transformation {
            parent {
              ... on File {
                relativePath
              }
            }
            pairs {
              before {
                src {
                  relativePath
                }
              }
              after {
                src {
                  relativePath
                }
              }
            }
          }
          parent {
            ... on File {
              relativePath
            }
          }
        }
      }
      navigation {
        towns {
          path
          headline
          seo {
            title
            description
          }
          parent {
            ... on File {
              relativePath
            }
          }
        }
      }
      allLegalPage(sort: { path: ASC }) {
        nodes {
          path
          headline
          seo {
            title
            description
          }
          parent {
            ... on File {
              relativePath
            }
          }
        }
      }
    }
  `);
