export type * from './ActivityList.tsx';
