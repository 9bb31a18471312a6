import type { MouseEventHandler } from "react";
import { classNames } from "../../utils/class-names";
import { Photo, type PhotoFile, picturesOf } from "../photo/photo";
import * as styles from "./figure.module.css";

interface FigureProps {
  file: PhotoFile;
  alt: string;
  caption: string;
  sizes: string;
  onOpen: MouseEventHandler<HTMLAnchorElement>;
}

/** A photograph with a caption, as a link to its full size. */
export function Figure({ file, alt, caption, sizes, onOpen }: FigureProps) {
  return (
    <figure>
      <a
        className={classNames("photo", styles.link)}
        href={picturesOf(file).largestJpeg}
        onClick={onOpen}
        data-keep-click
      >
        <Photo file={file} alt={alt} sizes={sizes} />
      </a>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
