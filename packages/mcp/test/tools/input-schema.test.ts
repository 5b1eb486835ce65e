import { describe, expect, it } from 'vitest';
import { inputSchemaOf } from '../../src/tools/input-schema.js';
import { integer, oneOf, required, text } from '../../src/tools/parameters.js';

const schema = inputSchemaOf({
  name: required(text('A name.')),
  depth: integer('A depth.', { minimum: 0, maximum: 5, initial: 2 }),
  format: oneOf('A format.', ['md', 'json']),
})['~standard'];

async function validate(values: unknown): Promise<unknown> {
  const result = await schema.validate(values);
  return 'value' in result ? result.value : result.issues?.map(({ message }) => message);
}

describe('the arguments of a tool', () => {
  it.each([
    [{ name: 'a' }, { name: 'a' }],
    [
      { name: 'a', depth: 0, format: 'json' },
      { name: 'a', depth: 0, format: 'json' },
    ],
    [{ name: 'a', depth: null }, { name: 'a' }],
  ])('%j are valid', async (values, expected) => {
    expect(await validate(values)).toEqual(expected);
  });

  it.each([
    [undefined, ['the argument name is missing']],
    [[], ['the argument name is missing']],
    [{ name: ' ' }, ['name must not be empty']],
    [{ name: 'x'.repeat(501) }, ['name must have at most 500 characters, and has 501']],
    [{ name: {} }, ['name must be a string, not {}']],
    [{ name: 'a', depth: 6 }, ['depth must be an integer from 0 to 5, not 6']],
    [{ name: 'a', depth: '2' }, ['depth must be an integer from 0 to 5, not "2"']],
    [{ name: 'a', format: 'xml' }, ['format must be one of md, json, not "xml"']],
    [{ name: 'a', nmae: 1 }, ['there is no argument "nmae"; the arguments are: name, depth, format']],
    [
      { name: 'a', constructor: 1 },
      ['there is no argument "constructor"; the arguments are: name, depth, format'],
    ],
  ])('%j have the problems %j', async (values, expected) => {
    expect(await validate(values)).toEqual(expected);
  });

  it('have a JSON Schema', () => {
    expect(schema.jsonSchema.input({ target: 'draft-2020-12' })).toMatchObject({
      ...{ type: 'object', required: ['name'], additionalProperties: false },
      properties: { depth: { type: 'integer', default: 2 }, format: { enum: ['md', 'json'] } },
    });
  });
});
