export { SavedViews } from './SavedViews.tsx';
export type { SavedView, SavedViewsProps } from './types.ts';
