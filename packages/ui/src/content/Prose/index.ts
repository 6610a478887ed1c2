export { type HeadingOptions, headingsOf, type ProseHeading } from './headings.ts';
export { Prose, type ProseLabels, type ProseProps } from './Prose.tsx';
