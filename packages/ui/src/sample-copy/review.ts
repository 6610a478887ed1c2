import { applyFix, checkTexts } from '@campetto/messages/admin/checks';
import {
  movedText,
  moveFailedText,
  reasonsLabels,
  rememberLabel,
  selectionBarTexts,
} from '@campetto/messages/admin/decisions';
import { reviewTexts } from '@campetto/messages/admin/list';
import {
  batchConfirmation,
  batchLabels,
  batchReportTitle,
  batchRunLabels,
  batchRunListTexts,
  batchRunning,
  batchSkippedTexts,
  batchUndoing,
} from '@campetto/messages/admin/review/batch';
import { setAsideActions, setAsideButton, setAsideTexts } from '@campetto/messages/admin/set-aside';
import { undoLabels, undoneText } from '@campetto/messages/admin/undo';
import {
  decisionText,
  reasonNames,
  selectVenue,
  venueCardLabels,
  venueExtra,
} from '@campetto/messages/admin/venue';
import { i18nOf } from '@campetto/messages/stories/i18n';
import { bilingual } from './bilingual.ts';

const DECISION = {
  at: '2026-11-12T10:00:00Z',
  by: 'anna@campetto.example',
  reason: 'duplicate',
  note: null,
  duplicateOf: null,
} as const;

const SET_ASIDE = { at: '2026-11-12T10:00:00Z', by: 'anna@campetto.example' };

const samples = bilingual(
  {
    note: 'The same venue, older name.',
    phoneNote: 'Phone them after 6 pm and ask whether the small court is open to everybody.',
  },
  {
    note: 'La stessa struttura, con il vecchio nome.',
    phoneNote: 'Chiamare dopo le 18 e chiedere se il campo piccolo è aperto a tutti.',
  },
);

/** The texts and options of the review screen besides the venue, in the toolbar's language. */
export function reviewCopy(globals: Record<string, unknown>) {
  const i18n = i18nOf(globals);
  const { coordinatesSwapped, noStreet, phoneShared } = checkTexts(i18n);
  const { duplicates, history } = venueExtra(i18n, '', 2);
  const bar = selectionBarTexts(i18n);
  const skipped = batchSkippedTexts(i18n);
  return {
    ...samples(globals),
    warnings: {
      label: venueCardLabels(i18n).checks ?? '',
      swapped: coordinatesSwapped.text,
      swappedWhy: coordinatesSwapped.why,
      swap: applyFix(i18n),
      street: noStreet.text,
      streetWhy: noStreet.why,
      shared: phoneShared.text,
      sharedWhy: phoneShared.why,
    },
    decision: decisionText(i18n, 'discarded', DECISION),
    duplicates: duplicates.label,
    history: history.label,
    marked: {
      ...setAsideTexts(i18n, { ...SET_ASIDE, note: samples(globals).phoneNote }),
      change: { label: setAsideActions(i18n).change, onAction: () => {} },
      requeue: { label: setAsideActions(i18n).requeue, onAction: () => {} },
    },
    setAside: setAsideButton(i18n, '').label,
    about: (label: string, venue: string) => `${label}, ${venue}`,
    select: (venue: string) => selectVenue(i18n, venue),
    reasons: { ...reasonsLabels(i18n), ...reasonNames(i18n) },
    remember: rememberLabel(i18n, 'approve'),
    notice: {
      ...undoLabels(i18n),
      failed: moveFailedText(i18n).approve,
      retry: reviewTexts(i18n).retry,
      approved: movedText(i18n, 'Padel Club Navigli').approve,
      refused: undoneText(i18n, { undone: 0, refused: 1 }),
      long: movedText(i18n, 'Instalación Deportiva Básica Jardines de José Luis Sampedro').discard,
    },
    bar: { ...bar.labels(12), all: bar.all(1229), allSelected: bar.labels(1229).selected },
    batch: {
      ...batchLabels(i18n),
      ...batchRunLabels(i18n),
      undo: batchUndoing(i18n, { reached: 34, total: 112 }),
      ...skipped,
      stoppedBefore: skipped.stopped,
      whole: batchReportTitle(i18n, 'approve', { done: 120, total: 120 }),
      approve: batchConfirmation(i18n, 'approve', 120),
      discard: batchConfirmation(i18n, 'discard', 120),
      run: batchRunning(i18n, 'approve', { done: 34, total: 120 }),
      report: batchReportTitle(i18n, 'approve', { done: 112, total: 120 }),
      list: (count: number) => batchRunListTexts(i18n, count, 0),
      stopped: batchReportTitle(i18n, 'approve', { done: 34, total: 120 }),
    },
  };
}
