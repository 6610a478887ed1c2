import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { QrCode } from '../QrCode/index.ts';
import { QrCodeCard } from './QrCodeCard.tsx';

const { code } = marketingCopy({}).download;

export const examples: readonly Example[] = [
  pair(QrCodeCard, { code: <QrCode {...code} />, caption: code.caption }, { caption: 'Scan me!' }),
];
