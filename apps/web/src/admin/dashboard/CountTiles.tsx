import { PATHS, type VenueCounts } from '@campetto/contract';
import { StatTile, type StatTileProps } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';

/** The four figures of the dashboard, each with its own spinner until the first answer. */
export function CountTiles({
  counts,
  failed,
}: {
  counts: VenueCounts | undefined;
  failed: boolean;
}) {
  const { t, i18n } = useLingui();
  const tiles: Pick<StatTileProps, 'label' | 'tone' | 'href' | 'value'>[] = [
    {
      label: t`Pending reviews`,
      tone: 'pending',
      href: PATHS.venues,
      value: counts && i18n.number(counts.scrapedCount),
    },
    {
      label: t`Approved venues`,
      tone: 'approved',
      href: `${PATHS.venues}?status=approved`,
      value: counts && i18n.number(counts.approvedCount),
    },
    {
      label: t`Discarded venues`,
      tone: 'discarded',
      href: `${PATHS.venues}?status=discarded`,
      value: counts && i18n.number(counts.discardedCount),
    },
    { label: t`Total venues`, tone: 'total', value: counts && i18n.number(counts.total) },
  ];
  return tiles.map((tile) => (
    <StatTile
      key={tile.tone}
      {...tile}
      loading={counts === undefined && !failed}
      loadingLabel={t`Loading`}
      missingLabel={t`Not available`}
    />
  ));
}
