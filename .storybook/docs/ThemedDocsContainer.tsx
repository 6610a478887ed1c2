import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import type { Globals } from 'storybook/internal/csf';
import { brands } from '../brand.ts';
import { drawAs, themeOf } from '../toolbar/decorators.tsx';
import { initialGlobals } from '../toolbar/globals.ts';

/** The toolbar’s globals, on a documentation page. */
function useToolbar({ channel }: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => ({
    ...initialGlobals,
    ...globalsOfAddress(),
  }));
  useEffect(() => {
    const follow = (update: { globals: Globals }) => setGlobals(update.globals);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  return globals;
}

/** The globals in the URL: `globals=theme:dark;language:it`. */
function globalsOfAddress(): Globals {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(globals.split(';').map((global) => global.split(':')));
}

/** Writes the chosen globals into the addresses of the stories in frames; a new address loads a frame again. */
function followInFrames(globals: Globals) {
  const initial: Globals = initialGlobals;
  const chosen = Object.keys(initial).filter((name) => globals[name] !== initial[name]);
  const query = chosen.map((name) => `${name}:${globals[name]}`).join(';');
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const url = new URL(frame.src);
    if ((url.searchParams.get('globals') ?? '') === query) continue;
    url.searchParams.set('globals', query);
    frame.src = url.href;
  }
}

/** The container of every documentation page, in the toolbar’s theme. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context);
  useEffect(() => {
    drawAs(globals);
    followInFrames(globals);
    const watch = new MutationObserver(() => followInFrames(globals));
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [globals]);
  return (
    <DocsContainer context={context} theme={brands[themeOf(globals)]}>
      {children}
    </DocsContainer>
  );
}
