export { DecisionChart } from './DecisionChart.tsx';
export type { DecisionChartProps, DecisionDay } from './types.ts';
