export type * from './StatTile.tsx';
