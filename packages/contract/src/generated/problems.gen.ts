// Generated from docs/problems/ by `pnpm generate`. Do not edit.
import type { ProblemRule } from '../problem-rule.js';

/** The rules of problems, sorted by code. */
export const problemRules: readonly ProblemRule[] = [
  {
    "code": "alias-cycle",
    "title": "An alias is inside its own anchor",
    "severity": "error",
    "meaning": "The value of the alias would contain itself without end. Use a `$ref` to describe recursive data.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Pier: &pier\n      properties: { next: *pier }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Pier:\n      properties: { next: { $ref: \"#/components/schemas/Pier\" } }\n"
      }
    ]
  },
  {
    "code": "body-and-form",
    "title": "An operation has a body and a form",
    "severity": "error",
    "meaning": "Parameters in `formData` and in `body` describe the same body of a request.",
    "wrong": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    post:\n      consumes: [application/x-www-form-urlencoded]\n      parameters:\n        - { name: ship, in: body, schema: { type: object } }\n        - { name: crew, in: formData, type: string }\n      responses: { \"200\": { description: OK } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    post:\n      parameters:\n        - { name: ship, in: body, schema: { type: object } }\n      responses: { \"200\": { description: OK } }\n"
      }
    ]
  },
  {
    "code": "comparison-incomplete",
    "title": "Not all changes could be found",
    "severity": "error",
    "meaning": "The specification refuses incompatible versions, and the description could not be compared with an earlier version, because that takes more time or memory than the server allows, or because there are too many changes. The version is refused, since the changes that were not found may be incompatible.",
    "wrong": [
      {
        "language": "text",
        "text": "A description that differs from the version before in more than 10,000 changes\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "The same description in several versions, each with a part of the changes\n"
      }
    ]
  },
  {
    "code": "component-name",
    "title": "The name of a component is invalid",
    "severity": "error",
    "meaning": "Names in `components` may contain only letters, digits, `.`, `-`, and `_`.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Cargo Ship: { type: object }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    CargoShip: { type: object }\n"
      }
    ]
  },
  {
    "code": "component-renamed",
    "title": "A component was renamed",
    "severity": "warning",
    "meaning": "The name is not allowed in OpenAPI 3, so the conversion from Swagger 2.0 replaced characters.",
    "wrong": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\ndefinitions:\n  Cargo Ship: { type: object }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\ndefinitions:\n  CargoShip: { type: object }\n"
      }
    ]
  },
  {
    "code": "converted-from-2.0",
    "title": "The description was converted from Swagger 2.0",
    "severity": "info",
    "meaning": "Documentation and computed content show the description as OpenAPI 3.0. This needs no change.",
    "wrong": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\n"
      }
    ]
  },
  {
    "code": "default-not-in-enum",
    "title": "The default is not one of the allowed values",
    "severity": "warning",
    "meaning": "`default` must be one of the values in `enum`.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Flag: { type: string, enum: [red, green], default: blue }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Flag: { type: string, enum: [red, green], default: red }\n"
      }
    ]
  },
  {
    "code": "description-plain-text",
    "title": "A description is shown as plain text",
    "severity": "warning",
    "meaning": "The Markdown of the description is too long or too deeply nested to convert. Shorten it, or simplify its markup.",
    "wrong": [
      {
        "language": "text",
        "text": "> > > > … with a thousand levels of quotes\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "> One level of quotes\n"
      }
    ]
  },
  {
    "code": "duplicate-name",
    "title": "An object has a name twice",
    "severity": "warning",
    "meaning": "Parsers use only one of the values, and not all of them the same one.",
    "wrong": [
      {
        "language": "json",
        "text": "{\n  \"openapi\": \"3.1.0\",\n  \"info\": { \"title\": \"Harbor\", \"title\": \"Port\", \"version\": \"1.0\" },\n  \"paths\": {}\n}\n"
      }
    ],
    "right": [
      {
        "language": "json",
        "text": "{\n  \"openapi\": \"3.1.0\",\n  \"info\": { \"title\": \"Harbor\", \"version\": \"1.0\" },\n  \"paths\": {}\n}\n"
      }
    ]
  },
  {
    "code": "duplicate-operation-id",
    "title": "Two operations have the same ID",
    "severity": "error",
    "meaning": "`operationId` must be unique, because links and generated clients use it.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get: { operationId: ships, responses: { \"200\": { description: OK } } }\n    post: { operationId: ships, responses: { \"200\": { description: OK } } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get: { operationId: listShips, responses: { \"200\": { description: OK } } }\n    post: { operationId: createShip, responses: { \"200\": { description: OK } } }\n"
      }
    ]
  },
  {
    "code": "duplicate-parameter",
    "title": "A parameter is declared twice",
    "severity": "error",
    "meaning": "The name and the location identify a parameter: a list may have each only once.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      parameters:\n        - { name: limit, in: query, schema: { type: integer } }\n        - { name: limit, in: query, schema: { type: string } }\n      responses: { \"200\": { description: OK } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      parameters:\n        - { name: limit, in: query, schema: { type: integer } }\n      responses: { \"200\": { description: OK } }\n"
      }
    ]
  },
  {
    "code": "duplicate-path",
    "title": "Two paths match the same requests",
    "severity": "error",
    "meaning": "The paths differ only in the names of their parameters.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships/{id}:\n    parameters: [{ name: id, in: path, required: true, schema: {} }]\n    get: { responses: { \"200\": { description: OK } } }\n  /ships/{name}:\n    parameters: [{ name: name, in: path, required: true, schema: {} }]\n    get: { responses: { \"200\": { description: OK } } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships/{id}:\n    parameters: [{ name: id, in: path, required: true, schema: {} }]\n    get: { responses: { \"200\": { description: OK } } }\n"
      }
    ]
  },
  {
    "code": "duplicate-tag",
    "title": "A tag is declared twice",
    "severity": "warning",
    "meaning": "The names in `tags` must be unique.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\ntags: [{ name: ships }, { name: ships }]\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\ntags: [{ name: ships }]\n"
      }
    ]
  },
  {
    "code": "empty",
    "title": "The text is empty",
    "severity": "error",
    "meaning": "The source has no content, or only white space and comments.",
    "wrong": [
      {
        "language": "yaml",
        "text": "# A comment only.\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\n"
      }
    ]
  },
  {
    "code": "encoding-utf16",
    "title": "The text is not valid UTF-16",
    "severity": "error",
    "meaning": "The text begins like UTF-16, but ends within a character, or has an unpaired surrogate. Save the file as UTF-8.",
    "wrong": [
      {
        "language": "text",
        "text": "FF FE 6F 00 70 (an odd number of bytes)\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "6F 70 (UTF-8)\n"
      }
    ]
  },
  {
    "code": "encoding-utf32",
    "title": "The text is encoded in UTF-32",
    "severity": "error",
    "meaning": "UTF-32 is not supported. Save the file as UTF-8.",
    "wrong": [
      {
        "language": "text",
        "text": "FF FE 00 00 6F 00 00 00\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "6F\n"
      }
    ]
  },
  {
    "code": "encoding-utf8",
    "title": "The text is not valid UTF-8",
    "severity": "error",
    "meaning": "A byte sequence is no character, usually because the file is stored in another encoding. Save the file as UTF-8.",
    "wrong": [
      {
        "language": "text",
        "text": "description: Zürich, with the ü stored as the single byte FC\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "description: Zürich, with the ü stored as the bytes C3 BC\n"
      }
    ]
  },
  {
    "code": "exclusive-fields",
    "title": "Two fields exclude each other",
    "severity": "error",
    "meaning": "Only one of the two fields may be present.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  parameters:\n    limit:\n      name: limit\n      in: query\n      schema: { type: integer }\n      example: 1\n      examples: { one: { value: 1 } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  parameters:\n    limit:\n      name: limit\n      in: query\n      schema: { type: integer }\n      example: 1\n"
      }
    ]
  },
  {
    "code": "fetch-certificate",
    "title": "The certificate of the source is invalid",
    "severity": "error",
    "meaning": "The certificate has expired, is of another host, or is signed by an unknown authority.",
    "wrong": [
      {
        "language": "text",
        "text": "A certificate that ended yesterday\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "A valid certificate for the host\n"
      }
    ]
  },
  {
    "code": "fetch-invalid-answer",
    "title": "The response of the source is invalid",
    "severity": "error",
    "meaning": "The response is no valid HTTP, ended early, or has an unknown compression.",
    "wrong": [
      {
        "language": "text",
        "text": "A response that ends before its Content-Length\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "A complete response\n"
      }
    ]
  },
  {
    "code": "fetch-not-found",
    "title": "The source does not exist",
    "severity": "error",
    "meaning": "The server of the source responded with 404 or 410.",
    "wrong": [
      {
        "language": "text",
        "text": "https://harbor.example/openapi.yml\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "https://harbor.example/openapi.yaml\n"
      }
    ]
  },
  {
    "code": "fetch-rate-limited",
    "title": "The source limits requests",
    "severity": "error",
    "meaning": "The server of the source responded with 429. Specshelf retries after the time that the server requests.",
    "wrong": [
      {
        "language": "text",
        "text": "A URL that rejects frequent requests\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "A URL that allows a request every 6 hours\n"
      }
    ]
  },
  {
    "code": "fetch-redirect",
    "title": "The source redirects too often",
    "severity": "error",
    "meaning": "The redirects of the URL lead in a circle, there are too many of them, or one has no valid target. Use the URL at their end.",
    "wrong": [
      {
        "language": "text",
        "text": "A URL that redirects to itself\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "The URL at the end of the redirects\n"
      }
    ]
  },
  {
    "code": "fetch-refused",
    "title": "The server does not fetch this URL",
    "severity": "error",
    "meaning": "The URL, or one that it redirects to, is not allowed: it is not `http` or `https`, has a password, or leads to a private address. The operator of the server can allow private addresses.",
    "wrong": [
      {
        "language": "text",
        "text": "https://10.0.0.1/openapi.yaml\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "https://harbor.example/openapi.yaml\n"
      }
    ]
  },
  {
    "code": "fetch-source-error",
    "title": "The server of the source failed",
    "severity": "error",
    "meaning": "The server of the source responded with an error of its own, 5xx. Specshelf retries after 5, 30, and 120 minutes.",
    "wrong": [
      {
        "language": "text",
        "text": "A response 503\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "A response 200 with the document\n"
      }
    ]
  },
  {
    "code": "fetch-status",
    "title": "The source responded with an error",
    "severity": "error",
    "meaning": "The server of the source responded with an error of the client, or without a document.",
    "wrong": [
      {
        "language": "text",
        "text": "A response 400, or 204\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "A response 200 with the document\n"
      }
    ]
  },
  {
    "code": "fetch-timeout",
    "title": "The source does not respond in time",
    "severity": "error",
    "meaning": "The server of the source takes too long. Specshelf retries after 5, 30, and 120 minutes.",
    "wrong": [
      {
        "language": "text",
        "text": "A URL that generates the description for each request\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "A URL of a file\n"
      }
    ]
  },
  {
    "code": "fetch-too-large",
    "title": "The file of the source is too large",
    "severity": "error",
    "meaning": "The file exceeds the size of one file, or of all files of a description. Split the description.",
    "wrong": [
      {
        "language": "text",
        "text": "A file with more than 32 MiB\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "Files with less than 32 MiB each\n"
      }
    ]
  },
  {
    "code": "fetch-unauthorized",
    "title": "The source requires credentials",
    "severity": "error",
    "meaning": "The server of the source responded with 401, 403, or 407. Send the request headers with the source.",
    "wrong": [
      {
        "language": "text",
        "text": "{ \"url\": \"https://harbor.example/openapi.yaml\" }\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "{ \"url\": \"https://harbor.example/openapi.yaml\", \"headers\": { \"Authorization\": \"Bearer …\" } }\n"
      }
    ]
  },
  {
    "code": "fetch-unreachable",
    "title": "The server of the source cannot be reached",
    "severity": "error",
    "meaning": "The name has no address, or the connection failed. Specshelf retries after 5, 30, and 120 minutes.",
    "wrong": [
      {
        "language": "text",
        "text": "https://harbour.exmaple/openapi.yaml\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "https://harbor.example/openapi.yaml\n"
      }
    ]
  },
  {
    "code": "field-without-effect",
    "title": "A field has no effect here",
    "severity": "warning",
    "meaning": "The field is allowed, but ignored in this combination.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  securitySchemes:\n    key: { type: apiKey, name: X-Key, in: header, scheme: bearer }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  securitySchemes:\n    key: { type: apiKey, name: X-Key, in: header }\n"
      }
    ]
  },
  {
    "code": "file-without-form",
    "title": "A file cannot be sent",
    "severity": "warning",
    "meaning": "An operation with a file must consume a form.",
    "wrong": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    post:\n      consumes: [application/json]\n      parameters: [{ name: photo, in: formData, type: file }]\n      responses: { \"200\": { description: OK } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    post:\n      consumes: [multipart/form-data]\n      parameters: [{ name: photo, in: formData, type: file }]\n      responses: { \"200\": { description: OK } }\n"
      }
    ]
  },
  {
    "code": "fixed-method",
    "title": "A standard method is an additional operation",
    "severity": "error",
    "meaning": "`additionalOperations` is for methods without a field of their own.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.2.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    additionalOperations:\n      GET: { responses: { \"200\": { description: OK } } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.2.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get: { responses: { \"200\": { description: OK } } }\n"
      }
    ]
  },
  {
    "code": "headers-lost",
    "title": "The request headers cannot be decrypted",
    "severity": "error",
    "meaning": "The secret key of the server has changed since the source was submitted. Send the source again, with its headers.",
    "wrong": [
      {
        "language": "text",
        "text": "A source that was submitted before the key was lost\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "The same source, submitted again\n"
      }
    ]
  },
  {
    "code": "internal",
    "title": "A defect of the server prevented processing",
    "severity": "error",
    "meaning": "The log of the server has the details. The previous version stays the latest.",
    "wrong": [
      {
        "language": "text",
        "text": "A description that triggers a defect\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "The same description after an upgrade of the server\n"
      }
    ]
  },
  {
    "code": "invalid-email",
    "title": "An email address is invalid",
    "severity": "warning",
    "meaning": "The value must be an email address.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\", contact: { email: pilot at harbor } }\npaths: {}\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\", contact: { email: pilot@harbor.example } }\npaths: {}\n"
      }
    ]
  },
  {
    "code": "invalid-pattern",
    "title": "A regular expression is invalid",
    "severity": "warning",
    "meaning": "`pattern` must be a regular expression of JavaScript (ECMA-262), without slashes around it.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Name: { type: string, pattern: \"[a-z\" }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Name: { type: string, pattern: \"[a-z]+\" }\n"
      }
    ]
  },
  {
    "code": "invalid-url",
    "title": "A URL is invalid",
    "severity": "warning",
    "meaning": "The value must be a URL.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\nexternalDocs: { url: \"http://\" }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\nexternalDocs: { url: \"https://harbor.example/docs\" }\n"
      }
    ]
  },
  {
    "code": "json-syntax",
    "title": "The JSON has a syntax error",
    "severity": "error",
    "meaning": "The text begins like JSON, but cannot be parsed. The position is where the parser found the mistake; the cause may be just before it, such as a missing comma.",
    "wrong": [
      {
        "language": "json",
        "text": "{\n  \"openapi\": \"3.1.0\"\n  \"info\": { \"title\": \"Harbor\", \"version\": \"1.0\" },\n  \"paths\": {}\n}\n"
      }
    ],
    "right": [
      {
        "language": "json",
        "text": "{\n  \"openapi\": \"3.1.0\",\n  \"info\": { \"title\": \"Harbor\", \"version\": \"1.0\" },\n  \"paths\": {}\n}\n"
      }
    ]
  },
  {
    "code": "limit-depth",
    "title": "The text is nested too deeply",
    "severity": "error",
    "meaning": "JSON may have 300 levels, and YAML 100. Move nested schemas to `components`, and refer to them.",
    "wrong": [
      {
        "language": "text",
        "text": "[[[[ … with 301 opening brackets … ]]]]\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "[[[[ … with at most 300 opening brackets … ]]]]\n"
      }
    ]
  },
  {
    "code": "limit-files",
    "title": "The description has too many files",
    "severity": "error",
    "meaning": "References to further files are not resolved. Bundle the description into fewer files.",
    "wrong": [
      {
        "language": "text",
        "text": "101 files that are fetched from URLs\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "At most 100 files that are fetched from URLs\n"
      }
    ]
  },
  {
    "code": "limit-memory",
    "title": "Processing takes too much memory",
    "severity": "error",
    "meaning": "The description exceeds the memory for one description. Make it smaller; the operator of the server can raise `SPECSHELF_WORK_MEMORY_LIMIT`.",
    "wrong": [
      {
        "language": "text",
        "text": "A description whose references expand to gigabytes\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "Several descriptions\n"
      }
    ]
  },
  {
    "code": "limit-nodes",
    "title": "The description has too many objects",
    "severity": "error",
    "meaning": "A description may have 1,000,000 objects and arrays, with the aliases of YAML expanded. Split it into several descriptions.",
    "wrong": [
      {
        "language": "text",
        "text": "An alias that is used in an alias that is used in an alias …\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "A `$ref`, which is not expanded\n"
      }
    ]
  },
  {
    "code": "limit-pages",
    "title": "The description has too many pages",
    "severity": "warning",
    "meaning": "Computed content has only the first 20,000 pages. Group operations by tag, declare fewer tags, or split the description.",
    "wrong": [
      {
        "language": "text",
        "text": "20,001 operations with a page for each\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "20,001 operations, grouped by 300 tags\n"
      }
    ]
  },
  {
    "code": "limit-references",
    "title": "The description has too many references",
    "severity": "error",
    "meaning": "A description may have 500,000 references, and files may refer to further files 50 steps deep.",
    "wrong": [
      {
        "language": "text",
        "text": "a.yaml refers to b.yaml, which refers to c.yaml, and so on, 51 times\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "One file that refers to all others\n"
      }
    ]
  },
  {
    "code": "limit-size",
    "title": "The description is too long",
    "severity": "error",
    "meaning": "The files of a description, or the document that results from them, exceed a limit. Remove large examples, or split the description.",
    "wrong": [
      {
        "language": "text",
        "text": "Files with more than 64 MiB in total\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "Several descriptions, each with fewer files\n"
      }
    ]
  },
  {
    "code": "limit-time",
    "title": "Processing takes too long",
    "severity": "error",
    "meaning": "The description exceeds the time for one description. Make it smaller; the operator of the server can raise `SPECSHELF_WORK_TIME_LIMIT`.",
    "wrong": [
      {
        "language": "text",
        "text": "A description that takes longer than the limit\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "Several descriptions\n"
      }
    ]
  },
  {
    "code": "link-not-found",
    "title": "The target of a link does not exist",
    "severity": "error",
    "meaning": "`operationId` must be the ID of an operation of the description, and `operationRef` a reference to one.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      responses: { \"200\": { description: OK, links: { one: { operationId: getShip } } } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      operationId: listShips\n      responses: { \"200\": { description: OK, links: { one: { operationId: listShips } } } }\n"
      }
    ]
  },
  {
    "code": "mapping-not-found",
    "title": "The target of a mapping does not exist",
    "severity": "warning",
    "meaning": "The values of `mapping` are names of schemas, or references.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Ship:\n      type: object\n      discriminator: { propertyName: kind, mapping: { ferry: Ferry } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Ship:\n      type: object\n      discriminator: { propertyName: kind, mapping: { ferry: Ferry } }\n    Ferry: { type: object }\n"
      }
    ]
  },
  {
    "code": "missing-field",
    "title": "A required field is missing",
    "severity": "error",
    "meaning": "The specification requires this field in objects of this type.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor }\npaths: {}\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\n"
      }
    ]
  },
  {
    "code": "no-responses",
    "title": "An operation has no responses",
    "severity": "warning",
    "meaning": "Describe at least the response of a successful call.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get: { responses: {} }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get: { responses: { \"200\": { description: OK } } }\n"
      }
    ]
  },
  {
    "code": "not-in-openapi-3",
    "title": "OpenAPI 3 has no equivalent of a field",
    "severity": "warning",
    "meaning": "The field of Swagger 2.0 is missing in the converted description.",
    "wrong": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      parameters: [{ name: ids, in: query, type: array, items: { type: string }, collectionFormat: tsv }]\n      responses: { \"200\": { description: OK } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      parameters: [{ name: ids, in: query, type: array, items: { type: string }, collectionFormat: csv }]\n      responses: { \"200\": { description: OK } }\n"
      }
    ]
  },
  {
    "code": "not-in-version",
    "title": "A field is not in this version of OpenAPI",
    "severity": "warning",
    "meaning": "The field exists in another version only. Declare that version, or use the field that replaces it.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Ship: { type: string, nullable: true }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Ship: { type: [string, \"null\"] }\n"
      }
    ]
  },
  {
    "code": "not-openapi",
    "title": "The text is not an OpenAPI description",
    "severity": "error",
    "meaning": "The root has neither `openapi` nor `swagger`, or the file is of another kind, such as an archive. Publish the description itself, not the page that shows it.",
    "wrong": [
      {
        "language": "yaml",
        "text": "title: Harbor\npaths: {}\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\n"
      }
    ]
  },
  {
    "code": "number-for-text",
    "title": "A number is used as a text",
    "severity": "warning",
    "meaning": "YAML reads `1.10` without quotes as the number 1.1. Write versions in quotes.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: 1.10 }\npaths: {}\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.10\" }\npaths: {}\n"
      }
    ]
  },
  {
    "code": "number-not-finite",
    "title": "A number is not finite",
    "severity": "error",
    "meaning": "JSON cannot represent infinity and `.nan`: the value becomes null.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Depth: { type: number, example: .inf }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Depth: { type: number, example: 11034 }\n"
      }
    ]
  },
  {
    "code": "number-precision",
    "title": "A number has more digits than parsers preserve",
    "severity": "warning",
    "meaning": "JSON parsers round such a number. Write it as a string.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Id: { type: string, example: 12345678901234567890 }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Id: { type: string, example: \"12345678901234567890\" }\n"
      }
    ]
  },
  {
    "code": "path-parameter-missing",
    "title": "A path parameter is not declared",
    "severity": "error",
    "meaning": "Each name in braces needs a parameter with `in: path`, in the operation or in its path item.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships/{id}:\n    get:\n      responses: { \"200\": { description: OK } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships/{id}:\n    get:\n      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]\n      responses: { \"200\": { description: OK } }\n"
      }
    ]
  },
  {
    "code": "path-parameter-optional",
    "title": "A path parameter is optional",
    "severity": "error",
    "meaning": "A path cannot be built without the value: `required: true` is necessary.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships/{id}:\n    get:\n      parameters: [{ name: id, in: path, schema: { type: string } }]\n      responses: { \"200\": { description: OK } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships/{id}:\n    get:\n      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]\n      responses: { \"200\": { description: OK } }\n"
      }
    ]
  },
  {
    "code": "path-parameter-unused",
    "title": "A path parameter is not in the path",
    "severity": "error",
    "meaning": "The path has no such name in braces, so that clients cannot send the parameter.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]\n      responses: { \"200\": { description: OK } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships/{id}:\n    get:\n      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]\n      responses: { \"200\": { description: OK } }\n"
      }
    ]
  },
  {
    "code": "path-without-slash",
    "title": "A path does not begin with a slash",
    "severity": "error",
    "meaning": "Paths are appended to the URL of a server. This one is ignored.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  ships: {}\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships: {}\n"
      }
    ]
  },
  {
    "code": "querystring-and-query",
    "title": "The query string is described twice",
    "severity": "error",
    "meaning": "A parameter in `querystring` describes the whole query string, so that there must be no other and none in `query`.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.2.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      parameters:\n        - { name: filter, in: querystring, content: { application/json: {} } }\n        - { name: limit, in: query, schema: { type: integer } }\n      responses: { \"200\": { description: OK } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.2.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      parameters:\n        - { name: filter, in: querystring, content: { application/json: {} } }\n      responses: { \"200\": { description: OK } }\n"
      }
    ]
  },
  {
    "code": "reference-invalid",
    "title": "A reference is invalid",
    "severity": "error",
    "meaning": "The value must be a URI reference, such as `#/components/schemas/Ship` or `ship.yaml#/Ship`.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Fleet: { type: array, items: { $ref: \"\" } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Fleet: { type: array, items: { $ref: \"#/components/schemas/Ship\" } }\n    Ship: { type: object }\n"
      }
    ]
  },
  {
    "code": "reference-loop",
    "title": "A reference leads back to itself",
    "severity": "error or warning",
    "meaning": "The references on the way lead to nothing but each other.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  responses:\n    Ship: { $ref: \"#/components/responses/Boat\" }\n    Boat: { $ref: \"#/components/responses/Ship\" }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  responses:\n    Ship: { $ref: \"#/components/responses/Boat\" }\n    Boat: { description: A boat }\n"
      }
    ]
  },
  {
    "code": "reference-not-allowed",
    "title": "A reference leads to a file that cannot be read",
    "severity": "error",
    "meaning": "A text has no location that relative references start from, paths must not leave the set, and only `http` and `https` are supported. Publish the files as a set, or use an absolute URL.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Ship: { $ref: \"file:///ship.yaml\" }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Ship: { type: object }\n"
      }
    ]
  },
  {
    "code": "reference-not-expected",
    "title": "A reference is not allowed here",
    "severity": "warning",
    "meaning": "The specification allows no reference in place of this object. It is resolved nevertheless, but other tools may not do so.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get: { $ref: \"#/paths/~1boats/get\" }\n  /boats:\n    get: { responses: { \"200\": { description: OK } } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships: { $ref: \"#/paths/~1boats\" }\n  /boats:\n    get: { responses: { \"200\": { description: OK } } }\n"
      }
    ]
  },
  {
    "code": "reference-not-found",
    "title": "The target of a reference does not exist",
    "severity": "error",
    "meaning": "The file of the reference has no value at this JSON pointer.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Fleet: { type: array, items: { $ref: \"#/components/schemas/Ship\" } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Fleet: { type: array, items: { $ref: \"#/components/schemas/Ship\" } }\n    Ship: { type: object }\n"
      }
    ]
  },
  {
    "code": "reference-not-object",
    "title": "The target of a reference is not an object",
    "severity": "error",
    "meaning": "References lead to objects, such as schemas and responses.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Fleet: { type: array, items: { $ref: \"#/info/title\" } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Fleet: { type: array, items: { $ref: \"#/components/schemas/Ship\" } }\n    Ship: { type: object }\n"
      }
    ]
  },
  {
    "code": "reference-other-version",
    "title": "A file is a description of another version",
    "severity": "warning",
    "meaning": "The parts of a description must follow the same version of OpenAPI.",
    "wrong": [
      {
        "language": "yaml",
        "path": "harbor.yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Ship: { $ref: \"old.yaml#/definitions/Ship\" }\n"
      },
      {
        "language": "yaml",
        "path": "old.yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Old, version: \"1.0\" }\npaths: {}\ndefinitions:\n  Ship: { type: object }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "path": "harbor.yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Ship: { $ref: \"ships.yaml#/Ship\" }\n"
      },
      {
        "language": "yaml",
        "path": "ships.yaml",
        "text": "Ship: { type: object }\n"
      }
    ]
  },
  {
    "code": "reference-siblings",
    "title": "Fields beside a reference are ignored",
    "severity": "warning",
    "meaning": "Until OpenAPI 3.0, only `$ref` counts in its object. Put the reference into `allOf`.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.0.3\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\ncomponents:\n  schemas:\n    Ship: { type: object }\n    Boat: { $ref: \"#/components/schemas/Ship\", required: [name] }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.0.3\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\ncomponents:\n  schemas:\n    Ship: { type: object }\n    Boat: { allOf: [{ $ref: \"#/components/schemas/Ship\" }], required: [name] }\n"
      }
    ]
  },
  {
    "code": "reference-through-reference",
    "title": "A reference passes through another reference",
    "severity": "warning",
    "meaning": "Many tools do not resolve the first reference on the way. Refer to the target directly.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Ferry: { $ref: \"#/components/schemas/Boat/properties/ship\" }\n    Boat: { $ref: \"#/components/schemas/Craft\" }\n    Craft: { properties: { ship: { type: string } } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Ferry: { $ref: \"#/components/schemas/Craft/properties/ship\" }\n    Boat: { $ref: \"#/components/schemas/Craft\" }\n    Craft: { properties: { ship: { type: string } } }\n"
      }
    ]
  },
  {
    "code": "reference-unavailable",
    "title": "A referenced file could not be fetched",
    "severity": "warning",
    "meaning": "The server of the file does not have it, or does not allow to fetch it. The reference stays as it is. Correct the URL, or publish the files as a set.",
    "wrong": [
      {
        "language": "text",
        "text": "$ref: https://harbor.example/removed.yaml#/Ship\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "$ref: https://harbor.example/ships.yaml#/Ship\n"
      }
    ]
  },
  {
    "code": "reference-wrong-kind",
    "title": "The target of a reference is of another type",
    "severity": "error",
    "meaning": "The place of the reference requires another type of object than the target is.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      responses: { \"200\": { $ref: \"#/components/schemas/Ship\" } }\ncomponents:\n  schemas:\n    Ship: { type: object }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      responses: { \"200\": { $ref: \"#/components/responses/Ship\" } }\ncomponents:\n  responses:\n    Ship: { description: A ship }\n"
      }
    ]
  },
  {
    "code": "required-not-defined",
    "title": "A required property is not defined",
    "severity": "error",
    "meaning": "The `properties` of a body in Swagger 2.0 lack a property that `required` lists. One of the names is probably misspelled.",
    "wrong": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    post:\n      parameters:\n        - name: ship\n          in: body\n          schema: { required: [name], properties: { nmae: { type: string } } }\n      responses: { \"200\": { description: OK } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    post:\n      parameters:\n        - name: ship\n          in: body\n          schema: { required: [name], properties: { name: { type: string } } }\n      responses: { \"200\": { description: OK } }\n"
      }
    ]
  },
  {
    "code": "response-code",
    "title": "A response code is invalid",
    "severity": "error",
    "meaning": "Responses are named by three digits, by a range such as `4XX`, or by `default`.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get: { responses: { \"200\": { description: OK }, ok: { description: OK } } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get: { responses: { \"200\": { description: OK } } }\n"
      }
    ]
  },
  {
    "code": "security-scheme-not-found",
    "title": "A security scheme is not defined",
    "severity": "error",
    "meaning": "Security requirements name the schemes in `components/securitySchemes`.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\nsecurity: [{ key: [] }]\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\nsecurity: [{ key: [] }]\ncomponents:\n  securitySchemes:\n    key: { type: apiKey, name: X-Key, in: header }\n"
      }
    ]
  },
  {
    "code": "server-variable-default",
    "title": "The default of a server variable is not allowed",
    "severity": "error or warning",
    "meaning": "`default` must be one of the values in `enum`.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\nservers:\n  - url: \"https://{port}.harbor.example\"\n    variables: { port: { default: west, enum: [north, south] } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\nservers:\n  - url: \"https://{port}.harbor.example\"\n    variables: { port: { default: north, enum: [north, south] } }\n"
      }
    ]
  },
  {
    "code": "server-variable-not-defined",
    "title": "A variable of a server is not defined",
    "severity": "error",
    "meaning": "Each name in braces of the URL needs an entry in `variables`.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\nservers: [{ url: \"https://{port}.harbor.example\" }]\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\nservers:\n  - url: \"https://{port}.harbor.example\"\n    variables: { port: { default: north } }\n"
      }
    ]
  },
  {
    "code": "several-bodies",
    "title": "An operation has several bodies",
    "severity": "error",
    "meaning": "Swagger 2.0 allows one parameter in `body`. Combine the schemas.",
    "wrong": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    post:\n      parameters:\n        - { name: ship, in: body, schema: { type: object } }\n        - { name: crew, in: body, schema: { type: object } }\n      responses: { \"200\": { description: OK } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    post:\n      parameters:\n        - { name: ship, in: body, schema: { type: object } }\n      responses: { \"200\": { description: OK } }\n"
      }
    ]
  },
  {
    "code": "tag-parent-loop",
    "title": "A tag is its own ancestor",
    "severity": "error",
    "meaning": "The parents of a tag must end at a tag without a parent.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.2.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\ntags: [{ name: ships, parent: ferries }, { name: ferries, parent: ships }]\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.2.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\ntags: [{ name: ships }, { name: ferries, parent: ships }]\n"
      }
    ]
  },
  {
    "code": "tag-parent-not-found",
    "title": "The parent of a tag is not declared",
    "severity": "error",
    "meaning": "`parent` must be the name of another tag of the description.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.2.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\ntags: [{ name: ferries, parent: ships }]\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.2.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\ntags: [{ name: ships }, { name: ferries, parent: ships }]\n"
      }
    ]
  },
  {
    "code": "two-versions",
    "title": "The description has two versions",
    "severity": "error",
    "meaning": "`openapi` and `swagger` exclude each other. `swagger` is ignored.",
    "wrong": [
      {
        "language": "yaml",
        "text": "swagger: \"2.0\"\nopenapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\n"
      }
    ]
  },
  {
    "code": "unknown-field",
    "title": "A field is not defined",
    "severity": "error or warning",
    "meaning": "The specification does not define a field of this name here. It is often misspelled, or belongs to another object. Names of extensions begin with `x-`.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      sumary: All ships\n      responses: { \"200\": { description: OK } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      summary: All ships\n      responses: { \"200\": { description: OK } }\n"
      }
    ]
  },
  {
    "code": "unsupported-version",
    "title": "The version of OpenAPI is not supported",
    "severity": "error",
    "meaning": "Specshelf reads Swagger 2.0 and OpenAPI 3.0, 3.1, and 3.2.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 4.0.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\n"
      }
    ]
  },
  {
    "code": "unusual-version",
    "title": "The version has an unusual form",
    "severity": "warning",
    "meaning": "The version is recognized, but other tools may reject it. Write all three numbers, without other characters.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: \"3.1\"\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\n"
      }
    ]
  },
  {
    "code": "worker-lost",
    "title": "The server ended during processing",
    "severity": "error",
    "meaning": "The server ended unexpectedly three times while it processed the description, which may be the cause. It retries the description within minutes, apart from others; publishing it again retries it at once.",
    "wrong": [
      {
        "language": "text",
        "text": "A description that takes more memory than the server has\n"
      }
    ],
    "right": [
      {
        "language": "text",
        "text": "Several smaller descriptions\n"
      }
    ]
  },
  {
    "code": "wrong-type",
    "title": "A value has the wrong type",
    "severity": "error",
    "meaning": "The specification requires another type here, such as an object instead of a text.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      tags: ships\n      responses: { \"200\": { description: OK } }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths:\n  /ships:\n    get:\n      tags: [ships]\n      responses: { \"200\": { description: OK } }\n"
      }
    ]
  },
  {
    "code": "wrong-value",
    "title": "A value is not allowed",
    "severity": "error",
    "meaning": "The specification lists the allowed values of this field, or requires a certain form.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Ship: { type: text }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\ncomponents:\n  schemas:\n    Ship: { type: string }\n"
      }
    ]
  },
  {
    "code": "yaml-in-braces",
    "title": "The text looks like JSON, but is YAML",
    "severity": "warning",
    "meaning": "The text begins with a brace, but its names have no quotes, so it was parsed as YAML. Other tools may reject it as JSON.",
    "wrong": [
      {
        "language": "yaml",
        "text": "{ openapi: 3.1.0, info: { title: Harbor, version: \"1.0\" }, paths: {} }\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo: { title: Harbor, version: \"1.0\" }\npaths: {}\n"
      }
    ]
  },
  {
    "code": "yaml-syntax",
    "title": "The YAML has a syntax error",
    "severity": "error",
    "meaning": "The text cannot be parsed. Frequent causes are indentation that differs between the entries of an object, tabs, values with a colon and a space that have no quotes, and names that are used twice in an object.",
    "wrong": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo:\n  title: Harbor: the API\n  version: \"1.0\"\npaths: {}\n"
      }
    ],
    "right": [
      {
        "language": "yaml",
        "text": "openapi: 3.1.0\ninfo:\n  title: \"Harbor: the API\"\n  version: \"1.0\"\npaths: {}\n"
      }
    ]
  }
];
