import { PATHS } from '@campetto/contract';
import { deviceLabel, downloadPageTexts } from '@campetto/messages/download/texts';
import { newTabLabel } from '@campetto/messages/public/shell';
import {
  Button,
  ButtonLink,
  Countdown,
  DeviceBadge,
  DownloadNotice,
  SingleCardLayout,
  StoreButtons,
} from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useStores } from '../device/useStores.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useGooglePlay } from './useGooglePlay.ts';
import { useRedirect } from './useRedirect.ts';

/** Length of the countdown to the redirect, in seconds (spec §9). */
const COUNTDOWN = 5;

/** Redirects each visitor to the right store (spec §2.5). Without scripts it only shows the links. */
export function Component() {
  const { i18n } = useLingui();
  const texts = downloadPageTexts(i18n);
  const { device, href, message, announcement, runs, seconds, end } = useRedirect(COUNTDOWN);
  return (
    <SingleCardLayout>
      <PageMeta page="download" />
      <DownloadNotice
        title={texts.title}
        device={
          // The device is unknown in the prerendered page. By the key, a new element replaces the badge: if the same
          // element changed its size, that would count as a layout shift.
          <DeviceBadge key={device} device={device} label={deviceLabel(i18n, device)} />
        }
        clock={
          <Countdown
            message={runs ? message : texts.choose}
            clock={
              runs
                ? {
                    seconds,
                    total: COUNTDOWN,
                    remaining: texts.remaining(seconds),
                    announcement,
                  }
                : undefined
            }
            action={runs && <Button onClick={end}>{texts.cancel}</Button>}
          />
        }
        actions={
          <>
            <ButtonLink href={href} tone="brand" size="large" onClick={end} onAuxClick={end}>
              {texts.now}
            </ButtonLink>
            <ButtonLink href={PATHS.home}>{texts.back}</ButtonLink>
          </>
        }
        storesTitle={texts.storesTitle}
        stores={
          <StoreButtons
            stores={useStores(useGooglePlay())}
            newTabLabel={newTabLabel(i18n)}
            width="full"
            onApproach={end}
          />
        }
      />
    </SingleCardLayout>
  );
}
