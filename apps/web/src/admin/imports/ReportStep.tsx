import { PATHS, type ImportReport as Report } from '@campetto/contract';
import { fileFailures, reportTexts, reviewNew } from '@campetto/messages/admin/imports/imports';
import { refusalText } from '@campetto/messages/admin/imports/reasons';
import { Banner, Button, ButtonLink, ImportReport, type ReportFigure } from '@campetto/ui';
import { useLingui } from '@lingui/react';

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
  const place = (at: number) => (report.unit === 'line' ? texts.line(at) : texts.feature(at));
  function list(title: string, remarks: Report['refusals'], count: number) {
    const rest = count - remarks.length;
    const items = remarks.map(({ at, reason }, index) => ({
      id: `${at}-${index}`,
      place: place(at),
      reason: refusalText(i18n, reason, place),
    }));
    return {
      title,
      items: items.slice(0, LISTED_MAX),
      more:
        rest + items.length > LISTED_MAX ? texts.more(rest + items.length - LISTED_MAX) : undefined,
    };
  }
  const notes = [
    ...(stayDiscarded > 0 ? [texts.stayDiscarded(stayDiscarded)] : []),
    ...(kept > 0 ? [texts.kept(kept)] : []),
    ...(unnamed > 0 ? [texts.unnamed(unnamed)] : []),
    ...(unknownCountry > 0 ? [texts.unknownCountry(unknownCountry)] : []),
  ];
  const lists = [
    ...(refused > 0 ? [list(texts.refused(refused), report.refusals, refused)] : []),
    ...(report.leftOut.length > 0
      ? [list(texts.leftOut, report.leftOut, report.leftOut.length)]
      : []),
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
        lists={lists}
      >
        <Button onClick={onAgain}>{texts.another}</Button>
        {importId !== undefined && report.new > 0 ? (
          <ButtonLink href={`${PATHS.venues}?imported=${importId}`} tone="brand">
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

/** Records listed for each kind of problem: the first ones show what is wrong. */
const LISTED_MAX = 200;
