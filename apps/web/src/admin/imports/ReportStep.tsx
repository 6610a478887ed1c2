import { PATHS, type ImportReport as Report } from '@campetto/contract';
import { fileFailures, reportTexts, reviewNew } from '@campetto/messages/admin/imports/imports';
import { Banner, Button, ButtonLink, ImportReport, type ReportFigure } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { listLink } from '../links/listLink.ts';
import { reportLists } from './reportLists.ts';

interface ReportStepProps {
  report: Report;
  onAgain: () => void;
}

/** The report of an import: its counts, notes and refused records. */
export function ReportStep({ report, onAgain }: ReportStepProps) {
  const { i18n } = useLingui();
  const texts = reportTexts(i18n);
  const { figures } = texts;
  const {
    file,
    importId,
    read,
    kept,
    stayDiscarded,
    unnamed,
    unknownCountry,
    refused,
    failureKind,
  } = report;

  function figure(id: string, label: string, count: number, tone: ReportFigure['tone']) {
    return { id, label, value: i18n.number(count), tone: count > 0 ? tone : ('neutral' as const) };
  }
  const notes = [
    ...(stayDiscarded > 0 ? [texts.stayDiscarded(stayDiscarded)] : []),
    ...(kept > 0 ? [texts.kept(kept)] : []),
    ...(unnamed > 0 ? [texts.unnamed(unnamed)] : []),
    ...(unknownCountry > 0 ? [texts.unknownCountry(unknownCountry)] : []),
  ];
  return (
    <>
      {failureKind && <Banner tone="critical">{fileFailures(i18n)[failureKind]}</Banner>}
      <ImportReport
        title={texts.title(file, read)}
        figures={[
          figure('new', figures.new, report.new, 'positive'),
          figure('changed', figures.changed, report.changed, 'positive'),
          figure('unchanged', figures.unchanged, report.unchanged, 'neutral'),
          figure('kept', figures.kept, kept, 'warning'),
          figure('refused', figures.refused, refused, 'critical'),
        ]}
        notes={notes}
        lists={reportLists(i18n, report)}
      >
        <Button onClick={onAgain}>{texts.another}</Button>
        {importId !== undefined && report.new > 0 ? (
          <ButtonLink href={listLink('pending', { imported: importId })} tone="brand">
            {reviewNew(i18n)}
          </ButtonLink>
        ) : (
          <ButtonLink href={PATHS.venues} tone="brand">
            {texts.review}
          </ButtonLink>
        )}
      </ImportReport>
    </>
  );
}
