import { spawn } from 'node:child_process';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../../scripts/lib/ports.ts';
import { startFaultProxy } from './faultProxy.ts';
import { isFault } from './faults.ts';
import type { Tab } from './tab.ts';

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB } as const;

/** Opens WebKitGTK's MiniBrowser through its WebDriver, on a screen of its own. */
export async function openWebKit(binary: string): Promise<Tab> {
  const port = await freePort();
  const server = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    // A group of its own, because xvfb-run leaves its children behind.
    { stdio: 'ignore', detached: true },
  );
  const faults: string[] = [];
  const proxy = await startFaultProxy((fault) => isFault(fault) && faults.push(fault));
  const stop = () => {
    proxy.close();
    if (server.pid !== undefined) process.kill(-server.pid);
  };
  try {
    const driver = await connect(port, binary, proxy.host);
    await leaveToolbar(driver);
    const close = () => driver.quit().finally(stop);
    return { ...tabOf(driver), faults, close };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The driver accepts connections some time after its start. */
async function connect(port: number, binary: string, proxy: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation'] };
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': options,
    proxy: { proxyType: 'manual', httpProxy: proxy },
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 20_000;
  while (
    !(await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not respond.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return new Builder().usingServer(url).withCapabilities(capabilities).build();
}

/** Replaces the window by one without a toolbar, which may be as narrow as a phone. */
async function leaveToolbar(driver: WebDriver): Promise<void> {
  const first = await driver.getWindowHandle();
  const other = async () => (await driver.getAllWindowHandles()).find((one) => one !== first);
  await driver.get(`data:text/html,<button onclick="open('about:blank','','popup')">`);
  await driver.findElement({ css: 'button' }).click();
  const popup = await driver.wait(other, 10_000);
  await driver.close();
  await driver.switchTo().window(popup ?? first);
}

function tabOf(driver: WebDriver): Omit<Tab, 'close' | 'faults'> {
  const evaluate = <Result>(script: string) =>
    driver.executeScript<Result>(`return (${script.trim()})`);
  const send = (keys: string) => driver.actions().sendKeys(keys).perform();
  return {
    goto: (url) => driver.get(url),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ width, height });
      const widths = () => evaluate<[number, number]>('[outerWidth, innerWidth]');
      // For a moment after a change the window may claim to be narrower than the page in it.
      await driver.wait(async () => {
        const [outer, inner] = await widths();
        return outer >= inner;
      }, 10_000);
      const [outer, inner] = await widths();
      // Adds the width of the window's frame.
      if (outer !== inner) await window.setRect({ width: width + outer - inner, height });
      return evaluate('innerWidth');
    },
    evaluate,
    click: async (element) => {
      const found = await evaluate<WebElement | null>(element);
      if (found === null) throw new Error(`There is no ${element}`);
      await found.click();
    },
    type: send,
    press: (key) => send(KEYS[key]),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}
