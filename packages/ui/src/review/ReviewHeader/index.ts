export { ReviewHeader, type ReviewHeaderProps } from './ReviewHeader.tsx';
