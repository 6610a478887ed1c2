import { PATHS } from '@campetto/contract';
import {
  Button,
  ButtonLink,
  Countdown,
  DeviceBadge,
  DownloadNotice,
  SingleCardLayout,
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
import { useVisit } from './useVisit.ts';

/** Length of the countdown to the redirect, in seconds (spec §9). */
const COUNTDOWN = 5;

/** Redirects each visitor to the right store (spec §2.5). Without scripts it only shows the links. */
export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const device = useDevice();
  const { href, message, announcement } = useDestination(device ?? 'desktop', COUNTDOWN);
  const { ended, end } = useVisit();
  const runs = device !== undefined && !ended;
  const seconds = useCountdown(COUNTDOWN, runs, () => {
    // After Back this page may still be shown for a moment: no redirect then.
    if (location.pathname !== PATHS.download) return;
    end();
    if (device !== 'desktop') return location.assign(href);
    // Replaces this page, so that Back does not lead to the countdown again.
    void navigate(withLanguage(href, activeLanguage()), { replace: true });
  });
  const devices = {
    ios: t`Your device: iPhone or iPad`,
    android: t`Your device: Android`,
    desktop: t`Your device: computer`,
  };
  return (
    <SingleCardLayout>
      <PageMeta page="download" />
      <DownloadNotice
        title={t`Download the app`}
        device={
          // The device is unknown in the prerendered page. A new element per device replaces the badge,
          // which is not a layout shift, as it would be if the same element changed its size.
          <DeviceBadge
            key={device}
            device={device}
            label={device ? devices[device] : t`For iPhone, iPad and Android`}
          />
        }
        clock={
          <Countdown
            message={runs ? message : t`Choose your store: the app is free.`}
            clock={
              runs
                ? {
                    seconds,
                    total: COUNTDOWN,
                    remaining: t`${plural(seconds, { one: '# second left', other: '# seconds left' })}`,
                    announcement,
                  }
                : undefined
            }
            action={runs && <Button onClick={end}>{t`Cancel`}</Button>}
          />
        }
        actions={
          <>
            <ButtonLink href={href} tone="brand" size="large" onClick={end}>
              {t`Download now`}
            </ButtonLink>
            <ButtonLink href={PATHS.home}>{t`Go back to the website`}</ButtonLink>
          </>
        }
        storesTitle={t`Or choose your store`}
        stores={
          <StoreButtons
            stores={useStores()}
            newTabLabel={t`opens in a new tab`}
            width="full"
            onApproach={end}
          />
        }
      />
    </SingleCardLayout>
  );
}
