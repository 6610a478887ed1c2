import { grantKeyTexts, validityName } from '@campetto/messages/admin/submission-keys';
import {
  Banner,
  Button,
  type DialogProps,
  Select,
  Stack,
  TextField,
  useFirstInvalid,
} from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useFailureText } from '../useFailureText.ts';
import { type NewKeyOptions, useNewKey, VALIDITIES } from './useNewKey.ts';

/** The form of a new key, as the content of a dialog. */
export function useGrantForm(
  options: NewKeyOptions,
  onClose: () => void,
): Omit<DialogProps, 'open'> {
  const { i18n } = useLingui();
  const texts = grantKeyTexts(i18n);
  const failureText = useFailureText();
  const form = useNewKey(options);
  const { fields, change, problems, pending } = form;
  const isUnknown = form.unknownSources.length > 0;
  const body = useFirstInvalid(problems, pending);
  return {
    size: 'form',
    title: texts.title,
    closeLabel: texts.close,
    closeDisabled: pending,
    onClose,
    onSubmit: () => pending || body.submit(form.submit),
    footer: (
      <>
        <Button disabled={pending} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" tone="brand" pending={pending}>
          {isUnknown ? texts.confirmAnyway : texts.confirm}
        </Button>
      </>
    ),
    children: (
      <div ref={body.ref}>
        <Stack>
          {form.failure !== undefined && (
            <Banner tone="critical">{failureText(form.failure, texts.failed)}</Banner>
          )}
          {isUnknown && <Banner tone="warning">{texts.unknownSources(form.unknownSources)}</Banner>}
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            required
            error={problems.name}
            value={fields.name}
            onValueChange={(name) => change({ name })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={pending}
            autoFocus
          />
          <TextField
            label={texts.sources}
            hint={texts.sourcesHint}
            required
            error={problems.sources}
            value={fields.sources}
            onValueChange={(sources) => change({ sources })}
            autoComplete="off"
            readOnly={pending}
          />
          <Select
            label={texts.days}
            options={VALIDITIES.map((days) => ({
              value: String(days),
              label: validityName(i18n, days),
            }))}
            value={String(fields.days)}
            onValueChange={(value) =>
              change({ days: VALIDITIES.find((days) => String(days) === value) ?? null })
            }
            disabled={pending}
          />
          <TextField
            label={texts.quota}
            note={texts.quotaNote}
            hint={texts.quotaHint}
            error={problems.quota}
            value={fields.quota}
            onValueChange={(quota) => change({ quota })}
            inputMode="numeric"
            autoComplete="off"
            readOnly={pending}
          />
        </Stack>
      </div>
    ),
  };
}
