import { defineRules } from './define-rules.js';

export const serverRules = defineRules('Servers', [
  {
    id: 'server-added',
    category: 'wire',
    toServer: 'safe',
    toClient: 'safe',
    template: 'The server {value|} was added.',
  },
  {
    id: 'server-removed',
    category: 'wire',
    toServer: 'risky',
    toClient: 'risky',
    template: 'The server {value|} was removed.',
    note: 'For many, servers are data of the deployment.',
  },
  {
    id: 'server-url-changed',
    category: 'wire',
    toServer: 'risky',
    toClient: 'risky',
    template: 'The URL of a server changed from {from|} to {to|}.',
  },
  {
    id: 'server-variable-changed',
    category: 'wire',
    toServer: 'risky',
    toClient: 'risky',
    template: 'The server variable {name|} changed.',
    note: 'Safe if it only has more values.',
  },
  {
    id: 'server-text-changed',
    category: 'docs',
    toServer: 'docs',
    toClient: 'docs',
    template: 'The description of {value|a server} changed.',
  },
]);
