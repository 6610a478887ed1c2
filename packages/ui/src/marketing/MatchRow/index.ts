export * from './MatchRow.tsx';
