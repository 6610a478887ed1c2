import { IMPORT_MAX_MEGABYTES, PATHS } from '@campetto/contract';
import {
  fileDropLabels,
  importDone,
  importLayoutTexts,
  keysLink,
  lastReportLabel,
  leaveImportConfirmation,
  readingText,
} from '@campetto/messages/admin/imports/imports';
import { Button, FileDrop, ImportLayout, LiveRegion, Stack, TextLink } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { PageTitle } from '../../app/PageTitle.tsx';
import type { ImportRequest } from '../../venue-client/imports/useImport.ts';
import { LeaveConfirmation } from '../LeaveConfirmation.tsx';
import { useUnfinishedWork } from '../unfinishedWork.ts';
import { useLeaveBlocker } from '../useLeaveBlocker.ts';
import { ImportProblemBanner } from './ImportProblemBanner.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { ReportStep } from './ReportStep.tsx';
import { RunningStep } from './RunningStep.tsx';
import { TemplateLink } from './TemplateLink.tsx';
import { useImportSteps } from './useImportSteps.ts';

const ENDINGS = ['.csv', '.geojson', '.json', '.ndjson', '.jsonl', '.gz'];

/** The screen that imports files of venues. */
export function Component() {
  const { i18n } = useLingui();
  const texts = importLayoutTexts(i18n);
  const { step, left, dismissLeft, choose, start, stop, again, lastReport, showReport } =
    useImportSteps();
  const running = step.name === 'running';
  const blocker = useLeaveBlocker(running);
  useUnfinishedWork('import', running);
  const fileName = 'request' in step ? step.request.file.name : '';
  const isDone = step.name === 'report' && step.report.failureKind === undefined;
  const problem = step.name === 'choose' ? step.problem : undefined;
  const retry = (request: ImportRequest) => void choose(request);
  return (
    <>
      <PageTitle title={texts.title} />
      <ImportLayout {...texts} step={step.name}>
        {problem && <ImportProblemBanner problem={problem} onRetry={retry} />}
        {(step.name === 'choose' || step.name === 'reading') && (
          <>
            {left && (
              <ImportProblemBanner
                problem={{ kind: 'left', left }}
                onRetry={retry}
                onDismiss={dismissLeft}
              />
            )}
            <FileDrop
              labels={fileDropLabels(i18n, IMPORT_MAX_MEGABYTES)}
              accept={ENDINGS}
              reading={step.name === 'reading' ? readingText(i18n, fileName) : undefined}
              onChoose={(file) => void choose({ file, source: undefined })}
            />
            <Stack gap="roomy" align="start">
              {lastReport && (
                <Button onClick={() => showReport(lastReport)}>
                  {lastReportLabel(i18n, lastReport.file)}
                </Button>
              )}
              <TemplateLink />
              <TextLink standalone href={PATHS.keys}>
                {keysLink(i18n)}
              </TextLink>
            </Stack>
          </>
        )}
        {step.name === 'preview' && (
          <PreviewStep
            request={step.request}
            preview={step.preview}
            loading={step.loading}
            onSource={(source) => void choose({ ...step.request, source })}
            onStart={() => void start(step.request)}
            onAgain={again}
          />
        )}
        {step.name === 'running' && <RunningStep step={step} onStop={stop} />}
        {step.name === 'report' && <ReportStep report={step.report} onAgain={again} />}
      </ImportLayout>
      <LiveRegion message={isDone ? importDone(i18n) : ''} />
      <LeaveConfirmation blocker={blocker} {...leaveImportConfirmation(i18n)} name={fileName} />
    </>
  );
}
