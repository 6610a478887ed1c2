import { Banner, type BannerProps } from '../primitives/Banner/index.ts';
import { trouble } from './Trouble.css.ts';

/** Why something failed, first in a dialog’s body: the pressed button stays in sight, this comes into it. */
export function Trouble({ action, children }: Pick<BannerProps, 'action' | 'children'>) {
  return (
    <div ref={bringIntoView} className={trouble}>
      <Banner tone="critical" action={action}>
        {children}
      </Banner>
    </div>
  );
}

function bringIntoView(node: HTMLElement | null) {
  node?.scrollIntoView({ block: 'nearest' });
}
