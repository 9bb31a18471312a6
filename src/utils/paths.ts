/** Where the call to action leads, unless the page has a form of its own. */
export const contactPath = "/kontakt";
