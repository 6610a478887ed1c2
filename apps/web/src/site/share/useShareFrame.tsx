import { PATHS } from '@campetto/contract';
import { ButtonLink } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { BRAND, MARKETING } from '../../config/brand.ts';
import { useDevice } from '../device/useDevice.ts';

/** What every shared link shows: the install link for the visitor's device, and both stores. */
export function useShareFrame(googlePlay: string) {
  const { t } = useLingui();
  const { name } = BRAND;
  const { appStore } = MARKETING.storeLinks;
  const newTabLabel = t`opens in a new tab`;
  const device = useDevice();
  // Without scripts the device is unknown: a page with both stores.
  const store = device === 'ios' ? appStore : googlePlay;
  return {
    appName: name,
    install: (
      <ButtonLink
        href={device ? store : PATHS.download}
        newTabLabel={device && newTabLabel}
        tone="brand"
        size="large"
        width="full"
      >
        {t`Install the app`}
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
    footer: t`${name}, the little pitch around the corner.`,
  };
}
