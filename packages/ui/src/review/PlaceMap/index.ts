export type { Direction, MapPosition, NearTown } from '../map/position.ts';
export { PlaceMap } from './PlaceMap.tsx';
export type { NearbyPlace, PlaceMapProps } from './types.ts';
