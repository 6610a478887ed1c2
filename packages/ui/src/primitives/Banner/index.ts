export { Banner, type BannerProps } from './Banner.tsx';
export type { MessageTone } from './tones.ts';
