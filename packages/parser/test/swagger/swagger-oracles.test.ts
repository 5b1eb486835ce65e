import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
import { isArray, isObject, type JSONObject, type JSONValue } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import { CORE_SCHEMA, load } from 'js-yaml';
import swagger2openapi from 'swagger2openapi';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/problems/limits.js';
import { convertSwagger } from '../../src/swagger/convert-swagger.js';

interface Entry {
  file: string;
  expect: string;
  files: number;
}

const corpus = process.env['SPECSHELF_CORPUS'] ?? '';
const index: Entry[] = corpus === '' ? [] : JSON.parse(readFileSync(join(corpus, 'index.json'), 'utf8'));

function swaggerOf(file: string): JSONObject | undefined {
  const text = readFileSync(join(corpus, file), 'utf8');
  try {
    const value: unknown = JSON.parse(JSON.stringify(load(text, { schema: CORE_SCHEMA })));
    return isObject(value) && value['swagger'] === '2.0' ? value : undefined;
  } catch {
    return undefined;
  }
}

const isJSON = (value: unknown): value is JSONObject => isObject(value);

function asJSON(value: unknown): JSONObject {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return isJSON(copy) ? copy : {};
}

/** Normalizes equivalent forms. Each line is one fact. */
function factsOf(document: JSONObject): string[] {
  const facts: string[] = [];
  const components = objectIn(document, 'components');
  for (const [path, item] of objectsIn(objectIn(document, 'paths'))) {
    const shared = parametersOf(document, item);
    for (const method of ['get', 'put', 'post', 'delete', 'options', 'head', 'patch']) {
      const operation = item[method];
      if (isObject(operation)) {
        facts.push(...factsOfOperation(document, `${method} ${path}`, operation, shared));
      }
    }
  }
  for (const [name, schema] of Object.entries(objectIn(components, 'schemas'))) {
    facts.push(`schema ${name}: ${factOfSchema(schema)}`);
  }
  for (const [name, scheme] of objectsIn(objectIn(components, 'securitySchemes'))) {
    const flows = Object.keys(objectIn(scheme, 'flows')).sort();
    facts.push(
      `security ${name}: ${scheme['type']} ${scheme['scheme'] ?? scheme['name'] ?? ''} ${flows.join()}`,
    );
  }
  return facts.sort();
}

function factsOfOperation(
  document: JSONObject,
  at: string,
  operation: JSONObject,
  shared: ReadonlyMap<string, JSONObject>,
): string[] {
  const facts = [`${at} is there, security ${JSON.stringify(operation['security'])}`];
  for (const [key, parameter] of new Map([...shared, ...parametersOf(document, operation)])) {
    facts.push(
      `${at} has ${key} required ${parameter['required'] ?? false}: ${factOfSchema(parameter['schema'])}`,
    );
  }
  const body = resolved(document, operation['requestBody']);
  for (const [type, media] of objectsIn(objectIn(body, 'content'))) {
    facts.push(`${at} takes ${type}: ${factOfSchema(media['schema'])}`);
  }
  for (const [status, given] of Object.entries(objectIn(operation, 'responses'))) {
    const response = resolved(document, given);
    facts.push(`${at} answers ${status}`);
    for (const [type, media] of objectsIn(objectIn(response, 'content'))) {
      facts.push(`${at} answers ${status} ${type}: ${factOfSchema(media['schema'])}`);
    }
  }
  return facts;
}

/** The targets of references by kind and name, which identify the schema. */
function factOfSchema(schema: JSONValue | undefined): string {
  if (isArray(schema)) {
    return schema.length === 1 ? factOfSchema(schema[0]) : `?anyOf ${schema.map(factOfSchema).join(' & ')}`;
  }
  if (!isObject(schema)) return '-';
  if (typeof schema['$ref'] === 'string') return schema['$ref'];
  const items = schema['items'] === undefined ? '' : ` of ${factOfSchema(schema['items'])}`;
  const properties = objectsIn(objectIn(schema, 'properties')).map(
    ([name, property]) => `${name} ${factOfSchema(property)}`,
  );
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => {
    const list = schema[name];
    return isArray(list) ? [`${name} ${list.map(factOfSchema).join(' & ')}`] : [];
  });
  const named = properties.length > 0 ? ` {${properties.join(', ')}}` : '';
  return `${factOfType(schema)}${items === ' of ?' ? '' : items}${named}${lists.join()}`;
}

/** Types as in 3.0: a single type, and `nullable`. */
function factOfType(schema: JSONObject): string {
  const given = isArray(schema['type']) ? schema['type'] : [schema['type'] ?? '?'];
  const types = given.filter((type) => type !== 'null');
  const isNullable = types.length < given.length || [schema['nullable'], schema['x-nullable']].includes(true);
  const type = types.length > 1 ? '?' : (types[0] ?? '?');
  const kind = type === 'file' ? 'string binary' : `${type} ${schema['format'] ?? ''}`.trim();
  const several = types.length > 1 ? `anyOf ${types.join(' & ')}` : '';
  return `${kind}${isNullable ? ' or null' : ''}${several}`;
}

function parametersOf(document: JSONObject, holder: JSONObject): Map<string, JSONObject> {
  const given = holder['parameters'];
  const parameters = isArray(given) ? given.map((parameter) => resolved(document, parameter)) : [];
  return new Map(parameters.map((parameter) => [`${parameter['in']} ${parameter['name']}`, parameter]));
}

function resolved(document: JSONObject, value: JSONValue | undefined): JSONObject {
  const reference = isObject(value) ? value['$ref'] : undefined;
  const target =
    typeof reference === 'string' && reference.startsWith('#')
      ? resolvePointer(document, decodeURIComponent(reference.slice(1)))
      : value;
  return isObject(target) ? target : {};
}

function objectIn(value: JSONObject, name: string): JSONObject {
  const inner = value[name];
  return isObject(inner) ? inner : {};
}

function objectsIn(value: JSONObject): [string, JSONObject][] {
  return Object.entries(value).filter((entry): entry is [string, JSONObject] => isObject(entry[1]));
}

type Oracle = 'swagger2openapi' | 'Scalar';

/** Intended differences. */
const accepted: { oracle: Oracle; file: string; fact: RegExp; because: string }[] = [
  {
    oracle: 'swagger2openapi',
    file: 'docker-engine.yaml',
    fact: /answers 404 application\/json: /,
    because: 'the parser adds the schema of the response to an example of a media type outside `produces`',
  },
  {
    oracle: 'swagger2openapi',
    file: 'netlify.yaml',
    fact: /^post \/builds\/\{build_id\}\/log takes /,
    because: 'swagger2openapi drops this body',
  },
  {
    oracle: 'swagger2openapi',
    file: 'swagger-circular.yaml',
    fact: /^post \/burgers answers 200 /,
    because: 'the default media type is JSON, that of swagger2openapi is any',
  },
  {
    oracle: 'swagger2openapi',
    file: 'slack-web-v2.json',
    fact: /^schema objs_user_profile: /,
    because: 'several types mean at least one of them (an integer is a number), not exactly one',
  },
  {
    oracle: 'Scalar',
    file: 'slack-web-v2.json',
    fact: /^schema objs_user_profile: /,
    because: 'Scalar moves `items` into the array type, which is equivalent',
  },
  {
    oracle: 'Scalar',
    file: 'docker-engine.yaml',
    fact: /^\w+ \S+ answers \d+ [\w./+-]+: /,
    because: 'Scalar adds the media types of the description to those of the responses of an operation',
  },
];

/** Facts of only one side, without the intended differences. */
function difference(
  oracle: Oracle,
  file: string,
  ours: JSONObject,
  theirs: JSONObject,
): Record<string, string[]> {
  const [a, b] = [new Set(factsOf(ours)), new Set(factsOf(theirs))];
  const isIntended = (fact: string) =>
    accepted.some((one) => one.oracle === oracle && one.file === file && one.fact.test(fact));
  return {
    ours: [...a].filter((fact) => !b.has(fact) && !isIntended(fact)),
    theirs: [...b].filter((fact) => !a.has(fact) && !isIntended(fact)),
  };
}

const documents = index.filter(
  ({ files, expect: verdict }) => files === 1 && ['ok', 'warn'].includes(verdict),
);

describe.skipIf(corpus === '')(
  `the documents of Swagger 2.0 in ${corpus || 'a corpus (SPECSHELF_CORPUS names none)'}`,
  () => {
    const swagger = documents.flatMap(({ file }) => {
      const document = swaggerOf(file);
      return document === undefined ? [] : [{ file, document }];
    });

    it.each(swagger)('converts $file like swagger2openapi', async ({ file, document }) => {
      const options = { patch: true, warnOnly: true, anchors: true };
      const converted: unknown = await swagger2openapi.convertStr(JSON.stringify(document), options);
      const openapi = isObject(converted) ? converted['openapi'] : undefined;
      expect(
        difference(
          'swagger2openapi',
          file,
          convertSwagger(document, undefined, defaultLimits),
          asJSON(openapi),
        ),
      ).toEqual({ ours: [], theirs: [] });
    });

    it.each(swagger)('converts $file like Scalar', ({ file, document }) => {
      const theirs = asJSON(upgradeFromTwoToThree(structuredClone(document)));
      expect(difference('Scalar', file, convertSwagger(document, undefined, defaultLimits), theirs)).toEqual({
        ours: [],
        theirs: [],
      });
    });
  },
);
