import { ENDPOINTS, type ListCount, listCountPath, listPath, PATHS } from '@campetto/contract';
import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { problem, uncountedList, VENUES, venueList } from '../../testing/handlers.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';

const meta = {
  ...screenMeta,
  ...english,
  title: 'Screens/Back office/Review: count',
  args: { ...screenMeta.args, path: `${PATHS.venues}?check=any` },
} satisfies ScreenMeta;
export default meta;

const requested = fn();

const counting = (resolver: HttpResponseResolver) => [
  http.get(listPath('pending'), uncountedList(VENUES)),
  http.get(listCountPath('pending'), (info) => {
    requested();
    return resolver(info);
  }),
  http.post(ENDPOINTS.approve.path, () =>
    HttpResponse.json({
      folderPath: VENUES[0]?.folderPath,
      status: 'approved',
      version: 2,
    }),
  ),
];

const counted =
  (count: Partial<ListCount> = {}) =>
  () =>
    HttpResponse.json({ count: 1314, capped: false, others: [], ...count } satisfies ListCount);

const shows = async (text: string) => expect(await screen.findByText(text)).toBeVisible();

export const Counting: Story = {
  name: '[REV-5] the venues do not wait for their number',
  parameters: { msw: counting(() => delay('infinite')) },
  play: async ({ canvas }) => {
    await shows('Showing 6 venues of ...');
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    const [box] = canvas.getAllByRole('checkbox', { name: /^Select / });
    if (box) await userEvent.click(box);
    await expect(canvas.getByRole('button', { name: 'Select all that match' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    // The end of the list shows as much as a count.
    await shows('Showing 7 venues of 7');
  },
};

export const Counted: Story = {
  name: '[REV-5] the number arrives, is announced, and a decision changes it without another count',
  parameters: { msw: counting(counted()) },
  play: async ({ canvas }) => {
    requested.mockClear();
    await shows('Showing 6 venues of 1,314');
    await expect(canvas.getByText('Showing 6 venues of 1,314')).toHaveRole('status');
    const [approve] = canvas.getAllByRole('button', { name: /^Approve / });
    if (approve) await userEvent.click(approve);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await shows('Showing 5 venues of 1,313');
    await expect(requested.mock.calls.length).toBeLessThanOrEqual(1);
  },
};

export const Capped: Story = {
  name: '[REV-5] more venues than are counted',
  parameters: { msw: counting(counted({ count: 10_000, capped: true })) },
  play: () => shows('Showing 6 venues of more than 10,000'),
};

const MANY = [
  http.get(ENDPOINTS.matches.path, () =>
    HttpResponse.json({ total: 20_000, moment: '2026-11-29T00:00:00Z', searchStep: null }),
  ),
  ...counting(counted({ count: 10_000, capped: true })),
];

export const AllOfMany: Story = {
  name: 'all that match are offered for selection once, also if they are too many to be counted',
  parameters: { msw: MANY },
  play: async ({ canvas }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Select / });
    if (box) await userEvent.click(box);
    const offer = await canvas.findByRole('button', { name: 'Select all that match' });
    await userEvent.click(offer);
    await shows('20,000 venues selected');
    await expect(offer).not.toBeInTheDocument();
  },
};

export const AllByKey: Story = {
  name: 'a key selects all that match, and says when there are no more',
  parameters: { msw: MANY },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('checkbox', { name: /^Select / });
    await userEvent.keyboard('*');
    await shows('20,000 venues selected');
    await userEvent.keyboard('*');
    await shows('There are no further venues to select.');
  },
};

export const Failed: Story = {
  name: '[REV-5] a count that fails leaves the list as it is',
  parameters: { msw: counting(problem(400)) },
  play: async ({ canvas }) => {
    await shows('Showing 6 venues');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByText('All venues, as they are filtered now')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
  },
};

const search = `${PATHS.venues}?q=campo&country=italy`;
const others: ListCount['others'] = [
  { status: 'approved', count: 3, capped: false },
  { status: 'discarded', count: 1000, capped: true },
];

const NAMES: [string, string][] = [
  ['3 approved', '?lang=en&q=campo&country=italy&status=approved'],
  ['more than 1,000 discarded', '?lang=en&q=campo&country=italy&status=discarded'],
];

const showsOthers = async () => {
  await expect(await screen.findByText('Also found:', { exact: false })).toBeVisible();
  for (const [name, address] of NAMES) {
    const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
    const sorted = (query: string) => [...new URLSearchParams(query)].sort();
    await expect(sorted(href.split('?')[1] ?? '')).toEqual(sorted(address));
  }
};

export const AlsoFound: Story = {
  name: 'a search that finds venues of other statuses leads to them',
  args: { path: search },
  parameters: { msw: counting(counted({ others })) },
  play: showsOthers,
};

export const AlsoFoundOnly: Story = {
  name: 'a search that finds venues of other statuses only',
  args: { path: search },
  parameters: {
    msw: [http.get(listPath('pending'), venueList([])), ...counting(counted({ count: 0, others }))],
  },
  play: showsOthers,
};

export const FoundHereOnly: Story = {
  name: 'a search that finds nothing elsewhere says nothing of it, until a venue is decided',
  args: { path: search },
  parameters: { msw: counting(counted()) },
  play: async ({ canvas }) => {
    await shows('Showing 6 venues of 1,314');
    await expect(canvas.queryByText('Also found:', { exact: false })).toBeNull();
    const [approve] = canvas.getAllByRole('button', { name: /^Approve / });
    if (approve) await userEvent.click(approve);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByRole('link', { name: '1 approved' })).toBeVisible();
  },
};

const focus = `${PATHS.venues}?check=any&view=focus`;

export const FocusCounting: Story = {
  name: 'the focus view while the venues are being counted',
  args: { path: focus },
  parameters: { msw: counting(() => delay('infinite')) },
  play: () => shows('1 of ...'),
};

export const FocusCounted: Story = {
  name: 'the focus view once they are counted',
  args: { path: focus },
  parameters: { msw: counting(counted()) },
  play: () => shows('1 of 1,314'),
};

export const FocusAlsoFound: Story = {
  name: 'the focus view of a search that finds venues of other statuses',
  args: { path: `${search}&view=focus` },
  parameters: { msw: counting(counted({ others })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '3 approved' })).toBeVisible();
  },
};

export const FocusFailed: Story = {
  name: '[REV-5] the focus view when they could not be counted',
  args: { path: focus },
  parameters: { msw: counting(problem(400)) },
  play: async () => {
    await shows('Venue 1');
    await userEvent.keyboard('s');
    await shows('Venue 2');
  },
};
