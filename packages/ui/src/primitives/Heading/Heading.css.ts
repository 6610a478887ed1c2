import { styleVariants } from '../../theme/styles/primitives.ts';
import { typography } from '../../theme/typography/typography.ts';

const { pageTitle, sectionTitle, cardTitle, label, control } = typography;

/** No recipe: the landing page loads the runtime of none, and would for this one choice. */
export const heading = styleVariants({
  page: pageTitle,
  section: sectionTitle,
  card: cardTitle,
  control,
  label,
});
