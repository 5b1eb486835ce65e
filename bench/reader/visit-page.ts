import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { bindings, type WordsShown, watchWords } from './watch-words.js';

/** One visit of a page with an empty cache: kB with headers until the words were visible, memory after garbage collection. */
export type Visit = WordsShown & PageMemory & { kB: number };

export type PageMemory = Record<'heap MB' | 'nodes', number>;

export interface VisitOptions {
  executable: string;
  url: string;
  words: string;
  /** Milliseconds after which a page counts as not readable. */
  timeout: number;
}

/** Visits a page with a throttled network and CPU. Throws if its words are not visible in time. */
export function visitPage(options: VisitOptions): Promise<Visit> {
  // A browser for each visit: no cache, no heap of another page, and a blocked page ends with it.
  return withBrowser(options.executable, (browser) => visitIn(browser, options));
}

/** Loads pages without throttling, one after the other. */
export function readMemory(executable: string, urls: readonly string[]): Promise<PageMemory[]> {
  return withBrowser(executable, async (browser) => {
    const memory: PageMemory[] = [];
    for (const url of urls) {
      const page = await browser.newPage(pageOptions);
      await page.goto(url);
      memory.push(await memoryIn(await page.context().newCDPSession(page)));
      await page.close();
    }
    return memory;
  });
}

const pageOptions = {
  viewport: { width: 1280, height: 800 },
  // Without it, Chromium accepts Brotli from this machine, which it does not over plain HTTP otherwise.
  extraHTTPHeaders: { 'accept-encoding': 'gzip' },
};

async function withBrowser<Result>(
  executablePath: string,
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

async function visitIn(browser: Browser, { url, words, timeout }: VisitOptions): Promise<Visit> {
  const page = await browser.newPage(pageOptions);
  const session = await page.context().newCDPSession(page);
  const transferred = await countBytes(session);
  await throttle(session);
  let kB = Number.NaN;
  await page.exposeFunction(bindings.shown, () => {
    kB = transferred() / 1000;
  });
  const figures = new Promise<WordsShown>((resolve) => void page.exposeFunction(bindings.figures, resolve));
  await page.addInitScript(watchWords, { words, names: bindings });
  const visit = async (): Promise<Visit> => {
    // A blocked page never finishes the navigation.
    void page.goto(url, { waitUntil: 'commit' }).catch(() => undefined);
    return { ...(await figures), kB, ...(await memoryIn(session)) };
  };
  return await Promise.race([visit(), failureOf(page, timeout)]);
}

function failureOf(page: Page, timeout: number): Promise<never> {
  return new Promise((_, reject) => {
    page.on('crash', () => reject(new Error('the page crashed')));
    setTimeout(() => reject(new Error(`not readable within ${timeout / 1000} s`)), timeout).unref();
  });
}

/** A broadband connection, and a computer four times as slow as this one. */
async function throttle(session: CDPSession): Promise<void> {
  const throughput = 10_000_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function countBytes(session: CDPSession): Promise<() => number> {
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    bytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  return () => [...bytes.values()].reduce((sum, each) => sum + each, 0);
}

async function memoryIn(session: CDPSession): Promise<PageMemory> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return { 'heap MB': metric('JSHeapUsedSize') / 1_000_000, nodes: metric('Nodes') };
}
