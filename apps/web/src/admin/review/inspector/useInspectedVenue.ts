import type { Duplicate, VenueReviewItem } from '@campetto/contract';
import { comparisonLabels, similarityTexts } from '@campetto/messages/admin/duplicates';
import { evidenceNames, inspectorLabels } from '@campetto/messages/admin/review/inspector';
import { fieldNames, venueName, venueStatusNames } from '@campetto/messages/admin/venue';
import type { InspectedDuplicate, VenueInspectorProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useAppConfig } from '../../../config/AppConfig.tsx';
import { COMPARED_FIELDS } from '../../../venue-client/duplicates/comparedFields.ts';
import { editFields } from '../../../venue-client/edit/editForm.ts';
import type { CardEvent } from '../card/useCardEvents.ts';
import { useCardTexts } from '../card/useCardTexts.ts';
import { venueCardProps } from '../card/venueCardProps.ts';
import { comparedText, STATUS_TONES } from '../duplicates/comparedText.ts';
import { evidenceOf } from './evidence.ts';

/** What the inspector shows of a venue: its fields, failed checks, differences to its duplicates, evidence. */
export function useInspectedVenue(
  item: VenueReviewItem,
  duplicates: readonly Duplicate[],
  onEvent: (item: VenueReviewItem, event: CardEvent) => void,
): Omit<VenueInspectorProps, 'pending'> {
  const { i18n } = useLingui();
  const { mediaBase, placeLinks } = useAppConfig();
  const texts = useCardTexts();
  const names = fieldNames(i18n);
  const statuses = venueStatusNames(i18n);
  const evidence = evidenceNames(i18n);
  const { labels, ...card } = venueCardProps(item, texts, mediaBase, duplicates.length, (event) =>
    onEvent(item, event),
  );

  function inspected(duplicate: Duplicate): InspectedDuplicate {
    const fields = { venue: editFields(item), duplicate: editFields(duplicate.item) };
    const compared = COMPARED_FIELDS.map((id) => ({
      id,
      label: names[id],
      venue: comparedText(fields.venue, id, texts.sports),
      duplicate: comparedText(fields.duplicate, id, texts.sports),
    }));
    const { status, folderPath } = duplicate.item;
    return {
      id: folderPath,
      name: venueName(i18n, duplicate.item),
      status: { label: statuses[status], tone: STATUS_TONES[status] },
      similarity: similarityTexts(i18n, duplicate),
      differences: compared.filter((field) => field.venue !== field.duplicate),
    };
  }

  return {
    ...card,
    labels: { ...labels, ...comparisonLabels(i18n), ...inspectorLabels(i18n) },
    duplicates: duplicates.map(inspected),
    evidence: evidenceOf(item, placeLinks).map(({ kind, href }) => ({
      id: kind,
      href,
      label: evidence[kind],
      newTabLabel: kind === 'phone' ? undefined : labels.opensInNewTab,
    })),
  };
}
