import { isDocumentName, relativePaths, startsDocument } from '../publish/document-files.js';
import { suggestSlug } from '../publish/suggest-slug.js';
import { filesOf } from './dropped-files.js';
import { removeFileErrors, submitForm } from './submit-form.js';

interface Chosen {
  file: File;
  /** The path within the dropped folder. */
  path: string;
}

/** Adds an area for dropped files and folders to the form in it, and a list of them to choose the root document from. */
export class DropElement extends HTMLElement {
  /** Undefined until files are dropped or chosen here. */
  #chosen: Chosen[] | undefined;
  /** Those that begin a specification. */
  #roots: Chosen[] = [];
  /** The root document that this element has entered. */
  #offered = '';

  connectedCallback(): void {
    const form = this.querySelector('form');
    const area = this.querySelector<HTMLElement>('.drop');
    if (!form || !area || this.querySelector('.drop-list')) return;
    const hint = document.createElement('p');
    hint.className = 'drop-hint';
    hint.textContent = 'Drop a file, several files, or a folder here';
    area.prepend(hint);
    const list = document.createElement('div');
    list.className = 'drop-list';
    list.setAttribute('role', 'status');
    area.append(list);
    const choose = (files: readonly Chosen[]) => {
      if (files.length > 0) removeFileErrors(form);
      this.#choose(form, list, files);
    };
    acceptDrops(area, choose);
    acceptFiles(area, choose);
    // The browser restores the files of a visitor who goes back.
    addEventListener('pageshow', () => {
      const files = inputsOf(area).flatMap(filesIn);
      if (this.isConnected && !this.#chosen && files.length > 0) choose(files);
    });
    form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'entry') void this.#suggestSlug(form);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const data = new FormData(form);
      if (this.#chosen) data.delete('files');
      for (const { file, path } of this.#chosen ?? []) data.append('files', file, path);
      void submitForm(form, data).then((main) => {
        const next = main?.querySelector('shelf-drop');
        if (next instanceof DropElement) next.#restore(this);
      });
    });
  }

  /** Takes the files and texts of the element that this one replaces. The server has not read those of a form that is too large. */
  #restore(previous: DropElement): void {
    const form = this.querySelector('form');
    const list = this.querySelector<HTMLElement>('.drop-list');
    for (const input of this.querySelectorAll<HTMLInputElement>('input:is([type=text], [type=file])')) {
      const old = previous.querySelector<HTMLInputElement>(`#${input.id}`);
      if (input.type === 'file') input.files = old?.files ?? null;
      else if (old) input.value = old.value;
    }
    if (!form || !list || !previous.#chosen) return;
    this.#offered = previous.#offered;
    this.#choose(form, list, previous.#chosen);
  }

  #choose(form: HTMLFormElement, list: HTMLElement, all: readonly Chosen[]): void {
    const documents = all.filter(({ path }) => isDocumentName(path));
    const chosen = all.length === 1 ? [...all] : documents;
    this.#chosen = chosen;
    const summary = document.createElement('p');
    summary.textContent = describe(chosen, all.length - chosen.length);
    list.replaceChildren(...(all.length > 0 ? [summary] : []));
    void rootsOf(chosen).then((roots) => {
      if (this.#chosen !== chosen) return;
      this.#roots = roots;
      this.#offerRoots(form);
      void this.#suggestSlug(form);
    });
  }

  /** Suggests the first of several roots, unless the visitor has entered a path. */
  #offerRoots(form: HTMLFormElement): void {
    const entry = form.elements.namedItem('entry');
    if (!(entry instanceof HTMLInputElement)) return;
    const paths = this.#roots.map(({ path }) => path);
    offerOptions(entry, paths);
    if (entry.value !== '' && entry.value !== this.#offered) return;
    this.#offered = paths.length > 1 ? (paths[0] ?? '') : '';
    entry.value = this.#offered;
  }

  /** Shows the slug that the server derives if none is entered. */
  async #suggestSlug(form: HTMLFormElement): Promise<void> {
    const slug = form.elements.namedItem('slug');
    const entry = form.elements.namedItem('entry');
    if (!(slug instanceof HTMLInputElement && entry instanceof HTMLInputElement)) return;
    const root = rootAt(entry.value.trim(), this.#chosen ?? [], this.#roots);
    const suggested = root && suggestSlug({ name: root.path, head: await headOf(root) });
    slug.placeholder = suggested ?? '';
  }
}

function acceptDrops(area: HTMLElement, choose: (files: readonly Chosen[]) => void): void {
  for (const type of ['dragenter', 'dragover', 'dragleave', 'drop']) {
    area.addEventListener(type, (event) => {
      event.preventDefault();
      area.toggleAttribute('data-over', type === 'dragenter' || type === 'dragover');
    });
  }
  area.addEventListener('drop', ({ dataTransfer }) => {
    if (!dataTransfer) return;
    for (const input of inputsOf(area)) input.value = '';
    void filesOf(dataTransfer).then(choose);
  });
}

/** The files of one input replace those of the other, and dropped ones. */
function acceptFiles(area: HTMLElement, choose: (files: readonly Chosen[]) => void): void {
  area.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    for (const input of inputsOf(area)) if (input !== target) input.value = '';
    choose(filesIn(target));
  });
}

function inputsOf(area: HTMLElement): HTMLInputElement[] {
  return [...area.querySelectorAll('input')];
}

function filesIn({ files }: HTMLInputElement): Chosen[] {
  return [...(files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }));
}

function describe(chosen: readonly Chosen[], ignored: number): string {
  const [only] = chosen;
  const size = chosen.reduce((sum, { file }) => sum + file.size, 0);
  const names = chosen.length === 1 && only ? only.path : `${chosen.length} files`;
  const others = ignored === 0 ? '' : `, without ${ignored} that are neither JSON nor YAML`;
  return `Chosen: ${names}, ${sizeOf(size)}${others}`;
}

function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

/** Returns the files that begin a specification, those in the highest folder first. */
async function rootsOf(chosen: readonly Chosen[]): Promise<Chosen[]> {
  const found = await Promise.all(
    chosen.slice(0, 500).map(async (each) => (startsDocument(await headOf(each)) ? [each] : [])),
  );
  const depthOf = ({ path }: Chosen) => path.split('/').length;
  return found.flat().sort((a, b) => depthOf(a) - depthOf(b));
}

/** The server reads as much of a file. */
function headOf({ file }: Chosen): Promise<string> {
  return file.slice(0, 64 * 1024).text();
}

/** Returns the file that the server takes for the root document. */
function rootAt(entry: string, chosen: readonly Chosen[], roots: readonly Chosen[]): Chosen | undefined {
  if (chosen.length === 1) return chosen[0];
  if (entry === '') return roots[0];
  const paths = relativePaths(chosen.map(({ path }) => path));
  return chosen.find(({ path }, index) => path === entry || paths[index] === entry);
}

function offerOptions(entry: HTMLInputElement, paths: readonly string[]): void {
  const id = 'entry-options';
  document.getElementById(id)?.remove();
  const options = document.createElement('datalist');
  options.id = id;
  options.append(...paths.map((path) => new Option(path, path)));
  entry.after(options);
  entry.setAttribute('list', id);
}
