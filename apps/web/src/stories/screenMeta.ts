import { LANGUAGES } from '@campetto/contract';
import type { Meta } from '@storybook/react-vite';
import { ADMIN_CATALOGUE } from '../admin/catalogue.ts';
import { activateLanguage, addCatalogue } from '../i18n/activate.ts';
import { loadPage } from '../site/routes.tsx';
import { HEALTHY } from './answers.ts';
import { GIULIA } from './giulia.ts';
import { lengthenTexts } from './pseudo.ts';
import { StoryScreen } from './StoryScreen.tsx';
import { surround } from './surroundings.ts';

/** What the stories of all screens share: the whole page, the real catalogues, a healthy server. */
export const screenMeta = {
  component: StoryScreen,
  parameters: { layout: 'fullscreen' },
  args: { user: GIULIA, answers: HEALTHY },
  loaders: [
    async ({ args, globals }) => {
      if (args.path) await loadPage(args.path);
      await addCatalogue(ADMIN_CATALOGUE);
      await activateLanguage(LANGUAGES.find((code) => code === globals['language']) ?? 'en');
      if (globals['language'] === 'pseudo') lengthenTexts();
    },
  ],
  beforeEach: ({ args }) => surround(args),
} satisfies Partial<Meta<typeof StoryScreen>>;

/** A story whose steps are written in English stays in it, whatever the toolbar says. */
export const english = { globals: { language: 'en' } };
