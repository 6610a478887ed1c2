import { Banner, FileDrop, ImportLayout, ImportProgress, LiveRegion } from '@campetto/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../app/PageTitle.tsx';
import { LeaveModal } from '../LeaveModal.tsx';
import { useLeaving } from '../useLeaving.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { ReportStep } from './ReportStep.tsx';
import { type ImportStep, useImportSteps } from './useImportSteps.ts';
import { useImportTexts } from './useImportTexts.ts';

const ENDINGS = ['.csv', '.geojson', '.json', '.ndjson', '.jsonl'];

/** The screen on which files of venues come in. */
export function Component() {
  const { t } = useLingui();
  const texts = useImportTexts();
  const { step, choose, start, stop, again } = useImportSteps();
  const running = step.name === 'running';
  const blocker = useLeaving(running);
  const fileName = 'order' in step ? step.order.file.name : '';
  const problem = step.name === 'choose' ? step.problem : undefined;
  return (
    <>
      <PageTitle title={t`Import venues`} />
      <ImportLayout
        title={t`Import venues`}
        subtitle={t`Venues from a file join the pending list, where each is reviewed. What has been decided on or edited is left alone.`}
        step={step.name}
      >
        {problem && (
          <Banner tone={problem.kind === 'stopped' ? 'info' : 'critical'}>
            {texts.problem(problem)}
          </Banner>
        )}
        {(step.name === 'choose' || step.name === 'reading') && (
          <FileDrop
            labels={{
              pick: t`Choose a file`,
              drop: t`or drop it here`,
              letGo: t`Let go to read the file`,
              hint: t`CSV, GeoJSON or NDJSON, up to 200 MB`,
            }}
            accept={ENDINGS}
            reading={step.name === 'reading' ? t`Reading ${fileName}…` : undefined}
            onChoose={(file) => void choose({ file, source: undefined })}
          />
        )}
        {step.name === 'preview' && (
          <PreviewStep
            // Another source, other records: the pager begins anew.
            key={step.preview.source}
            order={step.order}
            preview={step.preview}
            onSource={(source) => void choose({ ...step.order, source })}
            onStart={() => void start(step.order)}
            onAgain={again}
          />
        )}
        {step.name === 'running' && <Running step={step} onStop={stop} />}
        {step.name === 'report' && <ReportStep report={step.report} onAgain={again} />}
      </ImportLayout>
      <LiveRegion message={step.name === 'report' ? t`The import is done.` : ''} />
      <LeaveModal
        blocker={blocker}
        title={t`Stop the import?`}
        message={t`It ends when you leave. What has come in stays.`}
        name={fileName}
      />
    </>
  );
}

interface RunningProps {
  step: Extract<ImportStep, { name: 'running' }>;
  onStop: () => void;
}

function Running({ step: { order, progress }, onStop }: RunningProps) {
  const { t, i18n } = useLingui();
  const { name } = order.file;
  return (
    <ImportProgress
      title={progress ? t`Importing ${name}` : t`Sending ${name}`}
      percent={progress && Math.round(progress.done * 100)}
      detail={
        progress
          ? t`${plural(progress.read, { one: '# record read', other: '# records read' })}, ${i18n.number(progress.new)} new`
          : t`The server reads it when all of it has arrived.`
      }
      stop={{ label: t`Stop`, onStop }}
    />
  );
}
