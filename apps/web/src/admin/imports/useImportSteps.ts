import { IMPORT_MAX_BYTES, type ImportPreview, type ImportReport } from '@campetto/contract';
import { useEffect, useRef, useState } from 'react';
import { recordActivity } from '../../auth/idle/activity.ts';
import { useUid } from '../../auth/useUid.ts';
import {
  type ImportProgress,
  type ImportRequest,
  useImport,
  useImportPreview,
} from '../../venue-client/imports/useImport.ts';
import {
  isResponseLost,
  isUnsent,
  RequestError,
} from '../../venue-client/requests/requestError.ts';
import { lastReport } from './lastReport.ts';
import { type LeftImport, leftImport } from './leftImport.ts';

/** Why the screen shows the choice of a file again, and what may be tried again. */
export type ImportProblem =
  | { kind: 'tooLarge' | 'changed' }
  /** An earlier import, which ended when its page was left. */
  | { kind: 'left'; left: LeftImport }
  | { kind: 'busy'; request: ImportRequest }
  | { kind: 'unread' | 'notBegun'; request: ImportRequest; error: unknown }
  /** `progress` is the last one that the server reported; without any, the file may have arrived nevertheless. */
  | { kind: 'stopped'; request: ImportRequest; progress: ImportProgress | undefined }
  | {
      kind: 'failed';
      request: ImportRequest;
      progress: ImportProgress | undefined;
      error: unknown;
    };

export type ImportStep =
  | { name: 'choose'; problem?: ImportProblem }
  | { name: 'reading'; request: ImportRequest }
  /** `loading` is the source whose preview will replace it. */
  | { name: 'preview'; request: ImportRequest; preview: ImportPreview; loading?: string }
  | { name: 'running'; request: ImportRequest; progress?: ImportProgress }
  | { name: 'report'; report: ImportReport };

/** Whether another file of the same person is being imported. */
const isBusy = (error: unknown) => error instanceof RequestError && error.problem?.status === 409;

/** Whether the file was certainly not sent, or the server responded that it does not import it. */
const hasNotBegun = (error: unknown) =>
  isUnsent(error) || (error instanceof RequestError && error.problem !== undefined);

/** Milliseconds between two records that the administrator is there: less than the shortest time without input. */
const ACTIVITY_EVERY = 10_000;

/** Browsers do not read, or send, a file that was changed or deleted since it was chosen. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** The steps of an import: a file is chosen, previewed and imported, then the report is shown. */
export function useImportSteps() {
  const previewFile = useImportPreview();
  const importFile = useImport();
  const uid = useUid();
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const [left, setLeft] = useState(() => leftImport.read(uid));
  const [report, setReport] = useState(() => lastReport.read(uid));
  const running = useRef<AbortController>(undefined);
  /** The preview that is being loaded: it must not replace what was chosen or started after it. */
  const reading = useRef<AbortController>(undefined);
  /**
   * The import that is under way or whose response was lost, to be stored when the page is left. A reload ends the
   * connection before `pagehide`, so that a lost response must not clear it.
   */
  const unfinished = useRef<LeftImport>(undefined);
  useEffect(() => {
    // Leaving the screen stops the import.
    function leave(): void {
      if (unfinished.current) leftImport.store(uid, unfinished.current);
      running.current?.abort();
    }
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [uid]);

  const isRunning = step.name === 'running';
  useEffect(() => {
    if (!isRunning) return;
    // No progress is reported while the file is sent.
    const timer = setInterval(recordActivity, ACTIVITY_EVERY);
    return () => clearInterval(timer);
  }, [isRunning]);

  const fail = (problem: ImportProblem) => setStep({ name: 'choose', problem });

  function storeLeft(left: LeftImport | undefined) {
    leftImport.store(uid, left);
    setLeft(left);
  }

  async function choose(request: ImportRequest) {
    reading.current?.abort();
    if (unfinished.current) storeLeft(unfinished.current);
    unfinished.current = undefined;
    if (request.file.size > IMPORT_MAX_BYTES) {
      fail({ kind: 'tooLarge' });
      return;
    }
    const { source: loading } = request;
    setStep((current) =>
      current.name === 'preview' && loading !== undefined
        ? { ...current, loading }
        : { name: 'reading', request },
    );
    const controller = new AbortController();
    reading.current = controller;
    try {
      const preview = await previewFile(request, controller.signal);
      if (!controller.signal.aborted) setStep({ name: 'preview', request, preview });
    } catch (error) {
      const isChanged = !(await isReadable(request.file));
      if (controller.signal.aborted) return;
      fail(isChanged ? { kind: 'changed' } : { kind: 'unread', request, error });
    }
  }

  async function start(request: ImportRequest) {
    reading.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const file = request.file.name;
    let progress: ImportProgress | undefined;
    unfinished.current = { file, new: 0 };
    setStep({ name: 'running', request });
    try {
      const report = await importFile(
        request,
        (latest) => {
          recordActivity(); // a sign-out would stop it
          progress = latest;
          unfinished.current = { file, new: latest.new, importId: latest.importId };
          setStep({ name: 'running', request, progress });
        },
        controller.signal,
      );
      unfinished.current = undefined;
      storeLeft(undefined);
      lastReport.store(uid, report);
      setReport(report);
      setStep({ name: 'report', report });
    } catch (error) {
      const isStopped = controller.signal.aborted;
      const isChanged = !isStopped && !progress && !(await isReadable(request.file));
      if (isStopped || isChanged || !isResponseLost(error)) unfinished.current = undefined;
      if (isStopped) fail({ kind: 'stopped', request, progress });
      else if (isChanged) fail({ kind: 'changed' });
      else if (isBusy(error)) fail({ kind: 'busy', request });
      else if (hasNotBegun(error)) fail({ kind: 'notBegun', request, error });
      else fail({ kind: 'failed', request, progress, error });
    }
  }

  return {
    step,
    left,
    dismissLeft: () => storeLeft(undefined),
    choose,
    start,
    stop: () => running.current?.abort(),
    again: () => {
      reading.current?.abort();
      setStep({ name: 'choose' });
    },
    lastReport: report,
    showReport: (report: ImportReport) => setStep({ name: 'report', report }),
  };
}
