import { IMPORT_MAX_BYTES, type ImportPreview, type ImportReport } from '@campetto/contract';
import { useEffect, useRef, useState } from 'react';
import { recordActivity } from '../../auth/idle/activity.ts';
import { isUnsent, RequestError } from '../../venue-client/http.ts';
import {
  type ImportProgress,
  type ImportRequest,
  useImport,
  useImportPreview,
} from '../../venue-client/imports/useImport.ts';

/** Why the screen shows the choice of a file again, and what may be tried again. */
export type ImportProblem =
  | { kind: 'tooLarge' }
  | { kind: 'busy' | 'stoppedBefore'; request: ImportRequest }
  | { kind: 'unread' | 'unsent'; request: ImportRequest; error: unknown }
  /** `progress` is the last that the server reported. */
  | { kind: 'stopped'; request: ImportRequest; progress: ImportProgress }
  | {
      kind: 'failed';
      request: ImportRequest;
      progress: ImportProgress | undefined;
      error: unknown;
    };

export type ImportStep =
  | { name: 'choose'; problem?: ImportProblem }
  | { name: 'reading'; request: ImportRequest }
  | { name: 'preview'; request: ImportRequest; preview: ImportPreview }
  | { name: 'running'; request: ImportRequest; progress?: ImportProgress }
  | { name: 'report'; report: ImportReport };

/** Whether another file of the same person is being imported. */
const isBusy = (error: unknown) => error instanceof RequestError && error.problem?.status === 409;

/** The steps of an import: a file is chosen, previewed and imported, then the report is shown. */
export function useImportSteps() {
  const previewFile = useImportPreview();
  const importFile = useImport();
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const running = useRef<AbortController>(undefined);
  // Leaving the screen stops the import.
  useEffect(() => () => running.current?.abort(), []);

  const fail = (problem: ImportProblem) => setStep({ name: 'choose', problem });

  async function choose(request: ImportRequest) {
    if (request.file.size > IMPORT_MAX_BYTES) {
      fail({ kind: 'tooLarge' });
      return;
    }
    // A preview stays until that of another source is loaded.
    setStep((current) => (current.name === 'preview' ? current : { name: 'reading', request }));
    try {
      setStep({ name: 'preview', request, preview: await previewFile(request) });
    } catch (error) {
      fail({ kind: 'unread', request, error });
    }
  }

  async function start(request: ImportRequest) {
    const controller = new AbortController();
    running.current = controller;
    let progress: ImportProgress | undefined;
    setStep({ name: 'running', request });
    try {
      const report = await importFile(
        request,
        (latest) => {
          recordActivity(); // a sign-out would stop it
          progress = latest;
          setStep({ name: 'running', request, progress });
        },
        controller.signal,
      );
      setStep({ name: 'report', report });
    } catch (error) {
      const isStopped = controller.signal.aborted;
      if (isStopped && progress) fail({ kind: 'stopped', request, progress });
      else if (isStopped) fail({ kind: 'stoppedBefore', request });
      else if (isBusy(error)) fail({ kind: 'busy', request });
      else if (isUnsent(error)) fail({ kind: 'unsent', request, error });
      else fail({ kind: 'failed', request, progress, error });
    }
  }

  return {
    step,
    choose,
    start,
    stop: () => running.current?.abort(),
    again: () => setStep({ name: 'choose' }),
  };
}
