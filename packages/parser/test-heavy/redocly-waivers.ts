interface Waiver {
  readonly document: string;
  /** The message of Redocly. */
  readonly message: RegExp;
  readonly because: string;
}

const listOfTypes = '`type` of Swagger 2.0 is that of JSON Schema draft 4, which allows a list of types';
const wrongTarget = 'the parser reports the reference instead: its target is valid in its own place';
const extension = 'extensions can have any content';
const booleanSchema = 'true and false are schemas since 3.1';
const asNumber = 'Redocly rejects a version that is a number; the parser accepts it with a warning';
const circular = 'Redocly stops at a reference to itself, which the parser reports';

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
    because: 'the description of a Response object is optional since 3.2',
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
    because:
      'Redocly parses JSON as YAML; in JSON the last of two members is used, and the parser warns of it',
  },
];
