// For the Storybook of this repository; not part of the published package.
import './forcedColours.css.ts';

export { GuideBody, GuideHead } from './GuideText.tsx';
export type { Guide } from './guide.ts';
