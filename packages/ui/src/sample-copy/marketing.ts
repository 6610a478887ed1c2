import { bilingual } from './bilingual.ts';

const stores = {
  apple: 'https://apps.apple.com/app/id0000000000',
  google: 'https://play.google.com/store/apps/details?id=app.example',
};

/** The address in the scannable code. */
export const downloadAddress = 'https://campetto.app/download';

const social = [
  { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/example' },
  { network: 'x', name: 'X', href: 'https://x.com/example' },
  { network: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/example' },
  { network: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/company/example' },
  { network: 'tiktok', name: 'TikTok', href: 'https://www.tiktok.com/@example' },
] as const;

const courts = ['football', 'basketball', 'padel', 'tennis', 'volleyball'] as const;

/** A match's title and detail, and the spots that are left. */
type MatchCopy = readonly [title: string, detail: string, spots: string];

interface SportCopy {
  name: string;
  words: string;
  matches: readonly MatchCopy[];
}

const match = ([title, detail, spots]: MatchCopy) => ({ title, detail, spots });

function sports(
  copies: Record<(typeof courts)[number], SportCopy>,
  labels: string[],
  point: string,
) {
  const figures = [
    ['1K+', '100+', '700', '4.8'],
    ['100+', '50+', '300', '4.7'],
    ['1K+', '100+', '600', '4.9'],
    ['1K+', '100+', '650', '4.8'],
    ['100+', '50+', '250', '4.6'],
  ];
  return courts.map((court, index) => ({
    court,
    ...copies[court],
    matches: copies[court].matches.map(match),
    figures: labels.map((label, column) => ({
      label,
      value: (figures[index]?.[column] ?? '').replace('.', point),
    })),
  }));
}

const sportsEn = {
  football: {
    name: 'Football',
    words: 'Five-a-side after work, eleven on Sunday. Somebody near you is one player short.',
    matches: [
      ['Football, Borgo Roma', '20:00 · 8 of 10', '2 spots'],
      ['Football, Golosine', '21:15 · 11 of 14', '3 spots'],
    ],
  },
  basketball: {
    name: 'Basketball',
    words: 'Three against three in the park, five against five in the gym. You’ve got next.',
    matches: [
      ['Basketball, Parco Adige', '21:00 · 4 of 6', '2 spots'],
      ['Basketball, Bassone', '20:30 · 9 of 10', '1 spot'],
    ],
  },
  padel: {
    name: 'Padel',
    words: 'Four on court, and the fourth really turns up.',
    matches: [
      ['Padel, San Zeno', '20:30 · 3 of 4', '1 spot'],
      ['Padel, Chievo', '19:00 · 2 of 4', '2 spots'],
    ],
  },
  tennis: {
    name: 'Tennis',
    words: 'An opponent as strong as you, on the surface that you like.',
    matches: [
      ['Tennis, Parona', '18:30 · 1 of 2', '1 spot'],
      ['Tennis, Borgo Trento', '20:00 · 2 of 4', '2 spots'],
    ],
  },
  volleyball: {
    name: 'Volleyball',
    words: 'Six in the gym, two on the sand, mixed whenever you like.',
    matches: [
      ['Volleyball, Valdonega', '20:00 · 10 of 12', '2 spots'],
      ['Volleyball, Quinzano', '19:30 · 3 of 4', '1 spot'],
    ],
  },
} as const;

const sportsIt = {
  football: {
    name: 'Calcio',
    words:
      'Calcetto dopo il lavoro, a undici la domenica. A qualcuno qui vicino manca un giocatore.',
    matches: [
      ['Calcio, Borgo Roma', '20:00 · 8 su 10', '2 posti'],
      ['Calcio, Golosine', '21:15 · 11 su 14', '3 posti'],
    ],
  },
  basketball: {
    name: 'Basket',
    words: 'Tre contro tre al parco, cinque contro cinque in palestra. La prossima è tua.',
    matches: [
      ['Basket, Parco Adige', '21:00 · 4 su 6', '2 posti'],
      ['Basket, Bassone', '20:30 · 9 su 10', '1 posto'],
    ],
  },
  padel: {
    name: 'Padel',
    words: 'In quattro, e il quarto si presenta davvero.',
    matches: [
      ['Padel, San Zeno', '20:30 · 3 su 4', '1 posto'],
      ['Padel, Chievo', '19:00 · 2 su 4', '2 posti'],
    ],
  },
  tennis: {
    name: 'Tennis',
    words: 'Un avversario forte quanto te, sulla superficie che preferisci.',
    matches: [
      ['Tennis, Parona', '18:30 · 1 su 2', '1 posto'],
      ['Tennis, Borgo Trento', '20:00 · 2 su 4', '2 posti'],
    ],
  },
  volleyball: {
    name: 'Pallavolo',
    words: 'In sei in palestra, in due sulla sabbia, misti quando vuoi.',
    matches: [
      ['Pallavolo, Valdonega', '20:00 · 10 su 12', '2 posti'],
      ['Pallavolo, Quinzano', '19:30 · 3 su 4', '1 posto'],
    ],
  },
} as const;

/** Tonight's match of each sport. */
const tonight = (copies: Record<(typeof courts)[number], SportCopy>) =>
  courts.flatMap((court) =>
    copies[court].matches.slice(0, 1).map((copy) => ({ court, ...match(copy) })),
  );

export const marketingCopy = bilingual(
  {
    brand: { name: 'campetto', href: '#top' },
    newTab: 'opens in a new tab',
    language: 'Language',
    nav: {
      labels: { navigation: 'Main', menu: 'Menu' },
      links: [
        { label: 'Features', href: '#features' },
        { label: 'How it works', href: '#how-it-works' },
        { label: 'Sports', href: '#sports' },
        { label: 'Stories', href: '#testimonials' },
        { label: 'Download', href: '#download' },
      ],
      action: { label: 'Get the app', href: '#download' },
    },
    hero: {
      title: 'Your next match is',
      marked: 'around the corner',
      subtitle:
        'Football on Tuesday, padel on Thursday. Campetto finds the match, the people and the pitch: you bring your trainers.',
      chips: ['Find nearby', 'AI coach', 'Track progress'],
      community: '500+ active players a day',
      action: { label: 'Get started', href: '#download' },
      more: { label: 'How it works', href: '#how-it-works' },
      callouts: [
        { sign: '12', title: 'Level up', text: '+180 XP this week' },
        { sign: 'MVP', title: 'Giulia, 4 votes', text: 'Tuesday’s match' },
      ],
      trust: 'Trusted by 100,000+ athletes · 4.9 ★',
    },
    features: {
      eyebrow: 'Features',
      title: 'Everything around the ninety minutes',
      lead: 'From the first free evening to the last vote for best player.',
      cards: [
        {
          kind: 'find' as const,
          matches: tonight(sportsEn),
          title: 'Find matches',
          points: [
            'Indoor and outdoor pitches',
            'Real-time availability',
            'Match status, from open to played',
          ],
        },
        {
          kind: 'coach' as const,
          advice: 'They leave their left side open: start there.',
          title: 'AI coach',
          points: [
            'Tactics for your team and your next opponent',
            'A journal before and after the match',
          ],
        },
        {
          kind: 'progress' as const,
          level: '12',
          xp: '720 / 1,200 XP',
          part: 0.6,
          weeks: [0.42, 0.55, 0.3, 0.62, 0.74, 0.58, 1],
          title: 'Progress',
          points: ['User levels', 'Seasonal ranks', 'XP for every match'],
        },
        {
          kind: 'events' as const,
          votes: [
            { name: 'Giulia', count: 4 },
            { name: 'Samir', count: 2 },
            { name: 'Luca', count: 1 },
          ],
          title: 'Events and statistics',
          points: ['Detailed statistics', 'Performance trends', 'MVP voting'],
        },
        {
          kind: 'venue' as const,
          name: 'Arena Borgo Roma',
          detail: '1.2 km · covered · 4.7 ★',
          cost: '€6 each',
          title: 'The right venue',
          points: ['Search by place', 'Venue ratings', 'Cost tracking'],
        },
        {
          kind: 'chat' as const,
          messages: [
            { name: 'Luca', text: 'I’ve got the bibs and two balls.' },
            { text: 'I’ll pick Anna up at 19:30!' },
            { name: 'Samir', text: 'Ten at last! We’re on pitch 2.' },
          ],
          title: 'Always in touch',
          points: ['A chat room for every match', 'Direct messages', 'Push notifications'],
        },
      ],
    },
    how: {
      eyebrow: 'How it works',
      title: 'From the sofa to kick-off in eight steps',
      lead: 'No group chats with ninety unread messages. No missing tenth player.',
      steps: [
        { title: 'Get the app', text: 'It is free, on iPhone and on Android.' },
        { title: 'Say what you play', text: 'Pick your sports and how good you are.' },
        { title: 'Look around', text: 'See the matches near you, tonight or next week.' },
        { title: 'Take a spot', text: 'One tap, and the team knows you are in.' },
        { title: 'Talk it over', text: 'Bibs, balls and lifts, in the match chat.' },
        { title: 'Play', text: 'Address and kick-off time, one tap away.' },
        { title: 'Vote', text: 'Enter the result and choose the best player.' },
        { title: 'Level up', text: 'XP, and new ranks to climb every season.' },
      ],
      action: { label: 'Find your first match', href: '#download' },
    },
    sports: {
      eyebrow: 'Sports',
      title: 'Five sports, one little pitch',
      lead: 'Pick one, or play them all.',
      sports: sports(sportsEn, ['players', 'matches a day', 'venues', 'rating'], '.'),
    },
    testimonials: {
      eyebrow: 'Stories',
      title: 'Overheard in the changing room',
      lead: 'Examples that we wrote in November 2026, not reviews: what players really say will replace them.',
      stars: { count: 5, label: '5 stars out of 5' },
      stats: [
        { value: '500+', label: 'active players a day' },
        { value: '4.9/5', label: 'average rating' },
        { value: '1K+', label: 'matches played a week' },
        { value: '95%', label: 'player satisfaction' },
      ],
      items: [
        {
          text: 'I moved to Verona knowing nobody. Three weeks later I had a Tuesday team and people to have a beer with.',
          name: 'Giulia M.',
          role: 'Midfielder, five-a-side',
        },
        {
          text: 'A fourth for padel used to take forty messages. Now it takes one.',
          name: 'Luca R.',
          role: 'Padel, Gold division',
        },
        {
          text: 'The ratings are honest. I lose close matches against my equals and I love it.',
          name: 'Anna C.',
          role: 'Tennis, Platinum division',
        },
        {
          text: 'I organise the Sunday match for thirty people. Who pays, who comes, who is injured: it is all there.',
          name: 'Samir B.',
          role: 'Organiser',
        },
        {
          text: 'I came back after two years and an operation. The coach’s journal kept me from overdoing it.',
          name: 'Davide T.',
          role: 'Basketball, 3×3',
        },
        {
          text: 'My daughter and I play mixed volleyball with people from the whole quarter.',
          name: 'Paola F.',
          role: 'Volleyball',
        },
      ],
    },
    trust: {
      eyebrow: 'Trust',
      title: 'Strangers on Tuesday, teammates on Thursday',
      lead: 'You play with people you have never met. This is what you can rely on.',
      assurances: [
        {
          title: 'Verified players',
          text: 'The mark says that somebody really plays under this name: confirmed e-mail and phone, a picture of a person, three matches with others. It is not an identity check.',
          link: { label: 'How players are verified', href: '#' },
        },
        {
          title: 'Reputation',
          text: 'It grows when you turn up on time and play fair, and falls when you leave the others waiting. They see your band before they play with you.',
          link: { label: 'How reputation works', href: '#' },
        },
        {
          title: 'Secure payments',
          text: 'Share, fee and total are in front of you before you pay, through an authorised provider. Campetto keeps no card data.',
          link: { label: 'How payments work', href: '#' },
        },
        {
          title: 'A free plan',
          text: 'Joining, chatting, levels and ratings cost nothing. A match can have a cost, and paid plans may come: you always see the price first.',
          link: { label: 'What is free', href: '#' },
        },
      ],
      questionsTitle: 'Before you ask',
      questions: [
        {
          question: 'What if I cannot make it?',
          answer:
            'Leave 24 hours or more before the start and you get everything back. Later you get your share back, without the fee, if somebody takes your place. Your reputation suffers when you leave late or do not turn up.',
        },
        {
          question: 'Does my level say how strong I am?',
          answer:
            'No. Your level says how much you play and give back, in all five sports together. How strong you are is your rating, one for each sport.',
        },
        {
          question: 'Who decides when somebody behaves badly?',
          answer:
            'People. A moderator reads each report within 72 hours, the decision gives its reasons, and you can object to it.',
        },
        {
          question: 'How old do I have to be?',
          answer:
            '14, with the agreement of a parent until you are 18. Paying, and organising matches that cost money, starts at 18.',
        },
      ],
    },
    soon: {
      badge: 'Coming soon',
      title: 'Tournaments',
      text: 'Groups, brackets and a trophy to photograph. We are marking out the lines.',
    },
    download: {
      eyebrow: 'Download',
      title: 'Kick-off is in your pocket',
      lead: 'Free, in Italian and English, on the phone you already have.',
      points: [
        'Matches near you, every day',
        'Join or organise in one tap',
        'Chat with the whole team',
        'Levels, ranks and seasons',
      ],
      stats: [
        { value: '500+', label: 'active players a day' },
        { value: '50+', label: 'cities' },
        { value: '1K+', label: 'matches played a week' },
        { value: '4.9 ★', label: 'app rating' },
      ],
      stores: [
        {
          store: 'apple' as const,
          href: stores.apple,
          before: 'Download on the',
          name: 'App Store',
        },
        { store: 'google' as const, href: stores.google, before: 'Get it on', name: 'Google Play' },
      ],
      code: {
        address: downloadAddress,
        label: 'QR code for the download page',
        caption: 'Point your camera here',
      },
    },
    footer: {
      labels: { social: 'Follow us', contact: 'Contact', legal: 'Legal' },
      tagline: 'The match, the people and the pitch.',
      columns: [
        {
          title: 'Product',
          links: [
            { label: 'Features', href: '#features' },
            { label: 'How it works', href: '#how-it-works' },
            { label: 'Download', href: '#download' },
          ],
        },
        {
          title: 'Support',
          links: [
            { label: 'Guide', href: '/documentation?lang=en' },
            { label: 'Contact', href: '/contact?lang=en' },
            { label: 'Privacy', href: '/privacy?lang=en' },
            { label: 'Terms', href: '/terms?lang=en' },
          ],
        },
      ],
      legal: [
        { label: 'Privacy', href: '/privacy?lang=en' },
        { label: 'Terms', href: '/terms?lang=en' },
      ],
      email: 'hello@campetto.app',
      location: 'Verona, Italy',
      social,
      copyright: '© 2026 Campetto. All rights reserved.',
    },
    phone: {
      time: '18:42',
      title: 'Tonight near you',
      where: 'Verona · within 5 km',
      filters: ['All', 'Football', 'Padel', 'Tennis'],
      matches: [
        {
          court: 'football' as const,
          title: 'Five-a-side, Borgo Roma',
          detail: '20:00 · 8 of 10 · Silver, Gold',
          spots: '2 spots',
        },
        {
          court: 'padel' as const,
          title: 'Padel, San Zeno',
          detail: '20:30 · 3 of 4 · Gold',
          spots: '1 spot',
        },
        {
          court: 'basketball' as const,
          title: '3×3, Parco Adige',
          detail: '21:00 · 4 of 6 · open',
          spots: '2 spots',
        },
      ],
      alt: 'The app: three matches tonight near you',
    },
    picture: { alt: 'A green court' },
  },
  {
    brand: { name: 'campetto', href: '#top' },
    newTab: 'si apre in una nuova scheda',
    language: 'Lingua',
    nav: {
      labels: { navigation: 'Principale', menu: 'Menu' },
      links: [
        { label: 'Funzioni', href: '#features' },
        { label: 'Come funziona', href: '#how-it-works' },
        { label: 'Sport', href: '#sports' },
        { label: 'Storie', href: '#testimonials' },
        { label: 'Scarica', href: '#download' },
      ],
      action: { label: 'Scarica l’app', href: '#download' },
    },
    hero: {
      title: 'La prossima partita è',
      marked: 'dietro l’angolo',
      subtitle:
        'Calcetto il martedì, padel il giovedì. Campetto trova la partita, la compagnia e il campo: tu porta le scarpe.',
      chips: ['Cerca in zona', 'Coach AI', 'Segui i progressi'],
      community: '500+ giocatori attivi al giorno',
      action: { label: 'Inizia subito', href: '#download' },
      more: { label: 'Come funziona', href: '#how-it-works' },
      callouts: [
        { sign: '12', title: 'Nuovo livello', text: '+180 XP in settimana' },
        { sign: 'MVP', title: 'Giulia, 4 voti', text: 'La partita di martedì' },
      ],
      trust: 'Scelto da oltre 100.000 sportivi · 4,9 ★',
    },
    features: {
      eyebrow: 'Funzioni',
      title: 'Tutto quello che sta intorno ai novanta minuti',
      lead: 'Dalla prima sera libera all’ultimo voto per il migliore in campo.',
      cards: [
        {
          kind: 'find' as const,
          matches: tonight(sportsIt),
          title: 'Trova partite',
          points: [
            'Campi al coperto e all’aperto',
            'Disponibilità in tempo reale',
            'Stato della partita, da aperta a giocata',
          ],
        },
        {
          kind: 'coach' as const,
          advice: 'Lasciano scoperta la sinistra: cominciate da lì.',
          title: 'Coach AI',
          points: [
            'Tattiche per la tua squadra e per il prossimo avversario',
            'Un diario prima e dopo la partita',
          ],
        },
        {
          kind: 'progress' as const,
          level: '12',
          xp: '720 / 1.200 XP',
          part: 0.6,
          weeks: [0.42, 0.55, 0.3, 0.62, 0.74, 0.58, 1],
          title: 'Progressi',
          points: ['Livelli utente', 'Ranghi di stagione', 'XP a ogni partita'],
        },
        {
          kind: 'events' as const,
          votes: [
            { name: 'Giulia', count: 4 },
            { name: 'Samir', count: 2 },
            { name: 'Luca', count: 1 },
          ],
          title: 'Eventi e statistiche',
          points: [
            'Statistiche dettagliate',
            'Andamento delle prestazioni',
            'Voto al migliore in campo',
          ],
        },
        {
          kind: 'venue' as const,
          name: 'Arena Borgo Roma',
          detail: '1,2 km · al coperto · 4,7 ★',
          cost: '6 € a testa',
          title: 'Il campo giusto',
          points: ['Ricerca per zona', 'Valutazioni delle strutture', 'Spese sotto controllo'],
        },
        {
          kind: 'chat' as const,
          messages: [
            { name: 'Luca', text: 'Porto io le pettorine e due palloni.' },
            { text: 'Anna, passo io alle 19:30!' },
            { name: 'Samir', text: 'Finalmente dieci! Siamo sul campo 2.' },
          ],
          title: 'Sempre in contatto',
          points: ['Una chat per ogni partita', 'Messaggi diretti', 'Notifiche push'],
        },
      ],
    },
    how: {
      eyebrow: 'Come funziona',
      title: 'Dal divano al calcio d’inizio in otto passi',
      lead: 'Niente gruppi con novanta messaggi da leggere. Niente decimo che manca.',
      steps: [
        { title: 'Scarica l’app', text: 'È gratuita, per iPhone e per Android.' },
        { title: 'Di’ a cosa giochi', text: 'Scegli gli sport e quanto te la cavi.' },
        { title: 'Guardati intorno', text: 'Le partite vicine, stasera o fra una settimana.' },
        { title: 'Prenota il tuo posto', text: 'Un tocco, e la squadra sa che ci sei.' },
        { title: 'Accordati in chat', text: 'Pettorine, palloni e passaggi, nella chat.' },
        { title: 'Gioca', text: 'Indirizzo e orario sono a portata di dito.' },
        { title: 'Vota', text: 'Segna il risultato e scegli il migliore in campo.' },
        { title: 'Sali di livello', text: 'XP, e nuovi ranghi da scalare a ogni stagione.' },
      ],
      action: { label: 'Trova la tua prima partita', href: '#download' },
    },
    sports: {
      eyebrow: 'Sport',
      title: 'Cinque sport, un\u00A0solo campetto',
      lead: 'Scegline uno, oppure giocali tutti.',
      sports: sports(sportsIt, ['giocatori', 'partite al giorno', 'strutture', 'valutazione'], ','),
    },
    testimonials: {
      eyebrow: 'Storie',
      title: 'Sentito negli spogliatoi',
      lead: 'Esempi scritti da noi a novembre 2026, non recensioni: lasceranno il posto alle parole di chi gioca.',
      stars: { count: 5, label: '5 stelle su 5' },
      stats: [
        { value: '500+', label: 'giocatori attivi al giorno' },
        { value: '4,9/5', label: 'valutazione media' },
        { value: '1K+', label: 'partite giocate a settimana' },
        { value: '95%', label: 'giocatori soddisfatti' },
      ],
      items: [
        {
          text: 'Mi sono trasferita a Verona senza conoscere nessuno. Dopo tre settimane avevo la squadra del martedì e qualcuno con cui bere una birra.',
          name: 'Giulia M.',
          role: 'Centrocampista, calcio a cinque',
        },
        {
          text: 'Per trovare il quarto a padel servivano quaranta messaggi. Adesso ne basta uno.',
          name: 'Luca R.',
          role: 'Padel, divisione Oro',
        },
        {
          text: 'I punteggi sono onesti. Perdo di poco contro chi vale quanto me, e mi diverto un mondo.',
          name: 'Anna C.',
          role: 'Tennis, divisione Platino',
        },
        {
          text: 'Organizzo la partita della domenica per trenta persone. Chi paga, chi viene, chi è infortunato: è tutto lì.',
          name: 'Samir B.',
          role: 'Organizzatore',
        },
        {
          text: 'Sono tornato in campo dopo due anni e un’operazione. Il diario del Coach AI mi ha aiutato a non strafare.',
          name: 'Davide T.',
          role: 'Basket, 3×3',
        },
        {
          text: 'Io e mia figlia giochiamo a pallavolo mista con gente di tutto il quartiere.',
          name: 'Paola F.',
          role: 'Pallavolo',
        },
      ],
    },
    trust: {
      eyebrow: 'Fiducia',
      title: 'Martedì sconosciuti, giovedì compagni di squadra',
      lead: 'Giochi con persone mai viste prima. Ecco su che cosa puoi contare.',
      assurances: [
        {
          title: 'Giocatori verificati',
          text: 'Il contrassegno dice che dietro quel nome c’è chi gioca davvero: e-mail e telefono confermati, la foto di una persona, tre partite con altri. Non è un controllo d’identità.',
          link: { label: 'Come si viene verificati', href: '#' },
        },
        {
          title: 'Reputazione',
          text: 'Cresce se arrivi in orario e giochi pulito, cala se fai aspettare gli altri. La tua fascia si vede prima di giocare insieme.',
          link: { label: 'Come funziona la reputazione', href: '#' },
        },
        {
          title: 'Pagamenti sicuri',
          text: 'Quota, commissione e totale li vedi prima di pagare, tramite un fornitore autorizzato. Campetto non conserva i dati della carta.',
          link: { label: 'Come funzionano i pagamenti', href: '#' },
        },
        {
          title: 'Un piano gratuito',
          text: 'Unirsi, chattare, livelli e punteggi non costano nulla. Una partita può avere un costo, e potranno arrivare piani a pagamento: il prezzo lo vedi sempre prima.',
          link: { label: 'Che cosa è gratis', href: '#' },
        },
      ],
      questionsTitle: 'Domande frequenti',
      questions: [
        {
          question: 'E se non posso venire?',
          answer:
            'Se lasci almeno 24 ore prima dell’inizio ti torna tutto. Dopo, ti torna la quota, senza la commissione, se qualcuno prende il tuo posto. La reputazione ne risente se lasci tardi o non ti presenti.',
        },
        {
          question: 'Il livello dice quanto sono forte?',
          answer:
            'No. Il livello dice quanto giochi e quanto fai per gli altri, in tutti e cinque gli sport insieme. Quanto sei forte lo dice il punteggio, uno per sport.',
        },
        {
          question: 'Chi decide se qualcuno si comporta male?',
          answer:
            'Persone. Un moderatore legge ogni segnalazione entro 72 ore, la decisione è motivata e puoi contestarla.',
        },
        {
          question: 'Quanti anni devo avere?',
          answer:
            '14, con il consenso di un genitore fino ai 18. Pagare e organizzare partite a pagamento si può dai 18.',
        },
      ],
    },
    soon: {
      badge: 'In arrivo',
      title: 'I tornei',
      text: 'Gironi, tabelloni e una coppa da fotografare. Stiamo tracciando le righe.',
    },
    download: {
      eyebrow: 'Scarica',
      title: 'Il fischio d’inizio ce l’hai in tasca',
      lead: 'Gratis, in italiano e in inglese, sul telefono che hai già.',
      points: [
        'Partite vicine, ogni giorno',
        'Partecipa o organizza con un tocco',
        'La chat con tutta la squadra',
        'Livelli, ranghi e stagioni',
      ],
      stats: [
        { value: '500+', label: 'giocatori attivi al giorno' },
        { value: '50+', label: 'città' },
        { value: '1K+', label: 'partite giocate a settimana' },
        { value: '4,9 ★', label: 'valutazione dell’app' },
      ],
      stores: [
        { store: 'apple' as const, href: stores.apple, before: 'Scarica su', name: 'App Store' },
        {
          store: 'google' as const,
          href: stores.google,
          before: 'Disponibile su',
          name: 'Google Play',
        },
      ],
      code: {
        address: downloadAddress,
        label: 'Codice QR della pagina per scaricare l’app',
        caption: 'Inquadra con la fotocamera',
      },
    },
    footer: {
      labels: { social: 'Seguici', contact: 'Contatti', legal: 'Note legali' },
      tagline: 'La partita, la compagnia e il campo.',
      columns: [
        {
          title: 'Prodotto',
          links: [
            { label: 'Funzioni', href: '#features' },
            { label: 'Come funziona', href: '#how-it-works' },
            { label: 'Scarica', href: '#download' },
          ],
        },
        {
          title: 'Assistenza',
          links: [
            { label: 'Guida', href: '/documentation?lang=it' },
            { label: 'Contatti', href: '/contact?lang=it' },
            { label: 'Privacy', href: '/privacy?lang=it' },
            { label: 'Termini', href: '/terms?lang=it' },
          ],
        },
      ],
      legal: [
        { label: 'Privacy', href: '/privacy?lang=it' },
        { label: 'Termini', href: '/terms?lang=it' },
      ],
      email: 'hello@campetto.app',
      location: 'Verona, Italia',
      social,
      copyright: '© 2026 Campetto. Tutti i diritti riservati.',
    },
    phone: {
      time: '18:42',
      title: 'Stasera in zona',
      where: 'Verona · entro 5 km',
      filters: ['Tutte', 'Calcio', 'Padel', 'Tennis'],
      matches: [
        {
          court: 'football' as const,
          title: 'Calcetto, Borgo Roma',
          detail: '20:00 · 8 su 10 · Argento, Oro',
          spots: '2 posti',
        },
        {
          court: 'padel' as const,
          title: 'Padel, San Zeno',
          detail: '20:30 · 3 su 4 · Oro',
          spots: '1 posto',
        },
        {
          court: 'basketball' as const,
          title: '3×3, Parco Adige',
          detail: '21:00 · 4 su 6 · libera',
          spots: '2 posti',
        },
      ],
      alt: 'L’app: tre partite stasera in zona',
    },
    picture: { alt: 'Un campo verde' },
  },
);
