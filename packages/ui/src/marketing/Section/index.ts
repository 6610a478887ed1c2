export { Section, type SectionHeading, type SectionProps } from './Section.tsx';
