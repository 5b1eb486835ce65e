import { defineRules } from './define-rules.js';

export const requestRules = defineRules('Request body', [
  {
    id: 'request-body-added-required',
    category: 'wire',
    toServer: 'breaking',
    template: 'A required request body was added.',
  },
  {
    id: 'request-body-added-optional',
    category: 'wire',
    toServer: 'safe',
    template: 'An optional request body was added.',
  },
  {
    id: 'request-body-removed',
    category: 'wire',
    toServer: 'breaking',
    template: 'The request body was removed.',
    note: 'What clients send has no meaning any more.',
  },
  {
    id: 'request-body-became-required',
    category: 'wire',
    toServer: 'breaking',
    template: 'The request body is now required.',
  },
  {
    id: 'request-body-became-optional',
    category: 'wire',
    toServer: 'safe',
    template: 'The request body is now optional.',
  },
  {
    id: 'request-media-type-added',
    category: 'wire',
    toServer: 'safe',
    template: 'Requests may have the media type {mediaType|}.',
  },
  {
    id: 'request-media-type-removed',
    category: 'wire',
    toServer: 'breaking',
    template: 'Requests may no longer have the media type {mediaType|}.',
    note: 'Unless a range such as `application/*` contains it.',
  },
  {
    id: 'request-media-type-widened',
    category: 'wire',
    toServer: 'safe',
    template: 'The media type of requests was widened from {from|} to {to|}.',
  },
  {
    id: 'request-media-type-narrowed',
    category: 'wire',
    toServer: 'breaking',
    template: 'The media type of requests was narrowed from {from|} to {to|}.',
  },
  {
    id: 'request-schema-added',
    category: 'wire',
    toServer: 'breaking',
    template: 'Request bodies of the type {mediaType|} now have a schema.',
    note: 'Anything was allowed before.',
  },
  {
    id: 'request-schema-removed',
    category: 'wire',
    toServer: 'safe',
    template: 'Request bodies of the type {mediaType|} no longer have a schema.',
  },
  {
    id: 'request-encoding-changed',
    category: 'wire',
    toServer: 'breaking',
    template: 'The encoding of {name|a part} in {mediaType|the body} changed.',
    note: 'Content type, style, or headers of a part of a form.',
  },
  {
    id: 'request-body-text-changed',
    category: 'docs',
    toServer: 'docs',
    template: 'The documentation of the request body changed: {field|text}.',
  },
]);
