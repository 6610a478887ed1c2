import type { Example } from '../../docs/page/Rules.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { StatTile } from './StatTile.tsx';

const { tiles } = adminCopy({});

const tile = (value?: string) => (
  <StatTile
    kind="pending"
    label={tiles.pending}
    value={value}
    pending={false}
    pendingLabel={tiles.loading}
    missingLabel={tiles.missing}
  />
);

export const examples: readonly Example[] = [{ do: tile(), dont: tile('0') }];
