export { ContinueReview, type ContinueReviewProps } from './ContinueReview.tsx';
