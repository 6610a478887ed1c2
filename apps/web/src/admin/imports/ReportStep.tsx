import { PATHS, type ImportReport as Report } from '@campetto/contract';
import { Banner, Button, ButtonLink, ImportReport, type ReportFigure } from '@campetto/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useImportTexts } from './useImportTexts.ts';
import { useReasonText } from './useReasonText.ts';

interface ReportStepProps {
  report: Report;
  onAgain: () => void;
}

/** What became of the file, in numbers and in words. */
export function ReportStep({ report, onAgain }: ReportStepProps) {
  const { t, i18n } = useLingui();
  const texts = useImportTexts();
  const reasonText = useReasonText();
  const { file, read, kept, stayDiscarded, refused, failureKind } = report;

  function figure(id: string, label: string, count: number, tone: ReportFigure['tone']) {
    return { id, label, value: i18n.number(count), tone: count > 0 ? tone : ('plain' as const) };
  }
  const place = (at: number) =>
    report.unit === 'line' ? t`Line ${i18n.number(at)}` : t`Feature ${i18n.number(at)}`;
  function list(title: string, remarks: Report['refusals'], count: number) {
    const rest = count - remarks.length;
    const items = remarks.map(({ at, reason }, index) => ({
      id: `${at}-${index}`,
      place: place(at),
      reason: reasonText(reason),
    }));
    return {
      title,
      items: items.slice(0, SHOWN),
      more:
        rest + items.length > SHOWN
          ? t`and ${i18n.number(rest + items.length - SHOWN)} more`
          : undefined,
    };
  }
  const notes = [
    ...(stayDiscarded > 0
      ? [
          t`${plural(stayDiscarded, {
            one: '# of these venues has been discarded before. It stays discarded.',
            other: '# of these venues have been discarded before. They stay discarded.',
          })}`,
        ]
      : []),
    ...(kept > 0
      ? [
          t`${plural(kept, {
            one: '# says something else now, but has been decided on or edited by hand. It stays as it is.',
            other:
              '# say something else now, but have been decided on or edited by hand. They stay as they are.',
          })}`,
        ]
      : []),
  ];
  const lists = [
    ...(refused > 0 ? [list(t`Refused: ${i18n.number(refused)}`, report.refusals, refused)] : []),
    ...(report.leftOut.length > 0
      ? [list(t`Came in without a value`, report.leftOut, report.leftOut.length)]
      : []),
  ];
  return (
    <>
      {failureKind && <Banner tone="critical">{texts.failure(failureKind)}</Banner>}
      <ImportReport
        title={t`${file}: ${plural(read, { one: '# record read', other: '# records read' })}`}
        figures={[
          figure('new', t`New`, report.new, 'positive'),
          figure('changed', t`Changed`, report.changed, 'positive'),
          figure('unchanged', t`Unchanged`, report.unchanged, 'plain'),
          figure('kept', t`Kept as decided`, kept, 'warning'),
          figure('refused', t`Refused`, refused, 'critical'),
        ]}
        notes={notes}
        lists={lists}
      >
        <Button onClick={onAgain}>{t`Import another file`}</Button>
        <ButtonLink href={PATHS.venues} tone="primary">
          {t`Review pending venues`}
        </ButtonLink>
      </ImportReport>
    </>
  );
}

/** Of a thousand reasons the first tell what is wrong. */
const SHOWN = 200;
