import type { LegalLayoutProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

type DocumentLabels = LegalLayoutProps['labels'];
type OwnLabels = Omit<DocumentLabels, 'contents' | 'retry'>;

/** The labels of a document that is a page of its own (spec §2.4), also for while it is loading or missing. */
export const documentLabels = (i18n: I18n, labels: OwnLabels): DocumentLabels => ({
  ...labels,
  contents: t(i18n)`On this page`,
  retry: t(i18n)`Try again`,
});

export const privacyLabels = (i18n: I18n): OwnLabels => ({
  loading: t(i18n)`Loading the privacy policy`,
  missing: t(i18n)`Privacy policy not found.`,
  failed: t(i18n)`Error loading privacy policy.`,
});

export const termsLabels = (i18n: I18n): OwnLabels => ({
  loading: t(i18n)`Loading the terms and conditions`,
  missing: t(i18n)`Terms and conditions not found.`,
  failed: t(i18n)`Error loading terms and conditions.`,
});

/** A text about the company. */
export const companyTextLabels = (i18n: I18n): OwnLabels => ({
  loading: t(i18n)`Loading the text`,
  missing: t(i18n)`This text was not found.`,
  failed: t(i18n)`This text could not be loaded.`,
});
