import { DownloadGrid } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Logos and screenshots in the language of the page, as files that may be published. */
export function PressKit() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const screen = (file: string, name: string) => ({
    name,
    href: `/press/${file}-${language}.png`,
    format: 'PNG',
    width: 596,
    height: 1240,
  });
  return (
    <DownloadGrid
      label={t`Logos and screenshots`}
      downloadLabel={t`Download`}
      files={[
        { name: t`Logo, drawing`, href: '/icon.svg', format: 'SVG', width: 512, height: 512 },
        { name: t`Logo, picture`, href: '/icon-512.png', format: 'PNG', width: 512, height: 512 },
        screen('find-match', t`Matches tonight`),
        screen('match-detail', t`A match`),
        screen('chat', t`The chat of a match`),
        screen('level', t`Level and season`),
      ]}
    />
  );
}
