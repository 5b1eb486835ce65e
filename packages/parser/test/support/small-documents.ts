import type { JSONObject } from '@specshelf/base/json';

/** A valid document of each version with every kind of object of that version. */
export const smallDocuments: JSONObject[] = [swagger(), openapi('3.0.4'), openapi('3.1.1'), openapi('3.2.0')];

function swagger(): JSONObject {
  return {
    swagger: '2.0',
    info: {
      title: 'Ferries',
      version: '1.0.0',
      description: 'd',
      termsOfService: 't',
      contact: { name: 'n', url: 'https://a.example', email: 'a@a.example' },
      license: { name: 'MIT', url: 'https://a.example/l' },
    },
    host: 'a.example',
    basePath: '/v1',
    schemes: ['https'],
    consumes: ['application/json'],
    produces: ['application/json'],
    tags: [{ name: 't', description: 'd', externalDocs: { url: 'https://a.example' } }],
    externalDocs: { description: 'd', url: 'https://a.example' },
    security: [{ key: [] }],
    paths: {
      '/a/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, type: 'string' }],
        get: {
          operationId: 'one',
          tags: ['t'],
          summary: 's',
          description: 'd',
          deprecated: true,
          schemes: ['http'],
          produces: ['text/plain'],
          externalDocs: { url: 'https://a.example' },
          parameters: [
            { $ref: '#/parameters/Limit' },
            {
              name: 'q',
              in: 'query',
              type: 'array',
              collectionFormat: 'multi',
              items: { type: 'integer', minimum: 1, maximum: 9 },
              uniqueItems: true,
              maxItems: 3,
            },
            { name: 'h', in: 'header', type: 'number', format: 'double', default: 1, enum: [1, 2] },
          ],
          security: [{ oauth: ['read'] }],
          responses: {
            200: {
              description: 'd',
              schema: { $ref: '#/definitions/A' },
              headers: { H: { type: 'string', description: 'd' } },
              examples: { 'text/plain': 'x' },
            },
            default: { $ref: '#/responses/E' },
          },
        },
        put: {
          parameters: [{ name: 'b', in: 'body', required: true, schema: { $ref: '#/definitions/A' } }],
          responses: { 204: { description: 'd' } },
        },
        post: {
          consumes: ['multipart/form-data'],
          parameters: [
            { name: 'f', in: 'formData', type: 'file', required: true },
            { name: 'g', in: 'formData', type: 'string', allowEmptyValue: true, pattern: '^a', minLength: 1 },
          ],
          responses: { 204: { description: 'd' } },
        },
      },
    },
    parameters: { Limit: { name: 'limit', in: 'query', type: 'integer', multipleOf: 2 } },
    responses: { E: { description: 'd', schema: { type: 'string' } } },
    definitions: {
      A: {
        type: 'object',
        title: 'A',
        description: 'd',
        required: ['a'],
        properties: {
          a: { type: 'string', maxLength: 3, readOnly: false, xml: { name: 'n', attribute: true } },
          b: { type: 'array', items: { $ref: '#/definitions/A' }, minItems: 1 },
          c: { type: 'number', exclusiveMaximum: true, maximum: 3 },
        },
        additionalProperties: { type: 'string' },
        maxProperties: 9,
        discriminator: 'a',
        externalDocs: { url: 'https://a.example' },
        example: { a: 'x' },
        allOf: [{ type: 'object' }],
        enum: [{ a: 'x' }],
      },
    },
    securityDefinitions: {
      key: { type: 'apiKey', name: 'k', in: 'header' },
      basic: { type: 'basic', description: 'd' },
      oauth: {
        type: 'oauth2',
        flow: 'accessCode',
        authorizationUrl: 'https://a.example/a',
        tokenUrl: 'https://a.example/t',
        scopes: { read: 'r' },
      },
      implicit: {
        type: 'oauth2',
        flow: 'implicit',
        authorizationUrl: 'https://a.example/a',
        scopes: { read: 'r' },
      },
      password: { type: 'oauth2', flow: 'password', tokenUrl: 'https://a.example/t', scopes: { read: 'r' } },
    },
  };
}

function openapi(version: string): JSONObject {
  const is30 = version.startsWith('3.0');
  const is32 = version.startsWith('3.2');
  return {
    openapi: version,
    info: {
      title: 'Ferries',
      version: '1.0.0',
      description: 'd',
      termsOfService: 'https://a.example/t',
      contact: { name: 'n', url: 'https://a.example', email: 'a@a.example' },
      license: { name: 'MIT', ...(is30 ? { url: 'https://a.example/l' } : { identifier: 'MIT' }) },
      ...(!is30 && { summary: 's' }),
    },
    servers: [
      {
        url: 'https://{h}.example',
        description: 'd',
        variables: { h: { default: 'a', enum: ['a', 'b'], description: 'd' } },
        ...(is32 && { name: 'n' }),
      },
    ],
    tags: [
      {
        name: 't',
        description: 'd',
        externalDocs: { url: 'https://a.example', description: 'd' },
        ...(is32 && { summary: 's', kind: 'nav' }),
      },
      { name: 'u', ...(is32 && { parent: 't' }) },
    ],
    externalDocs: { url: 'https://a.example' },
    security: [{ key: [] }, {}],
    paths: { '/a/{id}': pathItem(is32) },
    components: components(is30, is32),
    ...(!is30 && {
      jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
      webhooks: { w: { post: { responses: { 200: { description: 'd' } } } } },
    }),
    ...(is32 && { $self: 'https://a.example/openapi.json' }),
  };
}

function pathItem(is32: boolean): JSONObject {
  return {
    summary: 's',
    description: 'd',
    servers: [{ url: '/v2' }],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    get: {
      operationId: 'one',
      tags: ['t'],
      summary: 's',
      description: 'd',
      deprecated: true,
      externalDocs: { url: 'https://a.example' },
      servers: [{ url: '/v3' }],
      security: [{ oauth: ['read'] }],
      parameters: [
        { $ref: '#/components/parameters/Limit' },
        {
          name: 'q',
          in: 'query',
          description: 'd',
          required: false,
          deprecated: true,
          allowEmptyValue: true,
          allowReserved: true,
          style: 'form',
          explode: true,
          schema: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 9 }, uniqueItems: true },
          example: [1],
        },
        { name: 'd', in: 'query', style: 'deepObject', schema: { type: 'object' } },
        { name: 'h', in: 'header', style: 'simple', explode: false, schema: { type: 'string' } },
        { name: 'c', in: 'cookie', content: { 'application/json': { schema: { type: 'string' } } } },
      ],
      responses: {
        200: {
          description: 'd',
          headers: { H: { description: 'd', required: true, schema: { type: 'string' } } },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/A' }, example: {} } },
          links: { l: { operationId: 'one', parameters: { id: '$response.body#/a' }, description: 'd' } },
        },
        '4XX': { $ref: '#/components/responses/E' },
        default: { description: 'd' },
      },
    },
    post: {
      requestBody: {
        description: 'd',
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: { f: { type: 'string' } } },
            encoding: {
              f: {
                contentType: 'image/png',
                headers: { X: { schema: { type: 'string' } } },
                style: 'form',
                explode: true,
                allowReserved: false,
              },
            },
          },
        },
      },
      callbacks: { done: { '$request.body#/url': { post: { responses: { 200: { description: 'd' } } } } } },
      responses: { 204: { description: 'd' } },
    },
    ...(is32 && {
      query: { responses: { 200: { description: 'd' } } },
      additionalOperations: { COPY: { responses: { 200: { description: 'd' } } } },
    }),
  };
}

function components(is30: boolean, is32: boolean): JSONObject {
  return {
    schemas: {
      A: {
        type: 'object',
        title: 'A',
        description: 'd',
        required: ['a'],
        properties: {
          a: {
            type: 'string',
            maxLength: 3,
            pattern: '^a',
            readOnly: true,
            xml: { name: 'n', attribute: true },
          },
          b: { type: 'array', items: { $ref: '#/components/schemas/A' }, minItems: 1, maxItems: 4 },
          c: {
            type: 'number',
            maximum: 3,
            multipleOf: 2,
            ...(is30 && { exclusiveMaximum: true, nullable: true }),
          },
          d: { type: 'integer', format: 'int32', default: 1, enum: [1, 2], deprecated: true },
        },
        additionalProperties: false,
        minProperties: 1,
        discriminator: { propertyName: 'a', mapping: { x: '#/components/schemas/A' } },
        externalDocs: { url: 'https://a.example' },
        oneOf: [{ type: 'object' }],
        anyOf: [{ type: 'object' }],
        allOf: [{ type: 'object' }],
        not: { type: 'string' },
        example: { a: 'x' },
      },
    },
    responses: { E: { description: 'd' } },
    parameters: {
      Limit: {
        name: 'limit',
        in: 'query',
        schema: { type: 'integer' },
        examples: { e: { $ref: '#/components/examples/X' }, f: { value: 1, summary: 's', description: 'd' } },
      },
      P: { name: 'p', in: 'path', required: true, style: 'matrix', schema: { type: 'string' } },
    },
    examples: { X: { externalValue: 'https://a.example/x' } },
    requestBodies: { B: { content: { 'text/plain': { schema: { type: 'string' } } } } },
    headers: {
      H: { style: 'simple', explode: false, schema: { type: 'string' } },
      I: { content: { 'text/plain': { schema: { type: 'string' } } } },
    },
    securitySchemes: {
      key: { type: 'apiKey', name: 'k', in: 'header', description: 'd' },
      http: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      basic: { type: 'http', scheme: 'basic' },
      oidc: { type: 'openIdConnect', openIdConnectUrl: 'https://a.example/o' },
      ...(!is30 && { mutual: { type: 'mutualTLS' } }),
      oauth: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://a.example/a',
            tokenUrl: 'https://a.example/t',
            refreshUrl: 'https://a.example/r',
            scopes: { read: 'r' },
          },
          implicit: { authorizationUrl: 'https://a.example/a', scopes: { read: 'r' } },
          password: { tokenUrl: 'https://a.example/t', scopes: { read: 'r' } },
          clientCredentials: { tokenUrl: 'https://a.example/t', scopes: { read: 'r' } },
          ...(is32 && {
            deviceAuthorization: {
              deviceAuthorizationUrl: 'https://a.example/d',
              tokenUrl: 'https://a.example/t',
              scopes: { read: 'r' },
            },
          }),
        },
      },
    },
    links: {
      L: {
        operationRef: '#/paths/~1a~1%7Bid%7D/get',
        requestBody: { a: 1 },
        server: { url: 'https://a.example' },
      },
    },
    callbacks: { C: { '$request.body#/url': { get: { responses: { 200: { description: 'd' } } } } } },
    ...(!is30 && { pathItems: { I: { get: { responses: { 200: { description: 'd' } } } } } }),
    ...(is32 && { mediaTypes: { M: { itemSchema: { type: 'string' } } } }),
  };
}
