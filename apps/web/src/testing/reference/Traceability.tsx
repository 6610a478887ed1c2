import { Words } from '@campetto/ui/docs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Line, Proof } from '../../../../../scripts/lib/traceability.ts';
import './reference.css';
import { ScrollingTable } from './ScrollingTable.tsx';
import { StoryLink } from './StoryLink.tsx';

const IDS = /\[[A-Z]+-\d+\]\s*/g;
/** What a test with several cases fills into its title. */
const PLACEHOLDERS = /%[a-z]|\$\{[^}]*\}|\$\w+/gi;

/** The title without the ids, which are shown beside it, and without its placeholders. */
const shownTitle = (title: string) =>
  title.replaceAll(IDS, '').replaceAll(PLACEHOLDERS, '…').trim() || title;

function ProofItem({ file, title, story }: Proof) {
  const text = shownTitle(title);
  if (story === undefined) {
    return (
      <li>
        {text}
        <small>{file}</small>
      </li>
    );
  }
  const page = story.title.split('/').at(-1);
  return (
    <li>
      <StoryLink story={toId(story.title, storyNameFromExport(story.name))}>
        {`${page}: ${text}`}
      </StoryLink>
    </li>
  );
}

interface TraceabilityProps {
  lines: readonly Line[];
  proofs: readonly Proof[];
}

/** The lines of the checklist, with the stories that show them and the tests that prove them. */
export function Traceability({ lines, proofs }: TraceabilityProps) {
  const groups = [...new Set(lines.map(({ group }) => group))];
  return (
    <main className="reference">
      <h1>Traceability</h1>
      <p>
        The {lines.length} promises of docs/spec/checklist.md. A line without a story or a test
        fails the unit tests, and so does an id that is not a line.
      </p>
      {groups.map((group) => (
        <details key={group}>
          <summary>{group}</summary>
          <Table
            group={group}
            lines={lines.filter((line) => line.group === group)}
            proofs={proofs}
          />
        </details>
      ))}
    </main>
  );
}

/** The lines of one group. */
function Table({ group, lines, proofs }: TraceabilityProps & { group: string }) {
  const proofsOf = (id: string, isStory: boolean) =>
    proofs.filter(({ ids, story }) => ids.includes(id) && (story !== undefined) === isStory);
  return (
    <ScrollingTable label={group} columns={['Id', 'Promise', 'Stories', 'Tests']}>
      {lines.map(({ id, text }) => (
        <tr key={id}>
          <th scope="row">{id}</th>
          <td>
            <Words>{text}</Words>
          </td>
          {[true, false].map((isStory) => (
            <td key={String(isStory)}>
              <ul>
                {proofsOf(id, isStory).map((proof) => (
                  <ProofItem key={`${proof.file} ${proof.title}`} {...proof} />
                ))}
              </ul>
            </td>
          ))}
        </tr>
      ))}
    </ScrollingTable>
  );
}
