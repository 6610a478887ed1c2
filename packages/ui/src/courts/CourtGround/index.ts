export { CourtGround, type CourtGroundProps } from './CourtGround.tsx';
