import { expect, test } from 'vitest';
import { gameLinks } from './gameLinks.ts';

test('every link that can contains the game', () => {
  const { open, universal, banner, googlePlay } = gameLinks('verona_5-a');
  expect(open).toBe('campetto://share/verona_5-a');
  expect(universal).toBe('https://campetto.app/share/verona_5-a');
  expect(banner).toMatch(/^app-id=\d+, app-argument=https:\/\/campetto\.app\/share\/verona_5-a$/);
  const { searchParams } = new URL(googlePlay);
  expect(searchParams.get('id')).toBe('app.campetto.android');
  expect(new URLSearchParams(searchParams.get('referrer') ?? '').get('shareId')).toBe('verona_5-a');
});

test('a game with delimiters in its id reaches the store as a whole', () => {
  const { googlePlay, intent } = gameLinks("a.b:c&d='e;f");
  const shareIdOf = (store: string) =>
    new URLSearchParams(new URL(store).searchParams.get('referrer') ?? '').get('shareId');
  expect(shareIdOf(googlePlay)).toBe("a.b:c&d='e;f");
  const [, parameters = ''] = intent.split('#Intent;');
  const fallback = /S\.browser_fallback_url=([^;]*);end$/.exec(parameters)?.[1] ?? '';
  expect(shareIdOf(decodeURIComponent(fallback))).toBe("a.b:c&d='e;f");
});

test('the id stays as a whole, so that the server can replace it', () => {
  for (const link of Object.values(gameLinks('__SHARE_ID__')))
    expect(link).toContain('__SHARE_ID__');
});
