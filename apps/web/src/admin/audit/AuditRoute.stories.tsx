import { ENDPOINTS, PATHS } from '@campetto/contract';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectForbidden, expectText } from '../../testing/expectText.ts';
import { AUDIT_RECORDS, problem } from '../../testing/handlers.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Audit log',
  args: { ...screenMeta.args, path: PATHS.audit },
} satisfies ScreenMeta;
export default meta;

const AUDIT = ENDPOINTS.audit.path;

export const Loading: Story = {
  parameters: { msw: [http.get(AUDIT, () => delay('infinite'))] },
  play: () => expectText('Loading the audit log'),
};

export const Empty: Story = {
  parameters: { msw: [http.get(AUDIT, () => HttpResponse.json([]))] },
  play: () => expectText('Nothing has happened yet.'),
};

export const One: Story = {
  parameters: { msw: [http.get(AUDIT, () => HttpResponse.json(AUDIT_RECORDS.slice(0, 1)))] },
  play: () => expectText('Signed in'),
};

export const Many: Story = {
  parameters: {
    msw: [
      http.get(AUDIT, () =>
        HttpResponse.json(AUDIT_RECORDS, {
          headers: { link: '</api/audit?cursor=next>; rel="next"' },
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expectText('Show earlier');
    // The filter of a decision on all that match.
    const filter = ['Pending venues', 'Italy', 'Clean'].map((text) => textOf(text)).join(' · ');
    await expect(canvas.getByText(filter, { exact: false })).toBeVisible();
    // The filter and the format of an export.
    await expect(
      canvas.getByText(`${textOf('Approved venues')} · “Campo”, GeoJSON`, { exact: false }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [http.get(AUDIT, problem(500))] },
  play: () => expectText('The audit log could not be loaded. Please try again.'),
};

export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: [http.get(AUDIT, () => HttpResponse.error())] },
  play: () => expectText('You are offline. What you see may be out of date.'),
};

export const InFlight: Story = {
  parameters: { msw: [http.get(ENDPOINTS.auditExport.path, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: textOf('Download everything') }),
    );
    await expectText('Signed in');
  },
};

export const Forbidden: Story = {
  parameters: { msw: [http.get(AUDIT, problem(403))] },
  play: () => expectForbidden(),
};

export const Filtered: Story = {
  ...english,
  name: 'shows one kind, which is in the address and can be changed',
  args: { path: `${PATHS.audit}?kind=tokenRefused` },
  parameters: {
    msw: [
      http.get(AUDIT, ({ request }) => {
        const { searchParams } = new URL(request.url);
        return HttpResponse.json(
          AUDIT_RECORDS.filter(
            ({ kind }) => !searchParams.has('kind') || searchParams.get('kind') === kind,
          ),
        );
      }),
    ],
  },
  play: async ({ canvas }) => {
    const refused = await canvas.findByText(
      'Access refused: the token or key is not valid (and 38 times more just before)',
    );
    await expect(refused).toBeVisible();
    await expect(canvas.queryByText('Signed in')).toBeNull();
    const kind = canvas.getByRole('combobox', { name: 'Action' });
    await expect(kind).toHaveTextContent('Refused access');
    await userEvent.click(kind);
    await userEvent.click(await screen.findByRole('option', { name: 'All actions' }));
    await expect(await canvas.findByText('Signed in')).toBeVisible();
    await expect(canvas.getByText('Started: 310 venues discarded')).toBeVisible();
  },
};

export const Announced: Story = {
  ...english,
  name: 'what a filter finds and earlier entries are announced, the first load is not',
  parameters: {
    msw: [
      http.get(AUDIT, ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.get('kind') === 'adminAdded') return HttpResponse.json([]);
        const [first, ...rest] = AUDIT_RECORDS;
        return searchParams.has('cursor')
          ? HttpResponse.json(rest)
          : HttpResponse.json([first], {
              headers: { link: `<${AUDIT}?cursor=next>; rel="next"` },
            });
      }),
    ],
  },
  play: async ({ canvas }) => {
    const announced = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    const earlier = await canvas.findByRole('button', { name: 'Show earlier' });
    await expect(announced().join('')).toBe('');
    await userEvent.click(earlier);
    const all = `Showing ${AUDIT_RECORDS.length} entries`;
    await waitFor(() => expect(announced()).toContain(all));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Action' }));
    await userEvent.click(await screen.findByRole('option', { name: 'New administrators' }));
    await waitFor(() => expect(announced()).toContain('Nothing matches these filters.'));
  },
};

export const DownloadFailed: Story = {
  ...english,
  name: 'a failed download says so above the list',
  parameters: { msw: [http.get(ENDPOINTS.auditExport.path, problem(500))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download everything' }));
    const alert = await canvas.findByText(
      'The audit log could not be downloaded. Please try again.',
    );
    await expect(alert).toBeVisible();
  },
};
