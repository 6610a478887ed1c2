import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { QrCode } from '../QrCode/index.ts';
import { DownloadSection } from './DownloadSection.tsx';

const { download, newTab } = marketingCopy({});
const { code, ...section } = download;

export const examples: readonly Example[] = [
  miniatures(
    pair(
      DownloadSection,
      {
        ...section,
        id: 'short-points',
        newTabLabel: newTab,
        code: <QrCode {...code} />,
        caption: code.caption,
      },
      {
        id: 'long-points',
        points: section.points.map(
          (point) =>
            `With the app you get this and much more: ${point}, whenever you want to play.`,
        ),
      },
    ),
  ),
];
