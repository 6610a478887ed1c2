import { expect, test } from 'vitest';
import { lengthened, pseudoCopy } from './pseudo.ts';

test.each(['Add venue', 'Try again', 'Failed to load venues. Please try again.'])(
  'lengthens “%s” by 40 %%',
  (text) => {
    expect(lengthened(text).length).toBe(text.length + Math.ceil(text.length * 0.4));
  },
);

test.each([
  ['{count} venues of {total}', /^\{count\} .*\{total\}$/],
  ['Read the <0>privacy notice</0>', /<0>.*<\/0>/],
  ['mailto:hello@campetto.app', /^mailto:hello@campetto\.app$/],
  ['/en/guide', /^\/en\/guide$/],
])('leaves alone what is no text in “%s”', (text, kept) => {
  expect(lengthened(text)).toMatch(kept);
});

test('lengthens what the languages write differently, whatever contains it', () => {
  const copy = pseudoCopy(
    { icon: 'venues', tabs: ['Edit'], rated: (stars: number) => `Rated ${stars}` },
    { icon: 'venues', tabs: ['Modifica'], rated: (stars) => `Voto ${stars}` },
  );
  expect(copy.icon).toBe('venues');
  expect(copy.tabs).toEqual(['Èèdììt']);
  expect(copy.rated(4)).toContain('4');
});
