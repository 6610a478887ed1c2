import { pair } from '../../docs/page/pair.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { findCopy } from '../../sample-copy/find.ts';
import { PlaceMap } from './PlaceMap.tsx';

/** One for each rule of the guide. */
export const drawings: readonly Drawing[] = [
  pair(
    PlaceMap,
    { ...findCopy({}).placeMap, point: undefined },
    { point: { latitude: 0, longitude: 0 } },
  ),
];
