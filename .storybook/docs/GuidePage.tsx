import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Source,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Guide } from '../../packages/ui/src/docs/guide.ts';

function Rows({ title, rows }: { title: string; rows: Guide['anatomy'] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <table>
        <tbody>
          {rows.map(([name, meaning]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A component’s page: its guide, where its stories carry one, then its props and every story. */
export function GuidePage() {
  const { storyById } = useContext(DocsContext);
  const guide: Guide | undefined = storyById().parameters['guide'];
  return (
    <>
      <Title />
      {guide ? <p>{guide.use}</p> : <Description />}
      <Primary />
      {guide && (
        <>
          <h2>When not</h2>
          <p>{guide.avoid}</p>
          <Rows title="Anatomy" rows={guide.anatomy} />
          <Rows title="States" rows={guide.states} />
          <h2>Keyboard</h2>
          {guide.keyboard.length === 0 && <p>Nothing in it takes the keyboard.</p>}
          <Rows title="" rows={guide.keyboard} />
          <h2>Code</h2>
          <Source code={guide.code} language="tsx" />
          {guide.rules && (
            <Rows
              title="Do, and do not"
              rows={guide.rules.map((rule) => [`Do: ${rule.do}`, `Do not: ${rule.dont}`])}
            />
          )}
        </>
      )}
      <h2>Props</h2>
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
