import type { ImportPreview as Preview } from '@campetto/contract';
import { SPORTS } from '@campetto/contract';
import { Banner, Button, ImportPreview, Select } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { ImportOrder } from '../../venues/transfer.ts';
import { useSportNames } from '../review/useSportNames.ts';
import { useImportTexts } from './useImportTexts.ts';
import { useReasonText } from './useReasonText.ts';

interface PreviewStepProps {
  order: ImportOrder;
  preview: Preview;
  onSource: (source: string) => void;
  onStart: () => void;
  onAgain: () => void;
}

/** How the file would come in, and whether it shall. */
export function PreviewStep({ order, preview, onSource, onStart, onAgain }: PreviewStepProps) {
  const { t } = useLingui();
  const texts = useImportTexts();
  const reasonText = useReasonText();
  const sportName = useSportNames();
  const total = preview.records.length;
  const name = preview.source === null ? '' : texts.source(preview.source);

  /** Sports come by their slugs; all else is shown to the letter, as it would be stored. */
  const inWords = (field: string, value: string) =>
    field === 'sports'
      ? value
          .split(', ')
          .map((slug) => SPORTS.find((sport) => sport.slug === slug))
          .flatMap((sport) => (sport ? sportName(sport.slug) : []))
          .join(', ')
      : value;

  return (
    <>
      {preview.failureKind && <Banner tone="warning">{texts.failure(preview.failureKind)}</Banner>}
      <ImportPreview
        labels={{
          previous: t`Previous record`,
          next: t`Next record`,
          unused: t`Not used:`,
          field: t`Stored as`,
          value: t`Value`,
          from: t`From the field`,
          constant: t`known of this source`,
          leftOut: t`Left out`,
          refused: t`This record will not come in`,
        }}
        title={order.file.name}
        detail={name && t`Read as: ${name}. These are its first records; nothing is stored yet.`}
        records={preview.records.map((record, index) => ({
          title: t`Record ${index + 1} of ${total}`,
          fields: record.fields.map(({ field, value, from }) => ({
            id: field,
            label: texts.field(field),
            value: inWords(field, value),
            from,
          })),
          leftOut: record.leftOut.map(reasonText),
          refused: record.refused === null ? undefined : reasonText(record.refused),
        }))}
        unused={preview.unused}
      >
        <Select
          label={t`Source`}
          placeholder={t`Choose a source`}
          options={preview.sources.map((key) => ({ value: key, label: texts.source(key) }))}
          value={preview.source ?? undefined}
          onValueChange={onSource}
        />
        <Button onClick={onAgain}>{t`Another file`}</Button>
        <Button tone="primary" disabled={total === 0} onClick={onStart}>
          {t`Import`}
        </Button>
      </ImportPreview>
    </>
  );
}
