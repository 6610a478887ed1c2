import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';

export const layout = style({
  display: 'grid',
  gap: vars.space.regular,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
