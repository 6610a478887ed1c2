import { DownloadSection } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import downloadCode from '../../assets/pictures/download-code.svg';
import { MARKETING } from '../../config/brand.ts';
import { useStores } from '../device/useStores.ts';
import { useRoundedFigure } from './useRoundedFigure.ts';

const { global } = MARKETING;
const { activePlayers, matchesPlayed } = global;

/** Where every "get the app" leads (spec §2.2). */
export function DownloadPart() {
  const { t, i18n } = useLingui();
  const figure = useRoundedFigure();
  return (
    <DownloadSection
      id="download"
      eyebrow={t`Download`}
      title={t`Kick-off is in your pocket`}
      lead={t`Free, in Italian and English, on the phone you already have.`}
      points={[
        t`Matches near you, every day`,
        t`Join or organise in one tap`,
        t`Chat with the whole team`,
        t`Levels, ranks and seasons`,
      ]}
      stats={[
        { value: activePlayers, label: t`active players a day` },
        { value: `${i18n.number(global.cities)}+`, label: t`cities` },
        { value: figure(matchesPlayed), label: t`matches played a week` },
        { value: `${i18n.number(global.appRating)} ★`, label: t`app rating` },
      ]}
      stores={useStores()}
      code={
        <img
          src={downloadCode}
          alt={t`QR code for the download page`}
          width={256}
          height={256}
          loading="lazy"
        />
      }
      caption={t`Point your camera here`}
      newTabLabel={t`opens in a new tab`}
    />
  );
}
