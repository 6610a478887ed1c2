import { restoredDraftTexts } from '@campetto/messages/admin/create';
import { Banner, ConfirmDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';

interface RestoredDraftNoticeProps {
  /** The name of the venue in the draft. */
  name: string;
  onDismiss: () => void;
  /** Called once it is confirmed; removes the notice. */
  onStartOver: () => void;
}

/** Shows that the form contains the draft of an earlier visit. */
export function RestoredDraftNotice({ name, onDismiss, onStartOver }: RestoredDraftNoticeProps) {
  const { i18n } = useLingui();
  const texts = restoredDraftTexts(i18n);
  const [confirming, setConfirming] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  function startOver() {
    const first = notice.current?.closest('form')?.querySelector('input');
    onStartOver();
    // The button that was pressed is removed together with the dialog.
    requestAnimationFrame(() => first?.focus());
  }

  return (
    <div ref={notice}>
      <Banner
        tone="brand"
        action={{ label: texts.startOver, onAction: () => setConfirming(true) }}
        dismiss={{ label: texts.dismiss, onAction: onDismiss }}
      >
        {texts.message}
      </Banner>
      <ConfirmDialog
        open={confirming}
        tone="warning"
        labels={texts.confirmation}
        subject={name}
        pending={false}
        onConfirm={startOver}
        onCancel={() => setConfirming(false)}
      />
    </div>
  );
}
