import { IMPORT_MAX_BYTES, type ImportPreview, type ImportReport } from '@campetto/contract';
import { useEffect, useRef, useState } from 'react';
import { recordActivity } from '../../auth/idle/activity.ts';
import { RequestError } from '../../venue-client/http.ts';
import {
  type ImportProgress,
  type ImportRequest,
  useImport,
  useImportPreview,
} from '../../venue-client/imports/useImport.ts';

/** Why the screen shows the choice of a file again. */
export type ImportProblem =
  | { kind: 'tooLarge' | 'stopped' | 'busy' }
  | { kind: 'unread' | 'failed'; error: unknown };

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

  const fail = (kind: 'unread' | 'failed', error: unknown) =>
    setStep({ name: 'choose', problem: { kind, error } });

  async function choose(request: ImportRequest) {
    if (request.file.size > IMPORT_MAX_BYTES) {
      setStep({ name: 'choose', problem: { kind: 'tooLarge' } });
      return;
    }
    // A preview stays until that of another source is loaded.
    setStep((current) => (current.name === 'preview' ? current : { name: 'reading', request }));
    try {
      setStep({ name: 'preview', request, preview: await previewFile(request) });
    } catch (error) {
      fail('unread', error);
    }
  }

  async function start(request: ImportRequest) {
    const controller = new AbortController();
    running.current = controller;
    setStep({ name: 'running', request });
    try {
      const report = await importFile(
        request,
        (progress) => {
          recordActivity(); // a sign-out would stop it
          setStep({ name: 'running', request, progress });
        },
        controller.signal,
      );
      setStep({ name: 'report', report });
    } catch (error) {
      if (controller.signal.aborted) setStep({ name: 'choose', problem: { kind: 'stopped' } });
      else if (isBusy(error)) setStep({ name: 'choose', problem: { kind: 'busy' } });
      else fail('failed', error);
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
