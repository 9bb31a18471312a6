/** What a release's own programs call on the server, with nothing but Node. */
export type { PublicationStep } from "./build-checkout";
export { mailOperator } from "./mail-operator";
export { announcePush, type PublicationPlan, publishNewest } from "./publish-push";
