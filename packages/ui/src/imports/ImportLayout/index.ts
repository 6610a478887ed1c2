export { ImportLayout, type ImportLayoutProps } from './ImportLayout.tsx';
