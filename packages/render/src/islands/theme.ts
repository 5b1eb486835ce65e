const storageKey = 'specshelf-theme';

type Theme = 'dark' | 'light' | 'system';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** Applies the theme that the reader chose. The script of the page calls it before the first paint. */
export function applyTheme(): void {
  const theme = read();
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
}

/** A choice between the light, the dark, and the system's theme. Without script, pages follow the system. */
export class ThemeElement extends HTMLElement {
  connectedCallback(): void {
    if (this.childElementCount > 0) return;
    const select = document.createElement('select');
    select.setAttribute('aria-label', 'Theme');
    for (const theme of themes)
      select.append(new Option(`${theme[0]?.toUpperCase()}${theme.slice(1)}`, theme));
    select.value = read();
    select.addEventListener('change', () => {
      write(select.value);
      applyTheme();
    });
    this.append(select);
  }
}

/** Browsers may deny storage. */
function read(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(storageKey)) ?? 'system';
  } catch {
    return 'system';
  }
}

function write(theme: string): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // The choice lasts as long as the page.
  }
}
