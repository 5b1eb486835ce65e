import { defined } from '@specshelf/base/defined';
import type { TemplateData } from '../templates/template-element.js';
import type { Block } from './node-types.js';

type Attributes = TemplateData['attributes'];
type Anchor = (title: string) => string;

/** The block of a template that shows a part of a specification; undefined for all other templates. */
export function apiBlock({ name, attributes }: TemplateData, anchor: Anchor): Block | undefined {
  switch (name) {
    case 'openapi-operation':
      return operation(attributes, anchor);
    case 'openapi-webhook':
      return webhook(attributes, anchor);
    case 'openapi-schemas':
      return schemas(attributes, anchor);
    case 'openapi':
    case 'swagger':
      return swagger(attributes, anchor);
    default:
      return undefined;
  }
}

function operation(attributes: Attributes, anchor: Anchor): Block {
  const { spec = '', path = '', method = '', headless } = attributes;
  return {
    object: 'block',
    type: 'openapi-operation',
    meta: { id: anchor(`${method} ${path}`) },
    isVoid: true,
    data: {
      ref: { kind: 'openapi', spec },
      path,
      method: method.toLowerCase(),
      ...defined({ headless: trueOrAbsent(headless) }),
    },
  };
}

function webhook(attributes: Attributes, anchor: Anchor): Block {
  const { spec = '', name = '', method = '', headless } = attributes;
  return {
    object: 'block',
    type: 'openapi-webhook',
    meta: { id: anchor(`${method} ${name}`) },
    isVoid: true,
    data: {
      ref: { kind: 'openapi', spec },
      name,
      method: method.toLowerCase(),
      ...defined({ headless: trueOrAbsent(headless) }),
    },
  };
}

function schemas(attributes: Attributes, anchor: Anchor): Block {
  const { spec = '', grouped, title } = attributes;
  const names = (attributes['schemas'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return {
    object: 'block',
    type: 'openapi-schemas',
    meta: { id: anchor(names.join(' ')) },
    isVoid: true,
    data: {
      ref: { kind: 'openapi', spec },
      schemas: names,
      ...defined({
        grouped: grouped === undefined ? undefined : grouped === 'true',
        title: title || undefined,
      }),
    },
  };
}

/** The older template, which refers to a file instead of a specification. */
function swagger(attributes: Attributes, anchor: Anchor): Block {
  const { src = '', path = '', method = '', expanded, fullWidth } = attributes;
  return {
    object: 'block',
    type: 'swagger',
    meta: { id: anchor(`${method} ${path}`) },
    isVoid: true,
    data: {
      ref: { kind: 'url', url: src },
      path,
      method: method.toLowerCase(),
      ...defined({ expanded: trueOrAbsent(expanded), fullWidth: trueOrAbsent(fullWidth) }),
    },
  };
}

function trueOrAbsent(value: string | undefined): true | undefined {
  return value === 'true' ? true : undefined;
}
