/** A file's name as it may stand in the content: `Ogród_Żukowo (2).JPG` → `ogrod-zukowo-2.jpg`. */
export function photoName(name: string): string {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, ""];
  return [kebab(stem) || "zdjecie", kebab(ending)].filter(Boolean).join(".");
}

function kebab(words: string): string {
  return words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
