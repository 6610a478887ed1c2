import { importProgressTexts } from '@campetto/messages/admin/imports/imports';
import { ImportProgress } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { ImportStep } from './useImportSteps.ts';

interface RunningStepProps {
  step: Extract<ImportStep, { name: 'running' }>;
  onStop: () => void;
}

/** The progress of an import, with a way to stop it. */
export function RunningStep({ step: { request, progress }, onStop }: RunningStepProps) {
  const { i18n } = useLingui();
  const texts = importProgressTexts(i18n, request.file.name);
  return (
    <ImportProgress
      title={progress ? texts.importing : texts.sending}
      percent={progress && Math.round(progress.done * 100)}
      detail={progress ? texts.detail(progress) : texts.wait}
      stop={{ label: texts.stop, onAction: onStop }}
    />
  );
}
