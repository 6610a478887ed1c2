export { GuideSearch, type GuideSearchLabels, type GuideSearchProps } from './GuideSearch.tsx';
