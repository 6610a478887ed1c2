import { PATHS } from '@campetto/contract';
import {
  keyItem,
  keyListLabels,
  keyPageTexts,
  keyRevoked,
} from '@campetto/messages/admin/submission-keys';
import { ActivityLayout, Button, ButtonLink, KeyList, LiveRegion } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useKeys } from '../../venue-client/submission-keys/useKeys.ts';
import { useAnnouncement } from '../useAnnouncement.ts';
import { useFailureText } from '../useFailureText.ts';
import { GrantKeyDialog } from './GrantKeyDialog.tsx';
import { RevokeConfirmation } from './RevokeConfirmation.tsx';
import { EMPTY_KEY } from './useNewKey.ts';

type OpenDialog = { name: 'grant' } | { name: 'revoke'; of: string };

/** The keys of scrapers: who has one, a new one, and revoking one. */
export function Component() {
  const { i18n } = useLingui();
  const texts = keyPageTexts(i18n);
  const failureText = useFailureText();
  const { data, error, isValidating, mutate } = useKeys();
  /** The draft of a new key, kept here so that it is still there when the dialog is opened again. */
  const [draft, setDraft] = useState(EMPTY_KEY);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [announcement, announce] = useAnnouncement();
  const close = () => setDialog(undefined);
  const refresh = () => void mutate();

  return (
    <>
      <PageTitle title={texts.title} />
      <ActivityLayout
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <ButtonLink href={PATHS.audit}>{texts.audit}</ButtonLink>
            <Button tone="brand" onClick={() => setDialog({ name: 'grant' })}>
              {texts.grant}
            </Button>
          </>
        }
      >
        <KeyList
          labels={keyListLabels(i18n)}
          keys={(data ?? []).map((key) => keyItem(i18n, key, Date.now()))}
          pending={data === undefined && (error === undefined || isValidating)}
          error={
            error === undefined || data !== undefined ? undefined : failureText(error, texts.failed)
          }
          retry={{ label: texts.retry, onAction: refresh }}
          onRevoke={(of) => setDialog({ name: 'revoke', of })}
        />
      </ActivityLayout>
      <LiveRegion {...announcement} />
      {dialog?.name === 'grant' && (
        <GrantKeyDialog draft={draft} onDraft={setDraft} onGranted={refresh} onClose={close} />
      )}
      {dialog?.name === 'revoke' && (
        <RevokeConfirmation
          name={dialog.of}
          onRevoked={() => {
            announce(keyRevoked(i18n, dialog.of));
            close();
            refresh();
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
