import { defineRules } from './define-rules.js';

export const webhookRules = defineRules('Webhooks and callbacks', [
  {
    id: 'webhook-added',
    category: 'wire',
    toClient: 'safe',
    template: 'The webhook {name|} was added.',
    note: 'Requests of webhooks and callbacks go to the client: their directions are inverted.',
  },
  {
    id: 'webhook-removed',
    category: 'wire',
    toClient: 'breaking',
    template: 'The webhook {name|} was removed.',
  },
  {
    id: 'webhook-method-changed',
    category: 'wire',
    toClient: 'breaking',
    template: 'The method of the webhook {name|} changed from {from|} to {to|}.',
  },
  { id: 'callback-added', category: 'wire', toClient: 'safe', template: 'The callback {name|} was added.' },
  {
    id: 'callback-removed',
    category: 'wire',
    toClient: 'breaking',
    template: 'The callback {name|} was removed.',
  },
  {
    id: 'callback-expression-changed',
    category: 'wire',
    toClient: 'breaking',
    template: 'The URL of the callback {name|} changed from {from|} to {to|}.',
  },
]);
