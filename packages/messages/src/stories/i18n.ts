/// <reference path="../po.d.ts" />
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { messages as adminEnglish } from '../../locales/admin/en.po';
import { messages as adminItalian } from '../../locales/admin/it.po';
import { messages as landingEnglish } from '../../locales/landing/en.po';
import { messages as landingItalian } from '../../locales/landing/it.po';
import { messages as publicEnglish } from '../../locales/public/en.po';
import { messages as publicItalian } from '../../locales/public/it.po';
import { lengthenedMessages } from './pseudo.ts';

const load = (locale: string, messages: Messages) =>
  setupI18n({ locale, messages: { [locale]: messages } });

const ENGLISH = { ...publicEnglish, ...landingEnglish, ...adminEnglish };
const english = load('en', ENGLISH);
const italian = load('it', { ...publicItalian, ...landingItalian, ...adminItalian });
const pseudo = load('en', lengthenedMessages(ENGLISH));

/** All texts of the product in the language of Storybook's toolbar; English where none is set. */
export function i18nOf({ language }: Record<string, unknown>): I18n {
  if (language === 'pseudo') return pseudo;
  return language === 'it' ? italian : english;
}
