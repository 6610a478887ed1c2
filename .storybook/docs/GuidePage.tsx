import { type Guide, GuideBody, GuideHead } from '@campetto/ui/docs';
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Source,
  Stories,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { useTheme } from 'storybook/theming';

/** A screen fills the window and needs a server of its own, so its page links to its states. */
function States({ stories }: { stories: readonly { id: string; name: string }[] }) {
  return (
    <ul>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The props and one story to try them on: the first that is not the matrix. */
function Playground({ stories }: { stories: readonly PreparedStory[] }) {
  const story = stories.find(({ name }) => name !== 'Matrix') ?? stories[0];
  if (!story) return null;
  return (
    <>
      <Canvas of={story.moduleExport} sourceState="none" />
      <Controls of={story.moduleExport} />
    </>
  );
}

/** A component’s page: its guide, its props, every story. Other pages show their stories only. */
export function GuidePage() {
  const docs = useContext(DocsContext);
  const story = docs.storyById();
  const dark = useTheme().base === 'dark';
  const guide: Guide | undefined = story.parameters['guide'];
  if (story.title.startsWith('Screens/'))
    return (
      <>
        <Title />
        <States stories={docs.componentStories()} />
      </>
    );
  if (!story.component)
    return (
      <>
        <Title />
        <Description />
        <Stories title="" />
      </>
    );
  return (
    <>
      <Title />
      {guide ? (
        <Unstyled>
          <GuideHead guide={guide} />
        </Unstyled>
      ) : (
        <Description />
      )}
      <Primary />
      {guide && (
        <>
          <Unstyled>
            <GuideBody guide={guide} />
          </Unstyled>
          <h2>Code</h2>
          <Source code={guide.code} language="tsx" dark={dark} />
        </>
      )}
      <h2>Props</h2>
      <Playground stories={docs.componentStories()} />
      <Stories includePrimary={false} />
    </>
  );
}
