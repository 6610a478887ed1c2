import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { bilingual } from '../../sample-copy/bilingual.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { Prose } from '../Prose/index.ts';
import { FoundRules } from './FoundRules.tsx';
import type { FoundRule } from './findRules.ts';
import { GuideSearch } from './GuideSearch.tsx';

const copy = (globals: Globals) => {
  const { search: labels, elsewhere, levels, seasons } = contentCopy(globals).guide;
  const sections = [
    { id: 'user-levels', title: levels },
    { id: 'seasons', title: seasons },
  ];
  return { labels, elsewhere, sections };
};

/** The sections that are searched: twice the same document, under two titles. */
function Sections({ globals }: { globals: Globals }) {
  const { guide: page, prose } = contentCopy(globals);
  return copy(globals).sections.map(({ id, title }) => (
    <section key={id} id={id} tabIndex={-1}>
      <Prose
        markdown={page.document.replace(page.levels, title)}
        labels={prose}
        headingOffset={1}
        idPrefix={`${id}-`}
      />
    </section>
  ));
}

const meta = {
  title: 'Content/GuideSearch',
  component: GuideSearch,
  args: copy({}),
  argTypes: { labels: { control: 'object' }, sections: { control: false } },
  render: (args, { globals }) => (
    <main>
      <h1 hidden>{contentCopy(globals).guide.title}</h1>
      <GuideSearch {...translated(args, copy, globals)} />
      <Sections globals={globals} />
    </main>
  ),
} satisfies Meta<typeof GuideSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types into the field as a visitor does, and waits for the results. */
async function type(canvasElement: HTMLElement, words: string) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('searchbox'), words);
  await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
}

const searchIn = (canvasElement: HTMLElement) =>
  within(canvasElement.querySelector('search') as HTMLElement);

const linksIn = (canvasElement: HTMLElement) => searchIn(canvasElement).queryAllByRole('link');

/** What is before a match in a found rule, the match, and what is after it. */
const excerpt = bilingual<[string, string, string]>(
  ['Bring shoes for a ', 'match', ', and water.'],
  ['Porta le scarpe per la ', 'partita', ' e dell’acqua.'],
);

export const Matrix: Story = {
  render: (args, { globals }) => {
    const { title, sentence, word } = longCopy(globals);
    const rule = (id: string, before: string, match: string, after: string): FoundRule => ({
      id,
      section: contentCopy(globals).guide.levels,
      title: [{ text: match, isMatch: true }],
      excerpt: [
        { text: before, isMatch: false },
        { text: match, isMatch: true },
        { text: after, isMatch: false },
      ],
    });
    const rules = [rule('one', ...excerpt(globals))];
    return (
      <MatrixList
        items={{
          empty: <GuideSearch {...translated(args, copy, globals)} />,
          'rules found': <FoundRules rules={rules} />,
          hover: <FoundRules rules={rules} />,
          focus: <FoundRules rules={rules} />,
          'long words': <FoundRules rules={[rule('long', sentence, title, word.repeat(4))]} />,
        }}
      />
    );
  },
};

export const Empty: Story = {};

export const LongWords: Story = {
  ...Matrix,
  tags: ['!autodocs'],
  name: 'on a phone a long word breaks within its rule',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const rule of canvas.getAllByRole('listitem'))
      await expect(rule.scrollWidth).toBe(rule.clientWidth);
  },
};

export const Found: Story = {
  name: 'lists the rules that contain every word, and announces how many',
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { guide } = contentCopy(globals);
    await type(canvasElement, 'LÉVEL xp');
    await expect(canvas.getByRole('status')).toHaveTextContent(guide.search.found(3, 'LÉVEL xp'));
    const links = linksIn(canvasElement);
    await expect(links.map((link) => link.textContent)).toEqual([
      guide.levels,
      'From XP to levels',
      'From XP to levels',
    ]);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#user-levels',
      '#user-levels-from-xp-to-levels',
      '#seasons-from-xp-to-levels',
    ]);
    const marks = searchIn(canvasElement).getAllByText(/^(xp|levels?)$/i);
    for (const mark of marks) await expect(mark.tagName).toBe('MARK');
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  name: 'Enter leads to the first rule, Escape empties the field from anywhere',
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('searchbox');
    await type(canvasElement, 'xp');
    await userEvent.keyboard('{Enter}');
    const [first, second] = linksIn(canvasElement);
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await expect(linksIn(canvasElement)).toEqual([]);
    await type(canvasElement, 'xp');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};

export const NothingFound: Story = {
  name: 'no rule: says so and leads to answers elsewhere and to the contact page',
  play: async ({ canvas, canvasElement, globals }) => {
    const { search, elsewhere } = contentCopy(globals).guide;
    await type(canvasElement, 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent(search.found(0, 'zzz'));
    await expect(
      linksIn(canvasElement).map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(elsewhere.map(({ label, href }) => [label, href]));
  },
};
