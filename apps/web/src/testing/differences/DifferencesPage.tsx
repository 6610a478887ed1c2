import { useEffect, useState } from 'react';
import '../reference/reference.css';

const REPORT = './visual/index.html';

async function findReport(): Promise<boolean> {
  const response = await fetch(REPORT).catch(() => undefined);
  // A development server responds to every address with a page.
  return response?.ok === true && (await response.text()).includes('<title>Visual differences');
}

/** The report of the last `pnpm visual`; where there is none, how to make one. */
export function DifferencesPage() {
  const [isFound, setIsFound] = useState<boolean>();
  useEffect(() => {
    void findReport().then(setIsFound);
  }, []);
  if (isFound === undefined) return null;
  if (isFound)
    return (
      <iframe
        title="Visual differences"
        src={REPORT}
        style={{ display: 'block', inlineSize: '100%', blockSize: '100vh', border: 0 }}
      />
    );
  return (
    <main className="reference">
      <h1>Visual differences</h1>
      <p>
        Run <code>pnpm visual main</code>, or name another branch, tag or commit. It takes pictures
        of every story before and after the changes. This page then shows those that differ, with a
        slider, as an overlay and side by side. A built Storybook contains the report of the last
        comparison; to see it while developing, start this Storybook again.
      </p>
    </main>
  );
}
