import { LANGUAGES } from '@campetto/contract';
import type { Meta } from '@storybook/react-vite';
import { ADMIN_CATALOGUE } from '../admin/catalogue.ts';
import { activateLanguage, addCatalogue } from '../i18n/activate.ts';
import { answerWith, HEALTHY } from './answers.ts';
import { lengthenTexts } from './pseudo.ts';
import { StoryScreen } from './StoryScreen.tsx';

/** The administrator of every story. */
export const GIULIA = {
  uid: 'giulia',
  email: 'giulia@campetto.app',
  lastLogin: '2026-11-20T09:00:00.000Z',
};

/** What the stories of all screens share: the whole page, the real catalogues, a healthy server. */
export const screenMeta = {
  component: StoryScreen,
  parameters: { layout: 'fullscreen' },
  args: { user: GIULIA, answers: HEALTHY },
  loaders: [
    async ({ globals }) => {
      await addCatalogue(ADMIN_CATALOGUE);
      await activateLanguage(LANGUAGES.find((code) => code === globals['language']) ?? 'en');
      if (globals['language'] === 'pseudo') lengthenTexts();
    },
  ],
  beforeEach: ({ args }) => answerWith(args.answers ?? HEALTHY),
} satisfies Partial<Meta<typeof StoryScreen>>;

/** The same story in Italian, the longer language. */
export const italian = { globals: { language: 'it' } };
