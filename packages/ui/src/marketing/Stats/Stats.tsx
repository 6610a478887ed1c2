import { line, list } from './Stats.css.ts';

export interface Stat {
  label: string;
  /** Already formatted: "500+". */
  value: string;
}

export interface StatsProps {
  stats: readonly Stat[];
  /** `line`: a line of small words, where larger figures are shown elsewhere. Default `figures`. */
  look?: 'figures' | 'line' | undefined;
}

/** Figures in a row, in the colours of the section around them. */
export function Stats({ stats, look = 'figures' }: StatsProps) {
  return (
    <dl className={look === 'line' ? line : list}>
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
