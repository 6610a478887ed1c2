/** The result of a part's tests. A test that passed at its second attempt has passed. */
export interface Result {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests of which an attempt failed, in the order of the report. */
  problems: Problem[];
}

export interface Problem {
  title: string;
  /** The message of the first attempt that failed. */
  message: string;
  /** What the runner printed last, where the message is not enough. */
  output?: string;
  passedAtLast: boolean;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    /** Why the tests of a file could not begin. */
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** Reads the report of Vitest's `json` reporter. */
export function vitestResult(report: VitestReport): Result {
  const problems = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [{ title: name, message, passedAtLast: false }] : []),
    ...assertionResults
      .filter(({ failureMessages }) => failureMessages?.length)
      .map(({ fullName, status, failureMessages }) => ({
        title: `${name} › ${fullName}`,
        message: failureMessages?.[0] ?? '',
        passedAtLast: status === 'passed',
      })),
  ]);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    problems,
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  suites: PlaywrightSuite[];
}

/** Reads the report of Playwright's `json` reporter. */
export function playwrightResult({ stats, suites }: PlaywrightReport): Result {
  const problems = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => ({
        title: `[${projectName}] ${file} › ${title}`,
        message: results.find(({ error }) => error)?.error?.message ?? '',
        passedAtLast: status === 'flaky',
      })),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    problems,
  };
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}
