/** The key under which Decap sees the records of a file that is a list; Decap keeps only mappings. */
export const LIST_KEY = "records";
