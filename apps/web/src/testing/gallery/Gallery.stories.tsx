import { LANGUAGES } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import '../reference/reference.css';
import { Gallery } from './Gallery.tsx';
import { GalleryPage } from './GalleryPage.tsx';
import type { Mode, Picture } from './picture.ts';

/** A sheet in the colour of its theme, with a line for its language. */
function drawing({ title, mode: { theme, language, viewport } }: Picture): string {
  const [ground, ink] = theme === 'dark' ? ['#0B1220', '#E6EDF7'] : ['#F6F8FB', '#101828'];
  const words = `${title.split('/').at(-1)} ${language}`;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewport} 900"><rect width="100%" height="100%" fill="${ground}"/><text x="40" y="120" font-size="64" fill="${ink}">${words}</text></svg>`,
  )}`;
}

const MODES: Mode[] = LANGUAGES.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    [1440, 360].map((viewport) => ({ language, theme, viewport })),
  ),
);

const picturesOf = (title: string, name: string, modes = MODES): Picture[] =>
  modes.map((mode) => {
    const story = `${title}--${name}`.toLowerCase().replace(/[^a-z-]+/g, '-');
    return { key: `${story}.${Object.values(mode).join('-')}`, story, title, name, mode };
  });

const pictures = [
  ...['filled', 'loading', 'empty', 'failed'].flatMap((name) =>
    picturesOf('Screens/Samples/A list', name),
  ),
  ...picturesOf('Screens/Samples/A page', 'at rest'),
  ...picturesOf('Screens/Errors/A sample', 'a list that cannot be loaded'),
  ...picturesOf('Primitives/Button', 'Matrix'),
];

const meta = {
  title: 'Start here/Gallery',
  component: Gallery,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { pictures, addressOf: drawing },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const sources = (element: HTMLElement) =>
  [...element.querySelectorAll('img')].map((image) => decodeURIComponent(image.src));

export const AllPictures: Story = {
  name: 'all screens, errors and components',
  render: () => <GalleryPage />,
};

export const Samples: Story = {
  name: 'what is shown can be chosen',
  play: async ({ canvas, canvasElement }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('5 stories');
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute(
      'href',
      './?path=/story/screens-samples-a-list--filled&globals=language:en;theme:light',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Italiano' }));
    await expect(sources(canvasElement)[0]).toContain('A list it');
    await userEvent.click(canvas.getByRole('radio', { name: '360 px' }));
    // The story opens in a frame as wide as the window of its picture.
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('globals=language:it;theme:light;viewport.value:phone'),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Errors' }));
    await expect(status).toHaveTextContent('1 story');
    await userEvent.click(canvas.getByRole('radio', { name: 'Screens' }));
    await userEvent.type(canvas.getByLabelText('Search'), 'loading');
    await expect(status).toHaveTextContent('1 story');
  },
};

export const OtherTheme: Story = {
  name: 'under the pointer a picture shows the other theme',
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(sources(canvasElement)[0]).toContain('#F6F8FB');
    await userEvent.hover(first as HTMLElement);
    await expect(sources(canvasElement)[0]).toContain('#0B1220');
    await userEvent.unhover(first as HTMLElement);
    await expect(sources(canvasElement)[0]).toContain('#F6F8FB');
  },
};

export const Compared: Story = {
  name: 'two pictures beside each other',
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('checkbox', { name: 'Compare' });
    await userEvent.click(first as HTMLElement);
    const comparison = within(canvas.getByRole('region', { name: 'Comparison' }));
    await expect(comparison.getByText(/Choose “Compare”/)).toBeVisible();
    await userEvent.click(second as HTMLElement);
    await expect(comparison.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'A list: Filled',
      'A list: Loading',
    ]);
    // A third takes the place of the first.
    await userEvent.click(third as HTMLElement);
    await expect(first).not.toBeChecked();
    await expect(comparison.getAllByRole('link')).toHaveLength(2);
  },
};
