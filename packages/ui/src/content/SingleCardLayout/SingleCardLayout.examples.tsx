import { miniatures } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { Prose } from '../Prose/index.ts';
import { SingleCardLayout } from './SingleCardLayout.tsx';

const { legal, prose, share } = contentCopy({});

const card = (markdown: string) => (
  <SingleCardLayout>
    <div style={{ padding: '2rem' }}>
      <Prose markdown={markdown} labels={prose} idPrefix={`${markdown.length}-`} />
    </div>
  </SingleCardLayout>
);

export const examples: readonly Example[] = [
  miniatures({ do: card(share.gameMessage), dont: card(legal.document) }, '48rem'),
];
