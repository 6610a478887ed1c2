export { type FeatureCard, FeatureGrid, type FeatureGridProps } from './FeatureGrid.tsx';
