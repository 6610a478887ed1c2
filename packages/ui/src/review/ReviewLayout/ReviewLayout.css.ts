import { style } from '../../theme/styles/components.ts';

export const layout = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
