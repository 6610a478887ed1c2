import { createElement, Fragment, type ReactNode, useState } from 'react';
import { useChannel, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';

// No JSX: the manager has a React of its own, which the automatic runtime would miss.

/**
 * The toolbar’s “side by side”: beside the story’s own frame, which stays light and follows
 * controls and panels, a second one draws the same story dark. There are two frames, because a
 * dialog covers the whole of its document. The second is loaded once the first has finished,
 * because only one document can have the focus.
 */
export function SideBySide({ children, storyId }: { children: ReactNode; storyId: string }) {
  const [{ theme }] = useGlobals();
  const { viewMode } = useStorybookState();
  const api = useStorybookApi();
  const [finished, setFinished] = useState('');
  useChannel({ storyFinished: (story: { storyId: string }) => setFinished(story.storyId) });
  const two = theme === 'both' && viewMode === 'story';
  const place = { position: 'absolute', insetBlock: 0, inlineSize: two ? '50%' : '100%' } as const;
  const dark = () => api.getStoryHrefs(storyId, { queryParams: { globals: 'theme:dark' } });
  return createElement(
    Fragment,
    null,
    createElement('div', { style: { ...place, insetInlineStart: 0 } }, children),
    two &&
      finished === storyId &&
      createElement('iframe', {
        title: 'The same story, dark',
        src: dark().previewHref,
        style: { ...place, insetInlineEnd: 0, blockSize: '100%', border: 0 },
      }),
  );
}
