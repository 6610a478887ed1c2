export { LogoMark, type LogoMarkProps } from './LogoMark.tsx';
