export type * from './ReviewHeader.tsx';
