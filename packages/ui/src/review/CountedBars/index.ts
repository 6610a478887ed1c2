export { type CountedBar, CountedBars, type CountedBarsProps } from './CountedBars.tsx';
