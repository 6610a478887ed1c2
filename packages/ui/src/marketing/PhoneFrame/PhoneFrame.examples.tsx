import type { Example } from '../../docs/page/Rules.tsx';
import { SamplePhone } from '../samples.tsx';

const phone = (maxInlineSize: string) => (
  <div style={{ maxInlineSize, blockSize: '22rem', overflow: 'hidden' }}>
    <SamplePhone globals={{}} />
  </div>
);

/** Shows the first rule; the other is about what is read aloud. */
export const examples: readonly Example[] = [{ do: phone('14rem'), dont: phone('none') }];
