import { expect, it } from 'vitest';
import { playwrightResult, vitestResult } from './lib/testReports.ts';

it('names the tests of Vitest that failed, and those that passed at last', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const result = vitestResult({
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [test('good', 'passed'), test('late', 'passed', 'Error: late')],
      },
      { name: 'b.test.ts', assertionResults: [test('bad', 'failed', 'Error: bad')] },
      { name: 'c.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(result).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    problems: [
      { title: 'a.test.ts › late', message: 'Error: late', passedAtLast: true },
      { title: 'b.test.ts › bad', message: 'Error: bad', passedAtLast: false },
      { title: 'c.test.ts', message: 'Cannot find module', passedAtLast: false },
    ],
  });
});

it('names the tests of Playwright that failed, and those that passed at last', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({
    title,
    file: 'a.spec.ts',
    tests: [
      {
        projectName: 'Chromium',
        status,
        results: status === 'expected' ? [{}] : [{ error: { message: `Error: ${title}` } }, {}],
      },
    ],
  });
  const result = playwrightResult({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      { specs: [spec('good', 'expected')], suites: [{ specs: [spec('bad', 'unexpected')] }] },
      { specs: [spec('late', 'flaky')] },
    ],
  });
  expect(result).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    problems: [
      {
        title: '[Chromium] a.spec.ts › bad',
        message: 'Error: bad',
        passedAtLast: false,
      },
      {
        title: '[Chromium] a.spec.ts › late',
        message: 'Error: late',
        passedAtLast: true,
      },
    ],
  });
});
