import { statusAfter, VENUE_STATUSES } from '@campetto/contract';
import { expect, test } from 'vitest';
import { CARD_ACTIONS } from './cardActions.ts';

test.each(VENUE_STATUSES)('[REV-9] what a %s card offers is possible', (status) => {
  for (const action of CARD_ACTIONS[status])
    if (action !== 'edit') expect(statusAfter(action, status)).toBeDefined();
});
