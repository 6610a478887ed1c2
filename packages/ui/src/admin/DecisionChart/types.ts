import type { Action } from '../../primitives/action.ts';

export interface DecisionDay {
  /** YYYY-MM-DD. */
  id: string;
  /** Below its bar: "20". */
  shortName: string;
  /** "Friday 20 November". */
  name: string;
  approved: number;
  discarded: number;
}

export interface DecisionChartProps {
  labels: {
    title: string;
    empty: string;
    loading: string;
    day: string;
    approved: string;
    discarded: string;
  };
  /** "38 decided today, 12 by you". */
  summary: string;
  /** The oldest first; empty where nobody has decided. */
  days: readonly DecisionDay[];
  /** Formats a number for the language. */
  formatNumber: (count: number) => string;
  pending: boolean;
  /** Shown without days. */
  error?: string | undefined;
  /** Loads again after an error. */
  retry?: Action | undefined;
}

/** The props of both forms in which the days are shown: bars and a table. */
export type DecisionDaysProps = Pick<DecisionChartProps, 'days' | 'labels' | 'formatNumber'>;
