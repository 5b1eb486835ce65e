import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => existsSync(join(root, path)));
const documents = files.filter((path) => /\.md$/.test(path) && !path.startsWith('fixtures/'));
const sources = files.filter((path) => /\.([cm]?[jt]sx?|ya?ml|json|service)$|file$/i.test(path));

describe('links between documents and code', () => {
  it('lead from documents to files and headings that exist', () => {
    const links = documents.flatMap(linksOf);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((link) => !isFound(link))).toEqual([]);
  });

  it('lead from documents to paths that exist', () => {
    const paths = documents
      .filter((document) => !/^(packages|apps)\//.test(document))
      .flatMap((document) =>
        [
          ...read(document).matchAll(
            /`((?:apps|bench|deploy|docs|fixtures|openapi|packages|scripts)\/[\w./-]*)`/g,
          ),
        ].map(([, path = '']) => ({ document, path })),
      );
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('lead from code to documents that exist', () => {
    const references = sources.flatMap((source) =>
      [...read(source).matchAll(/(?<![\w/])docs\/(?:(?:decisions|operating)\/[\w./-]*\w|[\w-]+\.md)/g)].map(
        ([path]) => ({ source, path }),
      ),
    );
    expect(references.length).toBeGreaterThan(3);
    expect(references.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  });
});

it('every decision record that is not replaced is linked from code', () => {
  const records = files.filter(
    (path) => /^docs\/decisions\/\d/.test(path) && !/^- Status: replaced/m.test(read(path)),
  );
  const texts = sources.map(read);
  expect(records.filter((record) => !texts.some((text) => text.includes(record)))).toEqual([]);
});

it('every decision record has a status, a date, all sections and a row below its theme', () => {
  const folder = 'docs/decisions/';
  const records = files.filter((path) => /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/.test(path));
  const rows = [...read(`${folder}README.md`).matchAll(/^\| \[.*$/gm)].map(([row]) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const expected = records.map((path) => {
    const text = read(path);
    const [, number, title] = /^# (\d+)\. (.+)/.exec(text) ?? [];
    const [, status, date] = /^- Status: (\w+).*\n- Date: (\d{4}-\d\d-\d\d)$/m.exec(text) ?? [];
    expect([path, text.match(/^## .+$/gm)]).toEqual([
      path,
      ['## Context', '## Decision', '## Consequences', '## Alternatives'],
    ]);
    return [`[${number}](${path.slice(folder.length)})`, title, status, date];
  });
  expect(expected.length).toBeGreaterThan(38);
  const number = ([link = '']: string[]) => Number(/\d+/.exec(link)?.[0]);
  expect(rows.sort((a, b) => number(a) - number(b))).toEqual(expected);
});

interface Link {
  document: string;
  path: string;
  heading: string | undefined;
}

function linksOf(document: string): Link[] {
  const text = read(document).replace(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => {
      const [path = '', heading] = target.split('#');
      return { document, path: path === '' ? document : join(dirname(document), path), heading };
    });
}

function isFound({ path, heading }: Link): boolean {
  if (!existsSync(join(root, path))) return false;
  return heading === undefined || headingsOf(path).includes(heading);
}

/** The anchors that GitHub generates for the headings of a document. */
function headingsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
