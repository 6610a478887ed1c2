export {
  GuideLayout,
  type GuideLayoutLabels,
  type GuideLayoutProps,
  type GuideSection,
} from './GuideLayout.tsx';
