export { LanguageLinks, type LanguageLinksProps } from './LanguageLinks.tsx';
