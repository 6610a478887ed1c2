// Written by `pnpm pictures`: change the stories, not this.

import type { Language } from '@campetto/contract';
import chatEnAvif from './chat/chat-en.avif';
import chatEnWebp from './chat/chat-en.webp';
import chatEnAvif2x from './chat/chat-en-2x.avif';
import chatEnAvifDark2x from './chat/chat-en-2x-dark.avif';
import chatEnAvifDark from './chat/chat-en-dark.avif';
import chatItAvif from './chat/chat-it.avif';
import chatItWebp from './chat/chat-it.webp';
import chatItAvif2x from './chat/chat-it-2x.avif';
import chatItAvifDark2x from './chat/chat-it-2x-dark.avif';
import chatItAvifDark from './chat/chat-it-dark.avif';
import findMatchEnAvif from './find-match/find-match-en.avif';
import findMatchEnWebp from './find-match/find-match-en.webp';
import findMatchEnAvif2x from './find-match/find-match-en-2x.avif';
import findMatchEnAvifDark2x from './find-match/find-match-en-2x-dark.avif';
import findMatchEnAvifDark from './find-match/find-match-en-dark.avif';
import findMatchItAvif from './find-match/find-match-it.avif';
import findMatchItWebp from './find-match/find-match-it.webp';
import findMatchItAvif2x from './find-match/find-match-it-2x.avif';
import findMatchItAvifDark2x from './find-match/find-match-it-2x-dark.avif';
import findMatchItAvifDark from './find-match/find-match-it-dark.avif';
import levelEnAvif from './level/level-en.avif';
import levelEnWebp from './level/level-en.webp';
import levelEnAvif2x from './level/level-en-2x.avif';
import levelEnAvifDark2x from './level/level-en-2x-dark.avif';
import levelEnAvifDark from './level/level-en-dark.avif';
import levelItAvif from './level/level-it.avif';
import levelItWebp from './level/level-it.webp';
import levelItAvif2x from './level/level-it-2x.avif';
import levelItAvifDark2x from './level/level-it-2x-dark.avif';
import levelItAvifDark from './level/level-it-dark.avif';
import matchDetailEnAvif from './match-detail/match-detail-en.avif';
import matchDetailEnWebp from './match-detail/match-detail-en.webp';
import matchDetailEnAvif2x from './match-detail/match-detail-en-2x.avif';
import matchDetailEnAvifDark2x from './match-detail/match-detail-en-2x-dark.avif';
import matchDetailEnAvifDark from './match-detail/match-detail-en-dark.avif';
import matchDetailItAvif from './match-detail/match-detail-it.avif';
import matchDetailItWebp from './match-detail/match-detail-it.webp';
import matchDetailItAvif2x from './match-detail/match-detail-it-2x.avif';
import matchDetailItAvifDark2x from './match-detail/match-detail-it-2x-dark.avif';
import matchDetailItAvifDark from './match-detail/match-detail-it-dark.avif';
import type { Picture, ScreenName } from './picture.ts';

/** The screens of the app, captured in each language. */
export const PICTURES: Record<ScreenName, Record<Language, Picture>> = {
  findMatch: {
    en: {
      avif: `${findMatchEnAvif} 1x, ${findMatchEnAvif2x} 2x`,
      avifDark: `${findMatchEnAvifDark} 1x, ${findMatchEnAvifDark2x} 2x`,
      src: findMatchEnWebp,
      width: 298,
      height: 620,
    },
    it: {
      avif: `${findMatchItAvif} 1x, ${findMatchItAvif2x} 2x`,
      avifDark: `${findMatchItAvifDark} 1x, ${findMatchItAvifDark2x} 2x`,
      src: findMatchItWebp,
      width: 298,
      height: 620,
    },
  },
  matchDetail: {
    en: {
      avif: `${matchDetailEnAvif} 1x, ${matchDetailEnAvif2x} 2x`,
      avifDark: `${matchDetailEnAvifDark} 1x, ${matchDetailEnAvifDark2x} 2x`,
      src: matchDetailEnWebp,
      width: 208,
      height: 433,
    },
    it: {
      avif: `${matchDetailItAvif} 1x, ${matchDetailItAvif2x} 2x`,
      avifDark: `${matchDetailItAvifDark} 1x, ${matchDetailItAvifDark2x} 2x`,
      src: matchDetailItWebp,
      width: 208,
      height: 433,
    },
  },
  chat: {
    en: {
      avif: `${chatEnAvif} 1x, ${chatEnAvif2x} 2x`,
      avifDark: `${chatEnAvifDark} 1x, ${chatEnAvifDark2x} 2x`,
      src: chatEnWebp,
      width: 208,
      height: 433,
    },
    it: {
      avif: `${chatItAvif} 1x, ${chatItAvif2x} 2x`,
      avifDark: `${chatItAvifDark} 1x, ${chatItAvifDark2x} 2x`,
      src: chatItWebp,
      width: 208,
      height: 433,
    },
  },
  level: {
    en: {
      avif: `${levelEnAvif} 1x, ${levelEnAvif2x} 2x`,
      avifDark: `${levelEnAvifDark} 1x, ${levelEnAvifDark2x} 2x`,
      src: levelEnWebp,
      width: 208,
      height: 433,
    },
    it: {
      avif: `${levelItAvif} 1x, ${levelItAvif2x} 2x`,
      avifDark: `${levelItAvifDark} 1x, ${levelItAvifDark2x} 2x`,
      src: levelItWebp,
      width: 208,
      height: 433,
    },
  },
};
