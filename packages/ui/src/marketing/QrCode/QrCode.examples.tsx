import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { downloadAddress, marketingCopy } from '../../sample-copy/marketing.ts';
import { QrCode } from './QrCode.tsx';

export const examples: readonly Example[] = [
  pair(
    QrCode,
    { address: downloadAddress, label: marketingCopy({}).download.code.label },
    {
      address: `${downloadAddress}?utm_source=poster&utm_medium=print&utm_campaign=autumn-season-verona&utm_content=padel-club-navigli`,
    },
  ),
];
