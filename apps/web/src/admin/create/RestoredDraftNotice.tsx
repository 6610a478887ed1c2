import { restoredDraftTexts } from '@campetto/messages/admin/create';
import { Banner } from '@campetto/ui';
import { useLingui } from '@lingui/react';

interface RestoredDraftNoticeProps {
  onDismiss: () => void;
  onStartOver: () => void;
}

/** Shows that the form contains the draft of an earlier visit. */
export function RestoredDraftNotice({ onDismiss, onStartOver }: RestoredDraftNoticeProps) {
  const { i18n } = useLingui();
  const texts = restoredDraftTexts(i18n);
  return (
    <Banner
      tone="brand"
      action={{ label: texts.startOver, onAction: onStartOver }}
      dismiss={{ label: texts.dismiss, onAction: onDismiss }}
    >
      {texts.message}
    </Banner>
  );
}
