/** What a path of a revision is. */
export type TreePlace =
  | { kind: 'file'; id: string }
  | { kind: 'missing' }
  | { kind: 'folder' | 'outside' | 'loop' }
  | { kind: 'submodule'; path: string };

/** An entry of a folder: `mode` is its type. */
interface TreeEntry {
  mode: string;
  id: string;
}

/** Reads objects of git. */
export interface TreeReader {
  /** Returns the output of `git ls-tree -z`. */
  list(treeID: string): Promise<Buffer>;
  /** Returns the target of a symbolic link. */
  readLink(blobID: string): Promise<string>;
}

/** Finds a path, relative to the root of the repository, with `/`. */
export type FindInTree = (path: string) => Promise<TreePlace>;

const modes = { folder: '040000', link: '120000', submodule: '160000' };

/** Symbolic links that are followed for a path, as many as Linux follows. */
const mostLinks = 40;

/** Finds the paths of a revision, and follows its symbolic links as an operating system does, but not out of the repository. */
export function createTree(rootID: string, { list, readLink }: TreeReader): FindInTree {
  const known = new Map<string, Promise<Map<string, TreeEntry>>>();
  const entriesOf = (id: string) => {
    const entries = known.get(id) ?? list(id).then(parseTree);
    known.set(id, entries);
    return entries;
  };
  return async (path) => {
    let waiting = path.split('/');
    let links = 0;
    const folders = [{ id: rootID, path: '' }];
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const folder = folders.at(-1);
      if (folder === undefined) return { kind: 'outside' };
      if (name === '' || name === '.') continue;
      if (name === '..') {
        folders.pop();
        continue;
      }
      const entry = (await entriesOf(folder.id)).get(name);
      if (entry === undefined) return { kind: 'missing' };
      const { mode, id } = entry;
      if (mode === modes.folder) folders.push({ id, path: `${folder.path}${name}/` });
      else if (mode === modes.submodule) return { kind: 'submodule', path: `${folder.path}${name}` };
      else if (mode !== modes.link) return waiting.length > 0 ? { kind: 'missing' } : { kind: 'file', id };
      else {
        links += 1;
        if (links > mostLinks) return { kind: 'loop' };
        const target = await readLink(id);
        if (/^(?:[/\\]|[a-z]:)/i.test(target)) return { kind: 'outside' };
        waiting = [...target.split('/'), ...waiting];
      }
    }
    return { kind: folders.length === 0 ? 'outside' : 'folder' };
  };
}

/** Reads lines such as `100644 blob 3b18e5…`, a tab, and the name. */
function parseTree(output: Buffer): Map<string, TreeEntry> {
  const lines = output.toString('utf8').split('\0');
  return new Map(
    lines.flatMap((line): [string, TreeEntry][] => {
      const [, mode, id, name] = /^(\d+) \w+ ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
      return mode === undefined || id === undefined || name === undefined ? [] : [[name, { mode, id }]];
    }),
  );
}
