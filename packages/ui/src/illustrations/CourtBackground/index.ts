export { CourtBackground, type CourtBackgroundProps } from './CourtBackground.tsx';
