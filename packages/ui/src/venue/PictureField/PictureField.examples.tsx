import type { Example } from '../../docs/page/Rules.tsx';
import { addVenueCopy } from '../../sample-copy/addVenue.ts';
import { PictureField } from './PictureField.tsx';

const { labels, hint, note } = addVenueCopy({}).picture;

const field = (texts: { hint?: string; error?: string }) => (
  <PictureField
    labels={labels}
    note={note}
    {...texts}
    accept={['image/jpeg']}
    onChoose={() => {}}
    onRefuse={() => {}}
    onRemove={() => {}}
  />
);

export const examples: readonly Example[] = [
  { do: field({ hint }), dont: field({ error: 'This file cannot be used.' }) },
];
