export type * from './ErrorScreen.tsx';
