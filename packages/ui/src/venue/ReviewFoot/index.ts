export { ReviewFoot, type ReviewFootProps } from './ReviewFoot.tsx';
