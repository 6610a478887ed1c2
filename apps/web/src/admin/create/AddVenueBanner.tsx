import type { VenueReviewItem } from '@campetto/contract';
import { createdBeforeTexts, createdTexts, createFailures } from '@campetto/messages/admin/create';
import { perhapsDone } from '@campetto/messages/admin/decisions';
import { venueName } from '@campetto/messages/admin/venue';
import { Banner, TextLink } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { refusedPictureRule } from '../../venue-client/pictures/pictureChanges.ts';
import { isResponseLost } from '../../venue-client/requests/requestError.ts';
import { listLink } from '../links/listLink.ts';
import { useFailureText } from '../useFailureText.ts';
import type { CreationState } from './useCreation.ts';

interface AddVenueBannerProps {
  creationState: CreationState;
  /** Whether the created venue has possible duplicates. */
  hasDuplicates: boolean;
  /** Called to change the venue that an earlier request has created. */
  onChange: (created: VenueReviewItem) => void;
  onCreateAnother: () => void;
}

/** The result of the request (spec §8). */
export function AddVenueBanner({
  creationState,
  hasDuplicates,
  onChange,
  onCreateAnother,
}: AddVenueBannerProps) {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  if (creationState.status === 'created') {
    const { title, id, show, similar, compare } = createdTexts(i18n, creationState);
    return (
      <Banner tone="positive" title={title}>
        <p>{id}</p>
        <p>
          {hasDuplicates && `${similar} `}
          <TextLink href={listLink('pending', { q: creationState.name })}>
            {hasDuplicates ? compare : show}
          </TextLink>
        </p>
      </Banner>
    );
  }
  if (creationState.status === 'createdBefore') {
    const name = venueName(i18n, creationState.created);
    const { title, message, apply, another } = createdBeforeTexts(i18n, name);
    return (
      <Banner
        tone="warning"
        title={title}
        action={{ label: apply, onAction: () => onChange(creationState.created) }}
        otherAction={{ label: another, onAction: onCreateAnother }}
      >
        {message}
      </Banner>
    );
  }
  if (creationState.status === 'failed') {
    const { error } = creationState;
    const texts = createFailures(i18n);
    const text = refusedPictureRule(error) ? texts.picture : failureText(error, texts.other);
    return (
      <Banner tone="critical">{isResponseLost(error) ? perhapsDone(i18n, text) : text}</Banner>
    );
  }
  return null;
}
