interface Waiver {
  readonly document: string;
  /** The message of Redocly. */
  readonly message: RegExp;
  readonly because: string;
}

const listOfTypes = 'Swagger 2.0 takes `type` from JSON Schema draft 4, where a list of types is valid';
const wrongTarget =
  'the reference that leads there is reported instead: what it leads to is valid where it is';
const extension = 'the content of extensions is up to their authors';
const booleanSchema = 'true and false are schemas since 3.1';
const asNumber = 'Redocly does not read a version that is a number: we do, with a warning';
const circular = 'Redocly stops at a reference to itself, which we report';

/** Findings of Redocly's `struct` rule that the parser does not report, by document. An unused row fails the test. */
export const waivers: readonly Waiver[] = [
  {
    document: 'slack-web-v2.json',
    message: /^`type` can be one of the following only/,
    because: listOfTypes,
  },
  {
    document: 'docker-engine.yaml',
    message: /^cannot read it: .*deficient indentation/,
    because: 'its YAML parser rejects a closing brace at the indentation of its key',
  },
  {
    document: 'openapi-starter/openapi.yaml',
    message: /^Expected type `string` but got `object`/,
    because: extension,
  },
  {
    document: 'readme-extensions.yaml',
    message: /^Property `(?:name|language|code)` is not expected here/,
    because: extension,
  },
  {
    document: 'hey-full-31.yaml',
    message: /^Property `(?:name|in|schema)` is not expected here|^Expected type `array` but got `boolean`/,
    because: wrongTarget,
  },
  {
    document: 'invalid/v2-ref-to-invalid-path.yaml',
    message: /^Property `(?:type|properties)` is not expected here/,
    because: wrongTarget,
  },
  {
    document: 'synthetic/ref-root.json',
    message: /^Property `(?:openapi|info|paths|components)` is not expected here/,
    because: wrongTarget,
  },
  {
    document: 'bump-32.yaml',
    message: /^The field `description` must be present/,
    because: 'a Response object may lack its description since 3.2',
  },
  {
    document: 'synthetic/boolean-schemas.json',
    message: /^Expected type `Schema` \(object\) but got `boolean`/,
    because: booleanSchema,
  },
  {
    document: 'circular-multi-v2/circular.yaml',
    message: /^cannot read it: .*circular pointer/,
    because: circular,
  },
  { document: 'synthetic/ref-self.json', message: /^cannot read it: .*circular pointer/, because: circular },
  { document: 'synthetic/ref-loop.json', message: /^cannot read it: .*circular pointer/, because: circular },
  {
    document: 'invalid/numeric-version-v2.yaml',
    message: /^cannot read it: .*Unsupported/,
    because: asNumber,
  },
  { document: 'synthetic/yaml-version-float.yaml', message: /^cannot read it: .*Invalid/, because: asNumber },
  {
    document: 'synthetic/yaml-swagger-float.yaml',
    message: /^cannot read it: .*Unsupported/,
    because: asNumber,
  },
  {
    document: 'synthetic/json-duplicate-keys.json',
    message: /^cannot read it: .*duplicated mapping key/,
    because: 'Redocly reads JSON as YAML: in JSON the last of two members counts, and we warn of the other',
  },
];
