export { SingleCardLayout } from './SingleCardLayout.tsx';
