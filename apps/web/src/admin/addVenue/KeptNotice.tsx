import { Banner } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';

interface KeptNoticeProps {
  onKeep: () => void;
  onStartOver: () => void;
}

/** Tells that the form shows what was typed at an earlier visit. */
export function KeptNotice({ onKeep, onStartOver }: KeptNoticeProps) {
  const { t } = useLingui();
  return (
    <Banner
      tone="info"
      action={{ label: t`Start over`, onAction: onStartOver }}
      dismiss={{ label: t`Dismiss`, onDismiss: onKeep }}
    >
      {t`Here is what you typed last time. A picture has to be chosen again.`}
    </Banner>
  );
}
