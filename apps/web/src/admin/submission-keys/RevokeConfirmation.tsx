import { revokeKeyTexts } from '@campetto/messages/admin/submission-keys';
import { ConfirmDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useKeyChanges } from '../../venue-client/submission-keys/useKeyChanges.ts';
import { useFailureText } from '../useFailureText.ts';

interface RevokeConfirmationProps {
  name: string;
  onRevoked: () => void;
  onCancel: () => void;
}

/** The confirmation before a key is revoked. */
export function RevokeConfirmation({ name, onRevoked, onCancel }: RevokeConfirmationProps) {
  const { i18n } = useLingui();
  const { labels, failed } = revokeKeyTexts(i18n);
  const failureText = useFailureText();
  const { revoke } = useKeyChanges();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function confirm() {
    setPending(true);
    try {
      await revoke(name);
      onRevoked();
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      open
      tone="warning"
      labels={labels}
      subject={name}
      pending={pending}
      error={failure === undefined ? undefined : failureText(failure, failed)}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
