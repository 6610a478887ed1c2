import {
  Deferred,
  type Documentation,
  documentation,
  GuideBody,
  GuideHeader,
  scrolls,
} from '@campetto/ui/docs';
import { storyName } from '@campetto/ui/docs/story-name';
import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Source,
  Subheading,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { lazy, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { useTheme } from 'storybook/theming';
import { StatusOf, UsesOf } from './Facts.tsx';
import { Spoken } from './Spoken.tsx';

/** A screen fills the window and needs a server of its own, so its page links to its states. */
function States({ stories }: { stories: readonly { id: string; name: string }[] }) {
  return (
    <ul>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {storyName(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The story to try the props on: the first that is not the matrix. */
const playgroundOf = (stories: readonly PreparedStory[]) =>
  stories.find(({ name }) => name !== 'Matrix') ?? stories[0];

/** Stories with their initial props, because the controls of the page change the playground only. */
const INITIAL = { __forceInitialArgs: true } as const;

/** Stories that are drawn as they come near the window, each under its name. */
function DeferredStories({ stories }: { stories: readonly PreparedStory[] }) {
  return stories.map(({ id, name, moduleExport }) => (
    <Deferred key={id} id={`anchor--${id}`} title={storyName(name)}>
      <Anchor storyId={id}>
        <Subheading>{storyName(name)}</Subheading>
        <Description of={moduleExport} />
        <Canvas of={moduleExport} story={INITIAL} source={INITIAL} />
      </Anchor>
    </Deferred>
  ));
}

/** The stories that the documentation shows: those that are only tests are left out. */
const documented = (stories: readonly PreparedStory[]) =>
  stories.filter(({ tags }) => tags.includes('autodocs'));

/** A component’s page: its guide, its props, every story. */
function ComponentPage({ guide, examples }: Documentation) {
  const docs = useContext(DocsContext);
  const [, name = ''] = docs.storyById().title.split('/');
  const dark = useTheme().base === 'dark';
  const stories = docs.componentStories();
  const playground = playgroundOf(stories);
  // `Primary` shows the first story above the guide.
  const others = documented(stories).slice(1);
  return (
    <>
      <Title />
      <StatusOf name={name} guide={guide} />
      <Unstyled>
        <GuideHeader guide={guide} />
      </Unstyled>
      <Primary />
      <Unstyled>
        <GuideBody
          guide={guide}
          examples={examples}
          spoken={playground && <Spoken story={playground.id} />}
        />
      </Unstyled>
      <h2>Code</h2>
      <Source code={guide.code} language="tsx" dark={dark} />
      <h2>Props</h2>
      {playground && (
        <>
          <Deferred>
            <Canvas of={playground.moduleExport} sourceState="none" />
          </Deferred>
          <div className={scrolls}>
            <Controls of={playground.moduleExport} />
          </div>
        </>
      )}
      <UsesOf name={name} />
      {others.length > 0 && <h2>Stories</h2>}
      <DeferredStories stories={others} />
    </>
  );
}

/** The pages of components by the file of their stories. A page loads only its own guide, before it is drawn. */
const componentPages = new Map(
  documentation.map(({ path, load }) => [
    `./packages/ui/src/${path}.stories.tsx`,
    lazy(async () => {
      const { guide, examples } = await load();
      return { default: () => <ComponentPage guide={guide} examples={examples} /> };
    }),
  ]),
);

/** The page of a file of stories. Only components have a guide; all other pages show their stories alone. */
export function GuidePage() {
  const docs = useContext(DocsContext);
  const { title, parameters } = docs.storyById();
  const Page = componentPages.get(parameters['fileName']);
  if (Page) return <Page />;
  return (
    <>
      <Title />
      {title.startsWith('Screens/') ? (
        <States stories={docs.componentStories()} />
      ) : (
        <>
          <Description />
          <DeferredStories stories={documented(docs.componentStories())} />
        </>
      )}
    </>
  );
}
