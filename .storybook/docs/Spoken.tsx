import { Transcript } from '@campetto/ui/docs';
import { useEffect, useState } from 'react';

const PERIOD_MS = 1000;

/** The root of a story that is drawn in the page or in a frame of its own; none before it is drawn. */
function rootOf(id: string): Element | null | undefined {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[id^="iframe--${id}"]`);
  // The whole body, because a dialog is beside the root.
  if (frame) return frame.contentDocument?.body;
  return document.querySelector(`[id^="story--${id}"]`);
}

async function transcriptOf(element: Element): Promise<string> {
  const { generateAriaTree, renderAriaTree } = await import('ivya/aria');
  return renderAriaTree(generateAriaTree(element)).trim();
}

/** The accessibility tree of a story of this page, updated after each change. */
export function Spoken({ story }: { story: string }) {
  const [transcript, setTranscript] = useState('');
  useEffect(() => {
    const timer = setInterval(async () => {
      const root = rootOf(story);
      if (root) setTranscript(await transcriptOf(root));
    }, PERIOD_MS);
    return () => clearInterval(timer);
  }, [story]);
  return transcript !== '' && <Transcript>{transcript}</Transcript>;
}
