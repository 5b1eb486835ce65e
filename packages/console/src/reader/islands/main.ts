// The script of documentation pages, which work without it.

import '@specshelf/render/islands.js';
import { closeMenusOutside } from './close-menu.js';
import { CopyPageElement } from './copy-page.js';
import { ReaderSearchElement } from './search.js';
import { showCurrentEntry } from './show-current-entry.js';
import { WaitElement } from './wait.js';

// At once: a button that is added later would move the text.
customElements.define('shelf-copy-page', CopyPageElement);
// The children of other elements exist only when the document is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enhance);
else enhance();

function enhance(): void {
  customElements.define('shelf-search', ReaderSearchElement);
  customElements.define('shelf-wait', WaitElement);
  closeMenusOutside();
  showCurrentEntry();
}
