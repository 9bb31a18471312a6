import { slug } from "../../utils";

/** A file's name as it may stand in the content: `Ogród_Żukowo (2).JPG` → `ogrod-zukowo-2.jpg`. */
export function photoName(name: string): string {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, ""];
  return [slug(stem) || "zdjecie", slug(ending)].filter(Boolean).join(".");
}
