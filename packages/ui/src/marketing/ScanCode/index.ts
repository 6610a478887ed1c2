export { ScanCode, type ScanCodeProps } from './ScanCode.tsx';
