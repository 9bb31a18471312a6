/** What a release's own programs call on the server, with nothing but Node. */
export { mailOperator } from "./mail-operator";
export {
  announcePush,
  type PublicationPlan,
  type PublicationStep,
  publishNewest,
} from "./publish-push";
