import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { TextArea } from './TextArea.tsx';

const address = 'Padel Club Navigli\nAlzaia Naviglio Grande 112\n20144 Milano\nItaly';

export const examples: readonly Example[] = [
  pair(TextArea, { label: 'Address', defaultValue: address, rows: 4 }, { rows: 1 }),
];
