import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { findCopy } from '../../sample-copy/find.ts';
import { PlaceMap } from './PlaceMap.tsx';

export const examples: readonly Example[] = [
  pair(
    PlaceMap,
    { ...findCopy({}).placeMap, point: undefined },
    { point: { latitude: 0, longitude: 0 } },
  ),
];
