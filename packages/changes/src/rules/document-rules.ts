import { defineRules } from './define-rules.js';

export const securityRules = defineRules('Security', [
  [
    'security-required',
    'wire',
    'BB',
    'Credentials are now required: {value|}.',
    'Requests without credentials fail.',
  ],
  [
    'security-dropped',
    'wire',
    'SS',
    'Credentials are no longer required: {value|} was.',
    'Risky under `strict`: a person should look.',
  ],
  [
    'security-alternative-added',
    'wire',
    'SS',
    'Requests may use {value|other credentials}.',
    'The list that applies to an operation counts, wherever it is declared.',
  ],
  ['security-alternative-removed', 'wire', 'BB', 'Requests may no longer use {value|these credentials}.'],
  ['security-scheme-joined', 'wire', 'BB', 'Requests must also use {name|further credentials}.'],
  ['security-scheme-left', 'wire', 'SS', 'Requests need no longer also use {name|further credentials}.'],
  ['security-scope-added', 'wire', 'BB', 'The scope {value|} of {name|the scheme} is now required.'],
  ['security-scope-removed', 'wire', 'SS', 'The scope {value|} of {name|the scheme} is no longer required.'],
  [
    'security-scheme-type-changed',
    'wire',
    'BB',
    'The type of the security scheme {name|} changed from {from|} to {to|}.',
  ],
  ['security-scheme-renamed', 'source', 'DD', 'The security scheme {from|} is now {to|}.'],
  [
    'api-key-moved',
    'wire',
    'BB',
    'The API key {name|} moved from {from|} to {to|}.',
    'Its place or its name.',
  ],
  ['http-scheme-changed', 'wire', 'BB', 'The HTTP scheme of {name|} changed from {from|} to {to|}.'],
  [
    'bearer-format-changed',
    'docs',
    'DD',
    'The bearer format of {name|} changed from {from|none} to {to|none}.',
    'A hint only.',
  ],
  ['oauth-flow-added', 'wire', 'SS', 'The flow {value|} of {name|} was added.'],
  ['oauth-flow-removed', 'wire', 'BB', 'The flow {value|} of {name|} was removed.'],
  ['oauth-url-changed', 'wire', 'RR', 'A URL of {name|} changed from {from|none} to {to|none}.'],
  ['oauth-scope-declared', 'docs', 'DD', 'The scope {value|} of {name|} was declared.'],
  ['oauth-scope-withdrawn', 'docs', 'DD', 'The scope {value|} of {name|} is no longer declared.'],
  ['security-scheme-added', 'docs', 'DD', 'The security scheme {name|} was added.'],
  [
    'security-scheme-removed',
    'docs',
    'DD',
    'The security scheme {name|} was removed.',
    'If it was in use, the operations say so.',
  ],
]);

export const serverRules = defineRules('Servers', [
  ['server-added', 'wire', 'SS', 'The server {value|} was added.'],
  [
    'server-removed',
    'wire',
    'RR',
    'The server {value|} was removed.',
    'For many, servers are data of the deployment.',
  ],
  ['server-url-changed', 'wire', 'RR', 'The URL of a server changed from {from|} to {to|}.'],
  [
    'server-variable-changed',
    'wire',
    'RR',
    'The server variable {name|} changed.',
    'Safe if it only has more values.',
  ],
  ['server-text-changed', 'docs', 'DD', 'The description of {value|a server} changed.'],
]);

export const webhookRules = defineRules('Webhooks and callbacks', [
  [
    'webhook-added',
    'wire',
    '-S',
    'The webhook {name|} was added.',
    'Requests of webhooks and callbacks go to the client: their directions are inverted.',
  ],
  ['webhook-removed', 'wire', '-B', 'The webhook {name|} was removed.'],
  [
    'webhook-method-changed',
    'wire',
    '-B',
    'The method of the webhook {name|} changed from {from|} to {to|}.',
  ],
  ['callback-added', 'wire', '-S', 'The callback {name|} was added.'],
  ['callback-removed', 'wire', '-B', 'The callback {name|} was removed.'],
  [
    'callback-expression-changed',
    'wire',
    '-B',
    'The URL of the callback {name|} changed from {from|} to {to|}.',
  ],
]);

export const documentRules = defineRules('Document', [
  [
    'title-or-version-changed',
    'docs',
    'DD',
    'The {field|title or version} of the document changed from {from|} to {to|}.',
  ],
  [
    'version-not-raised',
    'docs',
    'RR',
    'The version of the document is still {from|the same}, although the API changed.',
    'Only under a policy that names it.',
  ],
  [
    'version-lowered',
    'docs',
    'RR',
    'The version of the document was lowered from {from|} to {to|}.',
    'Only under a policy that names it.',
  ],
  [
    'info-text-changed',
    'docs',
    'DD',
    'The description of the document changed: {field|text}.',
    'Contact, license, terms, and texts.',
  ],
  ['tag-added', 'docs', 'DD', 'The tag {name|} was added.'],
  ['tag-removed', 'docs', 'DD', 'The tag {name|} was removed.'],
  ['tag-changed', 'docs', 'DD', 'The tag {name|} changed.'],
  [
    'openapi-version-changed',
    'docs',
    'DD',
    'The version of OpenAPI changed from {from|} to {to|}.',
    'Both are read into one model: it says nothing by itself.',
  ],
  [
    'schema-dialect-changed',
    'wire',
    'RR',
    'The dialect of schemas changed from {from|the default} to {to|the default}.',
  ],
  ['extension-changed', 'docs', 'DD', 'The extension {name|} changed.', 'Only under a policy that names it.'],
]);
