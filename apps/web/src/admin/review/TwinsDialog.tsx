import { sportById, type Twin, type VenueReviewItem } from '@campetto/contract';
import { type TwinField, TwinsModal } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useAppConfig } from '../../config/AppConfig.tsx';
import {
  COMPARED_FIELDS,
  type ComparedField,
  comparedValue,
  pairFields,
} from '../../venues/compare.ts';
import { presentVenue } from '../../venues/present.ts';
import { useFailureText } from '../useFailureText.ts';
import { useLikeness } from './useLikeness.ts';
import { useSportNames } from './useSportNames.ts';
import { useVenueStatusNames } from './useStatusNames.ts';
import { useTwinPair } from './useTwinPair.ts';

interface TwinsDialogProps {
  item: VenueReviewItem;
  /** At least one. */
  twins: readonly Twin[];
  onDiscarded: (item: VenueReviewItem, activityIds: string[]) => void;
  onClose: () => void;
}

const TONES = { pending: 'warning', approved: 'positive', discarded: 'neutral' } as const;
const isCompared = (id: string): id is ComparedField =>
  COMPARED_FIELDS.some((known) => known === id);

/** A venue beside its likely twins: compared, completed from each other, one of them discarded. */
export function TwinsDialog({ item, twins, onDiscarded, onClose }: TwinsDialogProps) {
  const { t, i18n } = useLingui();
  const { mediaBase } = useAppConfig();
  const sportName = useSportNames();
  const statusNames = useVenueStatusNames();
  const likeness = useLikeness();
  const failureText = useFailureText();
  const pair = useTwinPair(item, twins, { onDiscarded });
  const { twin, copies } = pair;
  if (!twin) return null;

  const labels: Record<ComparedField, string> = {
    name: t`Name`,
    phone: t`Phone number`,
    website: t`Website`,
    street: t`Street`,
    postalCode: t`Postal code`,
    city: t`City`,
    country: t`Country`,
    coordinates: t`Coordinates`,
    sports: t`Sports`,
  };
  const fields = pairFields({ venue: item, twin: twin.item }, copies);

  function compared(id: ComparedField): TwinField {
    const shown = (side: 'venue' | 'twin') =>
      id === 'sports'
        ? fields[side].sportIds
            .map((sport) => sportName(sportById(sport)?.slug ?? 'football'))
            .join(', ')
        : comparedValue(fields[side], id);
    const values = { venue: shown('venue'), twin: shown('twin') };
    const copied = copies[id];
    return {
      id,
      label: labels[id],
      values,
      differs: values.venue !== values.twin,
      copyTo: ['venue', 'twin'],
      ...(copied && { copied }),
    };
  }

  function head(venue: VenueReviewItem) {
    const { name, imageUrl, sports } = presentVenue(venue, mediaBase);
    return {
      name: name ?? t`Unnamed venue`,
      status: { label: statusNames[venue.status], tone: TONES[venue.status] },
      image: imageUrl === undefined ? undefined : { url: imageUrl, alt: '' },
      court: sports[0],
    };
  }

  const place = i18n.number(pair.index + 1);
  const count = i18n.number(twins.length);
  return (
    <TwinsModal
      open
      labels={{
        title: t`Possible duplicate`,
        close: t`Close`,
        venue: t`This venue`,
        twin: t`Likely the same`,
        differs: t`differs`,
        same: t`same`,
        empty: t`Empty`,
        copyTo: { venue: t`Copy to this venue`, twin: t`Copy to the other venue` },
        undoCopy: t`Undo the copy`,
        copied: t`Copied`,
        discardVenue: t`Discard this one`,
        discardTwin: t`Discard the other`,
        keepBoth: t`Not a duplicate`,
      }}
      venue={head(item)}
      twin={head(twin.item)}
      likeness={likeness(twin)}
      fields={COMPARED_FIELDS.map(compared)}
      pager={
        twins.length > 1
          ? {
              text: t`${place} of ${count}`,
              previous: t`Previous`,
              next: t`Next`,
              onPrevious: () => pair.turn(-1),
              onNext: () => pair.turn(1),
            }
          : undefined
      }
      discarding={pair.discarding}
      error={
        pair.error === undefined
          ? undefined
          : failureText(pair.error, t`Failed to discard venue. Please try again.`)
      }
      onCopy={(id, to) => isCompared(id) && pair.copy(id, to)}
      onUndoCopy={(id) => isCompared(id) && pair.undoCopy(id)}
      onDiscard={(side) => void pair.discard(side)}
      onKeepBoth={onClose}
      onClose={onClose}
    />
  );
}
