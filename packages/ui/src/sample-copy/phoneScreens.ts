import { bilingual } from './bilingual.ts';

/** The XP of each week, as a part of the best one. */
const WEEKS = [
  { label: '2', part: 0.42 },
  { label: '3', part: 0.55 },
  { label: '4', part: 0.3 },
  { label: '5', part: 0.62 },
  { label: '6', part: 0.74 },
  { label: '7', part: 0.58 },
  { label: '8', part: 1 },
];

/** One evening in three screens: the match, its chat, and the points it gave. */
export const phoneScreensCopy = bilingual(
  {
    matchDetail: {
      time: '18:43',
      title: 'Five-a-side, Borgo Roma',
      spots: '2 spots',
      teams: [
        ['SB', 'LR', 'AC', 'MT', undefined],
        ['PF', 'EV', 'NG', 'TB', undefined],
      ] as const,
      facts: [
        { kind: 'when' as const, title: 'Tonight, 20:00', text: '60 minutes' },
        { kind: 'where' as const, title: 'Arena Borgo Roma', text: '1.2 km away · covered' },
        { kind: 'level' as const, title: 'Silver to Gold', text: 'Friendly, for fun' },
      ],
      players: { count: '8 of 10', text: 'Samir, Luca and 6 more' },
      price: { amount: '€6.00', text: 'per player' },
      action: 'Take a spot',
      alt: 'The app: a five-a-side match with its players on the pitch, the hour, the place and the price',
    },
    nobodyYet: {
      spots: '10 spots',
      players: { count: '0 of 10', text: 'Nobody yet: be the first' },
    },
    chat: {
      time: '18:52',
      title: 'Five-a-side, Borgo Roma',
      text: '10 players · tonight, 20:00',
      messages: [
        { kind: 'note' as const, text: 'You’re in: 9 of 10' },
        {
          kind: 'theirs' as const,
          initials: 'LR',
          name: 'Luca',
          text: 'I’ve got the bibs, white and orange, and two balls.',
          time: '18:46',
        },
        {
          kind: 'theirs' as const,
          initials: 'AC',
          name: 'Anna',
          text: 'Can anyone give me a lift? I’m in San Zeno.',
          time: '18:47',
        },
        { kind: 'mine' as const, text: 'I’ll pick you up at 19:30!', time: '18:48' },
        {
          kind: 'theirs' as const,
          initials: 'AC',
          name: 'Anna',
          text: 'Great! By the fountain.',
          time: '18:49',
        },
        { kind: 'note' as const, text: 'Davide is in: the teams are full' },
        {
          kind: 'theirs' as const,
          initials: 'SB',
          name: 'Samir',
          text: 'Ten at last! We’re on pitch 2, the one next to the bar.',
          time: '18:51',
        },
        { kind: 'mine' as const, text: 'See you there.', time: '18:52' },
      ],
      placeholder: 'Message',
      alt: 'The app: the chat room of a match, where the players share bibs, balls and lifts',
    },
    level: {
      time: '21:34',
      season: 'Autumn season · week 8',
      name: 'Giulia M.',
      level: '12',
      band: 'Level 12 · Regular',
      xp: { part: 0.6, now: '720 / 1,200 XP', next: '480 to level 13' },
      badges: [
        { sign: 'MVP', title: 'Best player', text: 'Tuesday · 4 votes' },
        { sign: '14th', title: 'Gold', text: 'Football, Verona' },
      ],
      weeks: {
        title: 'XP by week',
        gain: '+180',
        bars: WEEKS,
      },
      gains: [
        { label: 'Match won, 6–4', xp: '+140' },
        { label: 'Voted MVP', xp: '+30' },
        { label: 'Venue rated', xp: '+10' },
      ],
      alt: 'The app: level 12 with its XP, an MVP badge, the rank of the season and the XP of each week',
    },
    firstWeek: {
      season: 'Autumn season · week 1',
      level: '1',
      band: 'Level 1 · Rookie',
      xp: { part: 0, now: '0 / 100 XP', next: '100 to level 2' },
      weeks: { title: 'XP by week', gain: '+0', bars: [{ label: '1', part: 0 }] },
    },
  },
  {
    matchDetail: {
      time: '18:43',
      title: 'Calcetto, Borgo Roma',
      spots: '2 posti',
      teams: [
        ['SB', 'LR', 'AC', 'MT', undefined],
        ['PF', 'EV', 'NG', 'TB', undefined],
      ] as const,
      facts: [
        { kind: 'when' as const, title: 'Stasera alle 20:00', text: '60 minuti' },
        { kind: 'where' as const, title: 'Arena Borgo Roma', text: 'A 1,2 km · al coperto' },
        { kind: 'level' as const, title: 'Da Argento a Oro', text: 'Amichevole' },
      ],
      players: { count: '8 su 10', text: 'Samir, Luca e altri 6' },
      price: { amount: '6,00 €', text: 'a testa' },
      action: 'Prenota il tuo posto',
      alt: 'L’app: una partita di calcetto con i giocatori in campo, l’ora, il posto e il prezzo',
    },
    nobodyYet: {
      spots: '10 posti',
      players: { count: '0 su 10', text: 'Ancora nessuno: comincia tu' },
    },
    chat: {
      time: '18:52',
      title: 'Calcetto, Borgo Roma',
      text: '10 giocatori · stasera alle 20:00',
      messages: [
        { kind: 'note' as const, text: 'Ci sei anche tu: 9 su 10' },
        {
          kind: 'theirs' as const,
          initials: 'LR',
          name: 'Luca',
          text: 'Porto io le pettorine, bianche e arancioni, e due palloni.',
          time: '18:46',
        },
        {
          kind: 'theirs' as const,
          initials: 'AC',
          name: 'Anna',
          text: 'Chi mi dà un passaggio? Sono in zona San Zeno.',
          time: '18:47',
        },
        { kind: 'mine' as const, text: 'Passo io alle 19:30!', time: '18:48' },
        {
          kind: 'theirs' as const,
          initials: 'AC',
          name: 'Anna',
          text: 'Grande! Alla fontana.',
          time: '18:49',
        },
        { kind: 'note' as const, text: 'C’è anche Davide: squadre al completo' },
        {
          kind: 'theirs' as const,
          initials: 'SB',
          name: 'Samir',
          text: 'Finalmente dieci! Siamo sul campo 2, quello accanto al bar.',
          time: '18:51',
        },
        { kind: 'mine' as const, text: 'Ci vediamo lì.', time: '18:52' },
      ],
      placeholder: 'Messaggio',
      alt: 'L’app: la chat di una partita, dove i giocatori si dividono pettorine, palloni e passaggi',
    },
    level: {
      time: '21:34',
      season: 'Stagione autunnale · settimana 8',
      name: 'Giulia M.',
      level: '12',
      band: 'Livello 12 · Titolare',
      xp: { part: 0.6, now: '720 / 1.200 XP', next: '480 al livello 13' },
      badges: [
        { sign: 'MVP', title: 'La migliore', text: 'Martedì · 4 voti' },
        { sign: '14º', title: 'Oro', text: 'Calcio, Verona' },
      ],
      weeks: {
        title: 'XP per settimana',
        gain: '+180',
        bars: WEEKS,
      },
      gains: [
        { label: 'Vittoria, 6–4', xp: '+140' },
        { label: 'Votata MVP', xp: '+30' },
        { label: 'Struttura valutata', xp: '+10' },
      ],
      alt: 'L’app: il livello 12 con i suoi XP, il distintivo MVP, il rango della stagione e gli XP di ogni settimana',
    },
    firstWeek: {
      season: 'Stagione autunnale · settimana 1',
      level: '1',
      band: 'Livello 1 · Esordiente',
      xp: { part: 0, now: '0 / 100 XP', next: '100 al livello 2' },
      weeks: { title: 'XP per settimana', gain: '+0', bars: [{ label: '1', part: 0 }] },
    },
  },
);
