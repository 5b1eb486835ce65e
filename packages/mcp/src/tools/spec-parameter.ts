import { text } from './parameters.js';

/** The specification of a call. It is checked by `slugOf`, because an address of a specification needs no argument. */
export const specParameter = {
  spec: text('Slug of the specification, as list_specs and search return it.'),
};
