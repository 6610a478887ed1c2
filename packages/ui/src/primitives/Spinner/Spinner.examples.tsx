import type { Example } from '../../docs/page/Rules.tsx';
import { Spinner } from './Spinner.tsx';

/** One for each rule of the guide. */
export const examples: readonly Example[] = [
  { do: <Spinner label="Loading venues" />, dont: <Spinner label="Please wait" /> },
];
