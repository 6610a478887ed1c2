import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { StoreButtons } from '../../marketing/StoreButtons/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { Countdown } from '../Countdown/index.ts';
import { DeviceBadge } from '../DeviceBadge/index.ts';
import { DownloadNotice, type DownloadNoticeProps } from './DownloadNotice.tsx';

const storeButtons = (globals: Globals, count: number) => (
  <StoreButtons
    stores={marketingCopy(globals).download.stores.slice(0, count)}
    newTabLabel={contentCopy(globals).prose.newTab}
    width="full"
  />
);

/** The notice on an Android phone. */
export function sampleNotice(globals: Globals): DownloadNoticeProps {
  const { download } = contentCopy(globals);
  return {
    title: download.title,
    storesTitle: download.storesTitle,
    device: <DeviceBadge device="android" label={download.devices.android} />,
    clock: (
      <Countdown
        message={download.message}
        clock={{ ...download, seconds: 3, total: 5, remaining: download.remaining(3) }}
      />
    ),
    actions: (
      <>
        <ButtonLink href="#now" tone="brand" size="large">
          {download.now}
        </ButtonLink>
        <ButtonLink href="#back">{download.back}</ButtonLink>
      </>
    ),
    stores: storeButtons(globals, 2),
  };
}

export const examples: readonly Example[] = [
  pair(DownloadNotice, sampleNotice({}), { actions: undefined, stores: storeButtons({}, 1) }),
];
