export {
  DecisionChart,
  type DecisionChartProps,
  type DecisionDay,
} from './DecisionChart.tsx';
