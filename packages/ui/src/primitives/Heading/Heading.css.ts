import { styleVariants } from '../../theme/styles/primitives.ts';
import { typography } from '../../theme/typography/typography.ts';

const { pageTitle, sectionTitle, cardTitle, label, control } = typography;

/** Not a recipe: its runtime would be loaded by the landing page, which uses no other recipe. */
export const heading = styleVariants({
  page: pageTitle,
  section: sectionTitle,
  card: cardTitle,
  control,
  label,
});
