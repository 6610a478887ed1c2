import { tokensDocument } from '@campetto/ui/tokens';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { tokenFiles } from './tokenFiles.ts';

const files = tokenFiles(tokensDocument());

/** The paths of the tokens in a file, as a reader of the format finds them. */
async function readAsFormat(name: string): Promise<string[]> {
  const filename = new URL(`file:///${name}`);
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const logger = new Logger({ level: 'silent' });
  const { tokens } = await parse([{ filename, src: JSON.stringify(files[name]) }], {
    config,
    logger,
  });
  return Object.keys(tokens);
}

test('the modes of Figma have the same variables, and a reader of the format accepts them', async () => {
  const [light, dark] = [
    await readAsFormat('light.tokens.json'),
    await readAsFormat('dark.tokens.json'),
  ];
  expect(light).toContain('color.brand.solid');
  expect(dark).toEqual(light);
});

test('the scales for Figma are in px', async () => {
  expect(await readAsFormat('scales.tokens.json')).toContain('space.regular');
  const { space } = files['scales.tokens.json'] ?? {};
  expect(space).toMatchObject({ regular: { $value: { value: 16, unit: 'px' } } });
  expect(JSON.stringify(files['scales.tokens.json'])).not.toContain('"rem"');
});
