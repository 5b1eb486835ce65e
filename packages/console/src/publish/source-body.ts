import { invalidForm } from '../form/form-state.js';
import type { UploadedFile } from '../web/uploaded-file.js';
import { isDocumentName, relativePaths, startsDocument } from './document-files.js';

/** A document or a set of files, to be sent as the body of an operation. */
export interface UploadedSource {
  /** The JSON of the source, in parts. */
  json: readonly Uint8Array[];
  /** The document that begins the set. */
  entry: UploadedFile;
}

/**
 * Returns the source for files. Several become a set with paths relative to their common folder, without files that are neither
 * JSON nor YAML. `wanted` is the path of the entry; otherwise it is the only file that looks like one.
 */
export function sourceOf(files: readonly UploadedFile[], wanted: string): UploadedSource {
  const [only, ...others] = files;
  if (!only) throw invalidForm({ files: 'Choose a file or a folder.' });
  const parts = others.length === 0 ? files : files.filter(({ name }) => isDocumentName(name));
  assertText(parts);
  const [document] = parts;
  if (parts.length === 1 && document) {
    if (document.head.trim() === '')
      throw invalidForm({ files: `The file ${quoted(document.name)} is empty.` });
    return { json: joined(['{"text":"', document, '"}']), entry: document };
  }
  const paths = relativePaths(parts.map(({ name }) => name));
  assertUnique(paths);
  const entry = entryOf(parts, paths, wanted);
  const members = parts.flatMap((file, index) => [
    `${index === 0 ? '' : ','}${JSON.stringify(paths[index])}:"`,
    file,
    '"',
  ]);
  const end = `},"entry":${JSON.stringify(paths[parts.indexOf(entry)])}}`;
  return { json: joined(['{"files":{', ...members, end]), entry };
}

function assertText(files: readonly UploadedFile[]): void {
  if (files.length === 0) {
    throw invalidForm({
      files: 'None of these files is JSON or YAML. Choose the files of one specification.',
    });
  }
  const wrong = files.find(({ problem }) => problem !== undefined);
  if (!wrong) return;
  const name = quoted(wrong.name);
  const what = wrong.problem === 'binary' ? 'is a binary file' : 'is not text in UTF-8';
  throw invalidForm({
    files: `The file ${name} ${what}. Send an OpenAPI document in JSON or YAML, in UTF-8.`,
  });
}

/** A set has one file per path. */
function assertUnique(paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.has(path)) {
      throw invalidForm({
        files: `Several files have the path ${quoted(path)}. Choose the folder above them.`,
      });
    }
    seen.add(path);
  }
}

function quoted(name: string): string {
  return JSON.stringify(name.slice(0, 200));
}

function entryOf(files: readonly UploadedFile[], paths: readonly string[], wanted: string): UploadedFile {
  if (wanted !== '') {
    const file = files.find(({ name }, index) => name === wanted || paths[index] === wanted);
    if (file) return file;
    const list = paths.slice(0, 10).join(', ');
    throw invalidForm({ entry: `No file has this path. The paths of the files are: ${list}` });
  }
  const documents = files.filter(({ head }) => startsDocument(head));
  const depthOf = ({ name }: UploadedFile) => name.split('/').length;
  const least = Math.min(...documents.map(depthOf));
  const top = documents.filter((file) => depthOf(file) === least);
  const [only, ...others] = top;
  if (!only) {
    throw invalidForm({
      files: 'None of these files begins a specification: no `openapi` or `swagger` version was found.',
    });
  }
  if (others.length === 0) return only;
  const candidates = top.slice(0, 10).map((file) => paths[files.indexOf(file)]);
  throw invalidForm({
    entry: `Several files begin a specification: ${candidates.join(', ')}. Enter the path of one, and check that the files are still chosen.`,
  });
}

const encoder = new TextEncoder();

function joined(parts: readonly (string | UploadedFile)[]): Uint8Array[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [encoder.encode(part)] : part.json));
}
