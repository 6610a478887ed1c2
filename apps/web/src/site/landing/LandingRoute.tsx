import { Hero } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { PageMeta } from '../PageMeta.tsx';

/** The landing page (spec §2.2). */
export function Component() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta page="home" />
      <Hero
        title={t`Your next match is around the corner`}
        subtitle={t`Football on Tuesday, padel on Thursday. Campetto finds the match, the people and the pitch: you bring the shoes.`}
        chips={[]}
        community=""
        action={{ label: t`Get started`, href: '/#download' }}
        trust={{ label: '', faces: [] }}
      />
    </>
  );
}
