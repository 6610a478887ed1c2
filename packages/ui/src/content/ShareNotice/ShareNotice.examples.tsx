import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { ShareNotice } from './ShareNotice.tsx';

const { share } = contentCopy({});

export const examples: readonly Example[] = [
  pair(
    ShareNotice,
    {
      appName: share.appName,
      message: share.gameMessage,
      notice: { kind: 'app', title: share.noticeTitle, explanation: share.explanation },
      open: { label: share.open, href: '#open' },
      install: (
        <ButtonLink href="#google" tone="brand" size="large" width="full">
          {share.install}
        </ButtonLink>
      ),
      stores: null,
      footer: share.footer,
    },
    { message: 'Download our app', notice: undefined, open: undefined },
  ),
];
