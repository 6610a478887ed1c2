import type { ComponentType, ReactNode } from 'react';
import { Miniature } from './Miniature.tsx';
import type { Drawing } from './Rules.tsx';

/** A rule about props, drawn: a component as it should be, and with the props that the rule forbids. */
export function pair<Props extends object>(
  Component: ComponentType<Props>,
  props: NoInfer<Props>,
  forbidden: Partial<NoInfer<Props>>,
): Drawing {
  return { do: <Component {...props} />, dont: <Component {...props} {...forbidden} /> };
}

/** The same as miniatures, for a component as wide as a page; of one that fills the window only the upper part. */
export function miniatures(drawing: Drawing, blockSize?: string): Drawing {
  const reduced = (side: ReactNode) => (
    <Miniature>
      {blockSize === undefined ? side : <div style={{ blockSize, overflow: 'hidden' }}>{side}</div>}
    </Miniature>
  );
  return { do: reduced(drawing.do), dont: reduced(drawing.dont) };
}
