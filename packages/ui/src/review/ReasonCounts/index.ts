export { type ReasonCount, ReasonCounts, type ReasonCountsProps } from './ReasonCounts.tsx';
