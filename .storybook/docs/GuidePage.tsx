import {
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
import { GuideBody, GuideHead } from '../../packages/ui/src/docs/GuideText.tsx';
import type { Guide } from '../../packages/ui/src/docs/guide.ts';

/** A component’s page: its guide, its props, every story. What is no component has its stories only. */
export function GuidePage() {
  const story = useContext(DocsContext).storyById();
  const guide: Guide | undefined = story.parameters['guide'];
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
          <Source code={guide.code} language="tsx" />
        </>
      )}
      <h2>Props</h2>
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
