import { expect, test } from 'vitest';
import { isBackOfficePath, pageAt } from '../index.ts';

test.each([
  ['/', 'home'],
  ['/privacy', 'privacy'],
  ['/privacy/', 'privacy'],
  ['/share', 'share'],
  ['/share/', 'share'],
  ['/share/Gk3-x_9', 'sharedGame'],
  ['/share/Gk3-x_9/', 'sharedGame'],
  ['/share/a/b', undefined],
  ['/share/%2e%2e', 'brokenShare'],
  ['/share/<b>', 'brokenShare'],
  [`/share/${'x'.repeat(128)}`, 'sharedGame'],
  [`/share/${'x'.repeat(129)}`, 'brokenShare'],
  ['/share/verona.5~a:b@c+d', 'sharedGame'],
  ["/share/!$&'()*,;=", 'sharedGame'],
  ['/share/..', 'brokenShare'],
  ['/share/abc123.', 'brokenShare'],
  ['/share/abc123)', 'brokenShare'],
  ['/share/abc123),', 'brokenShare'],
  ['/share/a%20b', 'brokenShare'],
  ['/share/a"b', 'brokenShare'],
  ['/admin', 'admin'],
  ['/admin/venues', 'venues'],
  ['/admin/users', undefined],
  ['/nowhere', undefined],
])('[SITE-1] at %s is: %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});

test.each([
  ['/admin', true],
  ['/admin/', true],
  ['/admin/venues?lang=it', true],
  ['/admin?lang=it', true],
  ['/administration', false],
  ['/', false],
  ['/share/admin', false],
])('%s belongs to the back office: %s', (path, belongs) => {
  expect(isBackOfficePath(path)).toBe(belongs);
});
