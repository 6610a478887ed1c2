import type { FieldTexts } from '../../primitives/Field/index.ts';

export interface ChosenPicture {
  /** The address of the file itself (`URL.createObjectURL`); the caller revokes it. */
  previewUrl: string;
  /** The name of the file. */
  name: string;
  /** Beside the name, such as its size. */
  detail?: string | undefined;
}

export interface PictureFieldProps extends Pick<FieldTexts, 'note' | 'hint' | 'error'> {
  labels: {
    label: string;
    /** The way in for everyone: "Choose a picture". */
    pick: string;
    /** The other ways: "or drop it here, or paste it". */
    drop: string;
    /** Shown while a file hovers: "Let go to add the picture". */
    dropOverlay: string;
    replace: string;
    remove: string;
  };
  /** Media types that can be used, such as `image/jpeg`. */
  accept: readonly string[];
  /** Absent until one was chosen. */
  picture?: ChosenPicture | undefined;
  /** While it is sent: 0 to 100, and the same in words, "Uploading: 42%". */
  progress?: { percent: number; label: string } | undefined;
  disabled?: boolean | undefined;
  onChoose: (file: File) => void;
  /** A file of another type was chosen; show that with `error`. */
  onRefuse: (file: File) => void;
  onRemove: () => void;
}
