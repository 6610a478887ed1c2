export { LevelScreen, type LevelScreenProps } from './LevelScreen.tsx';
