// Enhances pages that work without script. See the README of the package for each element.

import { CopyElement } from './copy.js';
import { openTarget } from './open-target.js';
import { TabsElement } from './tabs.js';
import { applyTheme, ThemeElement } from './theme.js';

// At once: a script in the head that is not deferred runs before the first paint. Elements that are added later would move the text.
applyTheme();
define('shelf-copy', CopyElement);
define('shelf-tabs', TabsElement);
define('shelf-theme', ThemeElement);
// The target of a link exists only when the document is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enhance);
else enhance();

function enhance(): void {
  addEventListener('hashchange', openTarget);
  openTarget();
}

/** A page may load the file twice. */
function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
