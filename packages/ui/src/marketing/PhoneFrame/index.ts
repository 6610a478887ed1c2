export { PhoneFrame, type PhoneFrameProps } from './PhoneFrame.tsx';
