import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { GuideSearch } from '../GuideSearch/index.ts';
import { Prose } from '../Prose/index.ts';
import { GuideLayout, type GuideSection } from './GuideLayout.tsx';

type Status = GuideSection['status'];

const onRetry = fn();

const icons = ['levels', 'ranking', 'seasons', 'trust'] as const;

/** The four sections with the given states; ready by default. */
function sectionsOf(states: readonly Status[], globals: Globals, idPrefix = '') {
  const { guide: page, prose } = contentCopy(globals);
  const titles = {
    'user-levels': page.levels,
    'competitive-ranking': page.ranking,
    seasons: page.seasons,
    'trust-fairplay': page.trust,
  };
  return Object.entries(titles).map(([name, title], i): GuideSection => {
    const status = states[i] ?? 'ready';
    const id = idPrefix + name;
    const section = { id, title, icon: icons[i] };
    if (status === 'failed') return { ...section, status, onRetry };
    if (status !== 'ready') return { ...section, status };
    const markdown = page.document.replace(page.levels, title);
    const options = { markdown, labels: prose, headingOffset: 1, idPrefix: `${id}-` } as const;
    return { ...section, status, content: <Prose key={id} {...options} /> };
  });
}

const inState = (...states: Exclude<Status, 'ready'>[]) =>
  states.map((status): GuideSection => {
    const section = { id: status, title: status };
    return status === 'failed' ? { ...section, status, onRetry } : { ...section, status };
  });

const copy = (globals: Globals) => {
  const { guide: page, home } = contentCopy(globals);
  const { title, lead, contents, loading, missing, failed, retry } = page;
  return {
    title,
    lead,
    labels: { contents, loading, missing, failed, retry },
    home: { label: home, href: '#home' },
  };
};

const meta = {
  title: 'Content/GuideLayout',
  component: GuideLayout,
  args: { ...copy({}), sections: [], activeId: 'competitive-ranking' },
  argTypes: {
    labels: { control: 'object' },
    sections: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const states = args.sections.map(({ status }) => status);
    const sections = sectionsOf(states, globals);
    const { search, elsewhere } = contentCopy(globals).guide;
    return (
      <GuideLayout
        {...translated(args, copy, globals)}
        sections={sections}
        search={<GuideSearch labels={search} sections={sections} elsewhere={elsewhere} />}
      />
    );
  },
} satisfies Meta<typeof GuideLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const page = translated(args, copy, globals);
    return (
      // In `main`, a header is no landmark of the page, which may have only one.
      <main>
        <MatrixList
          items={{
            ready: <GuideLayout {...page} sections={sectionsOf([], globals)} />,
            loading: (
              <GuideLayout
                {...page}
                sections={sectionsOf(['loading', 'loading', 'loading', 'loading'], globals, 'a-')}
              />
            ),
            hover: (
              <GuideLayout
                {...page}
                sections={sectionsOf(['loading', 'loading', 'loading', 'loading'], globals, 'c-')}
              />
            ),
            'missing, failed, loading, ready': (
              <GuideLayout
                {...page}
                activeId="b-user-levels"
                sections={sectionsOf(['missing', 'failed', 'loading'], globals, 'b-')}
              />
            ),
          }}
        />
      </main>
    );
  },
};

export const Ready: Story = {};

export const OnATablet: Story = {
  name: 'on a tablet the folded contents are as wide as what they fold',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { guide } = contentCopy(globals);
    const contents = canvas.getByRole('navigation', { name: guide.contents });
    const section = canvasElement.querySelector('#user-levels');
    await expect(contents.clientWidth).toBe(section?.clientWidth);
  },
};

export const OpenOnAPhone: Story = {
  name: '[GUIDE-6] open on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas, globals }) => {
    const { guide } = contentCopy(globals);
    await userEvent.click(canvas.getByText(guide.contents, { selector: 'summary' }));
    await expect(canvas.getByText(guide.trust, { selector: 'a' })).toBeVisible();
  },
};

export const LoadingOnATablet: Story = {
  name: '[GUIDE-7] on a tablet the spinner is in the middle of the page',
  globals: { viewport: { value: 'tablet' } },
  args: { sections: inState('loading', 'loading', 'loading', 'loading') },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('status').getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    await expect(Math.abs((left + right - clientWidth) / 2)).toBeLessThanOrEqual(1);
  },
};

export const MissingAndFailed: Story = {
  name: '[GUIDE-7] a missing file, a failed one: their titles, what happened, a second try',
  globals: { viewport: { value: 'desktop' } },
  args: { sections: inState('missing', 'failed', 'loading', 'failed') },
  play: async ({ canvas, canvasElement, globals }) => {
    const { guide } = contentCopy(globals);
    const section = (id: string) => within(canvasElement.querySelector(`#${id}`) as HTMLElement);
    const missing = section('user-levels');
    await expect(missing.getByRole('heading', { level: 2 })).toHaveTextContent(guide.levels);
    await expect(missing.getByText(guide.missing)).toBeVisible();
    const failed = section('competitive-ranking');
    await expect(failed.getByRole('heading', { level: 2 })).toHaveTextContent(guide.ranking);
    await expect(failed.getByRole('alert')).toHaveTextContent(guide.failed);
    onRetry.mockClear();
    await userEvent.click(failed.getByRole('button', { name: guide.retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(section('seasons').getByText(guide.loading)).toBeVisible();
    await expect(section('trust-fairplay').getByRole('heading', { level: 2 })).toBeVisible();
    // No section has loaded, so there is nothing to search.
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
};
