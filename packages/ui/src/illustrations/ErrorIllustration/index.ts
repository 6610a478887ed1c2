export { ErrorIllustration } from './ErrorIllustration.tsx';
