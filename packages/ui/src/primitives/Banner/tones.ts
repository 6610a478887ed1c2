import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import type { IconComponent } from '../icon.ts';
import type { banner } from './Banner.css.ts';

/** How serious a message is; `brand` is plain information. */
export type MessageTone = NonNullable<VariantsOf<typeof banner>['tone']>;

/** The icon of each tone. */
export const toneIcons: Record<MessageTone, IconComponent> = {
  brand: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  critical: CircleAlert,
};
