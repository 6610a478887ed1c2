import { undoneActionText, undoneText } from '@campetto/messages/admin/undo';
import type { I18n } from '@lingui/core';
import type { UndoableAction } from '../../venue-client/decisions/undoableActions.ts';
import type { UndoOutcome } from '../../venue-client/decisions/undoOutcome.ts';

/** What an undo has led to. */
export interface UndoReport {
  text: string;
  tone: 'positive' | 'warning' | 'critical';
}

/** Names what was undone, unless it counts the decisions of a batch. */
export function undoReport(
  i18n: I18n,
  outcome: UndoOutcome,
  action?: Pick<UndoableAction, 'text' | 'count'>,
): UndoReport {
  // The text of a batch counts all its venues: of one that its undo stopped, the outcome counts the decided ones.
  const isWhole = outcome.undone >= (action?.count ?? 1) || outcome.refused > 0;
  return {
    text:
      action && isWhole ? undoneActionText(i18n, action.text, outcome) : undoneText(i18n, outcome),
    tone: outcome.refused > 0 ? 'warning' : 'positive',
  };
}
