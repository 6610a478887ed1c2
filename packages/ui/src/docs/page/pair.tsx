import type { ComponentType, ReactNode } from 'react';
import { Miniature } from './Miniature.tsx';
import type { Example } from './Rules.tsx';

/** An example of a rule about props: a component as it should be, and with the props that the rule forbids. */
export function pair<Props extends object>(
  Component: ComponentType<Props>,
  props: NoInfer<Props>,
  forbidden: Partial<NoInfer<Props>>,
): Example {
  return { do: <Component {...props} />, dont: <Component {...props} {...forbidden} /> };
}

/** The same as miniatures, for a component as wide as a page; of one that fills the window only the upper part. */
export function miniatures(example: Example, blockSize?: string): Example {
  const reduced = (side: ReactNode) => (
    <Miniature>
      {blockSize === undefined ? side : <div style={{ blockSize, overflow: 'hidden' }}>{side}</div>}
    </Miniature>
  );
  return { do: reduced(example.do), dont: reduced(example.dont) };
}
