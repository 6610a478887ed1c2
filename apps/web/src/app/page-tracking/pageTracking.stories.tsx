import { TextLink } from '@campetto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { activateLanguage } from '../../i18n/activate.ts';
import { Providers } from '../Providers.tsx';
import { Root } from '../Root.tsx';
import { PageTrackingContext, type TrackPage } from './pageTracking.ts';

function Page() {
  const { pathname, search, hash } = useLocation();
  return (
    <main>
      <h1>{pathname + search + hash}</h1>
      <TextLink href="/terms">Terms</TextLink> <TextLink href="/terms#money">Money</TextLink>
    </main>
  );
}

function Tracked({ track }: { track: TrackPage }) {
  const router = useMemo(
    () =>
      createMemoryRouter([{ Component: Root, children: [{ path: '*', Component: Page }] }], {
        initialEntries: ['/privacy'],
      }),
    [],
  );
  return (
    <Providers>
      <PageTrackingContext value={track}>
        <RouterProvider router={router} />
      </PageTrackingContext>
    </Providers>
  );
}

const meta = {
  title: 'Screens/Page tracking',
  component: Tracked,
  args: { track: fn() },
  loaders: [() => activateLanguage('en')],
} satisfies Meta<typeof Tracked>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OncePerPage: Story = {
  name: '[SITE-6] counts each page once; language and anchors do not count',
  play: async ({ canvas, args }) => {
    const calls = () => args.track.mock.calls.map(([page]) => page.path);
    // The language, which was missing, has been written into the address; that does not count as a second page.
    await canvas.findByRole('heading', { name: '/privacy?lang=en' });
    await expect(calls()).toEqual(['/privacy']);
    await userEvent.click(canvas.getByRole('link', { name: 'Terms' }));
    await canvas.findByRole('heading', { name: '/terms?lang=en' });
    // A page is counted once it is rendered.
    await waitFor(() => expect(calls()).toEqual(['/privacy', '/terms']));
    await userEvent.click(canvas.getByRole('link', { name: 'Money' }));
    await canvas.findByRole('heading', { name: '/terms?lang=en#money' });
    await activateLanguage('it');
    await canvas.findByRole('heading', { name: '/terms?lang=it#money' });
    await expect(calls()).toEqual(['/privacy', '/terms']);
  },
};
