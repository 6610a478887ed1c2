import { ENDPOINTS, PATHS } from '@campetto/contract';
import { activityPageLabels } from '@campetto/messages/admin/activity';
import { auditPageTexts } from '@campetto/messages/admin/audit';
import { ActivityLayout, ActivityList, Banner, Button, ButtonLink, LiveRegion } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useAuditPages } from '../../venue-client/audit/useAuditPages.ts';
import { useDownload } from '../../venue-client/exports/useDownload.ts';
import { useAnnouncedPages } from '../activity/useAnnouncedPages.ts';
import { usePagesProps } from '../activity/usePagesProps.ts';
import { useAnnouncement } from '../useAnnouncement.ts';
import { useFailureText } from '../useFailureText.ts';
import { AuditKindSelect } from './AuditKindSelect.tsx';
import { useAuditDays } from './useAuditDays.ts';
import { useAuditKind } from './useAuditKind.ts';

/** Who signed in, got access or took much data out, page by page. The chosen kind is in the address. */
export function Component() {
  const { i18n } = useLingui();
  const texts = auditPageTexts(i18n);
  const failureText = useFailureText();
  const [kind, setKind] = useAuditKind();
  const list = useAuditPages(kind);
  const [failure, setFailure] = useState<unknown>();
  const download = useDownload(setFailure);
  const days = useAuditDays()(list.records ?? []);
  const [announcement, announce] = useAnnouncement();
  const labels = {
    ...activityPageLabels(i18n, { filtered: kind !== null }),
    loading: texts.loading,
  };
  const loadMore = useAnnouncedPages(list, { days, empty: labels.empty, announce });

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
        filters={<AuditKindSelect kind={kind} onKind={setKind} />}
      >
        <ActivityList labels={labels} days={days} {...usePagesProps(list, texts, loadMore)} />
      </ActivityLayout>
      <LiveRegion {...announcement} />
    </>
  );
}
