import type { ReactNode } from 'react';
import type { Example } from '../docs/page/Rules.tsx';
import { PhoneFrame } from '../marketing/PhoneFrame/index.ts';

/** Two pictures of the app, each in a phone of the size of an example. */
export function inPhones(screens: Example): Example {
  const phone = (label: string, screen: ReactNode) => (
    <div style={{ maxInlineSize: '16rem', marginInline: 'auto' }}>
      <PhoneFrame label={label}>{screen}</PhoneFrame>
    </div>
  );
  return {
    do: phone('As it should be', screens.do),
    dont: phone('As it should not', screens.dont),
  };
}
