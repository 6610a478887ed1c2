export { ActivityLayout, type ActivityLayoutProps } from './ActivityLayout.tsx';
