import { LANGUAGES, PATHS } from '@campetto/contract';
import { ADMIN_CATALOGUE } from '@campetto/messages/admin/catalogue';
import { lengthenedMessages } from '@campetto/messages/stories/pseudo';
import { i18n } from '@lingui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { loadPage } from '../app/siteRoutes.tsx';
import { activateLanguage, addCatalogue } from '../i18n/activate.ts';
import { loadBackOffice } from './BackOffice.tsx';
import { removeFakeClock } from './clock.ts';
import { setUpEnvironment } from './environment.ts';
import { SHORT_LIST } from './handlers.ts';
import { checkRequests, mockNetwork } from './network.ts';
import { REVIEWER } from './reviewer.ts';
import { StoryScreen } from './StoryScreen.tsx';

// The timeout is long enough for a response on a busy machine.
configure({ asyncUtilTimeout: 5000 });

export type ScreenMeta = Meta<typeof StoryScreen>;
/** The meta of its file names the path of the screen. */
export type Story = StoryObj<typeof screenMeta & { args: { path: string } }>;

/** The meta of all screen stories: full page, real catalogues, a server without problems. */
export const screenMeta = {
  component: StoryScreen,
  parameters: { layout: 'fullscreen' },
  args: { user: REVIEWER },
  loaders: [
    mockNetwork,
    async ({ args, globals }) => {
      if (args.path) await loadPage(args.path);
      await loadBackOffice();
      await addCatalogue(ADMIN_CATALOGUE);
      await activateLanguage(LANGUAGES.find((code) => code === globals['language']) ?? 'en');
      if (globals['language'] === 'pseudo') i18n.load('en', lengthenedMessages(i18n.messages));
    },
  ],
  beforeEach: ({ args }) => setUpEnvironment(args),
  afterEach: [checkRequests, removeFakeClock],
} satisfies Partial<ScreenMeta>;

/** The meta of stories on the venue review with a short list: they draw few cards. */
export const shortReviewMeta = {
  ...screenMeta,
  args: { ...screenMeta.args, path: PATHS.venues },
  parameters: { ...screenMeta.parameters, msw: SHORT_LIST },
} satisfies Partial<ScreenMeta>;

/** For a story whose steps are written in English: the toolbar does not change its language. */
export const english = { globals: { language: 'en' } };
