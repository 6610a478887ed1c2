import { newTabLabel as newTab } from '@campetto/messages/public/shell';
import { shareFrameTexts } from '@campetto/messages/share/texts';
import { ButtonLink } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { BRAND, MARKETING } from '../../config/brand.ts';
import { useDevice } from '../device/useDevice.ts';

/** The parts that the pages of all shared links have: the install link for the visitor's device, and both stores. */
export function useShareFrame({ googlePlay, download }: { googlePlay: string; download: string }) {
  const { i18n } = useLingui();
  const { install, footer } = shareFrameTexts(i18n, BRAND.name);
  const { appStore } = MARKETING.storeLinks;
  const newTabLabel = newTab(i18n);
  const device = useDevice();
  // Before scripts run, and without them, the device is unknown, and the link leads to a page with both stores.
  const store = device === 'ios' ? appStore : googlePlay;
  return {
    appName: BRAND.name,
    install: (
      <ButtonLink
        href={device ? store : download}
        newTabLabel={device && newTabLabel}
        tone="brand"
        size="large"
        width="full"
      >
        {install}
      </ButtonLink>
    ),
    stores: (
      <>
        <ButtonLink href={appStore} newTabLabel={newTabLabel}>
          iOS
        </ButtonLink>
        <ButtonLink href={googlePlay} newTabLabel={newTabLabel}>
          Android
        </ButtonLink>
      </>
    ),
    footer,
  };
}
