import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realDocument } from './fixture.js';

/** A document that somebody published, and what must become of it. */
export interface RealDocument {
  name: string;
  expect: 'version' | 'parse-error';
  read(): string;
}

interface CorpusEntry {
  file: string;
  expect: string;
}

/**
 * The documents that come with the project's dependencies and, when SPECSHELF_CORPUS names a folder with an
 * `index.json`, a choice of those: of each kind a few, so that the suite stays quick on every target.
 */
export function realDocuments(): RealDocument[] {
  return [
    { name: 'the document of @gitbook/api as JSON', expect: 'version', read: () => realDocument('json') },
    { name: 'the document of @gitbook/api as YAML', expect: 'version', read: () => realDocument('yaml') },
    ...corpusDocuments(),
  ];
}

const chosen = [
  'github-api.json',
  'stripe.yaml',
  'magento.yaml',
  'docker-engine.yaml',
  'zoom-v2.json',
  'discord.json',
  'adyen-webhooks.json',
  'museum.yaml',
  'meilisearch.json',
  'scalar-galaxy.yaml',
  'bump-32.yaml',
  'tags-32.yaml',
  'additional-operations-32.yaml',
  'svix.yaml',
  'shop-pro-ja.yaml',
  'hey-full-31.yaml',
  'circular-extensive.json',
  'petstore-expanded.json',
  'anchors.yaml',
];
const broken = [
  'synthetic/yaml-duplicate-keys.yaml',
  'synthetic/yaml-tabs.yaml',
  'synthetic/yaml-multi-doc.yaml',
  'synthetic/json-trailing-comma.json',
  'synthetic/json-truncated.json',
  'synthetic/html-404.html',
];

function corpusDocuments(): RealDocument[] {
  const folder = process.env['SPECSHELF_CORPUS'];
  if (!folder) return [];
  const entries: CorpusEntry[] = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return entries
    .filter(({ file }) => chosen.includes(file) || broken.includes(file))
    .map((entry) => ({
      name: entry.file,
      expect: entry.expect === 'parse-error' ? 'parse-error' : 'version',
      read: () => readFileSync(join(folder, entry.file), 'utf8'),
    }));
}
