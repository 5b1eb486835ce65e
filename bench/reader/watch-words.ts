/** Measurements in a page. Times in milliseconds since the navigation. */
export type WordsShown = Record<'readable ms' | 'largest paint ms' | 'long tasks ms' | 'longest ms', number>;

/** Functions of the page that send a result to Node.js. */
export const bindings = { shown: 'reportWordsShown', figures: 'reportFigures' };

/**
 * Runs in the page before its scripts. Waits until a text node with the words is laid out, also in open shadow roots. A search
 * waits 20 times as long as the previous one took, so that it does not slow the page.
 */
export function watchWords({ words, names }: { words: string; names: typeof bindings }) {
  let paint = 0;
  const tasks: number[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint = Math.max(paint, startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });

  const isLaidOut = ({ parentElement }: Text): boolean =>
    parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
    parentElement.getClientRects().length > 0;
  const isShown = (root: Node): boolean => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element && node.shadowRoot !== null && isShown(node.shadowRoot)) return true;
      if (node instanceof Text && node.data.includes(words) && isLaidOut(node)) return true;
    }
    return false;
  };
  const send = (binding: string, value?: WordsShown): void => {
    const report: unknown = Reflect.get(window, binding);
    if (typeof report === 'function') report(value);
  };
  const sendFigures = (shown: number): void => {
    const longTasks = tasks.reduce((sum, duration) => sum + duration, 0);
    send(names.figures, {
      ...{ 'readable ms': shown, 'largest paint ms': paint },
      ...{ 'long tasks ms': longTasks, 'longest ms': Math.max(0, ...tasks) },
    });
  };
  const search = (): void => {
    const start = performance.now();
    if (!isShown(document)) {
      setTimeout(search, Math.max(10, 20 * (performance.now() - start)));
      return;
    }
    const shown = performance.now();
    send(names.shown);
    // The browser reports paints and long tasks later.
    setTimeout(sendFigures, 500, shown);
  };
  search();
}
