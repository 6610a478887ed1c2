export type * from './QuickActionCard.tsx';
