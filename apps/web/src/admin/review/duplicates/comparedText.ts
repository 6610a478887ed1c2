import type { SportSlug } from '@campetto/contract';
import type { EditVenueFields } from '@campetto/ui/venue-forms';
import {
  type ComparedField,
  comparedValue,
} from '../../../venue-client/duplicates/comparedFields.ts';
import { sportList } from '../../sportList.ts';

/** A compared value as it is shown, with sports by their names; '' for none. */
export const comparedText = (
  fields: EditVenueFields,
  field: ComparedField,
  sports: Record<SportSlug, string>,
): string =>
  field === 'sports' ? sportList(sports, fields.sportIds) : comparedValue(fields, field);

/** How the status of each of two compared venues is coloured. */
export const STATUS_TONES = {
  pending: 'warning',
  approved: 'positive',
  discarded: 'neutral',
} as const;
