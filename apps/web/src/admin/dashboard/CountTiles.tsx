import { PATHS, type VenueCounts } from '@campetto/contract';
import { tileLabels, tileStates } from '@campetto/messages/admin/dashboard/dashboard';
import { StatTile, type StatTileProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';

/** The four counts of the dashboard, each with a spinner until the first response. */
export function CountTiles({
  counts,
  failed,
}: {
  counts: VenueCounts | undefined;
  failed: boolean;
}) {
  const { i18n } = useLingui();
  const labels = tileLabels(i18n);
  const tiles: Pick<StatTileProps, 'label' | 'tone' | 'href' | 'value'>[] = [
    {
      label: labels.pending,
      tone: 'pending',
      href: PATHS.venues,
      value: counts && i18n.number(counts.scrapedCount),
    },
    {
      label: labels.approved,
      tone: 'approved',
      href: `${PATHS.venues}?status=approved`,
      value: counts && i18n.number(counts.approvedCount),
    },
    {
      label: labels.discarded,
      tone: 'discarded',
      href: `${PATHS.venues}?status=discarded`,
      value: counts && i18n.number(counts.discardedCount),
    },
    { label: labels.total, tone: 'total', value: counts && i18n.number(counts.total) },
  ];
  return tiles.map((tile) => (
    <StatTile
      key={tile.tone}
      {...tile}
      pending={counts === undefined && !failed}
      {...tileStates(i18n)}
    />
  ));
}
