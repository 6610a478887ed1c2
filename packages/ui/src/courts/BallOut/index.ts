export { BallOut } from './BallOut.tsx';
