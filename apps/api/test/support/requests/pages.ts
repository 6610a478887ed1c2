import { expect } from 'vitest';
import type { RequestOptions, Server, TestResponse } from '../app.ts';

/** The pages of a list from `url` on, each by the link of the one before. */
export async function* pagesOf<T>(
  server: Server,
  url: string,
  options?: RequestOptions,
): AsyncGenerator<TestResponse<T>> {
  let next: string | undefined = url;
  while (next !== undefined) {
    const page: TestResponse<T> = await server.request<T>('GET', next, options);
    expect(page.status).toBe(200);
    yield page;
    next = /^<(.+)>; rel="next"$/.exec(String(page.headers['link'] ?? ''))?.[1];
  }
}
