import { grantedKeyTexts } from '@campetto/messages/admin/submission-keys';
import { Banner, Button, type DialogProps, LiveRegion, Stack, TextField } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useCopy } from '../../clipboard/useCopy.ts';
import { useUnfinishedWork } from '../unfinishedWork.ts';

/** The dialog that shows a new key, once. */
export function useGrantedKey(
  name: string,
  value: string,
  onClose: () => void,
): Omit<DialogProps, 'open'> {
  const { i18n } = useLingui();
  const texts = grantedKeyTexts(i18n, name);
  const { supported, outcome, messageId, copy } = useCopy(value);
  const isLostOnLeaving = value !== '' && outcome !== 'copied';
  useUnfinishedWork('key', isLostOnLeaving);
  return {
    title: texts.title,
    description: texts.message,
    closeLabel: texts.close,
    // Escape or a click beside the dialog would lose the key, which is not shown again.
    closeDisabled: outcome !== 'copied',
    tone: 'warning',
    onClose,
    footer: (
      <>
        <Button onClick={onClose}>{texts.done}</Button>
        {supported && (
          <Button tone="brand" autoFocus onClick={() => void copy()}>
            {outcome === 'copied' ? texts.copied : texts.copy}
          </Button>
        )}
      </>
    ),
    children: (
      <Stack>
        {outcome === 'failed' && <Banner tone="critical">{texts.copyFailed}</Banner>}
        <TextField
          label={texts.key}
          value={value}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
        <LiveRegion message={outcome === 'copied' ? texts.copied : ''} messageId={messageId} />
      </Stack>
    ),
  };
}
