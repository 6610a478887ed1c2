import { Dialog } from '../../primitives/Dialog/index.ts';
import { type AboutSource, AboutSources } from './AboutSources.tsx';

export interface AboutDialogProps {
  open: boolean;
  labels: { title: string; close: string; intro: string; opensInNewTab: string };
  /** Where the venues come from, each with its licence. */
  sources: readonly AboutSource[];
  onClose: () => void;
}

/** The sources of the directory's data. */
export function AboutDialog({ open, labels, sources, onClose }: AboutDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      description={labels.intro}
      closeLabel={labels.close}
    >
      <AboutSources sources={sources} newTabLabel={labels.opensInNewTab} />
    </Dialog>
  );
}
