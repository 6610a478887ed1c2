import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/styles/components.ts';

export const disc = recipe({
  base: {
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.round,
  },
  variants: {
    kind: {
      approved: toned('positive'),
      discarded: toned('critical'),
      restored: toned('info'),
      setAside: toned('warning'),
      requeued: toned('info'),
      updated: toned('warning'),
      created: toned('brand'),
      imported: toned('brand'),
      notDuplicate: toned('info'),
      adminAdded: toned('brand'),
      adminRemoved: toned('critical'),
      undone: toned('warning'),
      signedIn: toned('positive'),
      tokenRefused: toned('critical'),
      keyGranted: toned('brand'),
      keyRevoked: toned('critical'),
      exported: toned('info'),
      batchStarted: toned('info'),
      batchUndone: toned('warning'),
    },
  },
});

function toned(tone: 'positive' | 'critical' | 'info' | 'warning' | 'brand') {
  return {
    color: vars.color[tone].text,
    background: vars.color[tone].soft,
  };
}
