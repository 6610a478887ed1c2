import { bilingual } from './bilingual.ts';

/** Texts that are longer than the components are designed for. */
export const longCopy = bilingual(
  {
    label: 'Find your very first match in the neighbourhood',
    title: 'The extraordinarily demanding preseason training begins again on Thursday evening',
    sentence:
      'Bring shoes for artificial grass, a light and a dark shirt, enough water for ninety minutes and somebody who does not mind standing between the posts for a while.',
    name: 'Maria Antonietta Della Valle-Castelbarco',
    word: 'Counterintuitivenessdemonstration',
    figure: '1,234,567',
  },
  {
    label: 'Trova la tua primissima partita nel quartiere',
    title: 'L’allenamento precampionato straordinariamente impegnativo ricomincia giovedì sera',
    sentence:
      'Porta le scarpe da erba sintetica, una maglia chiara e una scura, acqua a sufficienza per novanta minuti e qualcuno che non si tiri indietro se tocca stare un po’ tra i pali.',
    name: 'Maria Antonietta Della Valle-Castelbarco',
    word: 'Particolareggiatissimamente',
    figure: '1.234.567',
  },
);
