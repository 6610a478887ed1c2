/** Something the reader can do: a labelled button. `pending` while it is being carried out. */
export interface Action {
  label: string;
  pending?: boolean | undefined;
  onAction: () => void;
}
