import { ComingSoon } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';

/** What is not there yet (spec §2.2). */
export function SoonPart() {
  const { t } = useLingui();
  return (
    <ComingSoon
      badge={t`Coming soon`}
      title={t`Tournaments`}
      text={t`Groups, brackets and a trophy to photograph. We are marking out the lines.`}
    />
  );
}
