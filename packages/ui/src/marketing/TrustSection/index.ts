export {
  type Assurance,
  type Question,
  TrustSection,
  type TrustSectionProps,
} from './TrustSection.tsx';
