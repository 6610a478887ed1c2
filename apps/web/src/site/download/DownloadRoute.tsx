import { PATHS } from '@campetto/contract';
import {
  ButtonLink,
  Countdown,
  DeviceBadge,
  DownloadNotice,
  Stage,
  StoreButtons,
} from '@campetto/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { activeLanguage } from '../../i18n/activate.ts';
import { withLanguage } from '../../i18n/address.ts';
import { useDevice } from '../device/useDevice.ts';
import { useStores } from '../device/useStores.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useCountdown } from './useCountdown.ts';
import { useDestination } from './useDestination.ts';

/** Until the visitor is sent on (spec §9). */
const SECONDS = 5;

/** Sends each visitor to the right store (spec §2.5). Without scripts it shows the ways there. */
export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const device = useDevice();
  const { href, message, announcement } = useDestination(device ?? 'desktop', SECONDS);
  const seconds = useCountdown(SECONDS, device !== undefined, () => {
    // Who has gone back is not sent on, while the page that was left is still in sight.
    if (location.pathname !== PATHS.download) return;
    if (device !== 'desktop') return location.assign(href);
    // Takes this page's place: on the way back nobody waits to be sent on again.
    void navigate(withLanguage(href, activeLanguage()), { replace: true });
  });
  const devices = {
    ios: t`Your device: iPhone or iPad`,
    android: t`Your device: Android`,
    desktop: t`Your device: computer`,
  };
  return (
    <Stage>
      <PageMeta page="download" />
      <DownloadNotice
        title={t`Download the app`}
        device={
          // Known only here: what stands in its place until then has not moved.
          <DeviceBadge
            key={device}
            device={device}
            label={device ? devices[device] : t`For iPhone, iPad and Android`}
          />
        }
        clock={
          <Countdown
            message={device ? message : t`Choose your store: the app is free.`}
            clock={
              device && {
                seconds,
                total: SECONDS,
                remaining: t`${plural(seconds, { one: '# second left', other: '# seconds left' })}`,
                announcement,
              }
            }
          />
        }
        actions={
          <>
            <ButtonLink href={href} tone="primary" size="large">{t`Download now`}</ButtonLink>
            <ButtonLink href={PATHS.home}>{t`Go back to the website`}</ButtonLink>
          </>
        }
        storesTitle={t`Or choose your store`}
        stores={
          <StoreButtons stores={useStores()} newTabLabel={t`opens in a new tab`} width="full" />
        }
      />
    </Stage>
  );
}
