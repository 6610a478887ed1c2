import { listPath, PATHS } from '@campetto/contract';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { REVIEWER } from '../../testing/reviewer.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { savedViews } from './saved-views/savedViews.ts';

const requested = fn();

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: filters',
  args: { ...screenMeta.args, path: PATHS.venues },
  parameters: {
    ...screenMeta.parameters,
    msw: [
      http.get(listPath('pending'), ({ request }) => {
        requested(Object.fromEntries(new URL(request.url).searchParams));
      }),
    ],
  },
} satisfies ScreenMeta;
export default meta;

const wide = { globals: { ...english.globals, viewport: { value: 'large' } } };

export const QuickFilters: Story = {
  ...wide,
  name: 'a quick filter loads the filtered list and clears the selection',
  play: async ({ canvas }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Select / });
    if (box) await userEvent.click(box);
    await expect(canvas.getByText('1 venue selected')).toBeVisible();
    const clean = canvas.getByRole('button', { name: 'Clean' });
    await userEvent.click(clean);
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ limit: '20', clean: 'true' }));
    await expect(clean).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByText('1 venue selected')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Needs a look' }));
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ limit: '20', check: 'any' }));
    await expect(clean).toHaveAttribute('aria-pressed', 'false');
  },
};

export const SearchedByKeys: Story = {
  ...english,
  name: 'Enter leads from the search to its venues, where the shortcuts act',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.keyboard('/padel{Enter}');
    const searched = { limit: '20', q: 'padel' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(searched));
    await expect(canvas.getByRole('region', { name: 'Venues' })).toHaveFocus();
    const [first] = await canvas.findAllByRole('article');
    await userEvent.keyboard('j');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.getByRole('searchbox')).toHaveValue('padel');
  },
};

export const SortedByChecks: Story = {
  ...wide,
  name: 'the sort by failed checks says that it does not count those which compare venues',
  args: { path: `${PATHS.venues}?sort=checks` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }));
    await expect(await screen.findByRole('combobox', { name: 'Sort' })).toHaveTextContent(
      'Most failed checks, shared not counted',
    );
  },
};

const BATCH = '01890a5d-ac96-774b-bcce-000000000900';

export const OneBatch: Story = {
  ...english,
  name: 'the venues of one batch, named above the list, and how to leave them',
  args: { path: `${PATHS.venues}?batch=${BATCH}` },
  play: async ({ canvas }) => {
    const batch = 'Only venues that one batch or import has changed are shown.';
    await expect(await canvas.findByText(batch)).toBeVisible();
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ limit: '20', batch: BATCH }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ limit: '20' }));
    await expect(canvas.queryByText(batch)).toBeNull();
  },
};

export const InvalidFilter: Story = {
  ...english,
  name: 'an invalid filter of a link is named above the list, which it does not filter',
  args: { path: `${PATHS.venues}?batch=${BATCH.slice(1)}&check=noStreet` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/filters nothing: batch$/)).toBeVisible();
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith({ limit: '20', check: 'noStreet' }),
    );
  },
};

export const SavedView: Story = {
  ...wide,
  name: 'a view that is saved is announced',
  beforeEach: () => () => savedViews.store(REVIEWER.uid, []),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved views' }));
    await userEvent.type(await canvas.findByRole('textbox'), 'All{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'All saved',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Saved views: All' })).toHaveFocus();
  },
};

export const InvalidView: Story = {
  ...wide,
  name: 'a saved view with filters that are invalid by now names them as a link does',
  beforeEach: () => {
    savedViews.store(REVIEWER.uid, [
      { name: 'Old', search: 'country=italy&city=atlantis&check=old' },
    ]);
    return () => savedViews.store(REVIEWER.uid, []);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'padel');
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Old' }));
    await expect(await canvas.findByText(/filters nothing: city, check$/)).toBeVisible();
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith({ limit: '20', country: 'italy' }),
    );
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const ChosenOnAPhone: Story = {
  globals: { ...english.globals, viewport: { value: 'phone' } },
  name: 'on a phone the chosen filters keep a distance from the list',
  args: { path: `${PATHS.venues}?check=noStreet` },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    const chosen = canvas.getByRole('button', { name: /filter No street/ });
    const { top = 0 } = first?.getBoundingClientRect() ?? {};
    await expect(top - chosen.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
  },
};
