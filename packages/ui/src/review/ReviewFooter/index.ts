export { ReviewFooter, type ReviewFooterProps } from './ReviewFooter.tsx';
