import { templateLink } from '@campetto/messages/admin/imports/imports';
import { TextLink } from '@campetto/ui';
import { useLingui } from '@lingui/react';

/** Downloads the template of a list for the import. */
export function TemplateLink() {
  const { i18n } = useLingui();
  return (
    <TextLink standalone download href="/venues-template.csv">
      {templateLink(i18n)}
    </TextLink>
  );
}
