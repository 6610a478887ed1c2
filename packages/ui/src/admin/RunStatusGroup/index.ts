export { RunStatusGroup, type RunStatusGroupProps } from './RunStatusGroup.tsx';
