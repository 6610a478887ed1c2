import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { findProgram } from '../../../../scripts/lib/chromium.ts';
import { openFirefox } from './firefox.ts';
import { openWithPlaywright } from './playwright.ts';
import type { Open } from './tab.ts';
import { openWebKit } from './webkit.ts';

function firefoxHere(): Open | undefined {
  if (existsSync(firefox.executablePath())) return () => openWithPlaywright(firefox);
  const path = findProgram('firefox-esr', 'firefox');
  return path === undefined ? undefined : () => openFirefox(path);
}

function webKitHere(): Open | undefined {
  if (existsSync(webkit.executablePath())) return () => openWithPlaywright(webkit);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const complete = findProgram('WebKitWebDriver') && findProgram('xvfb-run');
  return complete && browser ? () => openWebKit(browser) : undefined;
}

/** The engines beside Chromium, with how to open them here; undefined where one is not installed. */
export const ENGINES: Record<'Firefox' | 'WebKit', { open: Open | undefined; install: string }> = {
  Firefox: { open: firefoxHere(), install: 'apt-get install firefox-esr' },
  WebKit: { open: webKitHere(), install: 'apt-get install webkit2gtk-driver xvfb' },
};
