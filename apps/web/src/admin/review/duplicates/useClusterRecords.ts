import { similarityTexts, thisVenue } from '@campetto/messages/admin/duplicates';
import { sourceText, venueName, venueStatusNames } from '@campetto/messages/admin/venue';
import type { DuplicateRecord } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useAppConfig } from '../../../config/AppConfig.tsx';
import { presentVenue } from '../../../venue-client/list/presentVenue.ts';
import { STATUS_TONES } from './comparedText.ts';
import type { useClusterDecision } from './useClusterDecision.ts';

/** The venues of a cluster as the dialog shows them. */
export function useClusterRecords({
  items,
  duplicates,
  different,
  plan,
}: ReturnType<typeof useClusterDecision>): DuplicateRecord[] {
  const { i18n } = useLingui();
  const { mediaBase } = useAppConfig();
  const statuses = venueStatusNames(i18n);
  return items.map((item, index) => {
    const { pictureUrl, sports, source, lastUpdated } = presentVenue(item, mediaBase, {
      dateLocale: i18n.locale,
    });
    const duplicate = duplicates[index - 1];
    return {
      id: item.folderPath,
      name: venueName(i18n, item),
      status: { label: statuses[item.status], tone: STATUS_TONES[item.status] },
      picture: pictureUrl === undefined ? undefined : { url: pictureUrl, alt: '' },
      court: sports[0],
      similarity: duplicate ? similarityTexts(i18n, duplicate) : [thisVenue(i18n)],
      origin: [source && sourceText(i18n, source), lastUpdated].filter(Boolean).join(' · '),
      keepable: plan?.keepable.has(item.folderPath) ?? false,
      different: different.has(item.folderPath),
    };
  });
}
