export { FindMatchScreen, type FindMatchScreenProps } from './FindMatchScreen.tsx';
