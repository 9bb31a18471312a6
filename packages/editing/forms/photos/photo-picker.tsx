/** What a field for a photo needs to let somebody choose one. */
export interface PhotoPickerProps {
  /** The folder below `photos/` for a new one: `realizacje`. */
  folder: string;
  /** Takes the place of the chosen photo below `content/`: `photos/realizacje/14.jpg`. */
  onChoose: (place: string) => void;
  onClose: () => void;
}

/** A window with all photos, to choose one of them or to add one. */
export function PhotoPicker({ folder }: PhotoPickerProps) {
  return <div>{folder}</div>;
}
