import { FactsBody, FactsHeader, type Guide } from '@campetto/ui/docs';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';

type Found = typeof import('virtual:components');

let loading: Promise<Found> | undefined;

/** The facts about a component, loaded by the first page of a component, because stories do not need them. */
function useFacts(name: string) {
  loading ??= import('virtual:components');
  const { repository, components } = use(loading).default;
  const facts = components[name];
  return facts && { ...facts, sourceUrl: repository && `${repository}/${facts.source}` };
}

function Head({ name, guide }: { name: string; guide: Guide }) {
  const facts = useFacts(name);
  return facts && <FactsHeader {...facts} guide={guide} />;
}

function Body({ name }: { name: string }) {
  const facts = useFacts(name);
  return facts && <FactsBody {...facts} />;
}

/** Status, first version, source and last change of a component. */
export function StatusOf(props: { name: string; guide: Guide }) {
  return (
    <Unstyled>
      <Suspense>
        <Head {...props} />
      </Suspense>
    </Unstyled>
  );
}

/** The screens that show a component, and the tokens that it reads. */
export function UsesOf(props: { name: string }) {
  return (
    <Unstyled>
      <Suspense>
        <Body {...props} />
      </Suspense>
    </Unstyled>
  );
}
