import type { Duplicate, VenueReviewItem } from '@campetto/contract';
import { moveFailedText } from '@campetto/messages/admin/decisions';
import {
  comparedFieldNames,
  duplicatesLabels,
  duplicatesPager,
  rejectFailedText,
  similarityTexts,
} from '@campetto/messages/admin/duplicates';
import { sportNames, unnamedVenue, venueStatusNames } from '@campetto/messages/admin/venue';
import { type DuplicateField, DuplicatesDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useAppConfig } from '../../../config/AppConfig.tsx';
import {
  COMPARED_FIELDS,
  type ComparedField,
  OTHER,
  type PairSide,
  pairFields,
} from '../../../venue-client/duplicates/compare.ts';
import { presentVenue } from '../../../venue-client/list/presentVenue.ts';
import { useFailureText } from '../../useFailureText.ts';
import { needsConfirmation } from '../decisions/confirmation.ts';
import { comparedText, STATUS_TONES } from './comparedText.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { useDuplicatePair } from './useDuplicatePair.ts';

interface DuplicateComparisonProps {
  item: VenueReviewItem;
  /** At least one. */
  duplicates: readonly Duplicate[];
  /** Called with the id of the record by which the whole merge is undone. */
  onDiscarded: (item: VenueReviewItem, activityId: string) => void;
  /** Called with the other venue, which is not the same, and the id of the record by which this is undone. */
  onRejected: (other: VenueReviewItem, activityId: string) => void;
  onClose: () => void;
}

const isCompared = (id: string): id is ComparedField =>
  COMPARED_FIELDS.some((known) => known === id);

/** Compares a venue with its likely duplicates: fields are copied over, one of the two is discarded. */
export function DuplicateComparison({
  item,
  duplicates,
  onDiscarded,
  onRejected,
  onClose,
}: DuplicateComparisonProps) {
  const { i18n } = useLingui();
  const { mediaBase } = useAppConfig();
  const fieldNames: Record<ComparedField, string> = comparedFieldNames(i18n);
  const sports = sportNames(i18n);
  const statuses = venueStatusNames(i18n);
  const failureText = useFailureText();
  /** Which of the two is to be discarded, until it is confirmed. */
  const [asked, setAsked] = useState<PairSide>();
  const pair = useDuplicatePair(item, duplicates, { onDiscarded, onRejected });
  const { duplicate, copies } = pair;
  const { discard } = moveFailedText(i18n);
  const failed = { venue: discard, duplicate: discard, keepBoth: rejectFailedText(i18n) };
  if (!duplicate) return null;

  const items = { venue: item, duplicate: duplicate.item };
  const fields = pairFields(items, copies);

  function compared(id: ComparedField): DuplicateField {
    const values = {
      venue: comparedText(fields.venue, id, sports),
      duplicate: comparedText(fields.duplicate, id, sports),
    };
    const copied = copies[id];
    return {
      id,
      label: fieldNames[id],
      values,
      differs: values.venue !== values.duplicate,
      copyTo: ['venue', 'duplicate'],
      ...(copied && { copied }),
    };
  }

  function headerOf(venue: VenueReviewItem) {
    const {
      name,
      imageUrl,
      sports: [court],
    } = presentVenue(venue, mediaBase);
    return {
      name: name ?? unnamedVenue(i18n),
      status: { label: statuses[venue.status], tone: STATUS_TONES[venue.status] },
      image: imageUrl === undefined ? undefined : { url: imageUrl, alt: '' },
      court,
    };
  }

  const error = pair.failure && failureText(pair.failure.cause, failed[pair.failure.action]);

  function discardOrAsk(side: PairSide): void {
    if (needsConfirmation('discard')) setAsked(side);
    else void pair.discard(side);
  }

  async function confirm(side: PairSide): Promise<void> {
    await pair.discard(side);
    setAsked(undefined);
  }

  return (
    <>
      <DuplicatesDialog
        open
        labels={duplicatesLabels(i18n)}
        venue={headerOf(item)}
        duplicate={headerOf(duplicate.item)}
        similarity={similarityTexts(i18n, duplicate)}
        fields={COMPARED_FIELDS.map(compared)}
        pager={
          duplicates.length > 1
            ? {
                ...duplicatesPager(i18n, pair.index + 1, duplicates.length),
                onPrevious: () => pair.turn(-1),
                onNext: () => pair.turn(1),
              }
            : undefined
        }
        pending={pair.pending}
        error={error}
        onCopy={(id, to) => isCompared(id) && pair.copy(id, to)}
        onUndoCopy={(id) => isCompared(id) && pair.undoCopy(id)}
        onDiscard={discardOrAsk}
        onKeepBoth={() => void pair.reject()}
        onClose={onClose}
      />
      {asked && (
        <DiscardQuestion
          item={items[asked]}
          kept={items[OTHER[asked]]}
          pending={pair.pending !== undefined}
          onConfirm={() => void confirm(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
