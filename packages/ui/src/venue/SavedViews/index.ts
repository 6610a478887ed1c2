export { type SavedView, SavedViews, type SavedViewsProps } from './SavedViews.tsx';
