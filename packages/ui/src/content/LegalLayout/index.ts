export {
  type LegalDocument,
  LegalLayout,
  type LegalLayoutLabels,
  type LegalLayoutProps,
} from './LegalLayout.tsx';
