import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import type { Colours } from './shape.ts';

const TEXT = 4.5;
const CONTROL = 3;
const tones = ['brand', 'positive', 'critical', 'warning', 'info'] as const;
const courts = ['football', 'basketball', 'tennis', 'padel', 'volleyball', 'any'] as const;

type Pair = [name: string, front: string, back: string];

function grounds(c: Colours): [string, string][] {
  return [
    ['page', c.page],
    ['card', c.card],
    ['sunken', c.sunken],
  ];
}

function textPairs(c: Colours): Pair[] {
  return [
    ...grounds(c).flatMap<Pair>(([name, ground]) => [
      [`text on ${name}`, c.text, ground],
      [`textMuted on ${name}`, c.textMuted, ground],
      ...tones.map<Pair>((tone) => [`${tone}.text on ${name}`, c[tone].text, ground]),
    ]),
    ...tones.flatMap<Pair>((tone) => [
      [`${tone}.text on its soft ground`, c[tone].text, c[tone].soft],
      [`text on ${tone}.soft`, c.text, c[tone].soft],
      [`${tone}.onSolid on solid`, c[tone].onSolid, c[tone].solid],
      [`${tone}.onSolid on solidHover`, c[tone].onSolid, c[tone].solidHover],
    ]),
    ...courts.map<Pair>((court) => [
      `text on ${court} court`,
      c.court[court].text,
      c.court[court].ground,
    ]),
    ['onSpark', c.onSpark, c.spark],
    ['onSpark, hover', c.onSpark, c.sparkHover],
    ...(['ground', 'raised'] as const).flatMap<Pair>((ground) => [
      [`bar.text on bar.${ground}`, c.bar.text, c.bar[ground]],
      [`bar.textMuted on bar.${ground}`, c.bar.textMuted, c.bar[ground]],
      [`spark on bar.${ground}`, c.spark, c.bar[ground]],
    ]),
  ];
}

function controlPairs(c: Colours): Pair[] {
  return [
    ...grounds(c).flatMap<Pair>(([name, ground]) => [
      [`edge on ${name}`, c.edge, ground],
      [`edgeHover on ${name}`, c.edgeHover, ground],
      [`focus on ${name}`, c.focus, ground],
      ...tones.map<Pair>((tone) => [`${tone}.edge on ${name}`, c[tone].edge, ground]),
    ]),
    ...tones.flatMap<Pair>((tone) => [
      [`${tone}.edge on its soft ground`, c[tone].edge, c[tone].soft],
      [`${tone}.solid on card`, c[tone].solid, c.card],
      [`${tone}.solid on page`, c[tone].solid, c.page],
      [`focus on ${tone}.soft`, c.focus, c[tone].soft],
    ]),
    ['bar.focus on bar', c.bar.focus, c.bar.ground],
    ['bar.focus on raised bar', c.bar.focus, c.bar.raised],
  ];
}

const themes = { light: light.color, dark: dark.color };

for (const [name, colours] of Object.entries(themes)) {
  test.each(textPairs(colours))(`${name}: %s reads at 4.5:1`, (_, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(TEXT);
  });
  test.each(controlPairs(colours))(`${name}: %s stands out at 3:1`, (_, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(CONTROL);
  });
}

test('contrast agrees with the reference values of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
