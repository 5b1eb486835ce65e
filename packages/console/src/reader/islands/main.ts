// The script of documentation pages, which work without it.

import '@specshelf/render/islands.js';
import { closeMenusOutside } from './close-menu.js';
import { CopyPageElement } from './copy-page.js';
import { ReaderSearchElement } from './search.js';
import { showCurrentEntry } from './show-current-entry.js';
import { WaitElement } from './wait.js';

// The children of an element exist only when the document is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enhance);
else enhance();

function enhance(): void {
  customElements.define('shelf-search', ReaderSearchElement);
  customElements.define('shelf-copy-page', CopyPageElement);
  customElements.define('shelf-wait', WaitElement);
  closeMenusOutside();
  showCurrentEntry();
}
