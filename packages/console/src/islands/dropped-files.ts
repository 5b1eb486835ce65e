interface DroppedFile {
  file: File;
  /** The path within the dropped folder. */
  path: string;
}

const mostFiles = 5_000;

/** Returns the dropped files, with those of dropped folders. */
export async function filesOf(transfer: DataTransfer): Promise<DroppedFile[]> {
  // The entries are only available before the first `await`.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  // Files that do not come from a file system have no entries, such as those of another page.
  const files: DroppedFile[] =
    entries.length > 0 ? [] : [...transfer.files].map((file) => ({ file, path: file.name }));
  for (const entry of entries) await collect(entry, files);
  return files;
}

async function collect(entry: FileSystemEntry, files: DroppedFile[]): Promise<void> {
  if (files.length >= mostFiles) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    files.push({ file, path: entry.fullPath.replace(/^\//, '') });
  } else if (isFolder(entry) && !/^(?:\.|node_modules$)/.test(entry.name)) {
    for (const child of await childrenOf(entry)) await collect(child, files);
  }
}

/** A reader returns a part of the entries with each call, and none at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
