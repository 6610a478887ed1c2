import { expect, test, vi } from 'vitest';
import { upload } from './upload.ts';

test.each([
  ['etag: "2"\r\nx-empty: \r\n', { etag: '"2"', 'x-empty': '' }],
  ['x-time: 10:30\r\n', { 'x-time': '10:30' }],
  ['', {}],
])('a response with the headers %j is read', async (sent, headers) => {
  class Request {
    upload = {};
    status = 201;
    responseText = '{}';
    onload = () => undefined;
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders = () => sent;
    send() {
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  const { signal } = new AbortController();
  const init = { method: 'POST', headers: {}, signal };
  const response = await upload('/api/venues', init, () => undefined);
  expect(response.status).toBe(201);
  expect(Object.fromEntries(response.headers)).toMatchObject(headers);
});
