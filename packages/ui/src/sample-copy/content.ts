import { bilingual } from './bilingual.ts';

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

Your level tells how much you play and how much you do for those who play with you.

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

export const contentCopy = bilingual(
  {
    home: 'Back to the home page',
    prose: {
      newTab: 'opens in a new tab',
      table: 'Table',
      code: 'Formula',
      linkTo: (heading: string) => `Link to: ${heading}`,
    },
    legal: {
      title: 'Privacy policy',
      updated: 'Last updated: April 2025',
      contents: 'On this page',
      loading: 'Loading the privacy policy',
      missing: 'Privacy policy not found.',
      failed: 'Error loading privacy policy.',
      retry: 'Try again',
      document: policyEn,
    },
    guide: {
      title: 'How Campetto works',
      lead: 'Levels, ranking, seasons and fair play: the rules, with examples.',
      contents: 'Sections of the guide',
      loading: 'Loading the guide',
      missing: 'Content not available.',
      failed: 'Error loading content.',
      retry: 'Try again',
      levels: 'User levels and XP system',
      ranking: 'Competitive ranking system',
      seasons: 'Seasons system',
      trust: 'Trust and fair play system',
      document: levelsEn,
      search: {
        search: 'Search the guide',
        placeholder: 'for example: level',
        clear: 'Clear the search',
        found: (count: number, words: string) =>
          count === 0
            ? `No rule contains “${words}”`
            : `${count} ${count === 1 ? 'rule contains' : 'rules contain'} “${words}”`,
        advice: 'Try another word.',
      },
      contact: { label: 'Contact us', href: '#contact' },
    },
    pressKit: {
      label: 'Logos and screenshots',
      downloadLabel: 'Download',
      names: ['Matches tonight', 'A match', 'Level and season'],
    },
    contactTitle: 'Contact us',
    contactLead: 'A question, an idea, a proposal: we read everything.',
    contact: {
      email: {
        title: 'Write to us',
        address: 'hello@campetto.app',
        sendLabel: 'Send email',
        replyNote: 'We reply within 24–48 hours.',
      },
      location: { title: 'Where we are', place: 'Verona, Italy' },
      topicsTitle: 'What you can write about',
      topics: {
        partnership: {
          title: 'Partnership',
          description: 'You run a venue, a club or a league and want to be on Campetto.',
        },
        support: {
          title: 'Technical support',
          description: 'Something in the app or on this site does not work.',
        },
        feedback: {
          title: 'Product feedback',
          description: 'An idea, a wish, something you’d do differently.',
        },
        press: {
          title: 'Media and press',
          description: 'Interviews, figures, logos and pictures for your story.',
        },
      },
    },
    download: {
      title: 'Download the app',
      now: 'Download now',
      storesTitle: 'Or choose your store',
      choose: 'Choose your store: the app is free.',
      message: 'Taking you to Google Play',
      announcement: 'Google Play opens in five seconds.',
      remaining: (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
      back: 'Go back to the website',
      devices: {
        ios: 'Your device: iPhone or iPad',
        android: 'Your device: Android',
        desktop: 'Your device: computer',
        unknown: 'For iPhone, iPad and Android',
      },
    },
    share: {
      appName: 'Campetto',
      title: 'You are invited to play',
      gameMessage: 'Someone wants you on the pitch. Open the match in the app.',
      message: 'Find a match, a team and a pitch near you.',
      noticeTitle: 'You need the app',
      explanation: 'Someone shared a match with you: install Campetto now to see it and join.',
      open: 'Open in the app',
      install: 'Install the app',
      scan: 'Scan it with your phone to open the match.',
      notInstalled: 'Not installed yet?',
      get: 'Get the app',
      copy: 'Copy link',
      copied: 'Link copied',
      copyFailed: 'Couldn’t copy the link. Here it is:',
      damagedTitle: 'This link is damaged',
      damaged: 'Part of it got lost along the way. Ask whoever sent it to share the match again.',
      footer: 'Campetto, the little pitch around the corner.',
    },
  },
  {
    home: 'Torna alla pagina iniziale',
    prose: {
      newTab: 'si apre in una nuova scheda',
      table: 'Tabella',
      code: 'Formula',
      linkTo: (heading: string) => `Link a: ${heading}`,
    },
    legal: {
      title: 'Informativa sulla privacy',
      updated: 'Ultimo aggiornamento: aprile 2025',
      contents: 'In questa pagina',
      loading: 'Caricamento dell’informativa sulla privacy',
      missing: 'Informativa sulla privacy non trovata.',
      failed: 'Errore durante il caricamento dell’informativa sulla privacy.',
      retry: 'Riprova',
      document: policyIt,
    },
    guide: {
      title: 'Come funziona Campetto',
      lead: 'Livelli, classifica, stagioni e fair play: le regole, con gli esempi.',
      contents: 'Sezioni della guida',
      loading: 'Caricamento della guida',
      missing: 'Contenuto non disponibile.',
      failed: 'Errore durante il caricamento del contenuto.',
      retry: 'Riprova',
      levels: 'Sistema dei livelli e degli XP',
      ranking: 'Sistema di classifica competitiva',
      seasons: 'Sistema delle stagioni',
      trust: 'Sistema della fiducia e del fair play',
      document: levelsIt,
      search: {
        search: 'Cerca nella guida',
        placeholder: 'per esempio: livello',
        clear: 'Cancella la ricerca',
        found: (count: number, words: string) =>
          count === 0
            ? `Nessuna regola contiene “${words}”`
            : `${count} ${count === 1 ? 'regola contiene' : 'regole contengono'} “${words}”`,
        advice: 'Prova con un’altra parola.',
      },
      contact: { label: 'Contattaci', href: '#contact' },
    },
    pressKit: {
      label: 'Loghi e schermate',
      downloadLabel: 'Scarica',
      names: ['Le partite di stasera', 'Una partita', 'Livello e stagione'],
    },
    contactTitle: 'Contattaci',
    contactLead: 'Una domanda, un’idea, una proposta: leggiamo tutto.',
    contact: {
      email: {
        title: 'Scrivici',
        address: 'hello@campetto.app',
        sendLabel: 'Invia un’e-mail',
        replyNote: 'Rispondiamo entro 24–48 ore.',
      },
      location: { title: 'Dove siamo', place: 'Verona, Italia' },
      topicsTitle: 'Di che cosa puoi scriverci',
      topics: {
        partnership: {
          title: 'Collaborazioni',
          description: 'Gestisci una struttura, un circolo o un torneo e vuoi entrare in Campetto.',
        },
        support: {
          title: 'Assistenza tecnica',
          description: 'Qualcosa nell’app o su questo sito non funziona come dovrebbe.',
        },
        feedback: {
          title: 'Opinioni sul prodotto',
          description: 'Un’idea, un desiderio, qualcosa che faresti in un altro modo.',
        },
        press: {
          title: 'Stampa e media',
          description: 'Interviste, dati, loghi e immagini per il tuo articolo.',
        },
      },
    },
    download: {
      title: 'Scarica l’app',
      now: 'Scarica subito',
      storesTitle: 'Oppure scegli lo store',
      choose: 'Scegli lo store: l’app è gratuita.',
      message: 'Ti stiamo portando su Google Play',
      announcement: 'Google Play si apre tra cinque secondi.',
      remaining: (seconds: number) =>
        seconds === 1 ? 'manca 1 secondo' : `mancano ${seconds} secondi`,
      back: 'Torna al sito',
      devices: {
        ios: 'Il tuo dispositivo: iPhone o iPad',
        android: 'Il tuo dispositivo: Android',
        desktop: 'Il tuo dispositivo: computer',
        unknown: 'Per iPhone, iPad e Android',
      },
    },
    share: {
      appName: 'Campetto',
      title: 'Ti hanno invitato a giocare',
      gameMessage: 'Qualcuno ti vuole in campo. Apri la partita nell’app.',
      message: 'Trova una partita, una squadra e un campo vicino a te.',
      noticeTitle: 'Ti serve l’app',
      explanation:
        'Qualcuno ha condiviso con te una partita: installa subito Campetto per vederla e partecipare.',
      open: 'Apri nell’app',
      install: 'Installa l’app',
      scan: 'Inquadralo con il telefono per aprire la partita.',
      notInstalled: 'Non ce l’hai ancora?',
      get: 'Scarica l’app',
      copy: 'Copia il link',
      copied: 'Link copiato',
      copyFailed: 'Il browser non l’ha copiato. Ecco il link:',
      damagedTitle: 'Questo link è danneggiato',
      damaged:
        'Una parte è andata persa per strada. Chiedi a chi te l’ha mandato di condividere di nuovo la partita.',
      footer: 'Campetto, il campo dietro l’angolo.',
    },
  },
);
