export { type Stat, Stats, type StatsProps } from './Stats.tsx';
