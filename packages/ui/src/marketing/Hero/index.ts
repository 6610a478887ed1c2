export { Hero, type HeroProps } from './Hero.tsx';
export { Marked } from './Marked.tsx';
