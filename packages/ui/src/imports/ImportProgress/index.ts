export { ImportProgress, type ImportProgressProps } from './ImportProgress.tsx';
