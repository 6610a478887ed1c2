import { AUDIT_KINDS, type AuditKind, ENDPOINTS, PATHS } from '@campetto/contract';
import { activityPageLabels } from '@campetto/messages/admin/dashboard/activity';
import { auditKindNames, auditPageTexts } from '@campetto/messages/admin/dashboard/audit';
import { ActivityLayout, ActivityList, Banner, Button, ButtonLink, Select } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useAuditPages } from '../../venue-client/audit/useAuditPages.ts';
import { useDownload } from '../../venue-client/exports/useDownload.ts';
import { usePagesProps } from '../activity/usePagesProps.ts';
import { useFailureText } from '../useFailureText.ts';
import { useAuditDays } from './useAuditDays.ts';

/** The value of the field that filters nothing. */
const ALL = '*';

/** Who signed in, got access or took much data out, page by page. The chosen kind is in the address. */
export function Component() {
  const { i18n } = useLingui();
  const texts = auditPageTexts(i18n);
  const names = auditKindNames(i18n);
  const failureText = useFailureText();
  const [search, setSearch] = useSearchParams();
  const kind = AUDIT_KINDS.find((one) => one === search.get('kind')) ?? null;
  const list = useAuditPages(kind);
  const [failure, setFailure] = useState<unknown>();
  const download = useDownload(setFailure);
  const daysOf = useAuditDays();

  function choose(next: AuditKind | typeof ALL) {
    const query = new URLSearchParams(search);
    if (next === ALL) query.delete('kind');
    else query.set('kind', next);
    setSearch(query);
  }

  return (
    <>
      <PageTitle title={texts.title} />
      <ActivityLayout
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <ButtonLink href={PATHS.activity}>{texts.activity}</ButtonLink>
            <ButtonLink href={PATHS.keys}>{texts.keys}</ButtonLink>
            <Button
              pending={download.pending}
              onClick={() => download.start(ENDPOINTS.auditExport.path)}
            >
              {texts.download}
            </Button>
          </>
        }
        banner={
          failure !== undefined && (
            <Banner
              tone="critical"
              dismiss={{ label: texts.dismiss, onAction: () => setFailure(undefined) }}
            >
              {failureText(failure, texts.downloadFailed)}
            </Banner>
          )
        }
        filters={
          <Select<AuditKind | typeof ALL>
            label={texts.kind}
            options={[
              { value: ALL, label: texts.everyKind },
              ...AUDIT_KINDS.map((value) => ({ value, label: names[value] })),
            ]}
            value={kind ?? ALL}
            onValueChange={choose}
          />
        }
      >
        <ActivityList
          labels={{
            ...activityPageLabels(i18n, { filtered: kind !== null }),
            loading: texts.loading,
          }}
          days={daysOf(list.records ?? [])}
          {...usePagesProps(list, texts)}
        />
      </ActivityLayout>
    </>
  );
}
