export { Hero, type HeroProps } from './Hero.tsx';
export { HighlightedText } from './HighlightedText.tsx';
