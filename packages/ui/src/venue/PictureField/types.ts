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
    /** On the button that opens the file dialog: "Choose a picture". */
    pick: string;
    /** The other ways to add a picture: "or drop it here, or paste it". */
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
  /** The progress of the upload: 0 to 100, and the same in words, "Uploading: 42%". */
  progress?: { percent: number; label: string } | undefined;
  disabled?: boolean | undefined;
  onChoose: (file: File) => void;
  /** Called when a file of another type was chosen; the caller shows that as `error`. */
  onRefuse: (file: File) => void;
  onRemove: () => void;
}
