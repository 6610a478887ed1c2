import { Heading } from '../../primitives/Heading/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { VenueInspectorProps } from './types.ts';
import * as styles from './VenueInspector.css.ts';

interface InspectorEvidenceProps extends Pick<VenueInspectorProps, 'evidence'> {
  label: string;
}

/** Links to where the venue can be checked. */
export function InspectorEvidence({ label, evidence }: InspectorEvidenceProps) {
  return (
    <section aria-label={label}>
      <Heading level={3} size="label" className={styles.heading}>
        {label}
      </Heading>
      <ul className={styles.links}>
        {evidence.map(({ id, label: text, ...link }) => (
          <li key={id}>
            <TextLink {...link} standalone>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
