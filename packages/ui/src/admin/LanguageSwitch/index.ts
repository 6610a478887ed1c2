export type * from './LanguageSwitch.tsx';
