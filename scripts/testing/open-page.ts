/** A wait that ends earlier proves only that the machine is busy. */
const patience = 600_000;

/** What is used of a `BrowserContext` of Playwright, which is a dependency of some packages only. */
interface Context<Page> {
  setDefaultTimeout(timeout: number): void;
  newPage(): Promise<Page>;
  newCDPSession(page: NoInfer<Page>): Promise<DevTools>;
}

interface DevTools {
  send(method: 'Emulation.setCPUThrottlingRate', parameters: { rate: number }): Promise<unknown>;
}

/**
 * Opens a page that waits ten minutes for navigation and elements. With SPECSHELF_SLOW_PAGES=6 in the environment, it runs six
 * times as slowly, so that a test fails that reads it too early.
 */
export async function openPage<Page>(context: Context<Page>): Promise<Page> {
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const rate = Number(process.env['SPECSHELF_SLOW_PAGES'] ?? 1);
  if (rate > 1) {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate });
  }
  return page;
}
