import type { Example } from '../../docs/page/Rules.tsx';
import { Spinner } from './Spinner.tsx';

export const examples: readonly Example[] = [
  { do: <Spinner label="Loading venues" />, dont: <Spinner label="Please wait" /> },
];
