/// <reference path="../po.d.ts" />
import type { Language } from '@campetto/contract';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { messages as adminEnglish } from '../../locales/admin/en.po';
import { messages as adminItalian } from '../../locales/admin/it.po';
import { messages as contactEnglish } from '../../locales/contact/en.po';
import { messages as contactItalian } from '../../locales/contact/it.po';
import { messages as documentEnglish } from '../../locales/document/en.po';
import { messages as documentItalian } from '../../locales/document/it.po';
import { messages as downloadEnglish } from '../../locales/download/en.po';
import { messages as downloadItalian } from '../../locales/download/it.po';
import { messages as guideEnglish } from '../../locales/guide/en.po';
import { messages as guideItalian } from '../../locales/guide/it.po';
import { messages as landingEnglish } from '../../locales/landing/en.po';
import { messages as landingItalian } from '../../locales/landing/it.po';
import { messages as publicEnglish } from '../../locales/public/en.po';
import { messages as publicItalian } from '../../locales/public/it.po';
import { messages as shareEnglish } from '../../locales/share/en.po';
import { messages as shareItalian } from '../../locales/share/it.po';
import { lengthenedMessages } from './pseudo.ts';

const load = (locale: string, messages: Messages) =>
  setupI18n({ locale, messages: { [locale]: messages } });

const ENGLISH = {
  ...adminEnglish,
  ...contactEnglish,
  ...documentEnglish,
  ...downloadEnglish,
  ...guideEnglish,
  ...landingEnglish,
  ...publicEnglish,
  ...shareEnglish,
};
const I18NS: Record<Language | 'pseudo', I18n> = {
  en: load('en', ENGLISH),
  it: load('it', {
    ...adminItalian,
    ...contactItalian,
    ...documentItalian,
    ...downloadItalian,
    ...guideItalian,
    ...landingItalian,
    ...publicItalian,
    ...shareItalian,
  }),
  pseudo: load('en', lengthenedMessages(ENGLISH)),
};

/** All texts of the product in the language of Storybook's toolbar; English where none is set. */
export function i18nOf({ language }: Record<string, unknown>): I18n {
  return I18NS[language as keyof typeof I18NS] ?? I18NS.en;
}
