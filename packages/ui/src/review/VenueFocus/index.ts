export type { FocusActionId } from './FocusActions.tsx';
export { VenueFocus, type VenueFocusProps } from './VenueFocus.tsx';
