import { list } from './Stats.css.ts';

export interface Stat {
  label: string;
  /** Already formatted: "500+". */
  value: string;
}

export interface StatsProps {
  stats: readonly Stat[];
}

/** Figures in a row, in the colours of the section around them. */
export function Stats({ stats }: StatsProps) {
  return (
    <dl className={list}>
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
