import { contactTexts } from '@campetto/messages/contact/texts';
import { documentLabels, privacyLabels } from '@campetto/messages/document/labels';
import { pressKitTexts } from '@campetto/messages/document/pressKit';
import { proseLabels } from '@campetto/messages/document/prose';
import { deviceLabel, downloadPageTexts, redirectTexts } from '@campetto/messages/download/texts';
import { guideSearchTexts, guideSectionTitles, guideTexts } from '@campetto/messages/guide/texts';
import { homeLabel } from '@campetto/messages/public/shell';
import {
  gameCodeLabel,
  sharedGameTexts,
  sharedSiteTexts,
  shareFrameTexts,
} from '@campetto/messages/share/texts';
import { findText } from '@campetto/messages/stories/findText';
import { i18nOf } from '@campetto/messages/stories/i18n';
import { bilingual } from './bilingual.ts';
import { company, marketingCopy } from './marketing.ts';

const policyEn = `# Privacy policy

This policy explains **which personal data** Campetto processes, why, for how long and with whom.

- the website has **no trackers, no advertising and no cookies**;
- you can ask for your data by writing to [hello@campetto.app](mailto:hello@campetto.app).

## 1. Who is responsible for your data

The controller is **Campetto**, Verona, Italy. You may also turn to the
[Italian data protection authority](https://www.garanteprivacy.it).

## 2. The website

### 2.1 What stays in your browser

| Item | Where | What it is for | Until when |
| --- | --- | --- | --- |
| Language of the pages | local storage | showing the site in English or Italian | you clear the site's data |
| A note that the page was reloaded | session storage | not reloading twice when a part did not arrive | you close the tab |

## 3. Your rights

1. to know which data we hold;
2. to have them corrected or erased;
3. to take them elsewhere.
`;

const policyIt = `# Informativa sulla privacy

Questa informativa spiega **quali dati personali** tratta Campetto, perché, per quanto tempo e con chi.

- il sito **non ha tracciatori, pubblicità o cookie**;
- puoi chiedere i tuoi dati scrivendo a [hello@campetto.app](mailto:hello@campetto.app).

## 1. Chi è responsabile dei tuoi dati

Il titolare del trattamento è **Campetto**, Verona, Italia. Puoi rivolgerti anche al
[Garante per la protezione dei dati personali](https://www.garanteprivacy.it).

## 2. Il sito

### 2.1 Che cosa resta nel tuo browser

| Informazione | Dove | A che cosa serve | Fino a quando |
| --- | --- | --- | --- |
| Lingua delle pagine | local storage | mostrare il sito in italiano o in inglese | cancelli i dati del sito |
| L’indicazione che la pagina è stata ricaricata | session storage | non ricaricare due volte una pagina, se una sua parte non è arrivata | chiudi la scheda |

## 3. I tuoi diritti

1. sapere quali dati abbiamo;
2. farli correggere o cancellare;
3. portarli altrove.
`;

const levelsEn = `# User levels and XP system

Your level shows how much you play and how much you do for those who play with you.

> Levels reward those who turn up, organise and care for the game. Winning is only a part of it.

## How XP are earned

XP come from what you do on the pitch and around it.

| What you do | XP | How often |
| --- | --: | --- |
| Play a match to the end | 100 | up to 3 matches a day |
| Organise a match that is played | +50 | in each of those matches |

- Each side has its players.
- The result was confirmed by both sides.

## From XP to levels

Everybody starts at \`level 1\` with 0 XP.

\`\`\`text
XP(L)   = 50 × L × (L − 1)      total XP needed to reach level L
level   = floor((1 + √(1 + 0.08 × XP)) / 2)
\`\`\`
`;

const levelsIt = `# Sistema dei livelli e degli XP

Il tuo livello racconta quanto giochi e quanto fai per chi gioca con te.

> I livelli premiano chi si presenta, chi organizza e chi ha cura del gioco. Vincere è solo una parte.

## Come si guadagnano gli XP

Gli XP nascono da ciò che fai in campo e intorno al campo.

| Che cosa fai | XP | Quante volte |
| --- | --: | --- |
| Giochi una partita fino alla fine | 100 | fino a 3 partite al giorno |
| Organizzi una partita che si gioca | +50 | in ognuna di queste partite |

- Ogni squadra ha i suoi giocatori.
- Il risultato è stato confermato dalle due parti.

## Dagli XP ai livelli

Si parte tutti dal \`livello 1\` con 0 XP.

\`\`\`text
XP(L)     = 50 × L × (L − 1)      XP totali per raggiungere il livello L
livello   = floor((1 + √(1 + 0,08 × XP)) / 2)
\`\`\`
`;

const documents = bilingual(
  { policy: policyEn, levels: levelsEn },
  { policy: policyIt, levels: levelsIt },
);

/** The texts of the product for the public pages other than the landing page, with sample documents. */
export function contentCopy(globals: Record<string, unknown>) {
  const i18n = i18nOf(globals);
  const { policy, levels } = documents(globals);
  const { footer } = marketingCopy(globals);
  const guide = guideTexts(i18n, 'Campetto');
  const titles = guideSectionTitles(i18n);
  const search = guideSearchTexts(i18n);
  const contact = contactTexts(i18n, {
    email: footer.email,
    place: footer.location,
    company,
    reply: { from: 24, to: 48 },
  });
  const game = sharedGameTexts(i18n);
  const site = sharedSiteTexts(i18n);
  const { names, ...pressKit } = pressKitTexts(i18n);
  return {
    home: homeLabel(i18n),
    prose: proseLabels(i18n),
    legal: {
      ...documentLabels(i18n, privacyLabels(i18n)),
      title: findText(i18n, 'Privacy policy'),
      document: policy,
    },
    guide: {
      ...guide.labels,
      title: guide.title,
      lead: guide.lead,
      levels: titles['user-levels'],
      ranking: titles['competitive-ranking'],
      seasons: titles.seasons,
      trust: titles['trust-fairplay'],
      document: levels,
      search: search.labels,
      elsewhere: search.elsewhere.map(({ label }, index) => ({
        label,
        href: `#elsewhere-${index}`,
      })),
    },
    pressKit: { ...pressKit, names: [names.findMatch, names.matchDetail, names.level] },
    contactTitle: contact.title,
    contactLead: contact.lead,
    contact: contact.cards,
    download: {
      ...downloadPageTexts(i18n),
      ...redirectTexts(i18n, 5).android,
      devices: {
        ios: deviceLabel(i18n, 'ios'),
        android: deviceLabel(i18n, 'android'),
        desktop: deviceLabel(i18n, 'desktop'),
        unknown: deviceLabel(i18n, undefined),
      },
    },
    share: {
      appName: 'Campetto',
      ...shareFrameTexts(i18n, 'Campetto'),
      title: findText(i18n, 'You are invited to play'),
      gameMessage: game.message,
      message: site.message,
      noticeTitle: game.notice.title,
      explanation: game.notice.explanation,
      open: game.open,
      scan: game.scan,
      code: gameCodeLabel(i18n),
      notInstalled: game.failure.message,
      get: game.failure.link,
      ...game.copy,
      copyFailed: game.copy.failed,
      damagedTitle: site.damaged.title,
      damaged: site.damaged.explanation,
    },
  };
}
