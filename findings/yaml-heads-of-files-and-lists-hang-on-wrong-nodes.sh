#!/usr/bin/env bash
# yaml's Document API keeps comments: that is why one edits YAML by it.
# Expected: a comment goes with the entry below it, and the file's heading stays.
# What happens: the comment above the first item of a list belongs to the list; it stays when that item goes, and then
# speaks of its neighbour. Each other item takes its comment with it. The heading of the file belongs to the document,
# unless the first key has a comment of its own, even after a blank line: then both go when that key goes or moves.
# Seen with yaml 2.9.1.
# Costs: "# sold out" over the wrong row; "# do not edit by hand" gone.
# Do: before deleting item 0, move `list.commentBefore` to `list.items[0].commentBefore` (tried); before deleting the
# first key, cut its `key.commentBefore` at the blank line and give the first part to `doc.commentBefore`.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error yaml@2.9.1 >/dev/null || exit 2

cat >try.mjs <<'END'
import { parseDocument } from "yaml";

const source = (comment) => `# Heading of the file

${comment}name: Puck
services:
  # sold out
  - turf
  # new
  - trees
  - fences
`;
const without = (path, comment = "") => {
  const doc = parseDocument(source(comment));
  doc.deleteIn(path);
  console.log(`## without ${path}${comment && ", which has a comment"}: ${JSON.stringify(String(doc))}`);
};
without(["services", 0]);
without(["services", 1]);
without(["name"]);
without(["name"], "# the town\n");
END
node try.mjs | tee seen
diff seen - <<'END'
## without services,0: "# Heading of the file\n\nname: Puck\nservices:\n  # sold out\n  # new\n  - trees\n  - fences\n"
## without services,1: "# Heading of the file\n\nname: Puck\nservices:\n  # sold out\n  - turf\n  - fences\n"
## without name: "# Heading of the file\n\nservices:\n  # sold out\n  - turf\n  # new\n  - trees\n  - fences\n"
## without name, which has a comment: "services:\n  # sold out\n  - turf\n  # new\n  - trees\n  - fences\n"
END
