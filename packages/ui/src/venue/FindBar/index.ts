export { FindBar, type FindBarProps, type FindValue } from './FindBar.tsx';
