import { downloadCodeLabel, downloadTexts } from '@campetto/messages/landing/download';
import { DownloadSection } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import downloadCode from '../../assets/pictures/download-code.svg';
import { useStores } from '../device/useStores.ts';
import { FIGURES } from './figures.ts';

/** The section to which every "get the app" link leads (spec §2.2). */
export function DownloadPart() {
  const { i18n } = useLingui();
  return (
    <DownloadSection
      id="download"
      {...downloadTexts(i18n, FIGURES)}
      stores={useStores()}
      code={
        <img
          src={downloadCode}
          alt={downloadCodeLabel(i18n)}
          width={256}
          height={256}
          loading="lazy"
        />
      }
    />
  );
}
