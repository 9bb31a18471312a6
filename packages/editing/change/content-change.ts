/** What one save or one delete does to the content: all of it or nothing. */
export interface ContentChange {
  /** Files to write, by their place below `content/`. */
  write: ReadonlyMap<string, string | Buffer>;
  /** Places of files to delete. */
  remove: readonly string[];
  /** Places of the files that an editor has before him: no mistake may stay in them. */
  saved?: readonly string[];
}
