export interface AboutSource {
  name: string;
  licence: string;
  href?: string | undefined;
}

export interface AboutDialogProps {
  open: boolean;
  labels: { title: string; close: string; intro: string; opensInNewTab: string };
  /** Where the venues come from, each with its licence. */
  sources: readonly AboutSource[];
  onClose: () => void;
}
