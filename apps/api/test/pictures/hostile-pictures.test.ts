import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectProblem, withServer } from '../support/app.ts';
import { CREATION, creationForm } from '../support/pictures/creation.ts';
import { hostilePictures, metadataIn } from '../support/pictures/hostile-pictures.ts';

const server = withServer();

/** `bench trust` sends 400 with other seeds. */
const COUNT = 72;

describe('hostile pictures', () => {
  test('are refused with a sentence or cleaned, and never fail the server', async () => {
    const accepted = new Set<string>();
    for await (const { name, bytes } of hostilePictures(1, COUNT)) {
      const response = await server.request('POST', '/api/venues/create', {
        body: creationForm(CREATION, bytes),
      });
      if (response.status === 201) {
        accepted.add(name.replace(/^\d+: /, ''));
        continue;
      }
      const problem = expectProblem(response, response.status);
      expect([413, 422], name).toContain(response.status);
      expect(problem.detail, name).toMatch(/^image .{10,}\.$/);
    }
    expect(accepted).toContain('contains the place where it was taken');
    expect(accepted).toContain('is in CMYK');
    expect(accepted).toContain('is extremely long');
    expect(accepted).not.toContain('is one pixel');
    expect(accepted).not.toContain('is animated');
    expect(accepted).not.toContain('is no picture');

    const names = await readdir(server.mediaFolder, { recursive: true });
    const copies = names.filter((name) => name.endsWith('.webp'));
    expect(copies.length).toBeGreaterThan(accepted.size);
    for (const name of copies) {
      expect(await metadataIn(await readFile(join(server.mediaFolder, name))), name).toEqual([]);
    }
  });
});
