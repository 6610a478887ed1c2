import '@campetto/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { checkStory } from './checks.ts';
import { GuidePage } from './docs/GuidePage.tsx';
import { fixedInMatrix, plainTypes } from './docs/plainTypes.ts';
import { ThemedDocsContainer } from './docs/ThemedDocsContainer.tsx';
import { themeOf, withDocument, withLanguage } from './toolbar/decorators.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar/globals.ts';

const isTest = import.meta.env['MODE'] === 'test';

// Removes Storybook's own messages and skeletons: ninety elements that axe would check with each story.
if (isTest) for (const wrapper of document.querySelectorAll('.sb-wrapper')) wrapper.remove();

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [plainTypes, fixedInMatrix],
  decorators: [withDocument, withLanguage],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: GuidePage, container: ThemedDocsContainer },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          [
            'How to review',
            'Gallery',
            'Visual differences',
            'Principles',
            'Design reviews',
            'What changed',
            'Copy deck',
            'Traceability',
          ],
          'Foundations',
          ['Tokens', 'Colour', 'Type', 'Space', 'Radius', 'Shadow', 'Motion', 'Icons'],
          'Primitives',
          'Illustrations',
          'Venue',
          'Review',
          'Imports',
          'Admin',
          'Marketing',
          'Content',
          'App screens',
          'Screens',
          ['Public site', 'Back office', 'Errors'],
        ],
      },
    },
  },
  async afterEach({ globals, parameters, viewMode }) {
    if (!isTest || viewMode !== 'story') return;
    await checkStory(parameters, themeOf(globals));
  },
};

export default preview;
