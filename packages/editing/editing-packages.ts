import { OwnPackages } from "../utils/node";

/** Decap, which only `npm run redakcja` needs. */
export const editingPackages = new OwnPackages("editing");

/** What the editor reads while they are installed. */
export const INSTALLING =
  "Instaluję stronę redakcji. Trwa to kilka minut, ale tylko za pierwszym razem i po aktualizacji.";
