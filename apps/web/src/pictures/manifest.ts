// Written by `pnpm pictures`: change the stories, not this.

import chat_en_avif from './chat-en.avif';
import chat_en_webp from './chat-en.webp';
import chat_en_avif_2x from './chat-en-2x.avif';
import chat_en_webp_2x from './chat-en-2x.webp';
import chat_it_avif from './chat-it.avif';
import chat_it_webp from './chat-it.webp';
import chat_it_avif_2x from './chat-it-2x.avif';
import chat_it_webp_2x from './chat-it-2x.webp';
import findMatch_en_avif from './find-match-en.avif';
import findMatch_en_webp from './find-match-en.webp';
import findMatch_en_avif_2x from './find-match-en-2x.avif';
import findMatch_en_webp_2x from './find-match-en-2x.webp';
import findMatch_it_avif from './find-match-it.avif';
import findMatch_it_webp from './find-match-it.webp';
import findMatch_it_avif_2x from './find-match-it-2x.avif';
import findMatch_it_webp_2x from './find-match-it-2x.webp';
import level_en_avif from './level-en.avif';
import level_en_webp from './level-en.webp';
import level_en_avif_2x from './level-en-2x.avif';
import level_en_webp_2x from './level-en-2x.webp';
import level_it_avif from './level-it.avif';
import level_it_webp from './level-it.webp';
import level_it_avif_2x from './level-it-2x.avif';
import level_it_webp_2x from './level-it-2x.webp';
import matchDetail_en_avif from './match-detail-en.avif';
import matchDetail_en_webp from './match-detail-en.webp';
import matchDetail_en_avif_2x from './match-detail-en-2x.avif';
import matchDetail_en_webp_2x from './match-detail-en-2x.webp';
import matchDetail_it_avif from './match-detail-it.avif';
import matchDetail_it_webp from './match-detail-it.webp';
import matchDetail_it_avif_2x from './match-detail-it-2x.avif';
import matchDetail_it_webp_2x from './match-detail-it-2x.webp';
import type { Pictures } from './picture.ts';

/** The screens of the app, photographed in each language. */
export const PICTURES: Pictures = {
  findMatch: {
    en: {
      avif: `${findMatch_en_avif} 1x, ${findMatch_en_avif_2x} 2x`,
      webp: `${findMatch_en_webp} 1x, ${findMatch_en_webp_2x} 2x`,
      src: findMatch_en_webp,
      width: 298,
      height: 620,
    },
    it: {
      avif: `${findMatch_it_avif} 1x, ${findMatch_it_avif_2x} 2x`,
      webp: `${findMatch_it_webp} 1x, ${findMatch_it_webp_2x} 2x`,
      src: findMatch_it_webp,
      width: 298,
      height: 620,
    },
  },
  matchDetail: {
    en: {
      avif: `${matchDetail_en_avif} 1x, ${matchDetail_en_avif_2x} 2x`,
      webp: `${matchDetail_en_webp} 1x, ${matchDetail_en_webp_2x} 2x`,
      src: matchDetail_en_webp,
      width: 208,
      height: 433,
    },
    it: {
      avif: `${matchDetail_it_avif} 1x, ${matchDetail_it_avif_2x} 2x`,
      webp: `${matchDetail_it_webp} 1x, ${matchDetail_it_webp_2x} 2x`,
      src: matchDetail_it_webp,
      width: 208,
      height: 433,
    },
  },
  chat: {
    en: {
      avif: `${chat_en_avif} 1x, ${chat_en_avif_2x} 2x`,
      webp: `${chat_en_webp} 1x, ${chat_en_webp_2x} 2x`,
      src: chat_en_webp,
      width: 208,
      height: 433,
    },
    it: {
      avif: `${chat_it_avif} 1x, ${chat_it_avif_2x} 2x`,
      webp: `${chat_it_webp} 1x, ${chat_it_webp_2x} 2x`,
      src: chat_it_webp,
      width: 208,
      height: 433,
    },
  },
  level: {
    en: {
      avif: `${level_en_avif} 1x, ${level_en_avif_2x} 2x`,
      webp: `${level_en_webp} 1x, ${level_en_webp_2x} 2x`,
      src: level_en_webp,
      width: 208,
      height: 433,
    },
    it: {
      avif: `${level_it_avif} 1x, ${level_it_avif_2x} 2x`,
      webp: `${level_it_webp} 1x, ${level_it_webp_2x} 2x`,
      src: level_it_webp,
      width: 208,
      height: 433,
    },
  },
};
