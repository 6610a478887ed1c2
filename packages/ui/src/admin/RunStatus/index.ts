export { RunStatus, type RunStatusProps } from './RunStatus.tsx';
