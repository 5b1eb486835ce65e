// The script of the pages other than documentation. They work without it.

import '@specshelf/render/islands.js';
import { DropElement } from './drop.js';
import { EditorElement } from './editor.js';
import { ProgressElement } from './progress.js';
import { OrganizationSearchElement } from './search/organization-search.js';

// The children of an element exist only when the document is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', define);
else define();

function define(): void {
  customElements.define('shelf-drop', DropElement);
  customElements.define('shelf-editor', EditorElement);
  customElements.define('shelf-progress', ProgressElement);
  customElements.define('shelf-search', OrganizationSearchElement);
}
