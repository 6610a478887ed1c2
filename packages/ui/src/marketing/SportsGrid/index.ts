export { type SportCard, SportsGrid, type SportsGridProps } from './SportsGrid.tsx';
