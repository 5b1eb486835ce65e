import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../src/terminal/open-browser.js';

describe('the browser', () => {
  it.each(['file:///etc/passwd', 'javascript:alert(1)', '-aCalculator', '\\\\share\\program.exe'])(
    'is not opened for %s',
    async (address) => {
      await expect(openBrowser(address)).rejects.toThrow();
    },
  );
});
