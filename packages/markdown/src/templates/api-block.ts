import type { Block } from '../nodes/node-types.js';
import type { TemplateFacts } from './template-element.js';

type Attributes = TemplateFacts['attributes'];
type Anchor = (title: string) => string;

/** The block of something in a specification; nothing for template blocks of other kinds. */
export function apiBlock({ name, attributes }: TemplateFacts, anchor: Anchor): Block | undefined {
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
  const { spec = '', path = '', method = '' } = attributes;
  return {
    object: 'block',
    type: 'openapi-operation',
    meta: { id: anchor(`${method} ${path}`) },
    isVoid: true,
    data: {
      ref: { kind: 'openapi', spec },
      path,
      method: method.toLowerCase(),
      ...(attributes['headless'] === 'true' && { headless: true }),
    },
  };
}

function webhook(attributes: Attributes, anchor: Anchor): Block {
  const { spec = '', name = '', method = '' } = attributes;
  return {
    object: 'block',
    type: 'openapi-webhook',
    meta: { id: anchor(`${method} ${name}`) },
    isVoid: true,
    data: {
      ref: { kind: 'openapi', spec },
      name,
      method: method.toLowerCase(),
      ...(attributes['headless'] === 'true' && { headless: true }),
    },
  };
}

function schemas(attributes: Attributes, anchor: Anchor): Block {
  const { spec = '', grouped, title = '' } = attributes;
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
      ...(grouped !== undefined && { grouped: grouped === 'true' }),
      ...(title !== '' && { title }),
    },
  };
}

/** The older form, which names a file instead of a specification. */
function swagger(attributes: Attributes, anchor: Anchor): Block {
  const { src = '', path = '', method = '' } = attributes;
  return {
    object: 'block',
    type: 'swagger',
    meta: { id: anchor(`${method} ${path}`) },
    isVoid: true,
    data: {
      ref: { kind: 'url', url: src },
      path,
      method: method.toLowerCase(),
      ...(attributes['expanded'] === 'true' && { expanded: true }),
      ...(attributes['fullWidth'] === 'true' && { fullWidth: true }),
    },
  };
}
