import type { ButtonTone } from '../primitives/Button/index.ts';
import type { VenueActionId } from './VenueCard/types.ts';

/** The tone of the button of an action on a venue, wherever it is offered. */
export const ACTION_TONES = {
  approve: 'positive',
  edit: 'neutral',
  discard: 'caution',
  restore: 'neutral',
} as const satisfies Record<VenueActionId, ButtonTone>;
