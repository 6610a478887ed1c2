export interface ConfirmModalProps {
  open: boolean;
  /** `info` for a step forward, `warning` for one that takes away. */
  tone: 'info' | 'warning';
  labels: {
    title: string;
    /** Where the venue goes. */
    message: string;
    cancel: string;
    confirm: string;
    close: string;
  };
  /** What is being decided on. */
  venueName: string;
  loading: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  /** Cancel, close and Escape; not called while loading. */
  onCancel: () => void;
}
