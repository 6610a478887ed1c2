import type { ComponentType, SVGProps } from 'react';

/** An icon of lucide-react, or another component that draws an `svg` in the current colour. */
export type IconComponent = ComponentType<
  Pick<SVGProps<SVGSVGElement>, 'className' | 'aria-hidden'> & {
    /** In px. */
    size?: number;
  }
>;
