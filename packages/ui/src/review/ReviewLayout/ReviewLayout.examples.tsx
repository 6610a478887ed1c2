import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { Banner } from '../../primitives/Banner/index.ts';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import { adminCopy } from '../../sample-copy/admin.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { ReviewHeader } from '../ReviewHeader/index.ts';
import { ReviewLayout } from './ReviewLayout.tsx';

const { empty, errors, header } = venueCopy({});

export const examples: readonly Example[] = [
  miniatures(
    pair(
      ReviewLayout,
      {
        header: (
          <ReviewHeader
            title={header.title}
            subtitle={header.subtitle}
            addVenue={{ label: header.add, href: '#add' }}
            refresh={{ label: header.refresh, pending: false, onAction: () => {} }}
          />
        ),
        toolbar: null,
        banner: <Banner tone="warning">{adminCopy({}).offline}</Banner>,
        children: <EmptyState title={empty.title} hint={empty.hint} />,
      },
      { banner: <Banner tone="critical">{errors.approve}</Banner> },
    ),
  ),
];
