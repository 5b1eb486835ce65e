import { bundle } from '@scalar/json-magic/bundle';
import { normalize, upgrade, validate } from '@scalar/openapi-parser';

/**
 * The steps of a public pipeline with the same result as ours: validate the text; for Swagger 2.0 upgrade it and validate the
 * result; bundle. Its loader returns only the passed files.
 */
export async function runPeer(
  entry: string,
  files: ReadonlyMap<string, string>,
  isSwagger: boolean,
): Promise<object> {
  const text = files.get(entry) ?? '';
  const { specification = {} } = await validate(text);
  const upgraded = isSwagger ? await upgradedDocument(text) : specification;
  return bundle(upgraded, { plugins: [loaderOf(files)], treeShake: false, origin: entry });
}

async function upgradedDocument(text: string) {
  const { specification } = upgrade(text);
  await validate(specification);
  return specification;
}

function loaderOf(files: ReadonlyMap<string, string>) {
  return {
    type: 'loader' as const,
    validate: () => true,
    exec: async (location: string) => {
      const raw = files.get(location);
      return raw === undefined ? { ok: false as const } : { ok: true as const, data: normalize(raw), raw };
    },
  };
}
