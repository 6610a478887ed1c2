// For the Storybook of this repository; not part of the published package.
import './forcedColours.css.ts';

export type { Guide } from './guide.ts';
export { Deferred } from './page/Deferred.tsx';
export { type Documentation, documentation } from './page/documentation.ts';
export { FactsBody, FactsHeader } from './page/Facts.tsx';
export { GuideBody, GuideHeader } from './page/GuideText.tsx';
export { scrolls } from './page/guidePage.css.ts';
export { Transcript } from './page/Transcript.tsx';
export { Words } from './page/Words.tsx';
