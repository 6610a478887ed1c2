import { type GrantKeyBody, grantKeyBodySchema } from '@campetto/contract';
import { grantKeyProblemTexts } from '@campetto/messages/admin/submission-keys';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { useFilterOptions } from '../../venue-client/list/useFilterOptions.ts';
import { isAbout } from '../../venue-client/requests/requestError.ts';
import { useKeyChanges } from '../../venue-client/submission-keys/useKeyChanges.ts';

/** The validities that are offered for a key, in days; null for no end. */
export const VALIDITIES = [30, 90, 365, null] as const;

export interface NewKey {
  name: string;
  /** The sources, separated by commas. */
  sources: string;
  days: (typeof VALIDITIES)[number];
  /** The daily quota as typed; '' for none. */
  quota: string;
}

export const EMPTY_KEY: NewKey = { name: '', sources: '', days: 365, quota: '' };

const listOf = (sources: string) => sources.split(',').flatMap((source) => source.trim() || []);

const bodyOf = ({ name, sources, days, quota }: NewKey) =>
  v.safeParse(grantKeyBodySchema, {
    name: name.trim(),
    sources: listOf(sources),
    days,
    dailyQuota: quota.trim() === '' ? null : Number(quota),
  });

export interface NewKeyOptions {
  /** What has been typed. */
  draft: NewKey;
  onDraft: (draft: NewKey) => void;
  onGranted: (name: string, key: string) => void;
}

/** The form of a new key. */
export function useNewKey({ draft: fields, onDraft, onGranted }: NewKeyOptions) {
  const { i18n } = useLingui();
  const { grant } = useKeyChanges();
  const known = useFilterOptions().data?.sources;
  /** Unknown sources with which the form was submitted before: submitting them again confirms them. */
  const [named, setNamed] = useState<readonly string[]>([]);
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [taken, setTaken] = useState<string>();
  const body = bodyOf(fields);
  const texts = grantKeyProblemTexts(i18n);
  const unknown = listOf(fields.sources).filter((source) => known?.includes(source) === false);
  const isEachNamed = unknown.every((source) => named.includes(source));
  const wrong = new Set(
    submitted && !body.success ? body.issues.map(({ path }) => path?.[0].key) : [],
  );
  const problems = {
    ...(wrong.has('name') && { name: texts.name }),
    ...(taken !== undefined && taken === fields.name.trim() && { name: texts.taken }),
    ...(wrong.has('sources') && { sources: texts.sources }),
    ...(wrong.has('dailyQuota') && { quota: texts.dailyQuota }),
  };

  async function send(output: GrantKeyBody) {
    setPending(true);
    setFailure(undefined);
    try {
      onGranted(output.name, await grant(output));
    } catch (error) {
      if (isAbout(error, 'name')) setTaken(output.name);
      else setFailure(error);
    } finally {
      setPending(false);
    }
  }

  return {
    fields,
    change: (change: Partial<NewKey>) => onDraft({ ...fields, ...change }),
    problems: problems as { name?: string; sources?: string; quota?: string },
    /** Sources that no venue has: the next submit creates the key anyway. */
    unknownSources: isEachNamed ? unknown : [],
    pending,
    failure,
    submit() {
      setSubmitted(true);
      setNamed(unknown);
      if (body.success && isEachNamed) void send(body.output);
    },
  };
}
