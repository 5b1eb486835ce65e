/**
 * The objects of a specification: their fields, and the shape of each field.
 *
 * A shape is `string`, `boolean`, `number`, `integer`, `any` (data, not checked), the name of an object, `X[]` (an array of
 * X), `{X}` (a map: an object whose members are all X), or a union of these, separated by `|`. Suffixes:
 * - `!`: required; `!3.0,3.1`: required in these versions.
 * - `@3.1+`: added in 3.1; `@3.0`: in 3.0 only; `@$ref`: only beside a `$ref`. Elsewhere the field is still checked, with a
 *   warning.
 *
 * Besides names of fields there are the keys `*` (shape of all other names), `/*` (shape of other names that begin with a
 * slash), `x-*` (shape of names that begin with `x-`, which are extensions otherwise), `?` (versions in which other names are
 * allowed, as data), and `|` (versions in which true or false can replace the object).
 */
export type ObjectDefinitions = Record<string, Record<string, string>>;
