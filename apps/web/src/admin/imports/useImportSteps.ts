import { IMPORT_MAX_BYTES, type ImportPreview, type ImportReport } from '@campetto/contract';
import { useEffect, useRef, useState } from 'react';
import {
  type ImportOrder,
  type ImportProgress,
  useImport,
  useImportPreview,
} from '../../venues/transfer.ts';

/** Why the reader is asked for a file again. */
export type ImportProblem =
  | { kind: 'tooLarge' | 'stopped' }
  | { kind: 'unread' | 'failed'; error: unknown };

export type ImportStep =
  | { name: 'choose'; problem?: ImportProblem }
  | { name: 'reading'; order: ImportOrder }
  | { name: 'preview'; order: ImportOrder; preview: ImportPreview }
  | { name: 'running'; order: ImportOrder; progress?: ImportProgress }
  | { name: 'report'; report: ImportReport };

/** The way of a file into the directory: chosen, previewed, imported, accounted for. */
export function useImportSteps() {
  const previewFile = useImportPreview();
  const importFile = useImport();
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const running = useRef<AbortController>(undefined);
  // Whoever leaves the screen stops what runs.
  useEffect(() => () => running.current?.abort(), []);

  const fail = (kind: 'unread' | 'failed', error: unknown) =>
    setStep({ name: 'choose', problem: { kind, error } });

  async function choose(order: ImportOrder) {
    if (order.file.size > IMPORT_MAX_BYTES) {
      setStep({ name: 'choose', problem: { kind: 'tooLarge' } });
      return;
    }
    // A preview stays until that of another source is there.
    setStep((current) => (current.name === 'preview' ? current : { name: 'reading', order }));
    try {
      setStep({ name: 'preview', order, preview: await previewFile(order) });
    } catch (error) {
      fail('unread', error);
    }
  }

  async function start(order: ImportOrder) {
    const controller = new AbortController();
    running.current = controller;
    setStep({ name: 'running', order });
    try {
      const report = await importFile(
        order,
        (progress) => setStep({ name: 'running', order, progress }),
        controller.signal,
      );
      setStep({ name: 'report', report });
    } catch (error) {
      if (controller.signal.aborted) setStep({ name: 'choose', problem: { kind: 'stopped' } });
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
