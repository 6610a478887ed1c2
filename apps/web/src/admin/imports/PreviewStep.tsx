import type { ImportPreview as Preview } from '@campetto/contract';
import {
  importPreviewLabels,
  previewFailure,
  previewTexts,
  recordsRead,
  sourceName,
} from '@campetto/messages/admin/imports/imports';
import { refusalText } from '@campetto/messages/admin/imports/reasons';
import { fieldNames } from '@campetto/messages/admin/venue';
import { Banner, Button, ImportPreview, Select } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { ImportRequest } from '../../venue-client/imports/useImport.ts';
import { displayedValue } from './displayedValue.ts';
import { TemplateLink } from './TemplateLink.tsx';

const WITHOUT_SOURCE: ReadonlySet<string> = new Set(['unrecognised', 'unknownSource']);
const UNUSABLE: ReadonlySet<string> = new Set([...WITHOUT_SOURCE, 'unusable', 'allRefused']);

interface PreviewStepProps {
  request: ImportRequest;
  preview: Preview;
  /** The source that was chosen, while its preview is loaded. */
  loading: string | undefined;
  onSource: (source: string) => void;
  onStart: () => void;
  onAgain: () => void;
}

/** The preview of the file's first records, and the button that imports it. */
export function PreviewStep({ request, preview, loading, ...on }: PreviewStepProps) {
  const { i18n } = useLingui();
  const texts = previewTexts(i18n);
  const fields = fieldNames(i18n);
  const total = preview.records.length;
  const { failureKind = '', read } = preview;
  // The start of the file that the preview reads ends within its first record.
  const isBeyond = total === 0 && preview.failureKind === undefined;
  const remarks = isBeyond ? texts.beyond : read ? recordsRead(i18n, read) : '';
  const losesSome = read !== undefined && read.refused + read.repeated + read.partial > 0;
  // Which records a file has does not depend on its source.
  const hasRecords = isBeyond || (total > 0 && failureKind !== 'noRecords');
  // Most texts about these name the template.
  const isFaulty =
    preview.failureKind !== undefined || preview.records.some(({ refused }) => refused !== null);
  const name = preview.source === null ? '' : sourceName(i18n, preview.source);

  return (
    <>
      {preview.failureKind && (
        <Banner tone="warning">
          {previewFailure(i18n, preview.failureKind, preview, request.file.name)}
        </Banner>
      )}
      {!preview.failureKind && remarks !== '' && (
        <Banner tone={losesSome ? 'warning' : 'brand'}>{remarks}</Banner>
      )}
      {isFaulty && <TemplateLink />}
      <ImportPreview
        labels={importPreviewLabels(i18n)}
        title={request.file.name}
        detail={name && texts.detail(name)}
        records={preview.records.map((record, index) => ({
          title: texts.record(index, total),
          fields: record.fields.map(({ field, value, from }) => ({
            id: field,
            label: fields[field],
            value: displayedValue(i18n, field, value),
            from,
          })),
          leftOut: record.leftOut.map((reason) => refusalText(i18n, reason)),
          refused: record.refused === null ? undefined : refusalText(i18n, record.refused),
        }))}
        unused={preview.unused}
      >
        {(hasRecords || WITHOUT_SOURCE.has(failureKind)) && (
          <Select
            label={texts.source}
            placeholder={texts.chooseSource}
            options={preview.sources.map((key) => ({ value: key, label: sourceName(i18n, key) }))}
            value={loading ?? preview.source ?? request.source}
            onValueChange={on.onSource}
          />
        )}
        <Button onClick={on.onAgain}>{texts.otherFile}</Button>
        {hasRecords && !UNUSABLE.has(failureKind) && (
          <Button tone="brand" pending={loading !== undefined} onClick={on.onStart}>
            {texts.start}
          </Button>
        )}
      </ImportPreview>
    </>
  );
}
