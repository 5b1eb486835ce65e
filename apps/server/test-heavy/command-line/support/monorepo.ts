import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Specifications of the monorepo, by slug, with their paths in the corpus. */
const documents = {
  burgers: 'burgershop.yaml',
  chat: 'discord.json',
  containers: 'docker-engine.yaml',
  museum: 'museum.yaml',
  notes: 'notion.yaml',
  sites: 'netlify.yaml',
  cafe: 'openapi-starter/openapi.yaml',
  family: 'circular-multi-v2/circular.yaml',
  'no-specification': 'invalid/not-openapi.yaml',
  'no-json': 'invalid/json-syntax.json',
  'old-swagger': 'invalid/swagger-12.yaml',
  payments: 'stripe.yaml',
} as const;

export type Slug = keyof typeof documents;

export const slugs = Object.keys(documents).sort();

/** Not usable, for three reasons. */
export const broken: readonly Slug[] = ['no-json', 'no-specification', 'old-swagger'];

/** The description that `makeTooLarge` changes. */
export const tooLarge: Slug = 'payments';

/** A body of a server has 48 MiB at most. */
const padding = `\n# ${'x'.repeat(1_000)}`.repeat(50_000);

/** Copies twelve real descriptions into a folder, with a configuration that finds them by their paths. */
export async function writeMonorepo(folder: string, corpus: string): Promise<void> {
  for (const [slug, path] of Object.entries(documents)) {
    const target = join(folder, 'apis', slug);
    await mkdir(target, { recursive: true });
    // The other files of a description are in its folder.
    if (path.includes('/') && !path.startsWith('invalid/')) {
      await cp(dirname(join(corpus, path)), target, { recursive: true });
    }
    await cp(join(corpus, path), join(target, 'openapi.yaml'));
  }
  const config = [
    'organization: default',
    'create: true',
    'specs: [{ pattern: "apis/{slug}/openapi.yaml" }]',
    '',
  ];
  await writeFile(join(folder, 'specshelf.yaml'), config.join('\n'));
}

/** Makes one description too large for a server. */
export async function makeTooLarge(folder: string): Promise<void> {
  await appendFile(join(folder, 'apis', tooLarge, 'openapi.yaml'), padding);
}

/** Removes an operation from one description, and adds a sentence to another. */
export async function changeMonorepo(folder: string): Promise<void> {
  const edit = async (slug: Slug, change: (text: string) => string) => {
    const path = join(folder, 'apis', slug, 'openapi.yaml');
    await writeFile(path, change(await readFile(path, 'utf8')));
  };
  await edit('museum', (text) => text.replace(/^ {2}\/museum-hours:$/m, '  /opening-hours:'));
  await edit('burgers', (text) => text.replace(/^( {2}title: .*)$/m, '$1 2'));
}
