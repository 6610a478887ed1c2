export { PhoneScreen, type PhoneScreenProps } from './PhoneScreen.tsx';
