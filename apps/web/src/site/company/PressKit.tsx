import { pressKitTexts } from '@campetto/messages/document/pressKit';
import { DownloadGrid } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Logos and screenshots in the language of the page, as files that may be published. */
export function PressKit() {
  const { i18n } = useLingui();
  const { names, ...labels } = pressKitTexts(i18n);
  const language = useLanguage();
  const screen = (file: string, name: string) => ({
    name,
    href: `/press/${file}-${language}.png`,
    format: 'PNG',
    width: 596,
    height: 1240,
  });
  return (
    <DownloadGrid
      {...labels}
      files={[
        { name: names.drawing, href: '/icon.svg', format: 'SVG', width: 512, height: 512 },
        { name: names.picture, href: '/icon-512.png', format: 'PNG', width: 512, height: 512 },
        screen('find-match', names.findMatch),
        screen('match-detail', names.matchDetail),
        screen('chat', names.chat),
        screen('level', names.level),
      ]}
    />
  );
}
