import '../packages/ui/src/theme/index.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { checkOtherTheme, checkStillness } from './checks.ts';
import { GuidePage } from './docs/GuidePage.tsx';

/** The theme is the document's, so that dialogs and menus, which live in its body, share it. */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'];
  return <Story />;
};

/** The language is a wrapper's: set on the document, it would leak into the next story. */
const withLanguage: Decorator = (Story, { globals }) => (
  <div lang={globals['language']}>
    <Story />
  </div>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme, withLanguage],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      description: 'Language of the sample copy',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'it', title: 'Italiano' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'en' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: GuidePage },
    viewport: {
      options: {
        phone: { name: 'Small phone, 360', styles: { width: '360px', height: '740px' } },
        phoneWide: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  async afterEach({ globals, parameters, viewMode }) {
    if (import.meta.env['MODE'] !== 'test' || viewMode !== 'story') return;
    checkStillness();
    if (parameters['a11y']?.test === 'error') await checkOtherTheme(globals['theme']);
  },
};

export default preview;
