// Generated from openapi/ by `pnpm generate`. Do not edit.
/** The OpenAPI document of the API in one piece. */
export const document: Record<string, unknown> = {
 "openapi": "3.1.0",
 "info": {
  "title": "Specshelf API",
  "version": "1.0.0",
  "summary": "A registry of OpenAPI specifications that turns them into documentation pages.",
  "description": "Specshelf stores the OpenAPI specifications of organizations with all their versions, and generates documentation pages and\ndocuments from them.\n\n**Authentication.** Every request under `/v1` requires `Authorization: Bearer <token>`, except those that obtain a token: of a device login,\nand `exchangeToken`. A token has access to one or more\norganizations, and has scopes; each operation documents the scope that it requires. Resources of other organizations return 404,\nlike resources that do not exist.\n\n**Responses.** Bodies are JSON unless documented otherwise. New members may be added to responses at any time: ignore unknown\nmembers. Dates are ISO 8601 in UTC. Sizes are in bytes. `Accept` and `Range` have no effect.\n\n**Errors.** Every error response has the body `{ \"error\": { \"code\", \"message\" } }`, where `code` repeats the HTTP status.\n\n**Pagination.** A list returns `items`, the `count` of the whole list, and `next.page` unless it is the last page: repeat the\nrequest with `page` set to this cursor. A search has no `count`.\n\n**Conditional requests.** Content, documents, and computed content have an `ETag`. If a request with `If-None-Match` matches it, the\nresponse is 304 without a body.\n\n**Rate limits.** The operator of a server can limit the requests per minute: for each token, for each IP address without a token, and\nmore strictly for each IP address with invalid tokens. Every response then has the headers `X-RateLimit-Limit`,\n`X-RateLimit-Remaining`, and `X-RateLimit-Reset` (Unix time in seconds), and requests over the limit return 429 with\n`Retry-After`. Without limits, these headers are absent.\n",
  "license": {
   "name": "MIT",
   "identifier": "MIT"
  }
 },
 "servers": [
  {
   "url": "http://127.0.0.1:8787",
   "description": "A server with default settings."
  }
 ],
 "security": [
  {
   "accessToken": []
  }
 ],
 "tags": [
  {
   "name": "access-tokens",
   "description": "The tokens of an organization."
  },
  {
   "name": "audit",
   "description": "The changes in an organization, and their actors."
  },
  {
   "name": "computed-content",
   "description": "Pages and documents that are generated from a source."
  },
  {
   "name": "device-logins",
   "description": "Sign-in of a program whose user approves it in a browser."
  },
  {
   "name": "email-domains",
   "description": "The organizations that claim an email domain."
  },
  {
   "name": "integrations",
   "description": "Requests of a server to integrations that its operator has registered."
  },
  {
   "name": "openapi-spec-labels",
   "description": "Names for versions of an OpenAPI specification, which can be moved."
  },
  {
   "name": "openapi-spec-versions",
   "description": "The versions of an OpenAPI specification and their content."
  },
  {
   "name": "openapi-specs",
   "description": "The OpenAPI specifications of an organization."
  },
  {
   "name": "organizations",
   "description": "The owners of specifications and spaces."
  },
  {
   "name": "published",
   "description": "Public specifications, which require no token."
  },
  {
   "name": "search",
   "description": "Search in all OpenAPI specifications of an organization."
  },
  {
   "name": "trusted-publishers",
   "description": "CI jobs that may publish without a stored token."
  },
  {
   "name": "user",
   "description": "The user that a token authenticates."
  }
 ],
 "paths": {
  "/v1/orgs/{organizationId}": {
   "get": {
    "operationId": "getOrganizationById",
    "tags": [
     "organizations"
    ],
    "summary": "Get an organization",
    "description": "Returns an organization that the token has access to. Requires no scope.\n",
    "x-required-scopes": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     }
    ],
    "responses": {
     "200": {
      "description": "The organization.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Organization"
        },
        "examples": {
         "organization": {
          "$ref": "#/components/examples/Organization"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/audit": {
   "get": {
    "operationId": "listAuditEvents",
    "tags": [
     "audit"
    ],
    "summary": "List the audit log of an organization",
    "description": "Returns the changes in an organization with their actors, newest first: of specifications, tokens, spaces, hooks, and the organization\nitself, by requests, commands of the operator, and background work. The operator of the server determines how long events are stored,\n400 days by default.\n\nFilters are combined: an event must match all of them.\n\nRequires the `audit:read` scope.\n",
    "x-required-scopes": [
     "audit:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/AuditSince"
     },
     {
      "$ref": "#/components/parameters/AuditUntil"
     },
     {
      "$ref": "#/components/parameters/AuditAction"
     },
     {
      "$ref": "#/components/parameters/AuditActor"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/Limit"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of the audit log.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AuditEventList"
        },
        "examples": {
         "events": {
          "$ref": "#/components/examples/AuditEvents"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi": {
   "get": {
    "operationId": "listOpenAPISpecs",
    "tags": [
     "openapi-specs"
    ],
    "summary": "List the OpenAPI specifications of an organization",
    "description": "Returns the specifications of the organization, by default all of them in the order of their creation: specifications that are created\nduring pagination are then at the end, and none are skipped or listed twice. Several filters return only specifications that match all\nof them. In another order, a specification that changes its place during pagination may be skipped or listed twice.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/SpecSearch"
     },
     {
      "$ref": "#/components/parameters/SpecState"
     },
     {
      "$ref": "#/components/parameters/SpecOwner"
     },
     {
      "$ref": "#/components/parameters/SpecTag"
     },
     {
      "$ref": "#/components/parameters/SpecLifecycle"
     },
     {
      "$ref": "#/components/parameters/SpecVisibility"
     },
     {
      "$ref": "#/components/parameters/SpecProblems"
     },
     {
      "$ref": "#/components/parameters/SpecSort"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of the list.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecList"
        },
        "examples": {
         "specs": {
          "$ref": "#/components/examples/SpecList"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "post": {
    "operationId": "createOpenAPISpec",
    "tags": [
     "openapi-specs"
    ],
    "summary": "Create an OpenAPI specification",
    "description": "Creates a private specification and queues it for processing. The response is immediate, with the state `pending`: poll the\nspecification until its state is `complete`. An invalid source does not fail this request; the specification contains its problems.\n\nThe slug must be unique in the organization, compared case-insensitively. To create or replace a specification, use\n`createOrUpdateOpenAPISpecBySlug`.\n\nUnknown members are ignored, so that newer clients work with older servers.\n\nRequires the `openapi:write` scope.\n",
    "x-required-scopes": [
     "openapi:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CreateOpenAPISpec"
       },
       "examples": {
        "url": {
         "$ref": "#/components/examples/CreateFromURL"
        },
        "text": {
         "$ref": "#/components/examples/CreateFromText"
        },
        "files": {
         "$ref": "#/components/examples/CreateFromFiles"
        }
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The new specification.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpec"
        },
        "examples": {
         "pending": {
          "$ref": "#/components/examples/PendingSpec"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}": {
   "get": {
    "operationId": "getOpenAPISpecBySlug",
    "tags": [
     "openapi-specs"
    ],
    "summary": "Get an OpenAPI specification",
    "description": "Returns the specification with its state, its latest version, and the problems of the last processing attempt.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     }
    ],
    "responses": {
     "200": {
      "description": "The specification.",
      "headers": {
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpec"
        },
        "examples": {
         "processed": {
          "$ref": "#/components/examples/ProcessedSpec"
         },
         "failed": {
          "$ref": "#/components/examples/FailedSpec"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "put": {
    "operationId": "createOrUpdateOpenAPISpecBySlug",
    "tags": [
     "openapi-specs"
    ],
    "summary": "Create an OpenAPI specification or replace its source",
    "description": "Creates the specification or replaces its source, and queues it for processing. The response is immediate, with the state `pending`.\nSending the same URL again fetches it and all files that it refers to again. Requests during processing cause one more run,\nregardless of their number.\n\nThe latest version does not change until the new source is processed successfully. If several sources are sent in succession, the\nlast one wins. `labels` move in the same transaction in which processing succeeds.\n\nIf the compatibility settings of the specification refuse changes of a text or of a set of files, the response is 409, and nothing is\nstored. A source that is fetched is judged when its processing ends, with `INCOMPATIBLE` as the error code.\n\nUnknown members are ignored, so that newer clients work with older servers.\n\nRequires the `openapi:write` scope.\n",
    "x-required-scopes": [
     "openapi:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/WritableSpecSlug"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CreateOrUpdateOpenAPISpec"
       },
       "examples": {
        "url": {
         "$ref": "#/components/examples/ReplaceByURL"
        },
        "privateURL": {
         "$ref": "#/components/examples/ReplaceByPrivateURL"
        },
        "text": {
         "$ref": "#/components/examples/ReplaceByText"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The source of the specification was replaced.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpec"
        },
        "examples": {
         "requeued": {
          "$ref": "#/components/examples/RequeuedSpec"
         }
        }
       }
      }
     },
     "201": {
      "description": "The specification was created.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpec"
        },
        "examples": {
         "pending": {
          "$ref": "#/components/examples/PendingSpec"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Incompatible"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "patch": {
    "operationId": "updateOpenAPISpecBySlug",
    "tags": [
     "openapi-specs"
    ],
    "summary": "Change the visibility or the metadata of an OpenAPI specification",
    "description": "Changes any of `visibility`, `defaultLabel`, `owner`, `tags`, `lifecycle`, `links`, `deprecation`, and `compatibility`. While a specification is public, its\ndefault version is available at `urls.published` without a token. While it is deprecated, responses that serve one of its versions have\nthe headers `Deprecation` and `Sunset`. While a specification is public, its documentation pages list its labels to everyone, and\nthe versions of labels are published at `{slug}@{label}`. This does not process the source again.\n\nRequires the `openapi:write` scope. While `compatibility.refuse` is not `none`, a change that loosens a member of `compatibility`, and\none that removes or replaces `defaultLabel`, requires the `openapi:acknowledge` scope as well: a token that publishes cannot accept\nrefused changes. Tightening does not. A change loosens `compatibility` if it refuses less, lowers or hides the level of a rule, compares\nwith fewer versions, has fewer categories or days before a sunset, judges fewer stability levels, or is no longer strict.\n",
    "x-required-scopes": [
     "openapi:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UpdateOpenAPISpec"
       },
       "examples": {
        "publish": {
         "$ref": "#/components/examples/Publish"
        },
        "metadata": {
         "$ref": "#/components/examples/SetMetadata"
        },
        "deprecate": {
         "$ref": "#/components/examples/Deprecate"
        },
        "compatibility": {
         "$ref": "#/components/examples/SetCompatibility"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The specification after the change.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpec"
        },
        "examples": {
         "public": {
          "$ref": "#/components/examples/PublicSpec"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "delete": {
    "operationId": "deleteOpenAPISpecBySlug",
    "tags": [
     "openapi-specs"
    ],
    "summary": "Delete an OpenAPI specification",
    "description": "Deletes the specification with all its versions, and releases the slug. Succeeds if the specification does not exist, so a retry is\nsafe.\n\nRequires the `openapi:write` scope. While `compatibility.refuse` of the specification is not `none`, it requires the\n`openapi:acknowledge` scope as well: a new specification with the same slug would accept any first version.\n",
    "x-required-scopes": [
     "openapi:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     }
    ],
    "responses": {
     "204": {
      "description": "The specification did not exist. The response has no body.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "205": {
      "description": "The specification was deleted. The response has no body.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/acknowledgments": {
   "get": {
    "operationId": "listOpenAPISpecAcknowledgments",
    "tags": [
     "openapi-specs"
    ],
    "summary": "List the acknowledged changes",
    "description": "Returns the acknowledgments of changes that have neither been consumed nor expired, oldest first. A specification has at most 1,000.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     }
    ],
    "responses": {
     "200": {
      "description": "The acknowledgments.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecAcknowledgmentList"
        },
        "examples": {
         "acknowledgments": {
          "$ref": "#/components/examples/Acknowledgments"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "post": {
    "operationId": "acknowledgeOpenAPISpecChanges",
    "tags": [
     "openapi-specs"
    ],
    "summary": "Acknowledge changes before they are published",
    "description": "Accepts changes that the compatibility settings refuse, by their IDs. The version that needs an acknowledgment consumes it; otherwise it\nexpires after 7 days. Acknowledging a change again renews its time. Acknowledgments are in the audit log.\n\nRequires the `openapi:acknowledge` scope.\n",
    "x-required-scopes": [
     "openapi:acknowledge"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AcknowledgeChanges"
       },
       "examples": {
        "acknowledge": {
         "$ref": "#/components/examples/Acknowledge"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The valid acknowledgments.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecAcknowledgmentList"
        },
        "examples": {
         "acknowledgments": {
          "$ref": "#/components/examples/Acknowledgments"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/acknowledgments/{changeId}": {
   "delete": {
    "operationId": "withdrawOpenAPISpecAcknowledgment",
    "tags": [
     "openapi-specs"
    ],
    "summary": "Withdraw an acknowledgment",
    "description": "Removes the acknowledgment of a change. Succeeds if there is none, so a retry is safe.\n\nRequires the `openapi:acknowledge` scope.\n",
    "x-required-scopes": [
     "openapi:acknowledge"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/ChangeId"
     }
    ],
    "responses": {
     "204": {
      "description": "The change is not acknowledged. The response has no body.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/changelog": {
   "get": {
    "operationId": "listOpenAPISpecChangelog",
    "tags": [
     "openapi-specs"
    ],
    "summary": "List the versions of a specification with their changes",
    "description": "Returns the versions, newest first, with a summary and the most severe changes of each.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/ChangelogLimit"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of the changelog.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecChangelog"
        },
        "examples": {
         "changelog": {
          "$ref": "#/components/examples/Changelog"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/check": {
   "post": {
    "operationId": "checkOpenAPISpec",
    "tags": [
     "openapi-specs"
    ],
    "summary": "Check a source without publishing it",
    "description": "Processes a text or a set of files, compares it with a version, and returns its problems, its changes, and whether publishing it would be\nrefused. Stores nothing. URLs are not supported, because this requires only the right to read.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/CheckAgainst"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CheckOpenAPISpec"
       },
       "examples": {
        "text": {
         "$ref": "#/components/examples/CheckText"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The result of the check.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecCheck"
        },
        "examples": {
         "refused": {
          "$ref": "#/components/examples/RefusedCheck"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/labels": {
   "get": {
    "operationId": "listOpenAPISpecLabels",
    "tags": [
     "openapi-spec-labels"
    ],
    "summary": "List the labels of an OpenAPI specification",
    "description": "Returns all labels of the specification. A label such as `prod` names a version, and can be moved to other versions.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     }
    ],
    "responses": {
     "200": {
      "description": "The labels.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecLabelList"
        },
        "examples": {
         "labels": {
          "$ref": "#/components/examples/LabelList"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/labels/{label}": {
   "get": {
    "operationId": "getOpenAPISpecLabel",
    "tags": [
     "openapi-spec-labels"
    ],
    "summary": "Get a label of an OpenAPI specification",
    "description": "Returns the label with the version that it points to. Send its `ETag` in `If-Match` to move it only if it has not moved in the meantime.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/Label"
     }
    ],
    "responses": {
     "200": {
      "description": "The label.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/LabelETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecLabel"
        },
        "examples": {
         "label": {
          "$ref": "#/components/examples/Label"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "put": {
    "operationId": "setOpenAPISpecLabel",
    "tags": [
     "openapi-spec-labels"
    ],
    "summary": "Create or move a label of an OpenAPI specification",
    "description": "Makes the label point to a version. Moving it back is the same request with the earlier version. If the label already points to the version,\nthe request succeeds without a move, so that a retry is safe. With `If-Match` or `ifVersion`, the label moves only if it still points to the\nexpected version.\n\nA move is in the audit log and in the list of moves of the label, and notifies the hooks of the organization. A specification has at\nmost 100 labels.\n\nRequires the `openapi:write` scope.\n",
    "x-required-scopes": [
     "openapi:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/WritableLabel"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SetOpenAPISpecLabel"
       },
       "examples": {
        "move": {
         "$ref": "#/components/examples/MoveLabel"
        },
        "create": {
         "$ref": "#/components/examples/CreateLabel"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The label points to the version.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/LabelETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecLabel"
        },
        "examples": {
         "label": {
          "$ref": "#/components/examples/Label"
         }
        }
       }
      }
     },
     "201": {
      "description": "The label was created.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/LabelETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecLabel"
        },
        "examples": {
         "created": {
          "$ref": "#/components/examples/NewLabel"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/LabelConflict"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "delete": {
    "operationId": "deleteOpenAPISpecLabel",
    "tags": [
     "openapi-spec-labels"
    ],
    "summary": "Delete a label of an OpenAPI specification",
    "description": "Deletes the label; its version and its moves remain. Succeeds if there is no such label, so that a retry is safe. The response is 409 for\nthe `defaultLabel` of the specification, and if the label does not point to the version in `ifVersion` or `If-Match`.\n\nRequires the `openapi:write` scope.\n",
    "x-required-scopes": [
     "openapi:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/Label"
     },
     {
      "$ref": "#/components/parameters/IfVersion"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "responses": {
     "204": {
      "description": "There is no such label now. The response has no body.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/LabelConflict"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/labels/{label}/usage": {
   "get": {
    "operationId": "getOpenAPISpecLabelUsage",
    "tags": [
     "openapi-spec-labels"
    ],
    "summary": "Get the tokens that have read a label",
    "description": "Returns the numbers of requests that named a label in the last 30 days, by day and token, whatever versions it pointed to. Requests for the\ndefault version that do not name its label do not count. Requests for versions that were removed meanwhile are not included.\n\nRequires the `openapi:write` scope.\n",
    "x-required-scopes": [
     "openapi:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/Label"
     }
    ],
    "responses": {
     "200": {
      "description": "The readers of the label.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecUsage"
        },
        "examples": {
         "usage": {
          "$ref": "#/components/examples/VersionUsage"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/labels/{label}/moves": {
   "get": {
    "operationId": "listOpenAPISpecLabelMoves",
    "tags": [
     "openapi-spec-labels"
    ],
    "summary": "List the moves of a label",
    "description": "Returns the history of the label: its creation, its moves, and its deletion, newest first. The history of a deleted label remains. Moves are\nremoved after the time for which the server keeps audit events, 400 days by default.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/Label"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/Limit"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of the list.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecLabelMoveList"
        },
        "examples": {
         "moves": {
          "$ref": "#/components/examples/LabelMoveList"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions": {
   "get": {
    "operationId": "listOpenAPISpecVersions",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "List the versions of an OpenAPI specification",
    "description": "Returns the versions of the specification, newest first. Successful processing creates a version if the source has changed.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/DocumentVersion"
     },
     {
      "$ref": "#/components/parameters/VersionLabel"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/Limit"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of the list.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecVersionList"
        },
        "examples": {
         "versions": {
          "$ref": "#/components/examples/VersionList"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest": {
   "get": {
    "operationId": "getLatestOpenAPISpecVersion",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Get the latest version of an OpenAPI specification",
    "description": "Returns the latest version. It does not change if later attempts fail. The response is 404 until the first version exists.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     }
    ],
    "responses": {
     "200": {
      "description": "The latest version.",
      "headers": {
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecVersion"
        },
        "examples": {
         "version": {
          "$ref": "#/components/examples/Version"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest/changes": {
   "get": {
    "operationId": "listLatestOpenAPISpecVersionChanges",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "List the changes of the latest version",
    "description": "Returns the differences between the latest version and the version before it, or `from`, the most severe first.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/ChangesFrom"
     },
     {
      "$ref": "#/components/parameters/ChangesImpact"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/Limit"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of the changes.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecChanges"
        },
        "examples": {
         "changes": {
          "$ref": "#/components/examples/Changes"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content": {
   "get": {
    "operationId": "getLatestOpenAPISpecVersionContent",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Get the content of the latest version",
    "description": "Returns the processed files of the latest version. The response is 404 until the first version exists.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "description": "The content of the latest version.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "x-gitbook-cache-tag": {
        "$ref": "#/components/headers/GitBookCacheTag"
       },
       "x-gitbook-cache-control": {
        "$ref": "#/components/headers/GitBookCacheControl"
       },
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecVersionContent"
        },
        "examples": {
         "content": {
          "$ref": "#/components/examples/VersionContent"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content/raw": {
   "get": {
    "operationId": "getLatestOpenAPISpecVersionContentRaw",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Get the source text of the latest version",
    "description": "Returns the unchanged text of the source, as uploaded or fetched. For a set of files, returns the text of the entry and all files. The\nresponse is 404 until the first version exists.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "description": "The text and its format.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecVersionRaw"
        },
        "examples": {
         "raw": {
          "$ref": "#/components/examples/RawVersion"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}": {
   "get": {
    "operationId": "getOpenAPISpecVersionById",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Get a version of an OpenAPI specification",
    "description": "Returns a version. Its document never changes; labels, publications, the deprecation, and members that describe the document may.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/VersionId"
     }
    ],
    "responses": {
     "200": {
      "description": "The version.",
      "headers": {
       "Content-Location": {
        "$ref": "#/components/headers/ContentLocation"
       },
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecVersion"
        },
        "examples": {
         "version": {
          "$ref": "#/components/examples/Version"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "patch": {
    "operationId": "updateOpenAPISpecVersionById",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Deprecate a version of an OpenAPI specification",
    "description": "Sets or removes the deprecation of a version. Responses that serve the version then have the headers `Deprecation` and `Sunset`, with\nprecedence over the deprecation of the specification, and its documentation pages show a notice. The content does not change.\n\nRequires the `openapi:write` scope.\n",
    "x-required-scopes": [
     "openapi:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/VersionId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UpdateOpenAPISpecVersion"
       },
       "examples": {
        "deprecate": {
         "$ref": "#/components/examples/Deprecate"
        },
        "restore": {
         "$ref": "#/components/examples/Restore"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The version after the change.",
      "headers": {
       "Content-Location": {
        "$ref": "#/components/headers/ContentLocation"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecVersion"
        },
        "examples": {
         "deprecated": {
          "$ref": "#/components/examples/DeprecatedVersion"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/changes": {
   "get": {
    "operationId": "listOpenAPISpecVersionChanges",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "List the changes of a version",
    "description": "Returns the differences between the version and the version before it, or `from`, the most severe first. The levels are those of the\ncompatibility settings of the specification.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/VersionId"
     },
     {
      "$ref": "#/components/parameters/ChangesFrom"
     },
     {
      "$ref": "#/components/parameters/ChangesImpact"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/Limit"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of the changes.",
      "headers": {
       "Content-Location": {
        "$ref": "#/components/headers/ContentLocation"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecChanges"
        },
        "examples": {
         "changes": {
          "$ref": "#/components/examples/Changes"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/changes.md": {
   "get": {
    "operationId": "getOpenAPISpecVersionChangesMarkdown",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Get the changes of a version as Markdown",
    "description": "Returns the differences between the version and the version before it, or `from`, by impact and operation. Equal changes give equal bytes.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/VersionId"
     },
     {
      "$ref": "#/components/parameters/ChangesFrom"
     },
     {
      "$ref": "#/components/parameters/ChangesImpact"
     }
    ],
    "responses": {
     "200": {
      "description": "The changes.",
      "headers": {
       "Content-Location": {
        "$ref": "#/components/headers/ContentLocation"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "text/markdown": {
        "schema": {
         "type": "string"
        },
        "examples": {
         "markdown": {
          "$ref": "#/components/examples/Markdown"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/content": {
   "get": {
    "operationId": "getOpenAPISpecVersionContentById",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Get the content of a version",
    "description": "Returns the processed files of a version.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/VersionId"
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "description": "The content of the version.",
      "headers": {
       "Content-Location": {
        "$ref": "#/components/headers/ContentLocation"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "x-gitbook-cache-tag": {
        "$ref": "#/components/headers/GitBookCacheTag"
       },
       "x-gitbook-cache-control": {
        "$ref": "#/components/headers/GitBookCacheControl"
       },
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecVersionContent"
        },
        "examples": {
         "content": {
          "$ref": "#/components/examples/VersionContent"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/document.json": {
   "get": {
    "operationId": "getOpenAPISpecVersionDocument",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Get a version as a JSON document",
    "description": "Returns the processed OpenAPI document of a version, with all files bundled. This is the `url` of the version, which is valid as long\nas the version exists.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/VersionId"
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "description": "The document.",
      "headers": {
       "Content-Location": {
        "$ref": "#/components/headers/ContentLocation"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "Content-Security-Policy": {
        "$ref": "#/components/headers/ContentSecurityPolicy"
       },
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPIDocument"
        },
        "examples": {
         "document": {
          "$ref": "#/components/examples/DocumentJSON"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/DocumentNotModified"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/document.yaml": {
   "get": {
    "operationId": "getOpenAPISpecVersionDocumentYAML",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Get a version as a YAML document",
    "description": "Returns the document of `getOpenAPISpecVersionDocument` in YAML.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/VersionId"
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "description": "The document.",
      "headers": {
       "Content-Location": {
        "$ref": "#/components/headers/ContentLocation"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "Content-Security-Policy": {
        "$ref": "#/components/headers/ContentSecurityPolicy"
       },
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/yaml": {
        "schema": {
         "type": "string"
        },
        "examples": {
         "document": {
          "$ref": "#/components/examples/DocumentYAML"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/DocumentNotModified"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/publications": {
   "get": {
    "operationId": "listOpenAPISpecVersionPublications",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "List the publications of a version",
    "description": "Returns who published the content of the version, when, and where it comes from, newest first. Each publication after the first one, which is\nthe `publication` of the version, has published the same content again while the version was the latest. Publications are removed from\nthis list after the time for which the server keeps audit events, 400 days by default.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/VersionId"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/Limit"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of the list.",
      "headers": {
       "Content-Location": {
        "$ref": "#/components/headers/ContentLocation"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecPublicationList"
        },
        "examples": {
         "publications": {
          "$ref": "#/components/examples/PublicationList"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/source": {
   "get": {
    "operationId": "getOpenAPISpecVersionSource",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "List the source files of a version",
    "description": "Returns the files that were submitted or fetched for a version, also those that references led to. Their bytes never change.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/VersionId"
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "description": "The files.",
      "headers": {
       "Content-Location": {
        "$ref": "#/components/headers/ContentLocation"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecVersionSource"
        },
        "examples": {
         "source": {
          "$ref": "#/components/examples/Source"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/SourceNotModified"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/source.zip": {
   "get": {
    "operationId": "getOpenAPISpecVersionSourceArchive",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Get the source files of a version as a ZIP archive",
    "description": "Returns all files of `getOpenAPISpecVersionSource`, dated with the day on which the version was created. Their paths in the archive\ncontain neither escapes nor segments such as `..`.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/VersionId"
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "description": "The archive.",
      "headers": {
       "Content-Location": {
        "$ref": "#/components/headers/ContentLocation"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "Content-Disposition": {
        "$ref": "#/components/headers/ContentDisposition"
       },
       "Content-Security-Policy": {
        "$ref": "#/components/headers/ContentSecurityPolicy"
       },
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/zip": {
        "schema": {
         "type": "string",
         "format": "binary"
        },
        "examples": {
         "archive": {
          "$ref": "#/components/examples/SourceArchive"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/SourceFileNotModified"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/source/{sourcePath}": {
   "get": {
    "operationId": "getOpenAPISpecVersionSourceFile",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Get a source file of a version",
    "description": "Returns the bytes of a file as they were submitted or fetched.\n\nRequires the `openapi:read` scope.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/VersionId"
     },
     {
      "$ref": "#/components/parameters/SourcePath"
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "description": "The file, in its `mediaType`.",
      "headers": {
       "Content-Location": {
        "$ref": "#/components/headers/ContentLocation"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "Content-Disposition": {
        "$ref": "#/components/headers/ContentDisposition"
       },
       "Content-Security-Policy": {
        "$ref": "#/components/headers/ContentSecurityPolicy"
       },
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/octet-stream": {
        "schema": {
         "type": "string",
         "format": "binary"
        },
        "examples": {
         "file": {
          "$ref": "#/components/examples/SourceFile"
         }
        }
       },
       "application/json": {
        "schema": {
         "description": "The value in the file."
        },
        "examples": {
         "file": {
          "$ref": "#/components/examples/SourceJSON"
         }
        }
       },
       "application/yaml": {
        "schema": {
         "type": "string",
         "format": "binary"
        },
        "examples": {
         "file": {
          "$ref": "#/components/examples/SourceFile"
         }
        }
       },
       "text/markdown": {
        "schema": {
         "type": "string",
         "format": "binary"
        },
        "examples": {
         "file": {
          "$ref": "#/components/examples/SourceFile"
         }
        }
       },
       "text/plain": {
        "schema": {
         "type": "string",
         "format": "binary"
        },
        "examples": {
         "file": {
          "$ref": "#/components/examples/SourceFile"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/SourceFileNotModified"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/usage": {
   "get": {
    "operationId": "getOpenAPISpecVersionUsage",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Get the tokens that have read a version",
    "description": "Returns the numbers of requests that read a version in the last 30 days, by day and token, whether they named it by its ID, by a label, or\nnot at all. Servers that share a database report their requests within a few seconds.\n\nRequires the `openapi:write` scope.\n",
    "x-required-scopes": [
     "openapi:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SpecSlug"
     },
     {
      "$ref": "#/components/parameters/VersionId"
     }
    ],
    "responses": {
     "200": {
      "description": "The readers of the version.",
      "headers": {
       "Content-Location": {
        "$ref": "#/components/headers/ContentLocation"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPISpecUsage"
        },
        "examples": {
         "usage": {
          "$ref": "#/components/examples/VersionUsage"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/search": {
   "get": {
    "operationId": "searchOrganization",
    "tags": [
     "search"
    ],
    "summary": "Search the OpenAPI specifications of an organization",
    "description": "Finds specifications, operations, webhooks, schemas, and pages of the descriptions by their names, paths, titles, tags, descriptions,\nparameters, and properties. Everything is found in the version that the documentation shows: the one of the default label, otherwise the\nlatest one. Parts with `x-internal: true` and specifications without a version are not found.\n\nThe best results are first: those whose `operationId`, path, schema name, slug, or title is the whole query; then those with a part of this\nname, such as a segment of the path; then those with all words in their names and titles; then also in paths and tags; then those with a\nparameter or a property of this name; then those with all words also in descriptions, parameters, and properties. For a query that is one\nname, such as `page_size`, parameters and properties of this name come before its words in names. Words of the slug and the title of a specification select its parts together with\nother words. Results that match equally are ordered by kind, as in the enumeration of `kind`; operations with fewer segments in\ntheir paths are first, and deprecated ones are after the others.\n\nA change is found shortly after it was processed. A specification that changes during pagination may be skipped or returned twice.\n\nRequires the `openapi:read` scope. A token that is limited to some specifications cannot search.\n",
    "x-required-scopes": [
     "openapi:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/SearchText"
     },
     {
      "$ref": "#/components/parameters/SearchKindFilter"
     },
     {
      "$ref": "#/components/parameters/SearchSpec"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/SearchLimit"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of the results, or a suggestion if nothing was found.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SearchResults"
        },
        "examples": {
         "results": {
          "$ref": "#/components/examples/SearchResults"
         },
         "suggestion": {
          "$ref": "#/components/examples/SearchSuggestion"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/tokens": {
   "get": {
    "operationId": "listAccessTokens",
    "tags": [
     "access-tokens"
    ],
    "summary": "List the access tokens of an organization",
    "description": "Returns tokens with access to this organization only, newest first. Without the `tokens:write` scope, only the tokens with the subject\nof the caller. Tokens for several organizations belong to the operator of the server and are not listed.\n\nTokens that the API created remain in the list until 30 days after their expiry.\n\nRequires no scope, only access to the organization.\n",
    "x-required-scopes": [],
    "x-optional-scopes": [
     "tokens:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/Limit"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of the list.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AccessTokenList"
        },
        "examples": {
         "tokens": {
          "$ref": "#/components/examples/TokenList"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "post": {
    "operationId": "createAccessToken",
    "tags": [
     "access-tokens"
    ],
    "summary": "Create an access token",
    "description": "Creates a token for the subject of the caller with access to this organization only. The response contains the secret, which is not\nstored and cannot be retrieved later.\n\nThe new token never has more access than the caller: each of its scopes is a scope of the caller in this organization, and it expires\nwithin 90 days, at the latest with the token of the caller. Revoking the token of the caller revokes the new token, too.\n\nA subject has at most 100 active tokens that the API created in an organization; beyond that, the response is 409.\n\nUnknown members are ignored, so that newer clients work with older servers.\n\nRequires no scope besides those of the new token. Tokens of integration events cannot create tokens.\n",
    "x-required-scopes": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CreateAccessToken"
       },
       "examples": {
        "publisher": {
         "$ref": "#/components/examples/CreateToken"
        }
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The new token and its secret.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CreatedAccessToken"
        },
        "examples": {
         "created": {
          "$ref": "#/components/examples/CreatedToken"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/tokens/{tokenId}": {
   "delete": {
    "operationId": "revokeAccessToken",
    "tags": [
     "access-tokens"
    ],
    "summary": "Revoke an access token",
    "description": "Revokes a token of the list of this organization, together with all tokens that were created with it. Requests with them are rejected\nimmediately; if several servers share a database, within one second. Succeeds if the token is already revoked, so a retry is safe.\n\nRequires no scope for the token of the caller and for the tokens that were created with it, and the `tokens:write` scope for all other\ntokens. Without it, the response is 403 for a token with the subject of the caller, and 404 for a token of another subject.\n",
    "x-required-scopes": [],
    "x-optional-scopes": [
     "tokens:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/TokenId"
     }
    ],
    "responses": {
     "204": {
      "description": "The token is revoked. The response has no body.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/trusted-publishers": {
   "get": {
    "operationId": "listTrustedPublishers",
    "tags": [
     "trusted-publishers"
    ],
    "summary": "List the trusted publishers of an organization",
    "description": "Returns the rules by which CI jobs get tokens of this organization, oldest first.\n\nRequires the `tokens:write` scope.\n",
    "x-required-scopes": [
     "tokens:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     }
    ],
    "responses": {
     "200": {
      "description": "The trusted publishers.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/TrustedPublisherList"
        },
        "examples": {
         "publishers": {
          "$ref": "#/components/examples/PublisherList"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   },
   "post": {
    "operationId": "createTrustedPublisher",
    "tags": [
     "trusted-publishers"
    ],
    "summary": "Create a trusted publisher",
    "description": "Lets the CI jobs of a repository exchange their identity tokens for tokens of this organization, see `exchangeToken`. The jobs never get\nmore access than the caller: each scope must be a scope of the caller in this organization.\n\nWithout `repositoryId`, the ID of the repository in the first accepted identity token is stored, and required from then on: a repository\nthat is deleted and created again under the same name is not accepted.\n\nAn organization has at most 100 trusted publishers; beyond that, the response is 409. Unknown members are ignored, so that newer clients\nwork with older servers.\n\nRequires the `tokens:write` scope, and the scopes that the jobs get.\n",
    "x-required-scopes": [
     "tokens:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CreateTrustedPublisher"
       },
       "examples": {
        "github": {
         "$ref": "#/components/examples/CreateGitHubPublisher"
        },
        "gitlab": {
         "$ref": "#/components/examples/CreateGitLabPublisher"
        },
        "check": {
         "$ref": "#/components/examples/CreateCheckPublisher"
        }
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The trusted publisher.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/TrustedPublisher"
        },
        "examples": {
         "publisher": {
          "$ref": "#/components/examples/Publisher"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/TrustedPublisherConflict"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/orgs/{organizationId}/trusted-publishers/{trustedPublisherId}": {
   "delete": {
    "operationId": "deleteTrustedPublisher",
    "tags": [
     "trusted-publishers"
    ],
    "summary": "Delete a trusted publisher",
    "description": "Deletes the rule, and revokes the tokens that were issued for it. Requests with them are rejected immediately; if several servers share a\ndatabase, within one second.\n\nRequires the `tokens:write` scope.\n",
    "x-required-scopes": [
     "tokens:write"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/TrustedPublisherId"
     }
    ],
    "responses": {
     "204": {
      "description": "The trusted publisher is deleted. The response has no body.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/spaces/{spaceId}/content/computed/document": {
   "post": {
    "operationId": "getComputedDocument",
    "tags": [
     "computed-content"
    ],
    "summary": "Generate a document",
    "description": "Generates the document of one page without storing it. The same source, seed, schema, depth, and version of the specification\nproduce the same bytes.\n\nFor a page of `getComputedRevision`, send its `computed` as `source` and its `computedSeed` as `seed`. Dependencies are looked up in\nthe organization that owns the space. The response is 404 if the page or a dependency does not exist.\n\nFor a source `integration:<name>:<source>`, the server sends the `contentComputeDocument` event to the integration. The response is 502\nwith the reason if the integration fails, and 504 if it does not respond in time.\n\nA document has at most 8 MiB: a larger one is truncated after the last block that fits, with a notice. A larger document of an\nintegration causes a 502 response.\n\nRequires the `space:read` scope, and with `schema=next` also `openapi:read`.\n",
    "x-required-scopes": [
     "space:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/SpaceId"
     },
     {
      "$ref": "#/components/parameters/DocumentSchema"
     },
     {
      "$ref": "#/components/parameters/DocumentDepth"
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ComputedContentRequest"
       },
       "examples": {
        "page": {
         "$ref": "#/components/examples/DocumentRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The document.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "x-gitbook-cache-tag": {
        "$ref": "#/components/headers/GitBookCacheTag"
       },
       "x-gitbook-cache-control": {
        "$ref": "#/components/headers/GitBookCacheControl"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Document"
        },
        "examples": {
         "current": {
          "$ref": "#/components/examples/CurrentDocument"
         },
         "next": {
          "$ref": "#/components/examples/NextDocument"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/ComputedNotModified"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "502": {
      "$ref": "#/components/responses/BadGateway"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "504": {
      "$ref": "#/components/responses/GatewayTimeout"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/spaces/{spaceId}/content/computed/revision": {
   "post": {
    "operationId": "getComputedRevision",
    "tags": [
     "computed-content"
    ],
    "summary": "Generate pages and files",
    "description": "Generates the pages of a source, without their bodies, and the files that they refer to, without storing them. The same source, seed,\nand version of the specification produce the same bytes. A page keeps its ID if other parts of the specification change.\n\nA page with a body has `computed` and `computedSeed`, the parameters of `getComputedDocument`. Dependencies are looked up in the\norganization that owns the space. The response is 404 if one does not exist.\n\nFor a source `integration:<name>:<source>`, the server sends the `contentComputeRevision` event to the integration. It adds missing\nmembers to the pages, and replaces pages of the type `computed` with the pages of their source. The response is 502 with the reason if\nthe integration fails, and 504 if it does not respond in time.\n\nA revision has at most 20,000 pages. Larger specifications are truncated, and their problems include `limit-pages`. The response is 502\nif an integration returns more pages.\n\nRequires the `space:read` scope.\n",
    "x-required-scopes": [
     "space:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/SpaceId"
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ComputedContentRequest"
       },
       "examples": {
        "byTag": {
         "$ref": "#/components/examples/RevisionRequest"
        },
        "pinned": {
         "$ref": "#/components/examples/PinnedRevisionRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The pages and files.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "x-gitbook-cache-tag": {
        "$ref": "#/components/headers/GitBookCacheTag"
       },
       "x-gitbook-cache-control": {
        "$ref": "#/components/headers/GitBookCacheControl"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ComputedRevision"
        },
        "examples": {
         "byTag": {
          "$ref": "#/components/examples/Revision"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/ComputedNotModified"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "502": {
      "$ref": "#/components/responses/BadGateway"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "504": {
      "$ref": "#/components/responses/GatewayTimeout"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/device-logins": {
   "post": {
    "operationId": "startDeviceLogin",
    "tags": [
     "device-logins"
    ],
    "summary": "Start a device login",
    "description": "Begins the sign-in of a program, such as a command line, whose user approves it in a browser, like the device authorization grant of\nOAuth 2.0 (RFC 8628). The program shows `userCode` and opens `verificationUrlComplete`. The user signs in there, compares the code,\nand chooses an organization and scopes. Meanwhile the program calls `pollDeviceLogin` until the login has ended.\n\nA login expires after 10 minutes. A client address can have 20 pending logins, and a server 1,000; beyond that, the response is 429.\n\nUnknown members are ignored, so that newer clients work with older servers.\n\nRequires no token.\n",
    "security": [],
    "x-required-scopes": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/StartDeviceLogin"
       },
       "examples": {
        "laptop": {
         "$ref": "#/components/examples/StartLogin"
        }
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The login, and the codes that identify it.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DeviceLogin"
        },
        "examples": {
         "started": {
          "$ref": "#/components/examples/StartedLogin"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/device-logins/token": {
   "post": {
    "operationId": "pollDeviceLogin",
    "tags": [
     "device-logins"
    ],
    "summary": "Get the result of a device login",
    "description": "Returns the state of a login. After the user has approved it, the first response contains the new access token with its secret; later\nones have the state `expired`. Wait `intervalSeconds` before each request.\n\n- `pending`: the user has not decided yet.\n- `slow-down`: the same, but the last request was too early. `intervalSeconds` is now 5 seconds longer.\n- `approved`: `created` has the token.\n- `denied`: the user has refused, or the user's access has ended since the approval.\n- `expired`: the time is over, the token was already delivered, or the server does not know the code.\n\nThe token belongs to the user who approved the login, and follows the rules of `createAccessToken`. It is created by this request, so\na login whose result is never requested leaves no token.\n\nRequires no token.\n",
    "security": [],
    "x-required-scopes": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PollDeviceLogin"
       },
       "examples": {
        "login": {
         "$ref": "#/components/examples/PollLogin"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The state of the login, with the token if it is approved.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DeviceLoginResult"
        },
        "examples": {
         "pending": {
          "$ref": "#/components/examples/PendingLogin"
         },
         "slowDown": {
          "$ref": "#/components/examples/TooFrequentPoll"
         },
         "approved": {
          "$ref": "#/components/examples/ApprovedLogin"
         },
         "denied": {
          "$ref": "#/components/examples/DeniedLogin"
         },
         "expired": {
          "$ref": "#/components/examples/ExpiredLogin"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/email-domains/{emailDomain}/orgs": {
   "get": {
    "operationId": "getOrganizationsForEmailDomain",
    "tags": [
     "email-domains"
    ],
    "summary": "Find the organizations of an email domain",
    "description": "Returns the organizations that claim the email domain. The list is empty if there are none.\n\nRequires the `email-domains:read` scope, which ordinary tokens do not have.\n",
    "x-required-scopes": [
     "email-domains:read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/EmailDomain"
     }
    ],
    "responses": {
     "200": {
      "description": "The organizations.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OrganizationsForEmailDomain"
        },
        "examples": {
         "claimed": {
          "$ref": "#/components/examples/Organizations"
         },
         "unclaimed": {
          "$ref": "#/components/examples/NoOrganizations"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/tokens/exchange": {
   "post": {
    "operationId": "exchangeToken",
    "tags": [
     "trusted-publishers"
    ],
    "summary": "Exchange the identity token of a CI job for an access token",
    "description": "Returns an access token for a CI job that a trusted publisher of the organization accepts. The job proves its identity with an OpenID\nConnect token of GitHub Actions or GitLab CI, whose only audience (`aud`) is the public URL of this server. The access token is valid for ten\nminutes, for the specifications and with the scopes of the trusted publisher. If several accept the job, the one with the most scopes\napplies, then the oldest.\n\nThe response is 401 if the identity token is malformed, expired, for another audience, or not signed by its issuer. It is 403 if no trusted\npublisher accepts its claims: the message contains the claim that does not match. It is the same for organizations that do not exist. It is\n409 if a repository has 100 active tokens, and 503 if the keys of the issuer cannot be fetched.\n\nAn identity token can be exchanged again until it expires, so a retry is safe. Requires no token.\n",
    "security": [],
    "x-required-scopes": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ExchangeToken"
       },
       "examples": {
        "exchange": {
         "$ref": "#/components/examples/Exchange"
        }
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The access token and its secret.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CreatedAccessToken"
        },
        "examples": {
         "created": {
          "$ref": "#/components/examples/ExchangedToken"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/InvalidIdentityToken"
     },
     "403": {
      "$ref": "#/components/responses/UntrustedPublisher"
     },
     "409": {
      "$ref": "#/components/responses/ExchangeConflict"
     },
     "413": {
      "$ref": "#/components/responses/ContentTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/IssuerUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/v1/user": {
   "get": {
    "operationId": "getAuthenticatedUser",
    "tags": [
     "user"
    ],
    "summary": "Get the user of the token",
    "description": "Returns the user that the token authenticates, with the scopes of the token and its expiry. Requires no scope, so this operation\nchecks a token.\n",
    "x-required-scopes": [],
    "responses": {
     "200": {
      "description": "The user of the token.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/User"
        },
        "examples": {
         "user": {
          "$ref": "#/components/examples/CurrentUser"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/published/{organizationId}/{specSlug}.json": {
   "get": {
    "operationId": "getPublishedOpenAPISpec",
    "tags": [
     "published"
    ],
    "summary": "Get a public specification as a JSON document",
    "description": "Returns the processed OpenAPI document of a public specification: of the version that a label after the slug points to\n(`ferry-bookings@prod.json`), otherwise of its default version. This is the `published` URL of the specification. Pages of all origins\nmay read it, also with `If-None-Match`. The response is 404 if the specification is private, or has no such label or no version.\n\nRequires no token.\n",
    "security": [],
    "x-required-scopes": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/PublishedSpecSlug"
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "description": "The document.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "Access-Control-Allow-Origin": {
        "$ref": "#/components/headers/AccessControlAllowOrigin"
       },
       "Access-Control-Expose-Headers": {
        "$ref": "#/components/headers/AccessControlExposeHeaders"
       },
       "Content-Disposition": {
        "$ref": "#/components/headers/ContentDisposition"
       },
       "Content-Security-Policy": {
        "$ref": "#/components/headers/ContentSecurityPolicy"
       },
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenAPIDocument"
        },
        "examples": {
         "document": {
          "$ref": "#/components/examples/DocumentJSON"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/PublishedNotModified"
     },
     "404": {
      "$ref": "#/components/responses/PublishedNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  },
  "/published/{organizationId}/{specSlug}.yaml": {
   "get": {
    "operationId": "getPublishedOpenAPISpecYAML",
    "tags": [
     "published"
    ],
    "summary": "Get a public specification as a YAML document",
    "description": "Returns the document of `getPublishedOpenAPISpec` in YAML.\n\nRequires no token.\n",
    "security": [],
    "x-required-scopes": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/OrganizationId"
     },
     {
      "$ref": "#/components/parameters/PublishedSpecSlug"
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "description": "The document.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "Access-Control-Allow-Origin": {
        "$ref": "#/components/headers/AccessControlAllowOrigin"
       },
       "Access-Control-Expose-Headers": {
        "$ref": "#/components/headers/AccessControlExposeHeaders"
       },
       "Content-Disposition": {
        "$ref": "#/components/headers/ContentDisposition"
       },
       "Content-Security-Policy": {
        "$ref": "#/components/headers/ContentSecurityPolicy"
       },
       "Deprecation": {
        "$ref": "#/components/headers/Deprecation"
       },
       "Sunset": {
        "$ref": "#/components/headers/Sunset"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/yaml": {
        "schema": {
         "type": "string"
        },
        "examples": {
         "document": {
          "$ref": "#/components/examples/DocumentYAML"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/PublishedNotModified"
     },
     "404": {
      "$ref": "#/components/responses/PublishedNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
     },
     "default": {
      "$ref": "#/components/responses/Failure"
     }
    }
   }
  }
 },
 "webhooks": {
  "contentComputeDocument": {
   "post": {
    "operationId": "contentComputeDocument",
    "tags": [
     "integrations"
    ],
    "summary": "Compute the document of a page",
    "description": "The server sends this event to `<endpoint>/v1` of an integration if `getComputedDocument` is called with a source\n`integration:<name>:<source>`. It accepts responses of up to 8 MiB within 10 seconds, and follows no redirects. 404 means that the\nsource or page does not exist. Other errors may contain a reason as `{ \"error\": \"<text>\" }`.\n\n`X-Specshelf-Signature` is `t=<Unix time in seconds>,v1=<signature>`: the HMAC-SHA256 of `<t>.<event>` in lower-case hex, with the\nsecret of the integration as the key. `<event>` is the part `event` as sent. Reject signatures that are older than five minutes.\n",
    "x-required-scopes": [],
    "security": [],
    "parameters": [
     {
      "name": "X-Specshelf-Signature",
      "in": "header",
      "required": true,
      "description": "Proves that the event comes from a server that knows the secret of the integration.",
      "schema": {
       "type": "string"
      },
      "example": "t=1767225600,v1=b2bd7b1a0a5f"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "multipart/form-data": {
       "schema": {
        "type": "object",
        "required": [
         "event",
         "environment"
        ],
        "properties": {
         "event": {
          "$ref": "#/components/schemas/ContentComputeDocumentEvent"
         },
         "environment": {
          "$ref": "#/components/schemas/IntegrationEnvironment"
         }
        }
       },
       "encoding": {
        "event": {
         "contentType": "application/json"
        },
        "environment": {
         "contentType": "application/json"
        }
       },
       "examples": {
        "event": {
         "$ref": "#/components/examples/DocumentEvent"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The document.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ContentComputeDocumentAnswer"
        },
        "examples": {
         "answer": {
          "$ref": "#/components/examples/DocumentAnswer"
         }
        }
       }
      }
     },
     "404": {
      "description": "The source or page does not exist.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IntegrationError"
        },
        "examples": {
         "unknown": {
          "$ref": "#/components/examples/UnknownSource"
         }
        }
       }
      }
     },
     "default": {
      "description": "An error.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IntegrationError"
        },
        "examples": {
         "failed": {
          "$ref": "#/components/examples/Failed"
         }
        }
       }
      }
     }
    }
   }
  },
  "contentComputeRevision": {
   "post": {
    "operationId": "contentComputeRevision",
    "tags": [
     "integrations"
    ],
    "summary": "Compute the pages of a source",
    "description": "The server sends this event to `<endpoint>/v1` of an integration if `getComputedRevision` is called with a source\n`integration:<name>:<source>`. It accepts responses of up to 8 MiB within 30 seconds, and follows no redirects. 404 means that the\nsource or page does not exist. Other errors may contain a reason as `{ \"error\": \"<text>\" }`.\n\n`X-Specshelf-Signature` is `t=<Unix time in seconds>,v1=<signature>`: the HMAC-SHA256 of `<t>.<event>` in lower-case hex, with the\nsecret of the integration as the key. `<event>` is the part `event` as sent. Reject signatures that are older than five minutes.\n",
    "x-required-scopes": [],
    "security": [],
    "parameters": [
     {
      "name": "X-Specshelf-Signature",
      "in": "header",
      "required": true,
      "description": "Proves that the event comes from a server that knows the secret of the integration.",
      "schema": {
       "type": "string"
      },
      "example": "t=1767225600,v1=b2bd7b1a0a5f"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "multipart/form-data": {
       "schema": {
        "type": "object",
        "required": [
         "event",
         "environment"
        ],
        "properties": {
         "event": {
          "$ref": "#/components/schemas/ContentComputeRevisionEvent"
         },
         "environment": {
          "$ref": "#/components/schemas/IntegrationEnvironment"
         }
        }
       },
       "encoding": {
        "event": {
         "contentType": "application/json"
        },
        "environment": {
         "contentType": "application/json"
        }
       },
       "examples": {
        "event": {
         "$ref": "#/components/examples/RevisionEvent"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The pages and files.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ContentComputeRevisionAnswer"
        },
        "examples": {
         "answer": {
          "$ref": "#/components/examples/RevisionAnswer"
         }
        }
       }
      }
     },
     "404": {
      "description": "The source or page does not exist.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IntegrationError"
        },
        "examples": {
         "unknown": {
          "$ref": "#/components/examples/UnknownSource"
         }
        }
       }
      }
     },
     "default": {
      "description": "An error.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IntegrationError"
        },
        "examples": {
         "failed": {
          "$ref": "#/components/examples/Failed"
         }
        }
       }
      }
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "accessToken": {
    "type": "http",
    "scheme": "bearer",
    "description": "A token that the operator of the server or `createAccessToken` created. Scopes: `openapi:read`, `openapi:write`, `openapi:acknowledge`, `space:read`,\n`tokens:write`, `audit:read`, and `email-domains:read`.\n"
   }
  },
  "schemas": {
   "BuiltinOpenAPIProps": {
    "type": "object",
    "description": "The options of `builtin:openapi`. `models`, `downloadLink`, and `grouping` apply to revisions, the others to documents. `grouping` also\napplies to documents with the `doc` `info`, which link to other pages. Options that do not apply are ignored.\n",
    "properties": {
     "models": {
      "type": "boolean",
      "description": "Whether to generate a page with all schemas. Default: false."
     },
     "downloadLink": {
      "type": "boolean",
      "description": "Whether to generate a link that downloads the specification. Default: false."
     },
     "grouping": {
      "type": "string",
      "enum": [
       "by-tag",
       "by-operation"
      ],
      "description": "One page per tag, or one page per operation below its tag. Default: `by-tag`."
     },
     "doc": {
      "type": "string",
      "enum": [
       "models",
       "operations",
       "info",
       "operation",
       "tag"
      ],
      "description": "The content of the document. `operations`: a tag with its operations. `tag`: the description of a tag. `operation`: an operation or\nwebhook. `info`: a section of the description of the specification. `models`: all schemas.\n"
     },
     "page": {
      "type": "string",
      "minLength": 1,
      "description": "An opaque identifier of the tag, operation, or section. Required unless `doc` is `models`.\n"
     },
     "method": {
      "type": "string",
      "minLength": 1,
      "description": "The method of the operation in lower case, or `hook` for a webhook. Required if `doc` is `operation`.\n",
      "examples": [
       "get",
       "hook"
      ]
     },
     "deprecated": {
      "type": "boolean",
      "description": "Whether the operation is deprecated. Default: false."
     }
    }
   },
   "ChangeImpact": {
    "type": "string",
    "enum": [
     "breaking",
     "risky",
     "safe",
     "docs"
    ],
    "description": "How a change affects clients. `breaking`: clients fail. `risky`: clients may fail; the document cannot tell. `safe`: clients continue to\nwork. `docs`: only texts and names differ.\n"
   },
   "ChangeCategory": {
    "type": "string",
    "enum": [
     "wire",
     "source",
     "docs"
    ],
    "description": "What a change concerns. `wire`: requests and responses. `source`: names in generated code. `docs`: texts.\n"
   },
   "ChangePlace": {
    "type": "object",
    "description": "A place in one of the two documents.",
    "required": [
     "pointer"
    ],
    "properties": {
     "pointer": {
      "type": "string",
      "description": "A JSON pointer into the processed document."
     },
     "file": {
      "type": "string",
      "description": "The path or URL of the source file. Absent if the place has none."
     },
     "line": {
      "type": "integer",
      "minimum": 1,
      "description": "The line in the file, starting at 1."
     },
     "column": {
      "type": "integer",
      "minimum": 1,
      "description": "The column in the line, starting at 1."
     },
     "value": {
      "description": "The value at this place. Absent if it is long or if there is none."
     }
    }
   },
   "AffectedOperation": {
    "type": "object",
    "description": "An operation that a change affects.",
    "required": [
     "method",
     "path"
    ],
    "properties": {
     "method": {
      "type": "string",
      "description": "The method in lower case."
     },
     "path": {
      "type": "string",
      "description": "The path template, or the name of a webhook."
     },
     "operationId": {
      "type": "string",
      "description": "The ID of the operation. Absent if it has none."
     },
     "at": {
      "type": "string",
      "description": "The part of the operation, such as `request application/json` or `response 200`."
     }
    }
   },
   "OpenAPISpecChange": {
    "type": "object",
    "description": "A cause of differences between two versions, with everything that it affects.",
    "required": [
     "id",
     "rule",
     "impact",
     "category",
     "action",
     "message",
     "directions",
     "operations",
     "operationCount"
    ],
    "properties": {
     "id": {
      "type": "string",
      "minLength": 16,
      "maxLength": 16,
      "description": "The fingerprint of the change: 16 hexadecimal digits. It stays the same while rule, place, and values are the same, even if lines or\ntexts move.\n"
     },
     "rule": {
      "type": "string",
      "description": "The rule that describes the kind of change, such as `enum-value-removed`. Later releases may add rules."
     },
     "impact": {
      "$ref": "#/components/schemas/ChangeImpact"
     },
     "category": {
      "$ref": "#/components/schemas/ChangeCategory"
     },
     "action": {
      "type": "string",
      "enum": [
       "added",
       "removed",
       "changed"
      ],
      "description": "What happened at the place."
     },
     "message": {
      "type": "string",
      "description": "A sentence in English, with values in backticks."
     },
     "directions": {
      "type": "object",
      "description": "The impact on requests and on responses. Absent directions are not affected.",
      "properties": {
       "toServer": {
        "$ref": "#/components/schemas/ChangeImpact"
       },
       "toClient": {
        "$ref": "#/components/schemas/ChangeImpact"
       }
      }
     },
     "before": {
      "$ref": "#/components/schemas/ChangePlace"
     },
     "after": {
      "$ref": "#/components/schemas/ChangePlace"
     },
     "operations": {
      "type": "array",
      "maxItems": 20,
      "description": "The affected operations. Long lists are truncated; `operationCount` is the full number.",
      "items": {
       "$ref": "#/components/schemas/AffectedOperation"
      }
     },
     "operationCount": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of affected operations."
     }
    }
   },
   "ChangeSummary": {
    "type": "object",
    "description": "The numbers of changes by impact, under the compatibility settings of the specification.",
    "required": [
     "breaking",
     "risky",
     "safe",
     "docs"
    ],
    "properties": {
     "breaking": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of breaking changes."
     },
     "risky": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of risky changes."
     },
     "safe": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of safe changes."
     },
     "docs": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of changes of texts and names."
     }
    }
   },
   "ErrorDetail": {
    "type": "object",
    "description": "A problem of a request.",
    "required": [
     "path",
     "message"
    ],
    "properties": {
     "path": {
      "type": "string",
      "description": "A pointer to the location in the request.",
      "examples": [
       "/body/slug"
      ]
     },
     "message": {
      "type": "string",
      "description": "The problem at this location."
     }
    }
   },
   "ErrorBody": {
    "type": "object",
    "description": "The body of every error response.",
    "required": [
     "error"
    ],
    "properties": {
     "error": {
      "type": "object",
      "description": "The error. Unknown members may be present.",
      "required": [
       "code",
       "message"
      ],
      "properties": {
       "code": {
        "type": "integer",
        "description": "The HTTP status of the response.",
        "minimum": 400,
        "maximum": 599
       },
       "message": {
        "type": "string",
        "description": "The problem and a possible fix, in English."
       },
       "type": {
        "type": "string",
        "description": "A stable identifier of the error.",
        "examples": [
         "not-found"
        ]
       },
       "version": {
        "type": "string",
        "description": "The version that a label points to. Present if a request expected another one.",
        "examples": [
         "v6k1d4s2h8n5"
        ]
       },
       "changes": {
        "type": "array",
        "maxItems": 20,
        "description": "The first of the refused changes. Present if `type` is `incompatible`.",
        "items": {
         "$ref": "#/components/schemas/OpenAPISpecChange"
        }
       },
       "changeCount": {
        "type": "integer",
        "minimum": 0,
        "description": "The number of refused changes. Present if `type` is `incompatible`. 0 if changes that could not be found may be incompatible.\n"
       },
       "summary": {
        "allOf": [
         {
          "$ref": "#/components/schemas/ChangeSummary"
         }
        ],
        "description": "The numbers of all changes. Present if `type` is `incompatible`."
       },
       "details": {
        "type": "array",
        "description": "The problems of an invalid request.",
        "items": {
         "$ref": "#/components/schemas/ErrorDetail"
        }
       }
      }
     }
    }
   },
   "Organization": {
    "type": "object",
    "description": "An organization.",
    "required": [
     "object",
     "id",
     "title",
     "createdAt",
     "emailDomains",
     "type",
     "inviteLinks",
     "plan",
     "urls",
     "trial",
     "mergeRules",
     "permissions"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "organization"
     },
     "id": {
      "type": "string",
      "description": "The ID of the organization."
     },
     "title": {
      "type": "string",
      "minLength": 2,
      "maxLength": 255,
      "pattern": "^\\S(?:.*\\S)?$",
      "description": "The display name, without spaces at the beginning and end."
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "The creation time."
     },
     "emailDomains": {
      "type": "array",
      "description": "The email domains that the organization claims, in lower-case ASCII.",
      "items": {
       "type": "string"
      }
     },
     "hostname": {
      "type": "string",
      "minLength": 3,
      "maxLength": 32,
      "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$",
      "description": "The name on a shared host. Absent if there is none."
     },
     "type": {
      "type": "string",
      "enum": [
       "business",
       "community"
      ],
      "description": "The type of the organization."
     },
     "useCase": {
      "type": "string",
      "enum": [
       "internalDocs",
       "docsSite",
       "audienceControlledSite",
       "productDocs",
       "teamKnowledgeBase",
       "designSystem",
       "openSourceDocs",
       "notes",
       "other"
      ],
      "description": "The use case of the documentation. Absent if unknown."
     },
     "communityType": {
      "type": "string",
      "enum": [
       "nonProfit",
       "openSource",
       "education"
      ],
      "description": "The type of the community. Absent if the organization is not a community."
     },
     "defaultRole": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "admin",
       "create",
       "edit",
       "review",
       "comment",
       "read",
       null
      ],
      "description": "The role of new members, null for guests. Absent if not set."
     },
     "defaultContent": {
      "type": "object",
      "description": "The start page of members. Absent if not set.",
      "required": [
       "type",
       "site"
      ],
      "properties": {
       "type": {
        "type": "string",
        "enum": [
         "site"
        ],
        "description": "The type of the content."
       },
       "site": {
        "type": "string",
        "description": "The ID of the site."
       }
      }
     },
     "sso": {
      "type": "boolean",
      "description": "Whether members sign in with the identity provider of the organization."
     },
     "ai": {
      "type": "boolean",
      "description": "Whether features with language models are enabled."
     },
     "inviteLinks": {
      "type": "boolean",
      "description": "Whether invitations by link are enabled."
     },
     "plan": {
      "type": "string",
      "enum": [
       "free_2024",
       "plus_2024",
       "pro_2024",
       "enterprise_2024",
       "community_2024",
       "free",
       "plus",
       "pro",
       "internal"
      ],
      "description": "The plan of the organization."
     },
     "billing": {
      "type": "object",
      "description": "The billing state. Absent if the server has none.",
      "required": [
       "interval",
       "endDate",
       "hasPaymentFailed",
       "isScheduledToCancel"
      ],
      "properties": {
       "interval": {
        "type": "string",
        "enum": [
         "monthly",
         "yearly"
        ],
        "description": "The billing interval."
       },
       "endDate": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time",
        "description": "The end of the paid period. Null if it has none."
       },
       "hasPaymentFailed": {
        "type": "boolean",
        "description": "Whether the last payment failed."
       },
       "isScheduledToCancel": {
        "type": "boolean",
        "description": "Whether the plan ends with the paid period."
       }
      }
     },
     "urls": {
      "type": "object",
      "description": "The URLs of the organization.",
      "required": [
       "location",
       "app"
      ],
      "properties": {
       "location": {
        "type": "string",
        "format": "uri",
        "description": "The URL of this resource in the API."
       },
       "app": {
        "type": "string",
        "format": "uri",
        "description": "The web page of the organization."
       },
       "logo": {
        "type": "string",
        "format": "uri",
        "pattern": "^[hH][tT][tT][pP][sS]?://",
        "description": "The logo. Absent if there is none."
       }
      }
     },
     "trial": {
      "type": "object",
      "description": "The state of a trial.",
      "required": [
       "status",
       "count"
      ],
      "properties": {
       "status": {
        "type": "string",
        "enum": [
         "notapplicable",
         "none",
         "active",
         "ended",
         "expired"
        ],
        "description": "The status of the trial. `notapplicable` if the server has no trials."
       },
       "count": {
        "type": "integer",
        "minimum": 0,
        "description": "The number of trials so far."
       },
       "endDate": {
        "type": "string",
        "format": "date-time",
        "description": "The end of the trial. Absent without a trial."
       },
       "decision": {
        "type": "string",
        "enum": [
         "downgrade"
        ],
        "description": "The decision for the time after the trial. Absent if there is none."
       }
      }
     },
     "mergeRules": {
      "type": "object",
      "description": "The requirements for merging a change.",
      "required": [
       "type"
      ],
      "properties": {
       "type": {
        "type": "string",
        "description": "The type of rules, `none` if there are none.",
        "examples": [
         "none"
        ]
       }
      }
     },
     "customHostname": {
      "type": "string",
      "format": "hostname",
      "description": "The custom host name. Absent if there is none."
     },
     "blocked": {
      "type": "object",
      "description": "The reason why the organization is blocked. Absent if it is not.",
      "required": [
       "reason"
      ],
      "properties": {
       "reason": {
        "type": "string",
        "enum": [
         "security"
        ],
        "description": "The reason."
       }
      }
     },
     "internal_isOnNewTrial": {
      "type": "boolean",
      "description": "Deprecated, for older clients. Has no effect."
     },
     "internal_billingMigration": {
      "type": "object",
      "description": "Deprecated, for older clients. An offered migration to other prices.",
      "properties": {
       "deadline": {
        "type": "string",
        "format": "date-time",
        "description": "The end of the offer."
       },
       "discountPercent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100,
        "description": "The discount, in percent."
       },
       "discountEndDate": {
        "type": "string",
        "format": "date-time",
        "description": "The end of the discount."
       }
      }
     },
     "permissions": {
      "type": "object",
      "description": "The permissions of the caller.",
      "required": [
       "admin",
       "createContent",
       "view",
       "access",
       "ownTeam",
       "createOpenAPISpec",
       "viewBilling",
       "listMembers",
       "listTeams",
       "listIntegrations",
       "listInstallations",
       "installIntegration"
      ],
      "properties": {
       "admin": {
        "type": "boolean",
        "description": "Administer the organization."
       },
       "createContent": {
        "type": "boolean",
        "description": "Create content."
       },
       "view": {
        "type": "boolean",
        "description": "View the organization."
       },
       "access": {
        "type": "boolean",
        "description": "Access the organization."
       },
       "ownTeam": {
        "type": "boolean",
        "description": "Own a team."
       },
       "createOpenAPISpec": {
        "type": "boolean",
        "description": "Create OpenAPI specifications."
       },
       "viewBilling": {
        "type": "boolean",
        "description": "View billing."
       },
       "listMembers": {
        "type": "boolean",
        "description": "List members."
       },
       "listTeams": {
        "type": "boolean",
        "description": "List teams."
       },
       "listIntegrations": {
        "type": "boolean",
        "description": "List integrations."
       },
       "listInstallations": {
        "type": "boolean",
        "description": "List installed integrations."
       },
       "installIntegration": {
        "type": "boolean",
        "description": "Install an integration."
       }
      }
     }
    }
   },
   "AuditEvent": {
    "type": "object",
    "description": "A change in an organization, and its actor.",
    "required": [
     "object",
     "id",
     "createdAt",
     "action",
     "actor",
     "details"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "audit-event"
     },
     "id": {
      "type": "string",
      "description": "The ID of the event."
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time of the change."
     },
     "action": {
      "type": "string",
      "description": "The kind of resource and the change, separated by a dot. New actions may be added.",
      "examples": [
       "spec.create"
      ]
     },
     "actor": {
      "type": "string",
      "description": "The ID of the subject that made the change; `operator` for a command of the operator, and `server` for background work. `tokenId` or\n`sessionId` is present for changes by a request.\n"
     },
     "tokenId": {
      "type": "string",
      "description": "The ID of the token of the actor. Absent for changes without a token."
     },
     "sessionId": {
      "type": "string",
      "description": "The ID of the browser session of the actor. Absent for changes with a token, and of commands and background work."
     },
     "account": {
      "type": "string",
      "description": "The account of the machine on which the operator ran a command. Absent for other changes."
     },
     "requestId": {
      "type": "string",
      "description": "The ID of the request in the log of the server. Absent for changes outside of requests."
     },
     "traceId": {
      "type": "string",
      "description": "The ID of the distributed trace. Absent unless the client sent one."
     },
     "details": {
      "type": "object",
      "additionalProperties": true,
      "description": "The resource and the change. The members depend on the action, and never contain a secret."
     }
    }
   },
   "ListNext": {
    "type": "object",
    "description": "The next page. Absent on the last page.",
    "required": [
     "page"
    ],
    "properties": {
     "page": {
      "type": "string",
      "description": "The cursor of the next page: the value of the query parameter `page`. Requires no URL encoding."
     }
    }
   },
   "AuditEventList": {
    "type": "object",
    "description": "A page of the audit log of an organization.",
    "required": [
     "items",
     "count"
    ],
    "properties": {
     "items": {
      "type": "array",
      "description": "The events, newest first.",
      "items": {
       "$ref": "#/components/schemas/AuditEvent"
      }
     },
     "count": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10000,
      "description": "The number of events that the filter selects, at most 10,000."
     },
     "countCapped": {
      "type": "boolean",
      "const": true,
      "description": "Present if the filter selects more than 10,000 events."
     },
     "next": {
      "$ref": "#/components/schemas/ListNext"
     }
    }
   },
   "OpenAPISpecLifecycle": {
    "type": "string",
    "enum": [
     "experimental",
     "production",
     "deprecated",
     "retired"
    ],
    "description": "The stage of life of the API. Set by users; absent by default."
   },
   "OpenAPISpecVisibility": {
    "type": "string",
    "enum": [
     "private",
     "public"
    ],
    "description": "`private`: reading requires a token. `public`: also published at a URL that requires no token."
   },
   "OpenAPISpecProcessingState": {
    "type": "string",
    "enum": [
     "pending",
     "progress",
     "complete"
    ],
    "description": "`pending`: queued for processing. `progress`: processing. `complete`: the last attempt has ended; it failed if\n`lastProcessErrorCode` is present.\n"
   },
   "OpenAPISpecProcessErrorCode": {
    "type": "string",
    "enum": [
     "FETCH_TIMEOUT",
     "FETCH_ERROR",
     "PARSE_ERROR",
     "INCOMPATIBLE"
    ],
    "description": "The reason why the last attempt failed; absent if it succeeded. `FETCH_TIMEOUT`: fetching the source timed out. `FETCH_ERROR`: fetching\nfailed, or the stored request headers cannot be decrypted. `PARSE_ERROR`: the source is not a valid OpenAPI document, or processing\nexceeded its limits. `INCOMPATIBLE`: the compatibility settings refuse changes of the source. `lastProcessedErrors` contains the details.\n"
   },
   "ProcessingProblem": {
    "type": "object",
    "description": "A problem that processing found in a source.",
    "required": [
     "message"
    ],
    "properties": {
     "message": {
      "type": "string",
      "description": "The problem and a possible fix, in English."
     },
     "code": {
      "type": "string",
      "description": "The stable identifier of the violated rule. Later releases may add rules. On every server, the page `/docs/problems/{code}` explains the\nrule with a wrong and a right example:\n\n- `alias-cycle`: An alias is inside its own anchor\n- `body-and-form`: An operation has a body and a form\n- `comparison-incomplete`: Not all changes could be found\n- `component-name`: The name of a component is invalid\n- `component-renamed`: A component was renamed\n- `converted-from-2.0`: The description was converted from Swagger 2.0\n- `default-not-in-enum`: The default is not one of the allowed values\n- `description-plain-text`: A description is shown as plain text\n- `duplicate-name`: An object has a name twice\n- `duplicate-operation-id`: Two operations have the same ID\n- `duplicate-parameter`: A parameter is declared twice\n- `duplicate-path`: Two paths match the same requests\n- `duplicate-tag`: A tag is declared twice\n- `empty`: The text is empty\n- `encoding-utf16`: The text is not valid UTF-16\n- `encoding-utf32`: The text is encoded in UTF-32\n- `encoding-utf8`: The text is not valid UTF-8\n- `exclusive-fields`: Two fields exclude each other\n- `fetch-certificate`: The certificate of the source is invalid\n- `fetch-invalid-answer`: The response of the source is invalid\n- `fetch-not-found`: The source does not exist\n- `fetch-rate-limited`: The source limits requests\n- `fetch-redirect`: The source redirects too often\n- `fetch-refused`: The server does not fetch this URL\n- `fetch-source-error`: The server of the source failed\n- `fetch-status`: The source responded with an error\n- `fetch-timeout`: The source does not respond in time\n- `fetch-too-large`: The file of the source is too large\n- `fetch-unauthorized`: The source requires credentials\n- `fetch-unreachable`: The server of the source cannot be reached\n- `field-without-effect`: A field has no effect here\n- `file-without-form`: A file cannot be sent\n- `fixed-method`: A standard method is an additional operation\n- `headers-lost`: The request headers cannot be decrypted\n- `internal`: A defect of the server prevented processing\n- `invalid-email`: An email address is invalid\n- `invalid-pattern`: A regular expression is invalid\n- `invalid-url`: A URL is invalid\n- `json-syntax`: The JSON has a syntax error\n- `limit-depth`: The text is nested too deeply\n- `limit-files`: The description has too many files\n- `limit-memory`: Processing takes too much memory\n- `limit-nodes`: The description has too many objects\n- `limit-pages`: The description has too many pages\n- `limit-references`: The description has too many references\n- `limit-size`: The description is too long\n- `limit-time`: Processing takes too long\n- `link-not-found`: The target of a link does not exist\n- `mapping-not-found`: The target of a mapping does not exist\n- `missing-field`: A required field is missing\n- `no-responses`: An operation has no responses\n- `not-in-openapi-3`: OpenAPI 3 has no equivalent of a field\n- `not-in-version`: A field is not in this version of OpenAPI\n- `not-openapi`: The text is not an OpenAPI description\n- `number-for-text`: A number is used as a text\n- `number-not-finite`: A number is not finite\n- `number-precision`: A number has more digits than parsers preserve\n- `path-parameter-missing`: A path parameter is not declared\n- `path-parameter-optional`: A path parameter is optional\n- `path-parameter-unused`: A path parameter is not in the path\n- `path-without-slash`: A path does not begin with a slash\n- `querystring-and-query`: The query string is described twice\n- `reference-invalid`: A reference is invalid\n- `reference-loop`: A reference leads back to itself\n- `reference-not-allowed`: A reference leads to a file that cannot be read\n- `reference-not-expected`: A reference is not allowed here\n- `reference-not-found`: The target of a reference does not exist\n- `reference-not-object`: The target of a reference is not an object\n- `reference-other-version`: A file is a description of another version\n- `reference-siblings`: Fields beside a reference are ignored\n- `reference-through-reference`: A reference passes through another reference\n- `reference-unavailable`: A referenced file could not be fetched\n- `reference-wrong-kind`: The target of a reference is of another type\n- `required-not-defined`: A required property is not defined\n- `response-code`: A response code is invalid\n- `security-scheme-not-found`: A security scheme is not defined\n- `server-variable-default`: The default of a server variable is not allowed\n- `server-variable-not-defined`: A variable of a server is not defined\n- `several-bodies`: An operation has several bodies\n- `tag-parent-loop`: A tag is its own ancestor\n- `tag-parent-not-found`: The parent of a tag is not declared\n- `two-versions`: The description has two versions\n- `unknown-field`: A field is not defined\n- `unsupported-version`: The version of OpenAPI is not supported\n- `unusual-version`: The version has an unusual form\n- `worker-lost`: The server ended during processing\n- `wrong-type`: A value has the wrong type\n- `wrong-value`: A value is not allowed\n- `yaml-in-braces`: The text looks like JSON, but is YAML\n- `yaml-syntax`: The YAML has a syntax error\n"
     },
     "severity": {
      "type": "string",
      "enum": [
       "error",
       "warning",
       "info"
      ],
      "description": "`error`: the specification violates a rule. `warning`: a possible improvement. `info`: information about processing, which requires no\nchange.\n"
     },
     "pointer": {
      "type": "string",
      "description": "A JSON pointer to the location in the file."
     },
     "file": {
      "type": "string",
      "description": "The path or URL of the file. Absent for the root document."
     },
     "line": {
      "type": "integer",
      "minimum": 1,
      "description": "The line in the file, starting at 1."
     },
     "column": {
      "type": "integer",
      "minimum": 1,
      "description": "The column in the line, starting at 1."
     },
     "change": {
      "type": "string",
      "description": "The ID of the change that is refused. Present only if the last attempt ended with `INCOMPATIBLE`."
     }
    }
   },
   "OpenAPISpecProblemCounts": {
    "type": "object",
    "description": "The problems that the last attempt found, by severity, before truncation of the list.",
    "required": [
     "error",
     "warning",
     "info"
    ],
    "properties": {
     "error": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of errors."
     },
     "warning": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of warnings."
     },
     "info": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of pieces of information."
     }
    }
   },
   "OpenAPISpecCounts": {
    "type": "object",
    "description": "The size of the default version: its visible operations, webhooks, and schemas. Absent until the first version exists, and for a version\nof an earlier release until the server has processed it again.\n",
    "required": [
     "operations",
     "webhooks",
     "schemas"
    ],
    "properties": {
     "operations": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of operations."
     },
     "webhooks": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of webhooks."
     },
     "schemas": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of named schemas."
     }
    }
   },
   "Deprecation": {
    "type": "object",
    "description": "The deprecation of a version or a specification by its owner. Responses that serve it then have the headers `Deprecation` and `Sunset`.\nIt is independent of `lifecycle`, which describes the API for the catalog.\n",
    "required": [
     "at"
    ],
    "properties": {
     "at": {
      "type": "string",
      "format": "date-time",
      "description": "The time of the deprecation. It may be in the future."
     },
     "sunset": {
      "type": "string",
      "format": "date-time",
      "description": "The time after which the deprecated resource may be removed. Absent if there is none. Nothing is removed automatically."
     },
     "note": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "description": "A note for readers, such as the replacement, in plain text."
     }
    }
   },
   "OpenAPISpecLink": {
    "type": "object",
    "description": "A link to a page that is related to a specification, such as a runbook.",
    "required": [
     "title",
     "url"
    ],
    "properties": {
     "title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "The text of the link."
     },
     "url": {
      "type": "string",
      "format": "uri",
      "minLength": 1,
      "maxLength": 2048,
      "description": "An `http` or `https` URL without credentials."
     }
    }
   },
   "OpenAPISpecCompatibility": {
    "type": "object",
    "description": "What a specification accepts of its new versions. It also decides about the levels of changes in lists and summaries.\n",
    "required": [
     "refuse",
     "against",
     "categories",
     "rules",
     "strict"
    ],
    "properties": {
     "refuse": {
      "type": "string",
      "enum": [
       "none",
       "risky",
       "breaking"
      ],
      "description": "The least severe impact that is refused: `risky` also refuses breaking changes."
     },
     "against": {
      "type": "string",
      "enum": [
       "latest",
       "all"
      ],
      "description": "Whether new versions are compared with the latest version or with all, up to the 100 newest."
     },
     "categories": {
      "type": "array",
      "description": "The categories of changes that are refused.",
      "items": {
       "$ref": "#/components/schemas/ChangeCategory"
      }
     },
     "rules": {
      "type": "object",
      "additionalProperties": {
       "type": "string",
       "enum": [
        "breaking",
        "risky",
        "safe",
        "docs",
        "off"
       ]
      },
      "description": "Levels of rules in place of their own, by ID. `off` hides the changes of a rule."
     },
     "strict": {
      "type": "boolean",
      "description": "Whether changes that strict servers and clients reject are breaking, such as a removed optional parameter."
     },
     "stability": {
      "type": "string",
      "enum": [
       "draft",
       "alpha",
       "beta",
       "stable"
      ],
      "description": "Operations with a lower `x-stability-level` may change in any way. Absent if all are judged."
     },
     "sunsetDays": {
      "type": "integer",
      "minimum": 0,
      "maximum": 3650,
      "description": "The number of days that a sunset must be announced in advance. Absent if any sunset is accepted."
     }
    }
   },
   "OpenAPISpec": {
    "type": "object",
    "description": "An OpenAPI specification of an organization.",
    "required": [
     "object",
     "id",
     "createdAt",
     "updatedAt",
     "slug",
     "processingState",
     "visibility",
     "lastProcessedErrors",
     "lastProcessedErrorCount",
     "problemCounts",
     "tags",
     "links",
     "compatibility",
     "permissions",
     "urls"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "openapi-spec"
     },
     "id": {
      "type": "string",
      "description": "The ID of the specification."
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "The creation time."
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time of the last change: of the source or the settings, or when an attempt created a version, as a scheduled fetch of a\nchanged URL does. An attempt without a new version does not change it.\n"
     },
     "slug": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "The name of the specification in URLs, unique in its organization (compared case-insensitively)."
     },
     "sourceURL": {
      "type": "string",
      "format": "uri",
      "maxLength": 2048,
      "description": "The URL of the source. Absent if the source is text or a set of files."
     },
     "processingState": {
      "$ref": "#/components/schemas/OpenAPISpecProcessingState"
     },
     "visibility": {
      "$ref": "#/components/schemas/OpenAPISpecVisibility"
     },
     "lastVersion": {
      "type": "string",
      "description": "The ID of the latest version. Absent until the first version exists. Does not change if a later attempt fails."
     },
     "defaultLabel": {
      "type": "string",
      "description": "The label whose version the documentation, the catalog, the `published` URL, and computed content show. Absent by default: they show the\nlatest version.\n"
     },
     "defaultVersion": {
      "type": "string",
      "description": "The ID of the version that `defaultLabel` points to. Present only with `defaultLabel`."
     },
     "lastProcessedAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time when the last processing attempt succeeded or failed. Absent until the first one has ended."
     },
     "lastProcessErrorCode": {
      "$ref": "#/components/schemas/OpenAPISpecProcessErrorCode"
     },
     "failingSince": {
      "type": "string",
      "format": "date-time",
      "description": "The end of the first failed attempt since the last success. Later failures do not change it. Absent after a success, and if\nthe attempts have failed since before an upgrade from a release without this field.\n"
     },
     "lastProcessedErrors": {
      "type": "array",
      "description": "The problems that the last attempt found. After a success, they do not prevent the use of the specification. Long lists are\ntruncated; `lastProcessedErrorCount` is the full number.\n",
      "items": {
       "$ref": "#/components/schemas/ProcessingProblem"
      }
     },
     "lastProcessedErrorCount": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of problems that the last attempt found, before truncation of the list."
     },
     "problemCounts": {
      "$ref": "#/components/schemas/OpenAPISpecProblemCounts"
     },
     "title": {
      "type": "string",
      "maxLength": 200,
      "description": "The title of the default version. Absent until a version with a title exists. Longer titles are truncated."
     },
     "documentVersion": {
      "type": "string",
      "maxLength": 100,
      "description": "The `info.version` of the default version. Absent until the first version exists."
     },
     "summary": {
      "type": "string",
      "maxLength": 200,
      "description": "A summary of the default version in plain text: its `info.summary`, otherwise the first sentence of its description. Absent without\nboth.\n"
     },
     "counts": {
      "$ref": "#/components/schemas/OpenAPISpecCounts"
     },
     "owner": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "The owner of the specification, such as a team. Set by users; absent by default."
     },
     "tags": {
      "type": "array",
      "maxItems": 20,
      "description": "The tags of the specification, set by users. Empty by default.",
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 50
      }
     },
     "lifecycle": {
      "$ref": "#/components/schemas/OpenAPISpecLifecycle"
     },
     "deprecation": {
      "$ref": "#/components/schemas/Deprecation"
     },
     "links": {
      "type": "array",
      "maxItems": 20,
      "description": "Links to related pages, set by users. Empty by default.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpecLink"
      }
     },
     "compatibility": {
      "$ref": "#/components/schemas/OpenAPISpecCompatibility"
     },
     "permissions": {
      "type": "object",
      "description": "The permissions of the caller.",
      "required": [
       "view",
       "edit"
      ],
      "properties": {
       "view": {
        "type": "boolean",
        "description": "Whether the caller may read the specification."
       },
       "edit": {
        "type": "boolean",
        "description": "Whether the caller may change and delete the specification."
       }
      }
     },
     "urls": {
      "type": "object",
      "description": "The URLs of the specification.",
      "required": [
       "location",
       "app"
      ],
      "properties": {
       "location": {
        "type": "string",
        "format": "uri",
        "description": "The URL of this resource in the API."
       },
       "app": {
        "type": "string",
        "format": "uri",
        "description": "The web page of the specification."
       },
       "published": {
        "type": "string",
        "format": "uri",
        "description": "A URL that returns the default version and requires no token. Ends in `.json`; with `.yaml` instead, it returns YAML. Present only while public."
       }
      }
     }
    }
   },
   "ListCount": {
    "type": "integer",
    "minimum": 0,
    "description": "The number of items of the whole list."
   },
   "OpenAPISpecList": {
    "type": "object",
    "description": "A page of the specifications of an organization.",
    "required": [
     "items",
     "count"
    ],
    "properties": {
     "items": {
      "type": "array",
      "description": "The specifications in the requested order.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpec"
      }
     },
     "count": {
      "$ref": "#/components/schemas/ListCount"
     },
     "countCapped": {
      "type": "boolean",
      "const": true,
      "description": "Present if the list has filters and more than 1,000 matches: `count` is then 1,000. All matches are on the pages.\n"
     },
     "next": {
      "$ref": "#/components/schemas/ListNext"
     }
    }
   },
   "OpenAPISpecURLSource": {
    "type": "object",
    "description": "A URL that the server fetches with the files that it refers to, periodically and if the same source is sent again.\n",
    "required": [
     "url"
    ],
    "not": {
     "anyOf": [
      {
       "required": [
        "text"
       ],
       "properties": {
        "text": {}
       }
      },
      {
       "required": [
        "files"
       ],
       "properties": {
        "files": {}
       }
      }
     ]
    },
    "properties": {
     "url": {
      "type": "string",
      "format": "uri",
      "minLength": 1,
      "maxLength": 2048,
      "description": "An `http` or `https` URL of an OpenAPI document in JSON or YAML."
     },
     "headers": {
      "type": "object",
      "writeOnly": true,
      "maxProperties": 10,
      "additionalProperties": {
       "type": "string",
       "minLength": 1,
       "maxLength": 8192
      },
      "description": "Request headers by name, for a source that requires authentication. They are stored encrypted and never returned. They are sent\nonly to the origin of `url`, also for files of the same origin that the document refers to, and not after a redirect to another\norigin. If they are absent, those of the previous source with the same origin are kept; `{}` removes them.\n"
     }
    }
   },
   "OpenAPISpecTextSource": {
    "type": "object",
    "description": "A specification as text.",
    "required": [
     "text"
    ],
    "not": {
     "anyOf": [
      {
       "required": [
        "url"
       ],
       "properties": {
        "url": {}
       }
      },
      {
       "required": [
        "files"
       ],
       "properties": {
        "files": {}
       }
      }
     ]
    },
    "properties": {
     "text": {
      "type": "string",
      "minLength": 1,
      "description": "An OpenAPI document in JSON or YAML."
     }
    }
   },
   "OpenAPISpecFilesSource": {
    "type": "object",
    "description": "A specification as a set of files that refer to each other by their paths.",
    "required": [
     "files",
     "entry"
    ],
    "not": {
     "anyOf": [
      {
       "required": [
        "url"
       ],
       "properties": {
        "url": {}
       }
      },
      {
       "required": [
        "text"
       ],
       "properties": {
        "text": {}
       }
      }
     ]
    },
    "properties": {
     "files": {
      "type": "object",
      "minProperties": 1,
      "maxProperties": 5000,
      "additionalProperties": {
       "type": "string"
      },
      "description": "The text of each file by its relative path with `/`, such as `paths/users.yaml`. Paths must not leave the set, and must be distinct\nafter normalization.\n"
     },
     "entry": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1024,
      "description": "The path of the root document."
     }
    }
   },
   "OpenAPISpecSource": {
    "description": "The source of a specification: a URL, text, or a set of files. Requires exactly one of `url`, `text`, and `files`. Unknown members\nare ignored.\n",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/OpenAPISpecURLSource"
     },
     {
      "$ref": "#/components/schemas/OpenAPISpecTextSource"
     },
     {
      "$ref": "#/components/schemas/OpenAPISpecFilesSource"
     }
    ]
   },
   "PublicationLabels": {
    "type": "array",
    "maxItems": 20,
    "description": "Labels to move to the resulting version when processing succeeds, also if the content is unchanged. If processing fails, or another\nsource replaces this one first, no label moves. A specification has at most 100 labels; `latest` and the ID of a version are not\nlabels.\n",
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 63,
     "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$"
    }
   },
   "Provenance": {
    "type": "object",
    "description": "Where the content comes from. Each text is one line without control characters. The server stores it as sent, and does not verify it.\nUnknown members are ignored.\n",
    "properties": {
     "repository": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The repository, such as `saltwater/ferries`."
     },
     "commit": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The ID of the commit."
     },
     "branch": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The branch or tag."
     },
     "author": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The author of the change."
     },
     "message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "A description of the change, such as the first line of the commit message."
     },
     "url": {
      "type": "string",
      "format": "uri",
      "minLength": 1,
      "maxLength": 200,
      "description": "An `http` or `https` URL without credentials, such as the page of the commit or of the pull request."
     }
    }
   },
   "CreateOpenAPISpec": {
    "type": "object",
    "description": "A specification to create.",
    "required": [
     "slug",
     "source"
    ],
    "properties": {
     "slug": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$",
      "description": "The name in URLs: lowercase letters, digits, and single hyphens between them."
     },
     "source": {
      "$ref": "#/components/schemas/OpenAPISpecSource"
     },
     "labels": {
      "$ref": "#/components/schemas/PublicationLabels"
     },
     "provenance": {
      "$ref": "#/components/schemas/Provenance"
     }
    }
   },
   "AcknowledgeChanges": {
    "type": "object",
    "description": "Changes that a person accepts although the compatibility settings refuse them.",
    "required": [
     "changes"
    ],
    "properties": {
     "changes": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "description": "The IDs of the changes.",
      "items": {
       "type": "string",
       "pattern": "^[0-9a-f]{16}$"
      }
     },
     "reason": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "description": "Why the changes are accepted."
     }
    }
   },
   "CreateOrUpdateOpenAPISpec": {
    "type": "object",
    "description": "The new source of a specification.",
    "required": [
     "source"
    ],
    "properties": {
     "source": {
      "$ref": "#/components/schemas/OpenAPISpecSource"
     },
     "labels": {
      "$ref": "#/components/schemas/PublicationLabels"
     },
     "provenance": {
      "$ref": "#/components/schemas/Provenance"
     },
     "acknowledge": {
      "allOf": [
       {
        "$ref": "#/components/schemas/AcknowledgeChanges"
       }
      ],
      "description": "Changes to acknowledge with this request, as `acknowledgeOpenAPISpecChanges` does. Requires the `openapi:acknowledge` scope as well.\n"
     }
    }
   },
   "SetDeprecation": {
    "type": [
     "object",
     "null"
    ],
    "description": "The new deprecation, which replaces the previous one; `null` removes it. Unknown members are ignored.",
    "properties": {
     "at": {
      "type": "string",
      "maxLength": 40,
      "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$",
      "description": "The time of the deprecation, in ISO 8601 with a time zone. Default: the time of the request."
     },
     "sunset": {
      "type": "string",
      "maxLength": 40,
      "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$",
      "description": "The time after which the deprecated resource may be removed, in the form of `at` and not before it."
     },
     "note": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "description": "A note for readers, such as the replacement. One paragraph of plain text."
     }
    }
   },
   "SetOpenAPISpecCompatibility": {
    "type": [
     "object",
     "null"
    ],
    "description": "Compatibility settings to change. Absent members do not change; `null` restores the defaults of the server. While changes are refused,\nloosening the settings requires the `openapi:acknowledge` scope.\n",
    "properties": {
     "refuse": {
      "type": "string",
      "enum": [
       "none",
       "risky",
       "breaking"
      ],
      "description": "The least severe impact that is refused."
     },
     "against": {
      "type": "string",
      "enum": [
       "latest",
       "all"
      ],
      "description": "Whether new versions are compared with the latest version or with all, up to the 100 newest."
     },
     "categories": {
      "type": "array",
      "minItems": 1,
      "maxItems": 3,
      "description": "The categories of changes that are refused.",
      "items": {
       "$ref": "#/components/schemas/ChangeCategory"
      }
     },
     "rules": {
      "type": "object",
      "maxProperties": 300,
      "additionalProperties": {
       "type": "string",
       "enum": [
        "breaking",
        "risky",
        "safe",
        "docs",
        "off"
       ]
      },
      "description": "Levels of rules by ID. They replace all previous ones."
     },
     "strict": {
      "type": "boolean",
      "description": "Whether changes that strict servers and clients reject are breaking."
     },
     "stability": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "draft",
       "alpha",
       "beta",
       "stable",
       null
      ],
      "description": "The stability from which operations are judged; `null` for all."
     },
     "sunsetDays": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 3650,
      "description": "The number of days that a sunset must be announced in advance; `null` for none."
     }
    }
   },
   "UpdateOpenAPISpec": {
    "type": "object",
    "description": "A change of a specification. Absent members do not change; at least one must be present. Unknown members are ignored.\n",
    "properties": {
     "visibility": {
      "$ref": "#/components/schemas/OpenAPISpecVisibility"
     },
     "defaultLabel": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 63,
      "description": "The label whose version the documentation, the catalog, the `published` URL, and computed content show; `null` for the latest version.\n"
     },
     "owner": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 100,
      "description": "The owner of the specification, such as a team; `null` removes it."
     },
     "tags": {
      "type": "array",
      "maxItems": 20,
      "description": "The tags of the specification, unique regardless of case and accents. They replace all previous tags.",
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 50
      }
     },
     "lifecycle": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "experimental",
       "production",
       "deprecated",
       "retired",
       null
      ],
      "description": "The stage of life of the API; `null` removes it."
     },
     "links": {
      "type": "array",
      "maxItems": 20,
      "description": "Links to related pages. They replace all previous links.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpecLink"
      }
     },
     "deprecation": {
      "$ref": "#/components/schemas/SetDeprecation"
     },
     "compatibility": {
      "$ref": "#/components/schemas/SetOpenAPISpecCompatibility"
     }
    }
   },
   "OpenAPISpecAcknowledgment": {
    "type": "object",
    "description": "An accepted change. The version that needs it consumes it; otherwise it expires after 7 days.\n",
    "required": [
     "change",
     "acknowledgedAt",
     "expiresAt",
     "acknowledgedBy"
    ],
    "properties": {
     "change": {
      "type": "string",
      "description": "The ID of the change."
     },
     "reason": {
      "type": "string",
      "description": "Why it is accepted. Absent without a reason."
     },
     "acknowledgedAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time of the acknowledgment."
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time when it expires."
     },
     "acknowledgedBy": {
      "type": "string",
      "description": "The ID of the user who acknowledged the change."
     }
    }
   },
   "OpenAPISpecAcknowledgmentList": {
    "type": "object",
    "description": "The acknowledgments that are valid, oldest first.",
    "required": [
     "items",
     "count"
    ],
    "properties": {
     "items": {
      "type": "array",
      "description": "The acknowledgments.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpecAcknowledgment"
      }
     },
     "count": {
      "$ref": "#/components/schemas/ListCount"
     }
    }
   },
   "Subject": {
    "type": "object",
    "description": "The subject of the token, or the person, that sent a request. Absent if the server acted by itself.",
    "required": [
     "id",
     "displayName"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The ID of the subject."
     },
     "displayName": {
      "type": "string",
      "description": "The name of the subject."
     }
    }
   },
   "OpenAPISpecPublication": {
    "type": "object",
    "description": "A publication of the content of a version.",
    "required": [
     "id",
     "publishedAt",
     "trigger"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The ID of the publication."
     },
     "publishedAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time when the source was submitted, or when the server processed it again by itself."
     },
     "trigger": {
      "type": "string",
      "enum": [
       "submitted",
       "refreshed"
      ],
      "description": "`submitted`: a request sent the source or its URL. `refreshed`: the server processed the source again by itself, after it\nfetched its URL again, or after a failure.\n"
     },
     "publisher": {
      "$ref": "#/components/schemas/Subject"
     },
     "provenance": {
      "$ref": "#/components/schemas/Provenance"
     }
    }
   },
   "ChangeBump": {
    "type": "string",
    "enum": [
     "major",
     "minor",
     "patch",
     "none"
    ],
    "description": "The part of the version number that semantic versioning raises for the changes; `none` if there are none."
   },
   "VersionChanges": {
    "type": "object",
    "description": "A summary of the changes since the version before it. Absent for the first version, and if the server has not compared the versions yet or\ncannot.\n",
    "required": [
     "from",
     "summary",
     "bump"
    ],
    "properties": {
     "from": {
      "type": "string",
      "description": "The ID of the version that it was compared with. It may have been removed since."
     },
     "summary": {
      "$ref": "#/components/schemas/ChangeSummary"
     },
     "bump": {
      "$ref": "#/components/schemas/ChangeBump"
     }
    }
   },
   "OpenAPISpecVersion": {
    "type": "object",
    "description": "A version of a specification. Successful processing of a changed source creates one. The members that describe the document are absent\nin versions of earlier releases until the server has processed them again, or if it cannot.\n",
    "required": [
     "object",
     "id",
     "createdAt",
     "digest",
     "labels",
     "publicationCount",
     "url",
     "urls"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "openapi-spec-version"
     },
     "id": {
      "type": "string",
      "description": "The ID of the version. Never `latest`."
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "The creation time."
     },
     "title": {
      "type": "string",
      "maxLength": 200,
      "description": "The title of the document. Absent if it has none. Longer titles are truncated."
     },
     "documentVersion": {
      "type": "string",
      "maxLength": 100,
      "description": "The `info.version` of the document, on one line. Longer versions are truncated."
     },
     "summary": {
      "type": "string",
      "maxLength": 200,
      "description": "The summary of the document, or the beginning of its description."
     },
     "openapi": {
      "type": "string",
      "maxLength": 20,
      "description": "The version of the OpenAPI Specification that the document is written in, such as `3.1.0` or `2.0`."
     },
     "counts": {
      "$ref": "#/components/schemas/OpenAPISpecCounts"
     },
     "size": {
      "type": "integer",
      "minimum": 0,
      "description": "The size of the root document and of the files that references lead to, in UTF-8, in bytes."
     },
     "digest": {
      "type": "string",
      "description": "A digest of the source files with their paths, which are relative to the root document. A source with the digest of the latest\nversion creates no version.\n"
     },
     "labels": {
      "type": "array",
      "maxItems": 100,
      "description": "The labels that point to the version, in alphabetical order.",
      "items": {
       "type": "string"
      }
     },
     "publication": {
      "allOf": [
       {
        "$ref": "#/components/schemas/OpenAPISpecPublication"
       }
      ],
      "description": "The publication that created the version. Absent in versions of earlier releases."
     },
     "publicationCount": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of times that the content of the version was published: once, and again with each publication of the same content while the\nversion is the latest. Publications by earlier releases are not counted. If more than 20 requests wait for one run, the oldest are\nnot counted either.\n"
     },
     "changes": {
      "$ref": "#/components/schemas/VersionChanges"
     },
     "deprecation": {
      "$ref": "#/components/schemas/Deprecation"
     },
     "url": {
      "type": "string",
      "format": "uri",
      "description": "The URL of the processed document. It never changes."
     },
     "urls": {
      "type": "object",
      "description": "The URLs of the version.",
      "required": [
       "location",
       "app"
      ],
      "properties": {
       "location": {
        "type": "string",
        "format": "uri",
        "description": "The URL of this resource in the API."
       },
       "app": {
        "type": "string",
        "format": "uri",
        "description": "The web page of the specification."
       }
      }
     }
    }
   },
   "OpenAPISpecChangelogEntry": {
    "type": "object",
    "description": "A version and its most severe changes.",
    "required": [
     "version",
     "changes"
    ],
    "properties": {
     "version": {
      "$ref": "#/components/schemas/OpenAPISpecVersion"
     },
     "changes": {
      "type": "array",
      "maxItems": 10,
      "description": "The most severe changes that are at least safe. Empty for the first version.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpecChange"
      }
     }
    }
   },
   "OpenAPISpecChangelog": {
    "type": "object",
    "description": "A page of the versions of a specification with their changes, newest first.",
    "required": [
     "items",
     "count"
    ],
    "properties": {
     "items": {
      "type": "array",
      "description": "The versions, newest first.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpecChangelogEntry"
      }
     },
     "count": {
      "$ref": "#/components/schemas/ListCount"
     },
     "next": {
      "$ref": "#/components/schemas/ListNext"
     }
    }
   },
   "CheckOpenAPISpec": {
    "type": "object",
    "description": "A source to check.",
    "required": [
     "source"
    ],
    "properties": {
     "source": {
      "$ref": "#/components/schemas/OpenAPISpecSource"
     }
    }
   },
   "OpenAPISpecCheck": {
    "type": "object",
    "description": "What publishing a source would find.",
    "required": [
     "object",
     "verdict",
     "compatibility",
     "complete",
     "summary",
     "bump",
     "items",
     "count",
     "refused",
     "acknowledged",
     "problems"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "openapi-spec-check"
     },
     "verdict": {
      "type": "string",
      "enum": [
       "allowed",
       "refused",
       "unusable"
      ],
      "description": "`allowed`: the source would become a version, or is the latest one. `refused`: the compatibility settings refuse its changes, or they\nrefuse some and the comparison reached a limit. `unusable`: it cannot be processed, and `problems` says why.\n"
     },
     "from": {
      "type": "string",
      "description": "The ID of the version that the source was compared with. Absent if there is none."
     },
     "compatibility": {
      "$ref": "#/components/schemas/OpenAPISpecCompatibility"
     },
     "complete": {
      "type": "boolean",
      "description": "Whether all differences are listed. False as well if the source needs files of other servers, which a check does not fetch."
     },
     "summary": {
      "$ref": "#/components/schemas/ChangeSummary"
     },
     "bump": {
      "$ref": "#/components/schemas/ChangeBump"
     },
     "items": {
      "type": "array",
      "maxItems": 1000,
      "description": "The changes, the most severe first. Long lists are truncated; `count` is the full number.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpecChange"
      }
     },
     "count": {
      "$ref": "#/components/schemas/ListCount"
     },
     "refused": {
      "type": "array",
      "maxItems": 1000,
      "description": "The IDs of the changes that are refused, at most 1,000.",
      "items": {
       "type": "string"
      }
     },
     "acknowledged": {
      "type": "array",
      "maxItems": 1000,
      "description": "The IDs of the changes that would be refused if they were not acknowledged, at most 1,000.",
      "items": {
       "type": "string"
      }
     },
     "problems": {
      "type": "array",
      "description": "The problems of the source.",
      "items": {
       "$ref": "#/components/schemas/ProcessingProblem"
      }
     }
    }
   },
   "OpenAPISpecLabel": {
    "type": "object",
    "description": "A name for a version of a specification, such as `prod`, that can be moved to other versions. It points to exactly one version.\n",
    "required": [
     "object",
     "name",
     "version",
     "createdAt",
     "movedAt",
     "urls"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "openapi-spec-label"
     },
     "name": {
      "type": "string",
      "description": "The name, in lower case."
     },
     "version": {
      "type": "string",
      "description": "The ID of the version."
     },
     "previousVersion": {
      "type": "string",
      "description": "The ID of the version that the label pointed to before. Retention keeps it. Absent if the label has not moved."
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "The creation time."
     },
     "movedAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time of the last move, or of the creation."
     },
     "movedBy": {
      "$ref": "#/components/schemas/Subject"
     },
     "urls": {
      "type": "object",
      "description": "The URLs of the label.",
      "required": [
       "location",
       "version",
       "app"
      ],
      "properties": {
       "location": {
        "type": "string",
        "format": "uri",
        "description": "The URL of this resource in the API."
       },
       "version": {
        "type": "string",
        "format": "uri",
        "description": "The URL of the version by its label."
       },
       "app": {
        "type": "string",
        "format": "uri",
        "description": "The documentation of the version by its label."
       },
       "published": {
        "type": "string",
        "format": "uri",
        "description": "A URL that returns the version and requires no token. Present only while the specification is public."
       }
      }
     }
    }
   },
   "OpenAPISpecLabelList": {
    "type": "object",
    "description": "The labels of a specification.",
    "required": [
     "items",
     "count"
    ],
    "properties": {
     "items": {
      "type": "array",
      "maxItems": 100,
      "description": "The labels in alphabetical order.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpecLabel"
      }
     },
     "count": {
      "$ref": "#/components/schemas/ListCount"
     }
    }
   },
   "SetOpenAPISpecLabel": {
    "type": "object",
    "description": "The new version of a label. Unknown members are ignored.",
    "required": [
     "version"
    ],
    "properties": {
     "version": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "The ID of the version, `latest`, or `label:` and another label."
     },
     "ifVersion": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 100,
      "description": "The ID of the version that the label must point to; `null` if the label must not exist. If it points to another one, the response is\n409 and nothing changes, unless that is `version`.\n"
     }
    }
   },
   "OpenAPISpecReads": {
    "type": "object",
    "description": "The requests of a reader on a day.",
    "required": [
     "date",
     "name",
     "requests"
    ],
    "properties": {
     "date": {
      "type": "string",
      "format": "date",
      "description": "The day in UTC."
     },
     "tokenId": {
      "type": "string",
      "description": "The ID of the token. Absent for all readers without a token of their own."
     },
     "name": {
      "type": "string",
      "description": "The name of the token; for a token of the operator, the display name of its subject. `Removed token` if the token was deleted. Without a token: `Anonymous` for requests\nwithout sign-in, `Signed-in people` for browser sessions, and otherwise the kind of the reader.\n"
     },
     "requests": {
      "type": "integer",
      "minimum": 1,
      "description": "The number of requests."
     }
    }
   },
   "OpenAPISpecUsage": {
    "type": "object",
    "description": "The requests that read a version, or that named a label, in the last 30 days. Each successful request for the version, its content,\ndocuments, and source files, for the published documents that show it, for its documentation pages, and for content that a `builtin:openapi`\nsource computes from it counts once; content of integrations does not count. Requests for the\npages of the console do not count. Contains no client addresses, and no personal data except\nthe names of tokens.\n",
    "required": [
     "since",
     "tokenCount",
     "reads"
    ],
    "properties": {
     "since": {
      "type": "string",
      "format": "date",
      "description": "The first day of the period. Days are in UTC."
     },
     "lastReadAt": {
      "type": "string",
      "format": "date",
      "description": "The last day on which anyone has read it. Absent without a read since the first day."
     },
     "tokenCount": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of tokens that have read it."
     },
     "reads": {
      "type": "array",
      "maxItems": 10000,
      "description": "The numbers of requests by day and reader, newest day first, then most requests first. With more than 10,000 entries, the newest.\n",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpecReads"
      }
     }
    }
   },
   "OpenAPISpecLabelMove": {
    "type": "object",
    "description": "A change of a label.",
    "required": [
     "id",
     "label",
     "movedAt"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The ID of the move."
     },
     "label": {
      "type": "string",
      "description": "The name of the label."
     },
     "from": {
      "type": "string",
      "description": "The ID of the version before the move. Absent if the move created the label."
     },
     "to": {
      "type": "string",
      "description": "The ID of the version after the move. Absent if the move deleted the label."
     },
     "movedAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time of the move."
     },
     "movedBy": {
      "$ref": "#/components/schemas/Subject"
     }
    }
   },
   "OpenAPISpecLabelMoveList": {
    "type": "object",
    "description": "A page of the moves of a label.",
    "required": [
     "items",
     "count"
    ],
    "properties": {
     "items": {
      "type": "array",
      "description": "The moves, newest first. Versions in them may have been removed by retention.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpecLabelMove"
      }
     },
     "count": {
      "$ref": "#/components/schemas/ListCount"
     },
     "next": {
      "$ref": "#/components/schemas/ListNext"
     }
    }
   },
   "OpenAPISpecVersionList": {
    "type": "object",
    "description": "A page of the versions of a specification.",
    "required": [
     "items",
     "count"
    ],
    "properties": {
     "items": {
      "type": "array",
      "description": "The versions, newest first.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpecVersion"
      }
     },
     "count": {
      "$ref": "#/components/schemas/ListCount"
     },
     "next": {
      "$ref": "#/components/schemas/ListNext"
     }
    }
   },
   "OpenAPISpecChanges": {
    "type": "object",
    "description": "A page of the changes between two versions, the most severe first.",
    "required": [
     "object",
     "to",
     "complete",
     "summary",
     "bump",
     "items",
     "count"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "openapi-spec-changes"
     },
     "from": {
      "type": "string",
      "description": "The ID of the earlier version. Absent if there is none."
     },
     "to": {
      "type": "string",
      "description": "The ID of the later version."
     },
     "complete": {
      "type": "boolean",
      "description": "Whether all differences are listed: false if the comparison reached a limit or was not possible."
     },
     "summary": {
      "$ref": "#/components/schemas/ChangeSummary"
     },
     "bump": {
      "$ref": "#/components/schemas/ChangeBump"
     },
     "items": {
      "type": "array",
      "description": "The changes with the requested impact.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpecChange"
      }
     },
     "count": {
      "$ref": "#/components/schemas/ListCount"
     },
     "next": {
      "$ref": "#/components/schemas/ListNext"
     }
    }
   },
   "FilesystemEntry": {
    "type": "object",
    "description": "A file of a specification.",
    "required": [
     "dir",
     "filename",
     "isEntrypoint",
     "references",
     "specification"
    ],
    "properties": {
     "dir": {
      "type": "string",
      "description": "The directory of the file; `.` is the root."
     },
     "filename": {
      "type": "string",
      "description": "The name of the file in its directory."
     },
     "isEntrypoint": {
      "type": "boolean",
      "description": "Whether this file is the root document."
     },
     "references": {
      "type": "array",
      "description": "The files that this file refers to. Empty if all files are bundled.",
      "items": {
       "type": "string"
      }
     },
     "specification": {
      "type": "object",
      "description": "The OpenAPI document as an object, with other files in `x-ext`. Unlike the document at `urls.source`, it contains rendered\ndescriptions: `x-gitbook-description-html` is sanitized HTML, `x-gitbook-description-document` has document nodes. References\nwithin the document are not resolved.\n",
      "additionalProperties": true
     }
    }
   },
   "OpenAPISpecVersionContent": {
    "type": "object",
    "description": "The content of a version.",
    "required": [
     "filesystem",
     "url",
     "urls"
    ],
    "properties": {
     "filesystem": {
      "type": "array",
      "description": "The files of the version. Exactly one of them is the entrypoint.",
      "items": {
       "$ref": "#/components/schemas/FilesystemEntry"
      }
     },
     "url": {
      "type": "string",
      "format": "uri",
      "description": "The same as `urls.source`."
     },
     "urls": {
      "type": "object",
      "description": "The URLs of the document.",
      "required": [
       "source",
       "public"
      ],
      "properties": {
       "source": {
        "type": "string",
        "format": "uri",
        "description": "The processed document. Requires a token."
       },
       "public": {
        "type": [
         "string",
         "null"
        ],
        "format": "uri",
        "description": "A URL that requires no token. Null while the specification is private."
       }
      }
     }
    }
   },
   "OpenAPISpecVersionRaw": {
    "type": "object",
    "description": "The entry file of a version, exactly as uploaded or fetched.",
    "required": [
     "text",
     "format"
    ],
    "properties": {
     "text": {
      "type": "string",
      "description": "The text of the file."
     },
     "format": {
      "type": "string",
      "enum": [
       "json",
       "yaml"
      ],
      "description": "The format of the text."
     },
     "entry": {
      "type": "string",
      "description": "The path of the entry file. Present only for a set of files."
     },
     "files": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      },
      "description": "The texts of all files by path, including the entry. Present only for a set of files."
     }
    }
   },
   "UpdateOpenAPISpecVersion": {
    "type": "object",
    "description": "A change of a version. Unknown members are ignored.",
    "required": [
     "deprecation"
    ],
    "properties": {
     "deprecation": {
      "$ref": "#/components/schemas/SetDeprecation"
     }
    }
   },
   "OpenAPIDocument": {
    "type": "object",
    "description": "An OpenAPI document, without the rendered descriptions of `OpenAPISpecVersionContent`.",
    "additionalProperties": true
   },
   "OpenAPISpecPublicationList": {
    "type": "object",
    "description": "A page of the publications of a version.",
    "required": [
     "items",
     "count"
    ],
    "properties": {
     "items": {
      "type": "array",
      "description": "The publications, newest first.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpecPublication"
      }
     },
     "count": {
      "$ref": "#/components/schemas/ListCount"
     },
     "next": {
      "$ref": "#/components/schemas/ListNext"
     }
    }
   },
   "SourceFile": {
    "type": "object",
    "description": "A file of a version.",
    "required": [
     "path",
     "mediaType",
     "size",
     "digest",
     "url"
    ],
    "properties": {
     "path": {
      "type": "string",
      "description": "The path of the file. Paths of a submitted set are as submitted. The only file of a submitted text is `openapi.yaml` or\n`openapi.json`, according to its format. Fetched files have the path of their URL below the folder of the root document; paths of\nothers begin with the name of their host.\n"
     },
     "mediaType": {
      "type": "string",
      "enum": [
       "application/json",
       "application/octet-stream",
       "application/yaml",
       "text/markdown",
       "text/plain"
      ],
      "description": "The media type, according to the name of the file; `application/octet-stream` if the text is not encoded in UTF-8.\n"
     },
     "size": {
      "type": "integer",
      "minimum": 0,
      "description": "The size in bytes."
     },
     "digest": {
      "type": "string",
      "description": "The SHA-256 digest of the bytes in lower-case hex."
     },
     "location": {
      "type": "string",
      "format": "uri",
      "description": "The URL that was requested, before redirects. Absent for a submitted file."
     },
     "url": {
      "type": "string",
      "format": "uri",
      "description": "The file itself. Requires a token."
     }
    }
   },
   "OpenAPISpecVersionSource": {
    "type": "object",
    "description": "The files of a version as they were submitted or fetched.",
    "required": [
     "files",
     "entry",
     "urls"
    ],
    "properties": {
     "entry": {
      "type": "string",
      "description": "The path of the root document."
     },
     "files": {
      "type": "array",
      "description": "The files, the root document first.",
      "items": {
       "$ref": "#/components/schemas/SourceFile"
      }
     },
     "urls": {
      "type": "object",
      "description": "The URLs of the files together.",
      "required": [
       "archive"
      ],
      "properties": {
       "archive": {
        "type": "string",
        "format": "uri",
        "description": "All files as a ZIP archive. Requires a token."
       }
      }
     }
    }
   },
   "SearchKind": {
    "type": "string",
    "enum": [
     "spec",
     "operation",
     "schema",
     "page"
    ],
    "description": "What a result is. `spec`: a specification. `operation`: an operation or a webhook. `schema`: a named schema. `page`: a page of a\ndescription, or of a tag; also an operation, a webhook, or a schema whose path or name has more than 4,000 bytes.\n"
   },
   "SearchMatch": {
    "type": "string",
    "enum": [
     "name",
     "path",
     "title",
     "summary",
     "tag",
     "parameter",
     "property",
     "description",
     "specification",
     "label"
    ],
    "description": "A place with words of a query. `name`: the `operationId`, the name of a webhook or a schema, or the slug of a specification. `path`: the method\nor the path. `title`: the title of a specification or a page. `summary`: the summary of an operation. `tag`: a tag of an operation or a\npage. `parameter`: the name of a parameter, or of a property of the request body. `property`: the name of a property of a schema.\n`description`: the description. `specification`: the slug or the title of the specification. `label`: the owner, the lifecycle, or a tag of the\nspecification in the registry.\n"
   },
   "SearchResult": {
    "type": "object",
    "description": "A part of a specification that matches a search.",
    "required": [
     "object",
     "kind",
     "spec",
     "version",
     "title",
     "matches",
     "urls"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "search-result"
     },
     "kind": {
      "$ref": "#/components/schemas/SearchKind"
     },
     "spec": {
      "type": "string",
      "description": "The slug of the specification."
     },
     "version": {
      "type": "string",
      "description": "The ID of the version that contains the result."
     },
     "title": {
      "type": "string",
      "description": "The title of the specification or page, the summary of the operation or its name if it has none, or the name of the schema.\n"
     },
     "method": {
      "type": "string",
      "description": "The HTTP method of an operation or webhook in capital letters."
     },
     "path": {
      "type": "string",
      "description": "The path of an operation. Absent for webhooks."
     },
     "identifier": {
      "type": "string",
      "description": "The `operationId` of an operation, the name of a webhook or schema, or the slug of a specification. Absent for pages, and for operations\nwithout one or with one of more than 4,000 bytes.\n"
     },
     "snippet": {
      "type": "string",
      "description": "The beginning of the description in plain text. Absent without a description."
     },
     "matches": {
      "type": "array",
      "uniqueItems": true,
      "description": "The places where the words of the query were found: for each word the first of its places in the order of `SearchMatch`.\n",
      "items": {
       "$ref": "#/components/schemas/SearchMatch"
      }
     },
     "deprecated": {
      "type": "boolean",
      "const": true,
      "description": "Present if the result is deprecated."
     },
     "urls": {
      "type": "object",
      "description": "The URLs of the result.",
      "required": [
       "location",
       "app"
      ],
      "properties": {
       "location": {
        "type": "string",
        "format": "uri",
        "description": "The URL of the version in the API."
       },
       "app": {
        "type": "string",
        "format": "uri",
        "description": "The documentation page of the result, or of its specification."
       }
      }
     }
    }
   },
   "SearchResults": {
    "type": "object",
    "description": "A page of the results of a search.",
    "required": [
     "items"
    ],
    "properties": {
     "items": {
      "type": "array",
      "maxItems": 50,
      "description": "The results, the best first.",
      "items": {
       "$ref": "#/components/schemas/SearchResult"
      }
     },
     "next": {
      "$ref": "#/components/schemas/ListNext"
     },
     "suggestion": {
      "type": "string",
      "description": "A query with similar words that finds something, for a query with a typing error. Present only if nothing was found and there is such a\nquery.\n"
     }
    }
   },
   "AccessTokenSubject": {
    "type": "object",
    "description": "The user or program that the token authenticates.",
    "required": [
     "id",
     "displayName"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The ID of the subject."
     },
     "displayName": {
      "type": "string",
      "description": "The display name of the subject."
     }
    }
   },
   "AccessTokenScopes": {
    "type": "array",
    "description": "The scopes of the token.",
    "items": {
     "type": "string",
     "description": "A scope."
    }
   },
   "AccessTokenState": {
    "type": "string",
    "enum": [
     "active",
     "expired",
     "revoked"
    ],
    "description": "Whether requests with the token are accepted, and if not, the reason."
   },
   "AccessTokenSpecSlugs": {
    "type": "array",
    "description": "Patterns of the specifications that the token has access to: slugs, in which `*` matches any characters. Absent if it has access to\nall specifications of its organizations.\n",
    "items": {
     "type": "string",
     "description": "A pattern such as `ferry-*`."
    }
   },
   "AccessToken": {
    "type": "object",
    "description": "A token with access to one organization. Its secret is only in the response that created it.",
    "required": [
     "object",
     "id",
     "name",
     "prefix",
     "subject",
     "scopes",
     "state",
     "createdAt"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "access-token"
     },
     "id": {
      "type": "string",
      "description": "The ID of the token. The audit log contains it."
     },
     "name": {
      "type": "string",
      "description": "The name of the token. For a token of the operator, the display name of its subject."
     },
     "prefix": {
      "type": "string",
      "description": "The first characters of the secret."
     },
     "subject": {
      "$ref": "#/components/schemas/AccessTokenSubject"
     },
     "scopes": {
      "$ref": "#/components/schemas/AccessTokenScopes"
     },
     "state": {
      "$ref": "#/components/schemas/AccessTokenState"
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "The creation time."
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time when the token expires. Absent if it never does."
     },
     "revokedAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time of revocation. Absent unless the token was revoked."
     },
     "lastUsedAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time of the last use, with a precision of five minutes. Absent if the token was never used."
     },
     "specSlugs": {
      "$ref": "#/components/schemas/AccessTokenSpecSlugs"
     },
     "trustedPublisherId": {
      "type": "string",
      "description": "The ID of the trusted publisher that the token was issued for. Absent for other tokens."
     }
    }
   },
   "AccessTokenList": {
    "type": "object",
    "description": "A page of the tokens of an organization.",
    "required": [
     "items",
     "count"
    ],
    "properties": {
     "items": {
      "type": "array",
      "description": "The tokens, newest first.",
      "items": {
       "$ref": "#/components/schemas/AccessToken"
      }
     },
     "count": {
      "$ref": "#/components/schemas/ListCount"
     },
     "next": {
      "$ref": "#/components/schemas/ListNext"
     }
    }
   },
   "CreateAccessToken": {
    "type": "object",
    "description": "A token to create.",
    "required": [
     "name",
     "scopes",
     "expiresAt"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "A name that tells tokens of the same subject apart, such as the program that uses it. On one line."
     },
     "scopes": {
      "type": "array",
      "minItems": 1,
      "maxItems": 50,
      "description": "The scopes of the new token. The caller must have each of them in this organization.",
      "items": {
       "type": "string",
       "maxLength": 100,
       "description": "A scope."
      }
     },
     "expiresAt": {
      "type": "string",
      "maxLength": 40,
      "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$",
      "description": "The time when the new token expires, in ISO 8601 with a time zone: within the next 90 days, and not after the token of the caller\nexpires.\n"
     }
    }
   },
   "CreatedAccessToken": {
    "type": "object",
    "description": "The new token with its secret, which no other response contains.",
    "required": [
     "token",
     "secret"
    ],
    "properties": {
     "token": {
      "$ref": "#/components/schemas/AccessToken"
     },
     "secret": {
      "type": "string",
      "description": "The secret, for `Authorization: Bearer <secret>`."
     }
    }
   },
   "CIProvider": {
    "type": "string",
    "enum": [
     "github",
     "gitlab"
    ],
    "description": "The CI service, GitHub Actions or GitLab CI."
   },
   "RefPatterns": {
    "type": "array",
    "description": "Patterns of names, such as `main` or `release/*`. A `*` matches any characters, also slashes, so `*` alone matches every name. Letters are\ncase-sensitive.\n",
    "maxItems": 20,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "description": "A pattern."
    }
   },
   "SpecSlugPatterns": {
    "type": "array",
    "description": "Patterns of the specifications that jobs may read and publish, such as `ferry-bookings` or `ferry-*`. A `*` matches any characters.\nLetters are case-insensitive.\n",
    "minItems": 1,
    "maxItems": 50,
    "items": {
     "type": "string",
     "maxLength": 100,
     "pattern": "^[A-Za-z0-9*-]+$",
     "description": "A pattern."
    }
   },
   "PublisherScopes": {
    "type": "array",
    "description": "The scopes of the tokens.",
    "minItems": 1,
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "openapi:acknowledge",
      "openapi:read",
      "openapi:write"
     ],
     "description": "A scope."
    }
   },
   "TrustedPublisher": {
    "type": "object",
    "description": "A rule by which CI jobs of a repository get tokens of an organization.",
    "required": [
     "object",
     "id",
     "name",
     "provider",
     "issuer",
     "repository",
     "branches",
     "tags",
     "pullRequests",
     "specSlugs",
     "scopes",
     "createdAt",
     "createdBy"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "trusted-publisher"
     },
     "id": {
      "type": "string",
      "description": "The ID of the trusted publisher."
     },
     "name": {
      "type": "string",
      "description": "A name for people."
     },
     "provider": {
      "$ref": "#/components/schemas/CIProvider"
     },
     "issuer": {
      "type": "string",
      "description": "The issuer of the identity tokens."
     },
     "repository": {
      "type": "string",
      "description": "The repository, such as `saltwater/apis`."
     },
     "repositoryId": {
      "type": "string",
      "description": "The ID of the repository at the provider, which must match. Absent until the first accepted identity token, unless it was specified.\n"
     },
     "branches": {
      "$ref": "#/components/schemas/RefPatterns"
     },
     "tags": {
      "$ref": "#/components/schemas/RefPatterns"
     },
     "pullRequests": {
      "type": "boolean",
      "description": "Whether jobs of pull requests and merge requests are accepted."
     },
     "environment": {
      "type": "string",
      "description": "The deployment environment that jobs must use. Absent if jobs may use any, or none."
     },
     "specSlugs": {
      "$ref": "#/components/schemas/SpecSlugPatterns"
     },
     "scopes": {
      "$ref": "#/components/schemas/PublisherScopes"
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "The creation time."
     },
     "createdBy": {
      "$ref": "#/components/schemas/AccessTokenSubject"
     }
    }
   },
   "TrustedPublisherList": {
    "type": "object",
    "description": "The trusted publishers of an organization.",
    "required": [
     "items",
     "count"
    ],
    "properties": {
     "items": {
      "type": "array",
      "maxItems": 100,
      "description": "The trusted publishers, oldest first.",
      "items": {
       "$ref": "#/components/schemas/TrustedPublisher"
      }
     },
     "count": {
      "$ref": "#/components/schemas/ListCount"
     }
    }
   },
   "CreateTrustedPublisher": {
    "type": "object",
    "description": "A trusted publisher to create.",
    "required": [
     "name",
     "provider",
     "repository",
     "specSlugs",
     "scopes"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "A name for people. On one line."
     },
     "provider": {
      "$ref": "#/components/schemas/CIProvider"
     },
     "issuer": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "The issuer of the identity tokens (`iss`): an https:// URL without query. By default `https://token.actions.githubusercontent.com` for\nGitHub, and `https://gitlab.com` for GitLab. For another GitLab, its URL.\n"
     },
     "repository": {
      "type": "string",
      "minLength": 3,
      "maxLength": 150,
      "description": "The repository that jobs run in: `owner/name`, for GitLab the path of the project with its groups. Letters are case-insensitive.\n"
     },
     "repositoryId": {
      "type": "string",
      "pattern": "^[0-9]{1,20}$",
      "description": "The ID of the repository at the provider. By default, that of the first accepted identity token.\n"
     },
     "branches": {
      "$ref": "#/components/schemas/RefPatterns"
     },
     "tags": {
      "$ref": "#/components/schemas/RefPatterns"
     },
     "pullRequests": {
      "type": "boolean",
      "description": "Whether jobs of pull requests and merge requests are accepted, whatever their branch: they may run code without a review. Only\nfor the scope `openapi:read` alone, which suffices for `checkOpenAPISpec`. False by default.\n"
     },
     "environment": {
      "type": "string",
      "minLength": 1,
      "maxLength": 255,
      "description": "The deployment environment that jobs must use. Letters are case-sensitive for GitLab. By default, jobs may use any, or none.\n"
     },
     "specSlugs": {
      "$ref": "#/components/schemas/SpecSlugPatterns"
     },
     "scopes": {
      "$ref": "#/components/schemas/PublisherScopes"
     }
    }
   },
   "DocumentSchema": {
    "type": "string",
    "enum": [
     "current",
     "next"
    ],
    "default": "current",
    "description": "The schema of a document."
   },
   "ComputedContentDependency": {
    "type": "object",
    "description": "A reference to an input of the generator, optionally with its state as known to the caller.",
    "required": [
     "ref"
    ],
    "properties": {
     "ref": {
      "type": "object",
      "description": "The target of the reference. `kind` determines the member that identifies it.",
      "required": [
       "kind"
      ],
      "properties": {
       "kind": {
        "type": "string",
        "maxLength": 256,
        "description": "`openapi`, `space`, or `translation`.",
        "examples": [
         "openapi"
        ]
       },
       "spec": {
        "type": "string",
        "maxLength": 256,
        "description": "The slug of an OpenAPI specification of the organization that owns the space."
       },
       "label": {
        "type": "string",
        "maxLength": 63,
        "description": "For `openapi`: the label of the version to use. Default: the default version of the specification."
       },
       "space": {
        "type": "string",
        "maxLength": 256,
        "description": "The ID of a space."
       },
       "translation": {
        "type": "string",
        "maxLength": 256,
        "description": "The ID of a translation."
       }
      }
     },
     "value": {
      "type": [
       "object",
       "null"
      ],
      "description": "The state of the target. For the kind `openapi`, the server uses the version in `lastVersion`, whatever the label and the default\nversion are. Null if the target does not exist. If absent, the server looks it up.\n",
      "additionalProperties": true
     }
    }
   },
   "ComputedContentSource": {
    "type": "object",
    "description": "The generator of content and its input. Unknown members are ignored.",
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "maxLength": 256,
      "description": "The generator. `builtin:openapi` generates the documentation of an OpenAPI specification. `integration:<name>:<source>` calls an\nintegration that the operator of the server has registered.\n",
      "examples": [
       "builtin:openapi"
      ]
     },
     "props": {
      "type": "object",
      "description": "Options of the generator: `BuiltinOpenAPIProps` for `builtin:openapi`, or those of an integration. A generated page contains the\noptions of its document: send them unchanged.\n",
      "additionalProperties": true,
      "examples": [
       {
        "models": true,
        "grouping": "by-tag"
       }
      ]
     },
     "dependencies": {
      "type": "object",
      "description": "The inputs of the generator, by name. `builtin:openapi` requires `spec`, a reference of the kind `openapi`.\n",
      "maxProperties": 20,
      "propertyNames": {
       "maxLength": 256
      },
      "additionalProperties": {
       "$ref": "#/components/schemas/ComputedContentDependency"
      }
     }
    }
   },
   "ComputedContentRequest": {
    "type": "object",
    "description": "A request to generate content.",
    "required": [
     "source",
     "seed"
    ],
    "properties": {
     "source": {
      "$ref": "#/components/schemas/ComputedContentSource"
     },
     "seed": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1024,
      "description": "The input of generated IDs: the same seed and source produce the same IDs. For the document of a generated page, send the\n`computedSeed` of the page.\n"
     }
    }
   },
   "NodeKey": {
    "type": "string",
    "description": "The ID of the node in its document. The same content always has the same key."
   },
   "TextAlignment": {
    "type": "string",
    "enum": [
     "start",
     "center",
     "end"
    ],
    "description": "The text alignment. Default: `start`."
   },
   "MarkBold": {
    "type": "object",
    "description": "Bold text.",
    "required": [
     "object",
     "type"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "mark"
     },
     "type": {
      "type": "string",
      "const": "bold"
     }
    }
   },
   "MarkItalic": {
    "type": "object",
    "description": "Italic text.",
    "required": [
     "object",
     "type"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "mark"
     },
     "type": {
      "type": "string",
      "const": "italic"
     }
    }
   },
   "MarkCode": {
    "type": "object",
    "description": "Inline code.",
    "required": [
     "object",
     "type"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "mark"
     },
     "type": {
      "type": "string",
      "const": "code"
     }
    }
   },
   "MarkKeyboard": {
    "type": "object",
    "description": "A key of a keyboard.",
    "required": [
     "object",
     "type"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "mark"
     },
     "type": {
      "type": "string",
      "const": "keyboard"
     }
    }
   },
   "MarkStrikethrough": {
    "type": "object",
    "description": "Strikethrough text.",
    "required": [
     "object",
     "type"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "mark"
     },
     "type": {
      "type": "string",
      "const": "strikethrough"
     }
    }
   },
   "MarkSuperscript": {
    "type": "object",
    "description": "Superscript text.",
    "required": [
     "object",
     "type"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "mark"
     },
     "type": {
      "type": "string",
      "const": "superscript"
     }
    }
   },
   "MarkSubscript": {
    "type": "object",
    "description": "Subscript text.",
    "required": [
     "object",
     "type"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "mark"
     },
     "type": {
      "type": "string",
      "const": "subscript"
     }
    }
   },
   "MarkColorName": {
    "type": "string",
    "enum": [
     "default",
     "green",
     "blue",
     "red",
     "orange",
     "yellow",
     "purple",
     "pink",
     "violet",
     "cyan",
     "$primary",
     "$info",
     "$success",
     "$warning",
     "$danger",
     "$tint"
    ],
    "description": "A color. Colors with a `$` depend on the theme of the site."
   },
   "MarkColor": {
    "type": "object",
    "description": "Colored text.",
    "required": [
     "object",
     "type",
     "data"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "mark"
     },
     "type": {
      "type": "string",
      "const": "color"
     },
     "data": {
      "type": "object",
      "description": "The colors.",
      "required": [
       "text",
       "background"
      ],
      "properties": {
       "text": {
        "$ref": "#/components/schemas/MarkColorName"
       },
       "background": {
        "$ref": "#/components/schemas/MarkColorName"
       }
      }
     }
    }
   },
   "DocumentMark": {
    "description": "A text style, discriminated by `type`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/MarkBold"
     },
     {
      "$ref": "#/components/schemas/MarkItalic"
     },
     {
      "$ref": "#/components/schemas/MarkCode"
     },
     {
      "$ref": "#/components/schemas/MarkKeyboard"
     },
     {
      "$ref": "#/components/schemas/MarkStrikethrough"
     },
     {
      "$ref": "#/components/schemas/MarkSuperscript"
     },
     {
      "$ref": "#/components/schemas/MarkSubscript"
     },
     {
      "$ref": "#/components/schemas/MarkColor"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "bold": "#/components/schemas/MarkBold",
      "italic": "#/components/schemas/MarkItalic",
      "code": "#/components/schemas/MarkCode",
      "keyboard": "#/components/schemas/MarkKeyboard",
      "strikethrough": "#/components/schemas/MarkStrikethrough",
      "superscript": "#/components/schemas/MarkSuperscript",
      "subscript": "#/components/schemas/MarkSubscript",
      "color": "#/components/schemas/MarkColor"
     }
    }
   },
   "DocumentLeaf": {
    "type": "object",
    "description": "A string with uniform marks.",
    "required": [
     "object",
     "text",
     "marks"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "leaf"
     },
     "text": {
      "type": "string",
      "description": "The text. A line feed is a line break."
     },
     "marks": {
      "type": "array",
      "description": "The marks of the text, which apply together.",
      "items": {
       "$ref": "#/components/schemas/DocumentMark"
      }
     }
    }
   },
   "DocumentText": {
    "type": "object",
    "description": "Text, divided into leaves with their own marks.",
    "required": [
     "object",
     "leaves"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "text"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "leaves": {
      "type": "array",
      "description": "The leaves of the text, in order.",
      "items": {
       "$ref": "#/components/schemas/DocumentLeaf"
      }
     }
    }
   },
   "SafeAddress": {
    "type": "string",
    "pattern": "^(?:[^:/?#\\\\]*(?:[/?#\\\\][\\s\\S]*)?|(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):[\\s\\S]*)$",
    "description": "A URL, which may be relative. Allowed schemes: `http`, `https`, `mailto`, and `tel`."
   },
   "ContentRefURL": {
    "type": "object",
    "description": "A reference to a URL.",
    "required": [
     "kind",
     "url"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "url"
     },
     "url": {
      "$ref": "#/components/schemas/SafeAddress"
     }
    }
   },
   "ContentRefFile": {
    "type": "object",
    "description": "A reference to a file of a revision.",
    "required": [
     "kind",
     "file"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "file"
     },
     "file": {
      "type": "string",
      "description": "The ID of the file."
     },
     "space": {
      "type": "string",
      "description": "The ID of its space. Absent for the same space."
     }
    }
   },
   "ContentRefPage": {
    "type": "object",
    "description": "A reference to a page of a revision.",
    "required": [
     "kind",
     "page"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "page"
     },
     "page": {
      "type": "string",
      "description": "The ID of the page."
     },
     "space": {
      "type": "string",
      "description": "The ID of its space. Absent for the same space."
     }
    }
   },
   "ContentRefAnchor": {
    "type": "object",
    "description": "A reference to a location in a page.",
    "required": [
     "kind",
     "anchor"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "anchor"
     },
     "anchor": {
      "type": "string",
      "description": "The `meta.id` of the block at this location."
     },
     "page": {
      "type": "string",
      "description": "The ID of the page. Absent for the same page."
     },
     "space": {
      "type": "string",
      "description": "The ID of its space. Absent for the same space."
     }
    }
   },
   "ContentRefUser": {
    "type": "object",
    "description": "A reference to a user.",
    "required": [
     "kind",
     "user"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "user"
     },
     "user": {
      "type": "string",
      "description": "The ID of the user."
     }
    }
   },
   "ContentRefCollection": {
    "type": "object",
    "description": "A reference to a collection of spaces.",
    "required": [
     "kind",
     "collection"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "collection"
     },
     "collection": {
      "type": "string",
      "description": "The ID of the collection."
     }
    }
   },
   "ContentRefSpace": {
    "type": "object",
    "description": "A reference to a space.",
    "required": [
     "kind",
     "space"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "space"
     },
     "space": {
      "type": "string",
      "description": "The ID of the space."
     }
    }
   },
   "ContentRefReusableContent": {
    "type": "object",
    "description": "A reference to content that several pages share.",
    "required": [
     "kind",
     "reusableContent"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "reusable-content"
     },
     "reusableContent": {
      "type": "string",
      "description": "The ID of the content."
     },
     "space": {
      "type": "string",
      "description": "The ID of its space. Absent for the same space."
     }
    }
   },
   "ContentRefTag": {
    "type": "object",
    "description": "A reference to a label of pages.",
    "required": [
     "kind",
     "tag"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "tag"
     },
     "tag": {
      "type": "string",
      "description": "The ID of the label."
     },
     "space": {
      "type": "string",
      "description": "The ID of its space. Absent for the same space."
     }
    }
   },
   "ContentRefOpenAPI": {
    "type": "object",
    "description": "A reference to an OpenAPI specification.",
    "required": [
     "kind",
     "spec"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "openapi"
     },
     "spec": {
      "type": "string",
      "description": "The slug of the specification."
     },
     "label": {
      "type": "string",
      "minLength": 1,
      "maxLength": 63,
      "description": "The label of the version to use, case-insensitive. Default: the default version of the specification."
     }
    }
   },
   "ContentRef": {
    "description": "A reference to content or a URL, discriminated by `kind`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/ContentRefURL"
     },
     {
      "$ref": "#/components/schemas/ContentRefFile"
     },
     {
      "$ref": "#/components/schemas/ContentRefPage"
     },
     {
      "$ref": "#/components/schemas/ContentRefAnchor"
     },
     {
      "$ref": "#/components/schemas/ContentRefUser"
     },
     {
      "$ref": "#/components/schemas/ContentRefCollection"
     },
     {
      "$ref": "#/components/schemas/ContentRefSpace"
     },
     {
      "$ref": "#/components/schemas/ContentRefReusableContent"
     },
     {
      "$ref": "#/components/schemas/ContentRefTag"
     },
     {
      "$ref": "#/components/schemas/ContentRefOpenAPI"
     }
    ],
    "discriminator": {
     "propertyName": "kind",
     "mapping": {
      "url": "#/components/schemas/ContentRefURL",
      "file": "#/components/schemas/ContentRefFile",
      "page": "#/components/schemas/ContentRefPage",
      "anchor": "#/components/schemas/ContentRefAnchor",
      "user": "#/components/schemas/ContentRefUser",
      "collection": "#/components/schemas/ContentRefCollection",
      "space": "#/components/schemas/ContentRefSpace",
      "reusable-content": "#/components/schemas/ContentRefReusableContent",
      "tag": "#/components/schemas/ContentRefTag",
      "openapi": "#/components/schemas/ContentRefOpenAPI"
     }
    }
   },
   "FileOrURLRef": {
    "description": "A reference to a file, discriminated by `kind`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/ContentRefURL"
     },
     {
      "$ref": "#/components/schemas/ContentRefFile"
     }
    ],
    "discriminator": {
     "propertyName": "kind",
     "mapping": {
      "url": "#/components/schemas/ContentRefURL",
      "file": "#/components/schemas/ContentRefFile"
     }
    }
   },
   "InlineImage": {
    "type": "object",
    "description": "An inline image.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "inline"
     },
     "type": {
      "type": "string",
      "const": "inline-image"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The image.",
      "required": [
       "ref"
      ],
      "properties": {
       "ref": {
        "$ref": "#/components/schemas/FileOrURLRef"
       },
       "refDark": {
        "$ref": "#/components/schemas/FileOrURLRef",
        "description": "The image for a dark background. Default: the same image."
       },
       "caption": {
        "type": "string",
        "description": "The caption. Absent if there is none."
       },
       "alt": {
        "type": "string",
        "description": "The alternative text. Absent if there is none."
       },
       "size": {
        "type": "string",
        "enum": [
         "original",
         "line"
        ],
        "description": "The original size or the height of the line."
       }
      }
     }
    }
   },
   "InlineLink": {
    "type": "object",
    "description": "A link.",
    "required": [
     "object",
     "type",
     "data",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "inline"
     },
     "type": {
      "type": "string",
      "const": "link"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": false
     },
     "data": {
      "type": "object",
      "description": "The target of the link.",
      "required": [
       "ref"
      ],
      "properties": {
       "ref": {
        "$ref": "#/components/schemas/ContentRef"
       }
      }
     },
     "nodes": {
      "type": "array",
      "description": "The content of the link.",
      "items": {
       "oneOf": [
        {
         "$ref": "#/components/schemas/DocumentText"
        },
        {
         "$ref": "#/components/schemas/InlineImage"
        }
       ]
      }
     }
    }
   },
   "InlineEmoji": {
    "type": "object",
    "description": "An emoji.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "inline"
     },
     "type": {
      "type": "string",
      "const": "emoji"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The emoji.",
      "required": [
       "code"
      ],
      "properties": {
       "code": {
        "type": "string",
        "description": "The hexadecimal code points, joined by hyphens."
       }
      }
     }
    }
   },
   "InlineIcon": {
    "type": "object",
    "description": "An icon.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "inline"
     },
     "type": {
      "type": "string",
      "const": "icon"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The icon.",
      "required": [
       "icon"
      ],
      "properties": {
       "icon": {
        "type": "string",
        "description": "The name of the icon."
       },
       "color": {
        "type": "string",
        "description": "The color. Default: the color of the text."
       }
      }
     }
    }
   },
   "InlineMath": {
    "type": "object",
    "description": "An inline formula.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "inline"
     },
     "type": {
      "type": "string",
      "const": "inline-math"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The formula.",
      "required": [
       "formula"
      ],
      "properties": {
       "formula": {
        "type": "string",
        "description": "The formula, in TeX."
       }
      }
     }
    }
   },
   "InlineExpression": {
    "type": "object",
    "description": "A value that is computed when the page is rendered.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "inline"
     },
     "type": {
      "type": "string",
      "const": "expression"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The value.",
      "required": [
       "expression"
      ],
      "properties": {
       "expression": {
        "type": "string",
        "description": "The expression."
       }
      }
     }
    }
   },
   "InlineMention": {
    "type": "object",
    "description": "A mention of content with a link to it.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "inline"
     },
     "type": {
      "type": "string",
      "const": "mention"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The target of the mention.",
      "required": [
       "ref"
      ],
      "properties": {
       "ref": {
        "$ref": "#/components/schemas/ContentRef"
       }
      }
     }
    }
   },
   "InlineButton": {
    "type": "object",
    "description": "A button that links to `ref` or performs `action`.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "inline"
     },
     "type": {
      "type": "string",
      "const": "button"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The button.",
      "required": [
       "label",
       "kind"
      ],
      "properties": {
       "label": {
        "type": "string",
        "description": "The label."
       },
       "kind": {
        "type": "string",
        "enum": [
         "primary",
         "secondary"
        ],
        "description": "The emphasis."
       },
       "size": {
        "type": "string",
        "description": "The size."
       },
       "icon": {
        "type": "string",
        "description": "The name of an icon. Absent if there is none."
       },
       "ref": {
        "$ref": "#/components/schemas/ContentRef"
       },
       "action": {
        "type": "object",
        "description": "The action. Absent if the button is a link.",
        "additionalProperties": true
       }
      }
     }
    }
   },
   "DocumentBlock": {
    "description": "A block of a document, discriminated by `type`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/BlockParagraph"
     },
     {
      "$ref": "#/components/schemas/BlockHeading1"
     },
     {
      "$ref": "#/components/schemas/BlockHeading2"
     },
     {
      "$ref": "#/components/schemas/BlockHeading3"
     },
     {
      "$ref": "#/components/schemas/BlockListUnordered"
     },
     {
      "$ref": "#/components/schemas/BlockListOrdered"
     },
     {
      "$ref": "#/components/schemas/BlockListTasks"
     },
     {
      "$ref": "#/components/schemas/BlockDivider"
     },
     {
      "$ref": "#/components/schemas/BlockCode"
     },
     {
      "$ref": "#/components/schemas/BlockBlockquote"
     },
     {
      "$ref": "#/components/schemas/BlockHint"
     },
     {
      "$ref": "#/components/schemas/BlockImages"
     },
     {
      "$ref": "#/components/schemas/BlockTable"
     },
     {
      "$ref": "#/components/schemas/BlockExpandable"
     },
     {
      "$ref": "#/components/schemas/BlockTabs"
     },
     {
      "$ref": "#/components/schemas/BlockStepper"
     },
     {
      "$ref": "#/components/schemas/BlockColumns"
     },
     {
      "$ref": "#/components/schemas/BlockMath"
     },
     {
      "$ref": "#/components/schemas/BlockEmbed"
     },
     {
      "$ref": "#/components/schemas/BlockIntegration"
     },
     {
      "$ref": "#/components/schemas/BlockOpenAPIOperation"
     },
     {
      "$ref": "#/components/schemas/BlockOpenAPIWebhook"
     },
     {
      "$ref": "#/components/schemas/BlockOpenAPISchemas"
     },
     {
      "$ref": "#/components/schemas/BlockSwagger"
     },
     {
      "$ref": "#/components/schemas/BlockOther"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "paragraph": "#/components/schemas/BlockParagraph",
      "heading-1": "#/components/schemas/BlockHeading1",
      "heading-2": "#/components/schemas/BlockHeading2",
      "heading-3": "#/components/schemas/BlockHeading3",
      "list-unordered": "#/components/schemas/BlockListUnordered",
      "list-ordered": "#/components/schemas/BlockListOrdered",
      "list-tasks": "#/components/schemas/BlockListTasks",
      "divider": "#/components/schemas/BlockDivider",
      "code": "#/components/schemas/BlockCode",
      "blockquote": "#/components/schemas/BlockBlockquote",
      "hint": "#/components/schemas/BlockHint",
      "images": "#/components/schemas/BlockImages",
      "table": "#/components/schemas/BlockTable",
      "expandable": "#/components/schemas/BlockExpandable",
      "tabs": "#/components/schemas/BlockTabs",
      "stepper": "#/components/schemas/BlockStepper",
      "columns": "#/components/schemas/BlockColumns",
      "math": "#/components/schemas/BlockMath",
      "embed": "#/components/schemas/BlockEmbed",
      "integration": "#/components/schemas/BlockIntegration",
      "openapi-operation": "#/components/schemas/BlockOpenAPIOperation",
      "openapi-webhook": "#/components/schemas/BlockOpenAPIWebhook",
      "openapi-schemas": "#/components/schemas/BlockOpenAPISchemas",
      "swagger": "#/components/schemas/BlockSwagger",
      "file": "#/components/schemas/BlockOther",
      "drawing": "#/components/schemas/BlockOther",
      "content-ref": "#/components/schemas/BlockOther",
      "reusable-content": "#/components/schemas/BlockOther",
      "prompt": "#/components/schemas/BlockOther",
      "if": "#/components/schemas/BlockOther",
      "updates": "#/components/schemas/BlockOther"
     }
    }
   },
   "AnnotationFragment": {
    "type": "object",
    "description": "The note of an annotation.",
    "required": [
     "object",
     "type",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "fragment"
     },
     "type": {
      "type": "string",
      "const": "annotation-body"
     },
     "fragment": {
      "type": "string",
      "description": "The name of the fragment."
     },
     "nodes": {
      "type": "array",
      "description": "The blocks of the note.",
      "items": {
       "$ref": "#/components/schemas/DocumentBlock"
      }
     }
    }
   },
   "InlineAnnotation": {
    "type": "object",
    "description": "Text with a note, which is a fragment.",
    "required": [
     "object",
     "type",
     "isVoid",
     "nodes",
     "fragments"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "inline"
     },
     "type": {
      "type": "string",
      "const": "annotation"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": false
     },
     "nodes": {
      "type": "array",
      "description": "The annotated text.",
      "items": {
       "$ref": "#/components/schemas/DocumentText"
      }
     },
     "fragments": {
      "type": "array",
      "description": "The note.",
      "items": {
       "$ref": "#/components/schemas/AnnotationFragment"
      }
     }
    }
   },
   "DocumentInline": {
    "description": "An inline node, discriminated by `type`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/InlineLink"
     },
     {
      "$ref": "#/components/schemas/InlineImage"
     },
     {
      "$ref": "#/components/schemas/InlineEmoji"
     },
     {
      "$ref": "#/components/schemas/InlineIcon"
     },
     {
      "$ref": "#/components/schemas/InlineMath"
     },
     {
      "$ref": "#/components/schemas/InlineExpression"
     },
     {
      "$ref": "#/components/schemas/InlineMention"
     },
     {
      "$ref": "#/components/schemas/InlineButton"
     },
     {
      "$ref": "#/components/schemas/InlineAnnotation"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "link": "#/components/schemas/InlineLink",
      "inline-image": "#/components/schemas/InlineImage",
      "emoji": "#/components/schemas/InlineEmoji",
      "icon": "#/components/schemas/InlineIcon",
      "inline-math": "#/components/schemas/InlineMath",
      "expression": "#/components/schemas/InlineExpression",
      "mention": "#/components/schemas/InlineMention",
      "button": "#/components/schemas/InlineButton",
      "annotation": "#/components/schemas/InlineAnnotation"
     }
    }
   },
   "DocumentTextOrInline": {
    "description": "Inline content, discriminated by `object`, and inlines also by `type`.",
    "oneOf": [
     {
      "$ref": "#/components/schemas/DocumentText"
     },
     {
      "$ref": "#/components/schemas/DocumentInline"
     }
    ]
   },
   "BlockParagraph": {
    "type": "object",
    "description": "A paragraph.",
    "required": [
     "object",
     "type",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "paragraph"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "The format of the paragraph.",
      "additionalProperties": false,
      "properties": {
       "align": {
        "$ref": "#/components/schemas/TextAlignment"
       }
      }
     },
     "nodes": {
      "type": "array",
      "description": "The text.",
      "items": {
       "$ref": "#/components/schemas/DocumentTextOrInline"
      }
     }
    }
   },
   "BlockMeta": {
    "type": "object",
    "description": "Metadata of a block.",
    "properties": {
     "id": {
      "type": "string",
      "description": "The anchor of the block: the fragment of its URL, without `#`."
     }
    }
   },
   "HeadingData": {
    "type": "object",
    "description": "The format of a heading.",
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[-a-z0-9.+_]+$",
      "description": "The anchor that the author set. Absent if there is none."
     },
     "align": {
      "$ref": "#/components/schemas/TextAlignment"
     }
    }
   },
   "BlockHeading1": {
    "type": "object",
    "description": "A heading of the first level.",
    "required": [
     "object",
     "type",
     "data",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "heading-1"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "meta": {
      "$ref": "#/components/schemas/BlockMeta"
     },
     "data": {
      "$ref": "#/components/schemas/HeadingData"
     },
     "nodes": {
      "type": "array",
      "description": "The text.",
      "items": {
       "$ref": "#/components/schemas/DocumentTextOrInline"
      }
     }
    }
   },
   "BlockHeading2": {
    "type": "object",
    "description": "A heading of the second level.",
    "required": [
     "object",
     "type",
     "data",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "heading-2"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "meta": {
      "$ref": "#/components/schemas/BlockMeta"
     },
     "data": {
      "$ref": "#/components/schemas/HeadingData"
     },
     "nodes": {
      "type": "array",
      "description": "The text.",
      "items": {
       "$ref": "#/components/schemas/DocumentTextOrInline"
      }
     }
    }
   },
   "BlockHeading3": {
    "type": "object",
    "description": "A heading of the third level or below.",
    "required": [
     "object",
     "type",
     "data",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "heading-3"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "meta": {
      "$ref": "#/components/schemas/BlockMeta"
     },
     "data": {
      "$ref": "#/components/schemas/HeadingData"
     },
     "nodes": {
      "type": "array",
      "description": "The text.",
      "items": {
       "$ref": "#/components/schemas/DocumentTextOrInline"
      }
     }
    }
   },
   "BlockListUnordered": {
    "type": "object",
    "description": "An unordered list.",
    "required": [
     "object",
     "type",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "list-unordered"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "Always empty.",
      "additionalProperties": false
     },
     "nodes": {
      "type": "array",
      "description": "The items.",
      "items": {
       "$ref": "#/components/schemas/BlockListItem"
      }
     }
    }
   },
   "BlockListItem": {
    "type": "object",
    "description": "An item of a list.",
    "required": [
     "object",
     "type",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "list-item"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "The state of the item.",
      "properties": {
       "checked": {
        "type": "boolean",
        "description": "Whether the task is done. Absent in other lists."
       }
      }
     },
     "nodes": {
      "type": "array",
      "description": "The blocks of the item.",
      "items": {
       "$ref": "#/components/schemas/ListItemBlock"
      }
     }
    }
   },
   "BlockListOrdered": {
    "type": "object",
    "description": "An ordered list.",
    "required": [
     "object",
     "type",
     "data",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "list-ordered"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "The numbering.",
      "properties": {
       "start": {
        "type": "integer",
        "description": "The number of the first item. Default: 1."
       }
      }
     },
     "nodes": {
      "type": "array",
      "description": "The items.",
      "items": {
       "$ref": "#/components/schemas/BlockListItem"
      }
     }
    }
   },
   "BlockListTasks": {
    "type": "object",
    "description": "A task list.",
    "required": [
     "object",
     "type",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "list-tasks"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "Always empty.",
      "additionalProperties": false
     },
     "nodes": {
      "type": "array",
      "description": "The items.",
      "items": {
       "$ref": "#/components/schemas/BlockListItem"
      }
     }
    }
   },
   "BlockDivider": {
    "type": "object",
    "description": "A horizontal rule.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "divider"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "Always empty.",
      "additionalProperties": false
     }
    }
   },
   "BlockCodeLine": {
    "type": "object",
    "description": "A line of code.",
    "required": [
     "object",
     "type",
     "data",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "code-line"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "The layout of the line.",
      "properties": {
       "highlighted": {
        "type": "boolean",
        "description": "Whether the line is highlighted."
       }
      }
     },
     "nodes": {
      "type": "array",
      "description": "The text.",
      "items": {
       "oneOf": [
        {
         "$ref": "#/components/schemas/DocumentText"
        },
        {
         "$ref": "#/components/schemas/InlineAnnotation"
        },
        {
         "$ref": "#/components/schemas/InlineExpression"
        }
       ]
      }
     }
    }
   },
   "BlockCode": {
    "type": "object",
    "description": "A code block.",
    "required": [
     "object",
     "type",
     "data",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "code"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "The layout of the code.",
      "properties": {
       "syntax": {
        "type": "string",
        "description": "The language. Absent if unknown."
       },
       "title": {
        "type": "string",
        "description": "The title, often a file name. Absent if there is none."
       },
       "overflow": {
        "type": "string",
        "enum": [
         "scroll",
         "wrap"
        ],
        "description": "The layout of long lines."
       },
       "lineNumbers": {
        "type": "boolean",
        "description": "Whether to display line numbers."
       },
       "fullWidth": {
        "type": "boolean",
        "description": "Whether the block is wider than the text."
       },
       "expandable": {
        "type": "boolean",
        "description": "Whether the code is initially collapsed."
       },
       "collapsedLineCount": {
        "type": "integer",
        "minimum": 1,
        "description": "The number of lines of the collapsed code."
       }
      }
     },
     "nodes": {
      "type": "array",
      "description": "The lines.",
      "items": {
       "$ref": "#/components/schemas/BlockCodeLine"
      }
     }
    }
   },
   "BlockEmbed": {
    "type": "object",
    "description": "Embedded content of another site.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "embed"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The embedded content.",
      "required": [
       "url"
      ],
      "properties": {
       "url": {
        "$ref": "#/components/schemas/SafeAddress"
       },
       "fullWidth": {
        "type": "boolean",
        "description": "Whether the block is wider than the text."
       }
      }
     }
    }
   },
   "OtherNodes": {
    "type": "array",
    "description": "Nodes as returned by an integration.",
    "items": {
     "type": "object",
     "additionalProperties": true
    }
   },
   "BlockIntegration": {
    "type": "object",
    "description": "Content of an integration, returned unchanged.",
    "required": [
     "object",
     "type"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "integration"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "meta": {
      "$ref": "#/components/schemas/BlockMeta"
     },
     "isVoid": {
      "type": "boolean",
      "description": "Whether the block has no nodes."
     },
     "data": {
      "type": "object",
      "description": "The content.",
      "additionalProperties": true
     },
     "nodes": {
      "$ref": "#/components/schemas/OtherNodes"
     },
     "fragments": {
      "$ref": "#/components/schemas/OtherNodes"
     }
    }
   },
   "TableView": {
    "type": "object",
    "description": "The layout of a table.",
    "required": [
     "type",
     "columns",
     "hideHeader"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "grid"
     },
     "columns": {
      "type": "array",
      "description": "The IDs of the columns, in order.",
      "items": {
       "type": "string"
      }
     },
     "hideHeader": {
      "type": "boolean",
      "description": "Whether to hide the titles of the columns."
     },
     "columnWidths": {
      "type": "object",
      "description": "The widths of columns by column ID.",
      "additionalProperties": {
       "type": "number"
      }
     },
     "stickyHeader": {
      "type": "boolean",
      "description": "Whether the titles stay visible while scrolling."
     },
     "stickyFirstColumn": {
      "type": "boolean",
      "description": "Whether the first column stays visible while scrolling."
     }
    }
   },
   "TableTextColumn": {
    "type": "object",
    "description": "A text column, the only type that Markdown produces.",
    "required": [
     "id",
     "title",
     "type",
     "textAlignment"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The ID of the column in its table."
     },
     "title": {
      "type": "string",
      "description": "The title of the column."
     },
     "type": {
      "type": "string",
      "const": "text"
     },
     "textAlignment": {
      "type": "string",
      "enum": [
       "left",
       "center",
       "right"
      ],
      "description": "The horizontal alignment of the text."
     },
     "verticalAlignment": {
      "type": "string",
      "description": "The vertical alignment of the text."
     }
    }
   },
   "TableOtherColumn": {
    "type": "object",
    "description": "A column of another type, as returned by an integration.",
    "required": [
     "id",
     "title",
     "type"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The ID of the column in its table."
     },
     "title": {
      "type": "string",
      "description": "The title of the column."
     },
     "type": {
      "type": "string",
      "enum": [
       "number",
       "checkbox",
       "files",
       "users",
       "rating",
       "select",
       "content-ref",
       "image"
      ],
      "description": "The type of the column."
     }
    }
   },
   "TableColumn": {
    "description": "A column of a table, discriminated by `type`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/TableTextColumn"
     },
     {
      "$ref": "#/components/schemas/TableOtherColumn"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "text": "#/components/schemas/TableTextColumn",
      "number": "#/components/schemas/TableOtherColumn",
      "checkbox": "#/components/schemas/TableOtherColumn",
      "files": "#/components/schemas/TableOtherColumn",
      "users": "#/components/schemas/TableOtherColumn",
      "rating": "#/components/schemas/TableOtherColumn",
      "select": "#/components/schemas/TableOtherColumn",
      "content-ref": "#/components/schemas/TableOtherColumn",
      "image": "#/components/schemas/TableOtherColumn"
     }
    }
   },
   "TableRecord": {
    "type": "object",
    "description": "A row of a table.",
    "required": [
     "orderIndex",
     "values"
    ],
    "properties": {
     "orderIndex": {
      "type": "string",
      "description": "The sort key of the row. Keys are compared as text, so numbers are padded with zeros."
     },
     "values": {
      "type": "object",
      "description": "The cells by column ID. In a text column, the value is the name of a fragment.\n",
      "additionalProperties": true
     }
    }
   },
   "TextBlock": {
    "description": "A block of text, discriminated by `type`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/BlockParagraph"
     },
     {
      "$ref": "#/components/schemas/BlockHeading1"
     },
     {
      "$ref": "#/components/schemas/BlockHeading2"
     },
     {
      "$ref": "#/components/schemas/BlockHeading3"
     },
     {
      "$ref": "#/components/schemas/BlockListUnordered"
     },
     {
      "$ref": "#/components/schemas/BlockListOrdered"
     },
     {
      "$ref": "#/components/schemas/BlockListTasks"
     },
     {
      "$ref": "#/components/schemas/BlockDivider"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "paragraph": "#/components/schemas/BlockParagraph",
      "heading-1": "#/components/schemas/BlockHeading1",
      "heading-2": "#/components/schemas/BlockHeading2",
      "heading-3": "#/components/schemas/BlockHeading3",
      "list-unordered": "#/components/schemas/BlockListUnordered",
      "list-ordered": "#/components/schemas/BlockListOrdered",
      "list-tasks": "#/components/schemas/BlockListTasks",
      "divider": "#/components/schemas/BlockDivider"
     }
    }
   },
   "TableFragment": {
    "type": "object",
    "description": "The content of a cell.",
    "required": [
     "object",
     "fragment",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "fragment"
     },
     "type": {
      "type": "string",
      "description": "The type of the fragment."
     },
     "fragment": {
      "type": "string",
      "description": "The name of the fragment, which is the value of the cell."
     },
     "nodes": {
      "type": "array",
      "description": "The blocks of the cell.",
      "items": {
       "$ref": "#/components/schemas/TextBlock"
      }
     }
    }
   },
   "BlockTable": {
    "type": "object",
    "description": "A table. Its fragments contain the cells.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid",
     "fragments"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "table"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The columns and rows.",
      "required": [
       "view",
       "records",
       "definition"
      ],
      "properties": {
       "view": {
        "$ref": "#/components/schemas/TableView"
       },
       "definition": {
        "type": "object",
        "description": "The columns by ID.",
        "additionalProperties": {
         "$ref": "#/components/schemas/TableColumn"
        }
       },
       "records": {
        "type": "object",
        "description": "The rows by ID.",
        "additionalProperties": {
         "$ref": "#/components/schemas/TableRecord"
        }
       },
       "cellMerges": {
        "description": "The merged cells. Absent if there are none."
       },
       "fullWidth": {
        "type": "boolean",
        "description": "Whether the block is wider than the text."
       },
       "search": {
        "description": "The search of the table. Absent if there is none."
       }
      }
     },
     "fragments": {
      "type": "array",
      "description": "The cells.",
      "items": {
       "$ref": "#/components/schemas/TableFragment"
      }
     }
    }
   },
   "HintBlock": {
    "description": "A block of a hint, discriminated by `type`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/BlockParagraph"
     },
     {
      "$ref": "#/components/schemas/BlockHeading1"
     },
     {
      "$ref": "#/components/schemas/BlockHeading2"
     },
     {
      "$ref": "#/components/schemas/BlockHeading3"
     },
     {
      "$ref": "#/components/schemas/BlockListUnordered"
     },
     {
      "$ref": "#/components/schemas/BlockListOrdered"
     },
     {
      "$ref": "#/components/schemas/BlockListTasks"
     },
     {
      "$ref": "#/components/schemas/BlockDivider"
     },
     {
      "$ref": "#/components/schemas/BlockEmbed"
     },
     {
      "$ref": "#/components/schemas/BlockIntegration"
     },
     {
      "$ref": "#/components/schemas/BlockTable"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "paragraph": "#/components/schemas/BlockParagraph",
      "heading-1": "#/components/schemas/BlockHeading1",
      "heading-2": "#/components/schemas/BlockHeading2",
      "heading-3": "#/components/schemas/BlockHeading3",
      "list-unordered": "#/components/schemas/BlockListUnordered",
      "list-ordered": "#/components/schemas/BlockListOrdered",
      "list-tasks": "#/components/schemas/BlockListTasks",
      "divider": "#/components/schemas/BlockDivider",
      "embed": "#/components/schemas/BlockEmbed",
      "integration": "#/components/schemas/BlockIntegration",
      "table": "#/components/schemas/BlockTable"
     }
    }
   },
   "BlockHint": {
    "type": "object",
    "description": "A hint.",
    "required": [
     "object",
     "type",
     "data",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "hint"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "The style and icon of the hint.",
      "required": [
       "style"
      ],
      "properties": {
       "style": {
        "type": "string",
        "enum": [
         "info",
         "warning",
         "danger",
         "success"
        ],
        "description": "The style of the hint."
       },
       "icon": {
        "type": "string",
        "description": "The name of an icon. Default: the icon of the style."
       }
      }
     },
     "nodes": {
      "type": "array",
      "minItems": 1,
      "description": "The blocks of the hint.",
      "items": {
       "$ref": "#/components/schemas/HintBlock"
      }
     }
    }
   },
   "BlockBlockquote": {
    "type": "object",
    "description": "A quotation.",
    "required": [
     "object",
     "type",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "blockquote"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "Always empty.",
      "additionalProperties": false
     },
     "nodes": {
      "type": "array",
      "description": "The quoted blocks.",
      "items": {
       "$ref": "#/components/schemas/BlockquoteBlock"
      }
     }
    }
   },
   "BlockquoteBlock": {
    "description": "A block of a quotation, discriminated by `type`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/BlockParagraph"
     },
     {
      "$ref": "#/components/schemas/BlockHeading1"
     },
     {
      "$ref": "#/components/schemas/BlockHeading2"
     },
     {
      "$ref": "#/components/schemas/BlockHeading3"
     },
     {
      "$ref": "#/components/schemas/BlockListUnordered"
     },
     {
      "$ref": "#/components/schemas/BlockListOrdered"
     },
     {
      "$ref": "#/components/schemas/BlockListTasks"
     },
     {
      "$ref": "#/components/schemas/BlockDivider"
     },
     {
      "$ref": "#/components/schemas/BlockBlockquote"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "paragraph": "#/components/schemas/BlockParagraph",
      "heading-1": "#/components/schemas/BlockHeading1",
      "heading-2": "#/components/schemas/BlockHeading2",
      "heading-3": "#/components/schemas/BlockHeading3",
      "list-unordered": "#/components/schemas/BlockListUnordered",
      "list-ordered": "#/components/schemas/BlockListOrdered",
      "list-tasks": "#/components/schemas/BlockListTasks",
      "divider": "#/components/schemas/BlockDivider",
      "blockquote": "#/components/schemas/BlockBlockquote"
     }
    }
   },
   "BlockMath": {
    "type": "object",
    "description": "A formula.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "math"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The formula.",
      "required": [
       "formula"
      ],
      "properties": {
       "formula": {
        "type": "string",
        "description": "The formula, in TeX."
       }
      }
     }
    }
   },
   "ListItemBlock": {
    "description": "A block of a list item, discriminated by `type`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/BlockParagraph"
     },
     {
      "$ref": "#/components/schemas/BlockHeading1"
     },
     {
      "$ref": "#/components/schemas/BlockHeading2"
     },
     {
      "$ref": "#/components/schemas/BlockHeading3"
     },
     {
      "$ref": "#/components/schemas/BlockListUnordered"
     },
     {
      "$ref": "#/components/schemas/BlockListOrdered"
     },
     {
      "$ref": "#/components/schemas/BlockListTasks"
     },
     {
      "$ref": "#/components/schemas/BlockDivider"
     },
     {
      "$ref": "#/components/schemas/BlockCode"
     },
     {
      "$ref": "#/components/schemas/BlockHint"
     },
     {
      "$ref": "#/components/schemas/BlockBlockquote"
     },
     {
      "$ref": "#/components/schemas/BlockMath"
     },
     {
      "$ref": "#/components/schemas/BlockTable"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "paragraph": "#/components/schemas/BlockParagraph",
      "heading-1": "#/components/schemas/BlockHeading1",
      "heading-2": "#/components/schemas/BlockHeading2",
      "heading-3": "#/components/schemas/BlockHeading3",
      "list-unordered": "#/components/schemas/BlockListUnordered",
      "list-ordered": "#/components/schemas/BlockListOrdered",
      "list-tasks": "#/components/schemas/BlockListTasks",
      "divider": "#/components/schemas/BlockDivider",
      "code": "#/components/schemas/BlockCode",
      "hint": "#/components/schemas/BlockHint",
      "blockquote": "#/components/schemas/BlockBlockquote",
      "math": "#/components/schemas/BlockMath",
      "table": "#/components/schemas/BlockTable"
     }
    }
   },
   "Length": {
    "description": "A length: a number of pixels, or a value with a unit.",
    "oneOf": [
     {
      "type": "number"
     },
     {
      "type": "object",
      "required": [
       "unit",
       "value"
      ],
      "properties": {
       "unit": {
        "type": "string",
        "description": "The unit, such as `px` or `%`."
       },
       "value": {
        "type": "number",
        "description": "The number of units."
       }
      }
     }
    ]
   },
   "ImageFragment": {
    "type": "object",
    "description": "The caption of an image.",
    "required": [
     "object",
     "fragment",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "fragment"
     },
     "type": {
      "type": "string",
      "description": "The type of the fragment."
     },
     "fragment": {
      "type": "string",
      "const": "caption"
     },
     "nodes": {
      "type": "array",
      "description": "The text of the caption.",
      "items": {
       "$ref": "#/components/schemas/BlockParagraph"
      }
     }
    }
   },
   "BlockImage": {
    "type": "object",
    "description": "An image.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid",
     "fragments"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "image"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The image.",
      "required": [
       "ref"
      ],
      "properties": {
       "ref": {
        "$ref": "#/components/schemas/FileOrURLRef"
       },
       "refDark": {
        "$ref": "#/components/schemas/FileOrURLRef",
        "description": "The image for a dark background. Default: the same image."
       },
       "width": {
        "$ref": "#/components/schemas/Length"
       },
       "height": {
        "$ref": "#/components/schemas/Length"
       },
       "alt": {
        "type": "string",
        "description": "The alternative text. Absent if there is none."
       }
      }
     },
     "fragments": {
      "type": "array",
      "description": "The caption. Empty if there is none.",
      "items": {
       "$ref": "#/components/schemas/ImageFragment"
      }
     }
    }
   },
   "BlockImages": {
    "type": "object",
    "description": "One or more adjacent images.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "images"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": false
     },
     "data": {
      "type": "object",
      "description": "The layout of the images.",
      "properties": {
       "align": {
        "type": "string",
        "enum": [
         "center",
         "left",
         "right"
        ],
        "description": "The alignment of the images."
       },
       "fullWidth": {
        "type": "boolean",
        "description": "Whether the images are wider than the text."
       },
       "withFrame": {
        "type": "boolean",
        "description": "Whether the images have a frame."
       }
      }
     },
     "nodes": {
      "type": "array",
      "description": "The images.",
      "items": {
       "$ref": "#/components/schemas/BlockImage"
      }
     }
    }
   },
   "ExpandableTitleFragment": {
    "type": "object",
    "description": "The title of an expandable.",
    "required": [
     "object",
     "type",
     "fragment",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "fragment"
     },
     "type": {
      "type": "string",
      "const": "expandable-title"
     },
     "fragment": {
      "type": "string",
      "const": "expandable-title"
     },
     "nodes": {
      "type": "array",
      "minItems": 1,
      "maxItems": 1,
      "description": "A paragraph with the text of the title.",
      "items": {
       "$ref": "#/components/schemas/BlockParagraph"
      }
     }
    }
   },
   "ExpandableBodyFragment": {
    "type": "object",
    "description": "The body of an expandable.",
    "required": [
     "object",
     "type",
     "fragment",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "fragment"
     },
     "type": {
      "type": "string",
      "const": "expandable-body"
     },
     "fragment": {
      "type": "string",
      "const": "expandable-body"
     },
     "nodes": {
      "type": "array",
      "description": "The blocks of the body.",
      "items": {
       "$ref": "#/components/schemas/DocumentBlock"
      }
     }
    }
   },
   "ExpandableFragment": {
    "description": "A part of an expandable, discriminated by `type`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/ExpandableTitleFragment"
     },
     {
      "$ref": "#/components/schemas/ExpandableBodyFragment"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "expandable-title": "#/components/schemas/ExpandableTitleFragment",
      "expandable-body": "#/components/schemas/ExpandableBodyFragment"
     }
    }
   },
   "BlockExpandable": {
    "type": "object",
    "description": "A collapsible section. Its title and body are fragments.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid",
     "fragments"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "expandable"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "meta": {
      "$ref": "#/components/schemas/BlockMeta"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The layout of the section.",
      "additionalProperties": false,
      "properties": {
       "defaultExpanded": {
        "type": "boolean",
        "description": "Whether the section is initially open. Default: false."
       }
      }
     },
     "fragments": {
      "type": "array",
      "minItems": 2,
      "maxItems": 2,
      "description": "A title and a body.",
      "items": {
       "$ref": "#/components/schemas/ExpandableFragment"
      }
     }
    }
   },
   "BlockTabsItem": {
    "type": "object",
    "description": "A tab.",
    "required": [
     "object",
     "type",
     "data",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "tabs-item"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "meta": {
      "$ref": "#/components/schemas/BlockMeta"
     },
     "data": {
      "type": "object",
      "description": "The label of the tab.",
      "properties": {
       "title": {
        "type": "string",
        "description": "The title. Absent if there is none."
       },
       "icon": {
        "type": "string",
        "description": "The name of an icon. Absent if there is none."
       },
       "slug": {
        "type": "string",
        "description": "The name for URLs. Absent if there is none."
       }
      }
     },
     "nodes": {
      "type": "array",
      "description": "The blocks of the tab.",
      "items": {
       "$ref": "#/components/schemas/DocumentBlock"
      }
     }
    }
   },
   "BlockTabs": {
    "type": "object",
    "description": "Tabs.",
    "required": [
     "object",
     "type",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "tabs"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "Always empty.",
      "additionalProperties": false
     },
     "nodes": {
      "type": "array",
      "description": "The tabs.",
      "items": {
       "$ref": "#/components/schemas/BlockTabsItem"
      }
     }
    }
   },
   "BlockStepperStep": {
    "type": "object",
    "description": "A step.",
    "required": [
     "object",
     "type",
     "data",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "stepper-step"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "The layout of the step.",
      "properties": {
       "icon": {
        "type": "string",
        "description": "The name of an icon. Default: the number of the step."
       }
      }
     },
     "nodes": {
      "type": "array",
      "description": "The blocks of the step.",
      "items": {
       "$ref": "#/components/schemas/DocumentBlock"
      }
     }
    }
   },
   "BlockStepper": {
    "type": "object",
    "description": "A sequence of steps.",
    "required": [
     "object",
     "type",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "stepper"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "Always empty.",
      "additionalProperties": false
     },
     "nodes": {
      "type": "array",
      "description": "The steps.",
      "items": {
       "$ref": "#/components/schemas/BlockStepperStep"
      }
     }
    }
   },
   "BlockColumn": {
    "type": "object",
    "description": "A column.",
    "required": [
     "object",
     "type",
     "data",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "column"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "data": {
      "type": "object",
      "description": "The layout of the column.",
      "additionalProperties": false,
      "properties": {
       "width": {
        "$ref": "#/components/schemas/Length"
       },
       "verticalAlignment": {
        "type": "string",
        "description": "The vertical alignment of the content."
       }
      }
     },
     "nodes": {
      "type": "array",
      "description": "The blocks of the column.",
      "items": {
       "$ref": "#/components/schemas/DocumentBlock"
      }
     }
    }
   },
   "BlockColumns": {
    "type": "object",
    "description": "Columns.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "columns"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "isVoid": {
      "type": "boolean",
      "const": false
     },
     "data": {
      "type": "object",
      "description": "The layout of the columns.",
      "properties": {
       "fullWidth": {
        "type": "boolean",
        "description": "Whether the columns are wider than the text."
       }
      }
     },
     "nodes": {
      "type": "array",
      "description": "The columns.",
      "items": {
       "$ref": "#/components/schemas/BlockColumn"
      }
     }
    }
   },
   "ResolvedFragment": {
    "type": "object",
    "description": "A small OpenAPI 3.1 document with the data that the block displays. References are not resolved; their targets are in `components`. At\nmost 256 KiB as JSON, and 4 MiB in all blocks of a document: it is truncated if larger, and `truncated` is true. Present only with\n`schema=next`.\n\nWith `depth`, schemas beyond that number of references are omitted, and the targets of references have at most 64 KiB.\n\nTreat it as untrusted input of the publisher. Only the members `x-gitbook-description-html` are sanitized HTML, which is safe to insert\ninto a page. Escape or sanitize everything else, in particular every `description` (Markdown that may contain HTML), `summary`, and\n`title`, and all names and examples. URLs of objects of OpenAPI (`externalDocs`, `externalValue`, those of security schemes) are relative\nor have the scheme `http`, `https`, `mailto`, or `tel`, those of `servers` also `ws` or `wss`: others are absent. URLs in texts and in\nextensions may have any scheme.\n",
    "additionalProperties": true
   },
   "ResolvedFragmentTruncated": {
    "type": "boolean",
    "description": "Whether `resolved` was truncated. Absent if it is complete up to the requested `depth`."
   },
   "BlockOpenAPIOperation": {
    "type": "object",
    "description": "An operation of an OpenAPI specification.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "openapi-operation"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "meta": {
      "$ref": "#/components/schemas/BlockMeta"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The operation and its layout.",
      "required": [
       "ref",
       "path",
       "method"
      ],
      "properties": {
       "ref": {
        "$ref": "#/components/schemas/ContentRefOpenAPI"
       },
       "path": {
        "type": "string",
        "description": "The path in the specification."
       },
       "method": {
        "type": "string",
        "description": "The method in lower case."
       },
       "headless": {
        "type": "boolean",
        "description": "Whether to omit title and description because the page displays them. Default: false."
       },
       "resolved": {
        "$ref": "#/components/schemas/ResolvedFragment"
       },
       "truncated": {
        "$ref": "#/components/schemas/ResolvedFragmentTruncated"
       }
      }
     }
    }
   },
   "BlockOpenAPIWebhook": {
    "type": "object",
    "description": "A webhook of an OpenAPI specification.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "openapi-webhook"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "meta": {
      "$ref": "#/components/schemas/BlockMeta"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The webhook and its layout.",
      "required": [
       "ref",
       "name",
       "method"
      ],
      "properties": {
       "ref": {
        "$ref": "#/components/schemas/ContentRefOpenAPI"
       },
       "name": {
        "type": "string",
        "description": "The name in the specification."
       },
       "method": {
        "type": "string",
        "description": "The method in lower case."
       },
       "headless": {
        "type": "boolean",
        "description": "Whether to omit title and description because the page displays them. Default: false."
       },
       "resolved": {
        "$ref": "#/components/schemas/ResolvedFragment"
       },
       "truncated": {
        "$ref": "#/components/schemas/ResolvedFragmentTruncated"
       }
      }
     }
    }
   },
   "BlockOpenAPISchemas": {
    "type": "object",
    "description": "Schemas of an OpenAPI specification.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "openapi-schemas"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "meta": {
      "$ref": "#/components/schemas/BlockMeta"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The schemas and their layout.",
      "required": [
       "ref",
       "schemas"
      ],
      "properties": {
       "ref": {
        "$ref": "#/components/schemas/ContentRefOpenAPI"
       },
       "schemas": {
        "type": "array",
        "description": "The names in `components.schemas`, in order.",
        "items": {
         "type": "string"
        }
       },
       "grouped": {
        "type": "boolean",
        "description": "Whether the schemas are collapsible, instead of displayed in full. Default: true."
       },
       "title": {
        "type": "string",
        "description": "The title. Absent if there is none."
       },
       "resolved": {
        "$ref": "#/components/schemas/ResolvedFragment"
       },
       "truncated": {
        "$ref": "#/components/schemas/ResolvedFragmentTruncated"
       }
      }
     }
    }
   },
   "BlockSwagger": {
    "type": "object",
    "description": "An operation of a specification file. Deprecated: present only if an author or an integration wrote it.",
    "required": [
     "object",
     "type",
     "data",
     "isVoid"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "const": "swagger"
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "meta": {
      "$ref": "#/components/schemas/BlockMeta"
     },
     "isVoid": {
      "type": "boolean",
      "const": true
     },
     "data": {
      "type": "object",
      "description": "The operation and its layout.",
      "required": [
       "ref"
      ],
      "properties": {
       "ref": {
        "$ref": "#/components/schemas/FileOrURLRef"
       },
       "path": {
        "type": "string",
        "description": "The path of the operation."
       },
       "method": {
        "type": "string",
        "description": "The method of the operation."
       },
       "expanded": {
        "type": "boolean",
        "description": "Whether the operation is initially open."
       },
       "fullWidth": {
        "type": "boolean",
        "description": "Whether the block is wider than the text."
       }
      }
     }
    }
   },
   "BlockOther": {
    "type": "object",
    "description": "A block of another type, as returned by an integration.",
    "required": [
     "object",
     "type"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "block"
     },
     "type": {
      "type": "string",
      "enum": [
       "file",
       "drawing",
       "content-ref",
       "reusable-content",
       "prompt",
       "if",
       "updates"
      ],
      "description": "The type of the block."
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "meta": {
      "$ref": "#/components/schemas/BlockMeta"
     },
     "isVoid": {
      "type": "boolean",
      "description": "Whether the block has no nodes."
     },
     "data": {
      "type": "object",
      "description": "The content.",
      "additionalProperties": true
     },
     "nodes": {
      "$ref": "#/components/schemas/OtherNodes"
     },
     "fragments": {
      "$ref": "#/components/schemas/OtherNodes"
     }
    }
   },
   "Document": {
    "type": "object",
    "description": "The body of a page, as a tree of nodes.",
    "required": [
     "object",
     "data",
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "document"
     },
     "data": {
      "type": "object",
      "description": "Metadata of the document. Unknown members may be present.",
      "required": [
       "schemaVersion"
      ],
      "properties": {
       "schemaVersion": {
        "type": "number",
        "description": "The version of the document schema: 1 for `current`, 2 for `next`."
       }
      },
      "additionalProperties": true
     },
     "nodes": {
      "type": "array",
      "description": "The blocks of the document, in order.",
      "items": {
       "$ref": "#/components/schemas/DocumentBlock"
      }
     },
     "meta": {
      "type": "object",
      "description": "Metadata of stored documents. Absent in generated documents.",
      "properties": {
       "token": {
        "type": "string",
        "description": "A token for content of other spaces that the document refers to."
       }
      }
     }
    }
   },
   "RevisionPageId": {
    "type": "string",
    "pattern": "^[a-zA-Z0-9]{1,40}$",
    "description": "The ID of the page in its revision. Derived from the seed and the content of the page."
   },
   "RevisionPageTitle": {
    "type": "string",
    "minLength": 1,
    "description": "The title of the page."
   },
   "RevisionPageLinkTitle": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "description": "A shorter title for menus. Default: the title."
   },
   "RevisionPageEmoji": {
    "type": "string",
    "maxLength": 50,
    "description": "An emoji before the title. Absent if there is none."
   },
   "RevisionPageIcon": {
    "type": "string",
    "maxLength": 50,
    "description": "The name of an icon before the title. Absent if there is none."
   },
   "RevisionPageSlug": {
    "type": "string",
    "maxLength": 100,
    "description": "The last segment of the path, derived from the title."
   },
   "RevisionPagePath": {
    "type": "string",
    "description": "The slugs from the top level to the page, joined by `/`, without a leading `/`."
   },
   "RevisionPageDocument": {
    "type": "object",
    "description": "A page with a body. A generated page has both `computed` and `computedSeed`: send them as `source` and `seed` to get its document. A\npage without these members, `documentId`, `document`, and `markdown` is empty.\n",
    "required": [
     "id",
     "type",
     "kind",
     "title",
     "slug",
     "path",
     "urls",
     "pages",
     "layout",
     "tags"
    ],
    "dependentRequired": {
     "computed": [
      "computedSeed"
     ],
     "computedSeed": [
      "computed"
     ]
    },
    "properties": {
     "id": {
      "$ref": "#/components/schemas/RevisionPageId"
     },
     "type": {
      "type": "string",
      "const": "document"
     },
     "kind": {
      "type": "string",
      "const": "sheet",
      "description": "The former name of `type`."
     },
     "title": {
      "$ref": "#/components/schemas/RevisionPageTitle"
     },
     "linkTitle": {
      "$ref": "#/components/schemas/RevisionPageLinkTitle"
     },
     "emoji": {
      "$ref": "#/components/schemas/RevisionPageEmoji"
     },
     "icon": {
      "$ref": "#/components/schemas/RevisionPageIcon"
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "The creation time. Absent in generated pages."
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time of the last change. Absent in generated pages."
     },
     "condition": {
      "type": "string",
      "description": "An expression that controls the visibility of the page. Absent if it is always visible."
     },
     "description": {
      "type": "string",
      "description": "The subtitle."
     },
     "slug": {
      "$ref": "#/components/schemas/RevisionPageSlug"
     },
     "path": {
      "$ref": "#/components/schemas/RevisionPagePath"
     },
     "urls": {
      "type": "object",
      "description": "The URLs of the page.",
      "required": [
       "app"
      ],
      "properties": {
       "app": {
        "type": "string",
        "format": "uri",
        "description": "The web page."
       }
      }
     },
     "pages": {
      "type": "array",
      "description": "The child pages, in order.",
      "items": {
       "$ref": "#/components/schemas/RevisionSubpage"
      }
     },
     "layout": {
      "$ref": "#/components/schemas/RevisionPageLayout"
     },
     "tags": {
      "type": "array",
      "description": "The labels of the page. Empty in generated pages.",
      "items": {
       "type": "object",
       "additionalProperties": true
      }
     },
     "hidden": {
      "$ref": "#/components/schemas/RevisionPageHidden"
     },
     "noIndex": {
      "$ref": "#/components/schemas/RevisionPageNoIndex"
     },
     "noRobotsIndex": {
      "$ref": "#/components/schemas/RevisionPageNoRobotsIndex"
     },
     "cover": {
      "type": "object",
      "description": "The cover image above the title. Absent if there is none.",
      "additionalProperties": true
     },
     "variables": {
      "type": "object",
      "description": "The variables of the body.",
      "additionalProperties": true
     },
     "metaLinks": {
      "type": "object",
      "description": "Links in the `head` element of the page.",
      "additionalProperties": true
     },
     "git": {
      "$ref": "#/components/schemas/GitBlob"
     },
     "computed": {
      "$ref": "#/components/schemas/ComputedContentSource"
     },
     "computedSeed": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1024,
      "description": "The seed of the document of this page."
     },
     "documentId": {
      "type": "string",
      "description": "The ID of a stored document. Absent in generated pages."
     },
     "document": {
      "$ref": "#/components/schemas/Document"
     },
     "markdown": {
      "type": "string",
      "description": "The body as Markdown. Absent in generated pages."
     }
    }
   },
   "RevisionPageHidden": {
    "type": "boolean",
    "description": "Whether menus omit the page. Default: false."
   },
   "RevisionPageLink": {
    "type": "object",
    "description": "A link in the menu.",
    "required": [
     "id",
     "type",
     "kind",
     "title",
     "target"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/RevisionPageId"
     },
     "type": {
      "type": "string",
      "const": "link"
     },
     "kind": {
      "type": "string",
      "const": "link",
      "description": "The former name of `type`."
     },
     "title": {
      "$ref": "#/components/schemas/RevisionPageTitle"
     },
     "linkTitle": {
      "$ref": "#/components/schemas/RevisionPageLinkTitle"
     },
     "emoji": {
      "$ref": "#/components/schemas/RevisionPageEmoji"
     },
     "icon": {
      "$ref": "#/components/schemas/RevisionPageIcon"
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "The creation time. Absent in generated pages."
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time of the last change. Absent in generated pages."
     },
     "condition": {
      "type": "string",
      "description": "An expression that controls the visibility of the link. Absent if it is always visible."
     },
     "target": {
      "$ref": "#/components/schemas/ContentRef"
     },
     "href": {
      "type": "string",
      "description": "The URL of the target. Absent if the client resolves it."
     },
     "hidden": {
      "$ref": "#/components/schemas/RevisionPageHidden"
     }
    }
   },
   "RevisionSubpage": {
    "description": "A child of a page. Only the top level contains groups.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/RevisionPageDocument"
     },
     {
      "$ref": "#/components/schemas/RevisionPageLink"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "document": "#/components/schemas/RevisionPageDocument",
      "link": "#/components/schemas/RevisionPageLink"
     }
    }
   },
   "RevisionPageLayout": {
    "type": "object",
    "description": "The visible parts of a page and their layout.",
    "required": [
     "width",
     "cover",
     "coverSize",
     "coverMask",
     "title",
     "description",
     "tableOfContents",
     "outline",
     "pagination",
     "metadata",
     "tags",
     "actions",
     "anchors"
    ],
    "properties": {
     "width": {
      "type": "string",
      "enum": [
       "default",
       "wide"
      ],
      "description": "The width of the body."
     },
     "cover": {
      "type": "boolean",
      "description": "Whether to display the cover image."
     },
     "coverSize": {
      "type": "string",
      "enum": [
       "hero",
       "full",
       "background"
      ],
      "description": "The size of the cover image."
     },
     "coverMask": {
      "type": "string",
      "enum": [
       "none",
       "radial"
      ],
      "description": "The mask of the cover image."
     },
     "title": {
      "type": "boolean",
      "description": "Whether to display the title."
     },
     "description": {
      "type": "boolean",
      "description": "Whether to display the subtitle."
     },
     "tableOfContents": {
      "type": "boolean",
      "description": "Whether to display the menu of pages."
     },
     "outline": {
      "type": "boolean",
      "description": "Whether to display the outline of the headings."
     },
     "pagination": {
      "type": "boolean",
      "description": "Whether to display links to the previous and next page."
     },
     "metadata": {
      "type": "boolean",
      "description": "Whether to display dates and authors."
     },
     "tags": {
      "type": "boolean",
      "description": "Whether to display the labels."
     },
     "actions": {
      "type": "boolean",
      "description": "Whether to display actions on the page."
     },
     "anchors": {
      "type": "boolean",
      "description": "Whether headings have links."
     }
    }
   },
   "RevisionPageNoIndex": {
    "type": "boolean",
    "description": "Whether the search of the site omits the page. Default: false."
   },
   "RevisionPageNoRobotsIndex": {
    "type": "boolean",
    "description": "Whether search engines should omit the page. Default: false."
   },
   "GitBlob": {
    "type": "object",
    "description": "The source file in a Git repository. Absent if there is none.",
    "required": [
     "oid",
     "path"
    ],
    "properties": {
     "oid": {
      "type": "string",
      "description": "The ID of the Git object."
     },
     "path": {
      "type": "string",
      "description": "The path of the file in the repository."
     }
    }
   },
   "RevisionPageGroup": {
    "type": "object",
    "description": "A title with child pages and without a body.",
    "required": [
     "id",
     "type",
     "kind",
     "title",
     "slug",
     "path",
     "pages"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/RevisionPageId"
     },
     "type": {
      "type": "string",
      "const": "group"
     },
     "kind": {
      "type": "string",
      "const": "group",
      "description": "The former name of `type`."
     },
     "title": {
      "$ref": "#/components/schemas/RevisionPageTitle"
     },
     "linkTitle": {
      "$ref": "#/components/schemas/RevisionPageLinkTitle"
     },
     "emoji": {
      "$ref": "#/components/schemas/RevisionPageEmoji"
     },
     "icon": {
      "$ref": "#/components/schemas/RevisionPageIcon"
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "The creation time. Absent in generated pages."
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time of the last change. Absent in generated pages."
     },
     "condition": {
      "type": "string",
      "description": "An expression that controls the visibility of the group. Absent if it is always visible."
     },
     "slug": {
      "$ref": "#/components/schemas/RevisionPageSlug"
     },
     "path": {
      "$ref": "#/components/schemas/RevisionPagePath"
     },
     "pages": {
      "type": "array",
      "description": "The pages of the group, in order.",
      "items": {
       "$ref": "#/components/schemas/RevisionSubpage"
      }
     },
     "hidden": {
      "$ref": "#/components/schemas/RevisionPageHidden"
     },
     "noIndex": {
      "$ref": "#/components/schemas/RevisionPageNoIndex"
     },
     "noRobotsIndex": {
      "$ref": "#/components/schemas/RevisionPageNoRobotsIndex"
     }
    }
   },
   "RevisionPage": {
    "description": "A page of a revision, discriminated by `type`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/RevisionPageDocument"
     },
     {
      "$ref": "#/components/schemas/RevisionPageGroup"
     },
     {
      "$ref": "#/components/schemas/RevisionPageLink"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "document": "#/components/schemas/RevisionPageDocument",
      "group": "#/components/schemas/RevisionPageGroup",
      "link": "#/components/schemas/RevisionPageLink"
     }
    }
   },
   "RevisionFile": {
    "type": "object",
    "description": "A file of a revision.",
    "required": [
     "id",
     "name",
     "contentType",
     "downloadURL",
     "size"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The ID of the file in its revision."
     },
     "name": {
      "type": "string",
      "description": "The file name for downloads."
     },
     "contentType": {
      "type": "string",
      "description": "The media type."
     },
     "downloadURL": {
      "type": "string",
      "description": "The URL of the content."
     },
     "size": {
      "type": "number",
      "minimum": 0,
      "description": "The size in bytes."
     },
     "dimensions": {
      "type": "object",
      "description": "The dimensions of an image in pixels. Absent for other files.",
      "required": [
       "width",
       "height"
      ],
      "properties": {
       "width": {
        "type": "number",
        "minimum": 0,
        "description": "The width in pixels."
       },
       "height": {
        "type": "number",
        "minimum": 0,
        "description": "The height in pixels."
       }
      }
     },
     "git": {
      "$ref": "#/components/schemas/GitBlob"
     }
    }
   },
   "RevisionReusableContent": {
    "type": "object",
    "description": "Content that several pages share.",
    "required": [
     "id",
     "title"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The ID of the content in its revision."
     },
     "title": {
      "type": "string",
      "description": "The display name."
     }
    }
   },
   "ComputedRevision": {
    "type": "object",
    "description": "Generated pages and files.",
    "required": [
     "pages",
     "files",
     "reusableContents"
    ],
    "properties": {
     "pages": {
      "type": "array",
      "description": "The pages, in order.",
      "items": {
       "$ref": "#/components/schemas/RevisionPage"
      }
     },
     "files": {
      "type": "array",
      "description": "The files that the pages refer to.",
      "items": {
       "$ref": "#/components/schemas/RevisionFile"
      }
     },
     "reusableContents": {
      "type": "array",
      "description": "Content that several pages share. Always empty at present.",
      "items": {
       "$ref": "#/components/schemas/RevisionReusableContent"
      }
     }
    }
   },
   "StartDeviceLogin": {
    "type": "object",
    "description": "A device login to start.",
    "required": [
     "clientName"
    ],
    "properties": {
     "clientName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "The program or machine that signs in, such as its host name, on one line. The user sees it, and the token has it as its name."
     },
     "scopes": {
      "type": "array",
      "minItems": 1,
      "maxItems": 50,
      "description": "The scopes to propose to the user, who decides. By default `openapi:read`, `openapi:write`, and `openapi:acknowledge`. Those that the\nuser does not have are not proposed. The page that asks the user never preselects `audit:read` and `tokens:write`.\n",
      "items": {
       "type": "string",
       "maxLength": 100,
       "description": "A scope."
      }
     }
    }
   },
   "PollInterval": {
    "type": "integer",
    "minimum": 1,
    "description": "The time to wait before each poll, in seconds."
   },
   "DeviceLogin": {
    "type": "object",
    "description": "A device login that has started.",
    "required": [
     "object",
     "deviceCode",
     "userCode",
     "verificationUrl",
     "verificationUrlComplete",
     "expiresAt",
     "intervalSeconds"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "device-login"
     },
     "deviceCode": {
      "type": "string",
      "description": "The secret with which the program gets the result."
     },
     "userCode": {
      "type": "string",
      "pattern": "^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$",
      "description": "The code to show to the user, who compares or enters it. Case and hyphen do not matter."
     },
     "verificationUrl": {
      "type": "string",
      "format": "uri",
      "description": "The page where the user enters the code."
     },
     "verificationUrlComplete": {
      "type": "string",
      "format": "uri",
      "description": "The same page with the code in its address."
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time when the login expires."
     },
     "intervalSeconds": {
      "$ref": "#/components/schemas/PollInterval"
     }
    }
   },
   "PollDeviceLogin": {
    "type": "object",
    "description": "The login whose result is requested.",
    "required": [
     "deviceCode"
    ],
    "properties": {
     "deviceCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The device code of the login."
     }
    }
   },
   "DeviceLoginPending": {
    "type": "object",
    "description": "The user has not decided yet.",
    "required": [
     "state",
     "intervalSeconds"
    ],
    "properties": {
     "state": {
      "type": "string",
      "const": "pending"
     },
     "intervalSeconds": {
      "$ref": "#/components/schemas/PollInterval"
     }
    }
   },
   "DeviceLoginSlowDown": {
    "type": "object",
    "description": "The user has not decided yet, and the request was too early.",
    "required": [
     "state",
     "intervalSeconds"
    ],
    "properties": {
     "state": {
      "type": "string",
      "const": "slow-down"
     },
     "intervalSeconds": {
      "$ref": "#/components/schemas/PollInterval"
     }
    }
   },
   "DeviceLoginApproved": {
    "type": "object",
    "description": "The user has approved the login. No other response contains the secret.",
    "required": [
     "state",
     "organizationId",
     "created"
    ],
    "properties": {
     "state": {
      "type": "string",
      "const": "approved"
     },
     "organizationId": {
      "type": "string",
      "description": "The organization that the token has access to."
     },
     "created": {
      "$ref": "#/components/schemas/CreatedAccessToken"
     }
    }
   },
   "DeviceLoginDenied": {
    "type": "object",
    "description": "The user has refused, or the user's access has ended since the approval.",
    "required": [
     "state"
    ],
    "properties": {
     "state": {
      "type": "string",
      "const": "denied"
     }
    }
   },
   "DeviceLoginExpired": {
    "type": "object",
    "description": "The time is over, the token was already delivered, or the server does not know the code.",
    "required": [
     "state"
    ],
    "properties": {
     "state": {
      "type": "string",
      "const": "expired"
     }
    }
   },
   "DeviceLoginResult": {
    "type": "object",
    "description": "The state of a device login, with the token once it is approved.",
    "discriminator": {
     "propertyName": "state",
     "mapping": {
      "pending": "#/components/schemas/DeviceLoginPending",
      "slow-down": "#/components/schemas/DeviceLoginSlowDown",
      "approved": "#/components/schemas/DeviceLoginApproved",
      "denied": "#/components/schemas/DeviceLoginDenied",
      "expired": "#/components/schemas/DeviceLoginExpired"
     }
    },
    "oneOf": [
     {
      "$ref": "#/components/schemas/DeviceLoginPending"
     },
     {
      "$ref": "#/components/schemas/DeviceLoginSlowDown"
     },
     {
      "$ref": "#/components/schemas/DeviceLoginApproved"
     },
     {
      "$ref": "#/components/schemas/DeviceLoginDenied"
     },
     {
      "$ref": "#/components/schemas/DeviceLoginExpired"
     }
    ]
   },
   "OrganizationsForEmailDomain": {
    "type": "object",
    "description": "The organizations that claim an email domain.",
    "required": [
     "organizations"
    ],
    "properties": {
     "organizations": {
      "type": "array",
      "description": "The organizations, oldest first. Empty if there are none.",
      "items": {
       "$ref": "#/components/schemas/Organization"
      }
     }
    }
   },
   "ExchangeToken": {
    "type": "object",
    "description": "An identity token to exchange.",
    "required": [
     "organizationId",
     "token"
    ],
    "properties": {
     "organizationId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The ID of the organization, case-insensitive."
     },
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 16384,
      "description": "The OpenID Connect token of the CI job, a JSON Web Token."
     }
    }
   },
   "UserGrant": {
    "type": "object",
    "description": "The scopes of the token in an organization.",
    "required": [
     "organization",
     "scopes"
    ],
    "properties": {
     "organization": {
      "type": "string",
      "description": "The ID of the organization; `*` for all organizations."
     },
     "scopes": {
      "type": "array",
      "description": "The scopes.",
      "items": {
       "type": "string",
       "description": "A scope."
      }
     },
     "specSlugs": {
      "$ref": "#/components/schemas/AccessTokenSpecSlugs"
     }
    }
   },
   "User": {
    "type": "object",
    "description": "The user that a token authenticates.",
    "required": [
     "object",
     "id",
     "displayName",
     "grants",
     "urls"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "user"
     },
     "id": {
      "type": "string",
      "description": "The ID of the user."
     },
     "displayName": {
      "type": "string",
      "description": "The display name that was set when the token was created."
     },
     "email": {
      "type": "string",
      "description": "The email address. Absent if the token was created without one."
     },
     "grants": {
      "type": "array",
      "description": "The scopes of the token in the organizations that it can access. An organization without an entry of its own has the scopes of the\nentry `*`, if there is one.\n",
      "items": {
       "$ref": "#/components/schemas/UserGrant"
      }
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time",
      "description": "The time when the token expires. Absent if it never does."
     },
     "urls": {
      "type": "object",
      "description": "The URLs of the user.",
      "required": [
       "location"
      ],
      "properties": {
       "location": {
        "type": "string",
        "format": "uri",
        "description": "The URL of this resource in the API."
       }
      }
     }
    }
   },
   "IntegrationEventId": {
    "type": "string",
    "description": "The unique ID of the event.",
    "examples": [
     "0k4v8n1s6m2q"
    ]
   },
   "IntegrationInstallationId": {
    "type": "string",
    "description": "The ID of the installation in the organization that owns the space.",
    "examples": [
     "timetables.saltwater"
    ]
   },
   "IntegrationSpaceId": {
    "type": "string",
    "description": "The ID of the space of the content.",
    "examples": [
     "crew-handbook"
    ]
   },
   "IntegrationSourceId": {
    "type": "string",
    "description": "The source: the last part of the type `integration:<name>:<source>`.",
    "examples": [
     "sailings"
    ]
   },
   "IntegrationProps": {
    "type": "object",
    "description": "The options of the source, as in the request.",
    "additionalProperties": true,
    "examples": [
     {
      "season": "summer"
     }
    ]
   },
   "ComputedContentRef": {
    "type": "object",
    "description": "The target of the reference. `kind` determines the member that identifies it.",
    "required": [
     "kind"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "maxLength": 256,
      "description": "`openapi`, `space`, or `translation`.",
      "examples": [
       "openapi"
      ]
     },
     "spec": {
      "type": "string",
      "maxLength": 256,
      "description": "The slug of an OpenAPI specification of the organization that owns the space."
     },
     "label": {
      "type": "string",
      "maxLength": 63,
      "description": "For `openapi`: the label of the version to use. Default: the default version of the specification."
     },
     "space": {
      "type": "string",
      "maxLength": 256,
      "description": "The ID of a space."
     },
     "translation": {
      "type": "string",
      "maxLength": 256,
      "description": "The ID of a translation."
     }
    }
   },
   "OpenAPISpecDependency": {
    "type": "object",
    "description": "An OpenAPI specification that content depends on.",
    "required": [
     "object",
     "id",
     "slug",
     "visibility"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "openapi-spec"
     },
     "id": {
      "type": "string",
      "description": "The ID of the specification."
     },
     "slug": {
      "type": "string",
      "description": "The slug of the specification."
     },
     "lastVersion": {
      "type": "string",
      "description": "The ID of the version to use. Absent if the specification has no version."
     },
     "visibility": {
      "type": "string",
      "enum": [
       "private",
       "public"
      ],
      "description": "Whether reading requires a token."
     }
    }
   },
   "ResolvedDependency": {
    "type": "object",
    "description": "A reference to an input of the generator, with its state.",
    "required": [
     "ref",
     "value"
    ],
    "properties": {
     "ref": {
      "$ref": "#/components/schemas/ComputedContentRef"
     },
     "value": {
      "description": "The state of the target; null if it does not exist. Spaces and translations are always null, because the server stores no content\nfor them.\n",
      "oneOf": [
       {
        "$ref": "#/components/schemas/OpenAPISpecDependency"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "IntegrationDependencies": {
    "type": "object",
    "description": "The inputs of the generator by name, with their current state.",
    "additionalProperties": {
     "$ref": "#/components/schemas/ResolvedDependency"
    },
    "examples": [
     {
      "spec": {
       "ref": {
        "kind": "openapi",
        "spec": "ferry-bookings"
       },
       "value": {
        "object": "openapi-spec",
        "id": "8m2q0k4v8n1s",
        "slug": "ferry-bookings",
        "lastVersion": "1s6m2q0k4v8n",
        "visibility": "private"
       }
      }
     }
    ]
   },
   "ContentComputeDocumentEvent": {
    "type": "object",
    "description": "Requests the document of a page from an integration.",
    "required": [
     "eventId",
     "type",
     "installationId",
     "spaceId",
     "sourceId",
     "props",
     "dependencies"
    ],
    "properties": {
     "eventId": {
      "$ref": "#/components/schemas/IntegrationEventId"
     },
     "type": {
      "type": "string",
      "const": "content_compute_document"
     },
     "installationId": {
      "$ref": "#/components/schemas/IntegrationInstallationId"
     },
     "spaceId": {
      "$ref": "#/components/schemas/IntegrationSpaceId"
     },
     "sourceId": {
      "$ref": "#/components/schemas/IntegrationSourceId"
     },
     "props": {
      "$ref": "#/components/schemas/IntegrationProps"
     },
     "dependencies": {
      "$ref": "#/components/schemas/IntegrationDependencies"
     }
    }
   },
   "IntegrationEnvironment": {
    "type": "object",
    "description": "The environment of an integration for an event.",
    "required": [
     "apiEndpoint",
     "apiTokens",
     "integration",
     "installation",
     "spaceInstallation",
     "secrets",
     "signingSecrets"
    ],
    "properties": {
     "apiEndpoint": {
      "type": "string",
      "format": "uri",
      "description": "The URL of this API, without `/v1`."
     },
     "apiTokens": {
      "type": "object",
      "description": "A token for this API, the same under both names. It is valid for five minutes, for the organization that owns the space, with the\nscopes `openapi:read` and `space:read`.\n",
      "required": [
       "integration",
       "installation"
      ],
      "properties": {
       "integration": {
        "type": "string",
        "description": "The token."
       },
       "installation": {
        "type": "string",
        "description": "The token."
       }
      }
     },
     "integration": {
      "type": "object",
      "description": "The integration.",
      "required": [
       "object",
       "name",
       "version"
      ],
      "properties": {
       "object": {
        "type": "string",
        "const": "integration"
       },
       "name": {
        "type": "string",
        "description": "The name of the integration."
       },
       "version": {
        "type": "integer",
        "const": 1,
        "description": "The version of the protocol."
       }
      }
     },
     "installation": {
      "type": "object",
      "description": "The installation in the organization.",
      "required": [
       "object",
       "id",
       "integration",
       "configuration",
       "target"
      ],
      "properties": {
       "object": {
        "type": "string",
        "const": "integration-installation"
       },
       "id": {
        "$ref": "#/components/schemas/IntegrationInstallationId"
       },
       "integration": {
        "type": "string",
        "description": "The name of the integration."
       },
       "configuration": {
        "type": "object",
        "description": "Always empty."
       },
       "target": {
        "type": "object",
        "description": "The target of the installation.",
        "required": [
         "organization"
        ],
        "properties": {
         "organization": {
          "type": "string",
          "description": "The ID of the organization."
         }
        }
       }
      }
     },
     "spaceInstallation": {
      "type": "object",
      "description": "The installation in the space.",
      "required": [
       "object",
       "integration",
       "installation",
       "space",
       "configuration"
      ],
      "properties": {
       "object": {
        "type": "string",
        "const": "integration-space-installation"
       },
       "integration": {
        "type": "string",
        "description": "The name of the integration."
       },
       "installation": {
        "$ref": "#/components/schemas/IntegrationInstallationId"
       },
       "space": {
        "$ref": "#/components/schemas/IntegrationSpaceId"
       },
       "configuration": {
        "type": "object",
        "description": "Always empty."
       }
      }
     },
     "secrets": {
      "type": "object",
      "description": "Always empty."
     },
     "signingSecrets": {
      "type": "object",
      "description": "Always an empty string. The server never sends the signing secret.",
      "required": [
       "integration"
      ],
      "properties": {
       "integration": {
        "type": "string",
        "const": ""
       }
      }
     }
    }
   },
   "IntegrationError": {
    "type": "object",
    "description": "An error of an integration.",
    "properties": {
     "error": {
      "type": "string",
      "description": "The reason."
     }
    }
   },
   "InputNodes": {
    "type": "object",
    "description": "A document as nodes. The server adds missing keys and anchors.",
    "required": [
     "nodes"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "document"
     },
     "data": {
      "type": "object",
      "description": "Metadata of the document. The server replaces it.",
      "additionalProperties": true
     },
     "nodes": {
      "type": "array",
      "description": "The blocks of the document, in order.",
      "items": {
       "$ref": "#/components/schemas/DocumentBlock"
      }
     }
    }
   },
   "InputDocument": {
    "type": "object",
    "description": "A document as Markdown or nodes. Nodes have precedence over Markdown. Without both, the document is empty. The nodes may be members of\nthis object or of `document`.\n",
    "properties": {
     "nodes": {
      "type": "array",
      "description": "The blocks of the document, in order, as an alternative to `document`.",
      "items": {
       "$ref": "#/components/schemas/DocumentBlock"
      }
     },
     "markdown": {
      "type": "string",
      "description": "The document as Markdown. A link to `/pages/<id>` refers to the page with this ID."
     },
     "document": {
      "$ref": "#/components/schemas/InputNodes"
     }
    }
   },
   "ContentComputeDocumentAnswer": {
    "type": "object",
    "description": "The document of a page.",
    "required": [
     "document"
    ],
    "properties": {
     "document": {
      "$ref": "#/components/schemas/InputDocument"
     }
    }
   },
   "ContentComputeRevisionEvent": {
    "type": "object",
    "description": "Requests the pages and files of a source from an integration.",
    "required": [
     "eventId",
     "type",
     "installationId",
     "spaceId",
     "sourceId",
     "props",
     "dependencies"
    ],
    "properties": {
     "eventId": {
      "$ref": "#/components/schemas/IntegrationEventId"
     },
     "type": {
      "type": "string",
      "const": "content_compute_revision"
     },
     "installationId": {
      "$ref": "#/components/schemas/IntegrationInstallationId"
     },
     "spaceId": {
      "$ref": "#/components/schemas/IntegrationSpaceId"
     },
     "sourceId": {
      "$ref": "#/components/schemas/IntegrationSourceId"
     },
     "props": {
      "$ref": "#/components/schemas/IntegrationProps"
     },
     "dependencies": {
      "$ref": "#/components/schemas/IntegrationDependencies"
     }
    }
   },
   "InputPageId": {
    "type": "string",
    "pattern": "^[a-zA-Z0-9]{1,40}$",
    "description": "The ID of the page in its revision. Default: derived from the seed and the position of the page."
   },
   "InputPageSlug": {
    "type": "string",
    "description": "The input of the last segment of the path. Default: the title."
   },
   "InputPageDocument": {
    "type": "object",
    "description": "A page whose body has the source `computed`. Without `computed`, the page is empty.",
    "required": [
     "type",
     "title"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/InputPageId"
     },
     "type": {
      "type": "string",
      "const": "document"
     },
     "title": {
      "$ref": "#/components/schemas/RevisionPageTitle"
     },
     "linkTitle": {
      "$ref": "#/components/schemas/RevisionPageLinkTitle"
     },
     "emoji": {
      "$ref": "#/components/schemas/RevisionPageEmoji"
     },
     "icon": {
      "$ref": "#/components/schemas/RevisionPageIcon"
     },
     "description": {
      "type": "string",
      "maxLength": 300,
      "description": "The subtitle. Default: empty."
     },
     "slug": {
      "$ref": "#/components/schemas/InputPageSlug"
     },
     "pages": {
      "type": "array",
      "description": "The child pages, in order. Default: none.",
      "items": {
       "$ref": "#/components/schemas/InputSubpage"
      }
     },
     "computed": {
      "$ref": "#/components/schemas/ComputedContentSource"
     }
    }
   },
   "InputPageLink": {
    "type": "object",
    "description": "A link in the menu.",
    "required": [
     "type",
     "title",
     "target"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/InputPageId"
     },
     "type": {
      "type": "string",
      "const": "link"
     },
     "title": {
      "$ref": "#/components/schemas/RevisionPageTitle"
     },
     "linkTitle": {
      "$ref": "#/components/schemas/RevisionPageLinkTitle"
     },
     "emoji": {
      "$ref": "#/components/schemas/RevisionPageEmoji"
     },
     "icon": {
      "$ref": "#/components/schemas/RevisionPageIcon"
     },
     "target": {
      "$ref": "#/components/schemas/ContentRef"
     }
    }
   },
   "InputPageComputed": {
    "type": "object",
    "description": "A placeholder that the server replaces with the pages of another source. Its title is not displayed.",
    "required": [
     "type",
     "title",
     "computed"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/InputPageId"
     },
     "type": {
      "type": "string",
      "const": "computed"
     },
     "title": {
      "$ref": "#/components/schemas/RevisionPageTitle"
     },
     "linkTitle": {
      "$ref": "#/components/schemas/RevisionPageLinkTitle"
     },
     "emoji": {
      "$ref": "#/components/schemas/RevisionPageEmoji"
     },
     "icon": {
      "$ref": "#/components/schemas/RevisionPageIcon"
     },
     "computed": {
      "$ref": "#/components/schemas/ComputedContentSource"
     }
    }
   },
   "InputSubpage": {
    "description": "A child of a page of an integration. Only the top level contains groups.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/InputPageDocument"
     },
     {
      "$ref": "#/components/schemas/InputPageLink"
     },
     {
      "$ref": "#/components/schemas/InputPageComputed"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "document": "#/components/schemas/InputPageDocument",
      "link": "#/components/schemas/InputPageLink",
      "computed": "#/components/schemas/InputPageComputed"
     }
    }
   },
   "InputPageGroup": {
    "type": "object",
    "description": "A title with child pages and without a body.",
    "required": [
     "type",
     "title",
     "pages"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/InputPageId"
     },
     "type": {
      "type": "string",
      "const": "group"
     },
     "title": {
      "$ref": "#/components/schemas/RevisionPageTitle"
     },
     "linkTitle": {
      "$ref": "#/components/schemas/RevisionPageLinkTitle"
     },
     "emoji": {
      "$ref": "#/components/schemas/RevisionPageEmoji"
     },
     "icon": {
      "$ref": "#/components/schemas/RevisionPageIcon"
     },
     "slug": {
      "$ref": "#/components/schemas/InputPageSlug"
     },
     "pages": {
      "type": "array",
      "description": "The pages of the group, in order.",
      "items": {
       "$ref": "#/components/schemas/InputSubpage"
      }
     }
    }
   },
   "InputPage": {
    "description": "A page of an integration, discriminated by `type`.",
    "type": "object",
    "oneOf": [
     {
      "$ref": "#/components/schemas/InputPageDocument"
     },
     {
      "$ref": "#/components/schemas/InputPageGroup"
     },
     {
      "$ref": "#/components/schemas/InputPageLink"
     },
     {
      "$ref": "#/components/schemas/InputPageComputed"
     }
    ],
    "discriminator": {
     "propertyName": "type",
     "mapping": {
      "document": "#/components/schemas/InputPageDocument",
      "group": "#/components/schemas/InputPageGroup",
      "link": "#/components/schemas/InputPageLink",
      "computed": "#/components/schemas/InputPageComputed"
     }
    }
   },
   "InputFile": {
    "type": "object",
    "description": "A file of an integration.",
    "required": [
     "name",
     "contentType",
     "downloadURL",
     "size"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The ID of the file in its revision. Default: derived from the seed."
     },
     "name": {
      "type": "string",
      "description": "The file name for downloads."
     },
     "contentType": {
      "type": "string",
      "description": "The media type."
     },
     "downloadURL": {
      "type": "string",
      "format": "uri",
      "pattern": "^[hH][tT][tT][pP][sS]?://",
      "description": "The URL of the content."
     },
     "size": {
      "type": "number",
      "minimum": 0,
      "description": "The size in bytes."
     },
     "dimensions": {
      "type": "object",
      "description": "The dimensions of an image in pixels. Absent for other files.",
      "required": [
       "width",
       "height"
      ],
      "properties": {
       "width": {
        "type": "number",
        "minimum": 0,
        "description": "The width in pixels."
       },
       "height": {
        "type": "number",
        "minimum": 0,
        "description": "The height in pixels."
       }
      }
     }
    }
   },
   "ContentComputeRevisionAnswer": {
    "type": "object",
    "description": "The pages and files of a source. The server adds missing members of pages.",
    "properties": {
     "pages": {
      "type": "array",
      "description": "The pages, in order. Default: none.",
      "items": {
       "$ref": "#/components/schemas/InputPage"
      }
     },
     "files": {
      "type": "array",
      "description": "The files that the pages refer to. Default: none.",
      "items": {
       "$ref": "#/components/schemas/InputFile"
      }
     }
    }
   }
  },
  "parameters": {
   "OrganizationId": {
    "name": "organizationId",
    "in": "path",
    "required": true,
    "description": "The ID of the organization, case-insensitive. Responses contain the ID as it was created.\n",
    "schema": {
     "type": "string"
    },
    "example": "saltwater"
   },
   "AuditSince": {
    "name": "since",
    "in": "query",
    "description": "Selects events at this time or later: a date in UTC, or a time with a time zone, in ISO 8601.\n",
    "allowReserved": true,
    "schema": {
     "type": "string",
     "maxLength": 40,
     "pattern": "^\\d{4}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d\\d:\\d\\d))?$"
    },
    "example": "2025-11-01"
   },
   "AuditUntil": {
    "name": "until",
    "in": "query",
    "description": "Selects events before this time, in the form of `since`.\n",
    "allowReserved": true,
    "schema": {
     "type": "string",
     "maxLength": 40,
     "pattern": "^\\d{4}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d\\d:\\d\\d))?$"
    },
    "example": "2025-11-20T12:00:00Z"
   },
   "AuditAction": {
    "name": "action",
    "in": "query",
    "description": "Selects events with this action.",
    "allowReserved": true,
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "example": "spec.replace"
   },
   "AuditActor": {
    "name": "actor",
    "in": "query",
    "description": "Selects events of this actor.",
    "allowReserved": true,
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 260
    },
    "example": "ci"
   },
   "Page": {
    "name": "page",
    "in": "query",
    "description": "The cursor of the page to return: the `next.page` of the previous page. Default: the first page. The cursor is opaque and valid only\nfor its list, with the same filters and order.\n",
    "schema": {
     "type": "string",
     "maxLength": 1024
    },
    "example": "20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3"
   },
   "Limit": {
    "name": "limit",
    "in": "query",
    "description": "The maximum number of items in a page.",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 1000,
     "default": 50
    },
    "example": 50
   },
   "SpecSearch": {
    "name": "q",
    "in": "query",
    "description": "Returns only specifications with all words of this text. A word matches the beginning of a word in the slug, the title, the owner, or a\ntag, regardless of case and accents. Letters and digits form words; words also begin at a capital letter within a word\n(`map` matches `OpenMap`), and at every character of scripts without spaces. A text without letters and digits matches nothing.\n",
    "allowReserved": true,
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "example": "ferry book"
   },
   "SpecState": {
    "name": "state",
    "in": "query",
    "description": "Returns only specifications in this state: `pending` and `progress` as `processingState`; `complete` if the last attempt succeeded, and\n`failed` if it failed.\n",
    "schema": {
     "type": "string",
     "enum": [
      "pending",
      "progress",
      "complete",
      "failed"
     ]
    },
    "example": "failed"
   },
   "SpecOwner": {
    "name": "owner",
    "in": "query",
    "description": "Returns only specifications with this owner, regardless of case and accents.",
    "allowReserved": true,
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "example": "Team Tide"
   },
   "SpecTag": {
    "name": "tag",
    "in": "query",
    "description": "Returns only specifications with this tag, regardless of case and accents.",
    "allowReserved": true,
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 50
    },
    "example": "booking"
   },
   "SpecLifecycle": {
    "name": "lifecycle",
    "in": "query",
    "description": "Returns only specifications in this stage of life.",
    "schema": {
     "$ref": "#/components/schemas/OpenAPISpecLifecycle"
    },
    "example": "production"
   },
   "SpecVisibility": {
    "name": "visibility",
    "in": "query",
    "description": "Returns only specifications with this visibility.",
    "schema": {
     "$ref": "#/components/schemas/OpenAPISpecVisibility"
    },
    "example": "public"
   },
   "SpecProblems": {
    "name": "problems",
    "in": "query",
    "description": "Returns only specifications whose last attempt found a problem of this severity, or with `none`, no problem.\n",
    "schema": {
     "type": "string",
     "enum": [
      "error",
      "warning",
      "info",
      "none"
     ]
    },
    "example": "error"
   },
   "SpecSort": {
    "name": "sort",
    "in": "query",
    "description": "The order of the list; `-` reverses it. `name` is the title, or the slug if there is no title, regardless of case and accents, by the\ncode units of its first 100 characters. Entries with equal values are ordered by ID.\n",
    "schema": {
     "type": "string",
     "enum": [
      "name",
      "-name",
      "updatedAt",
      "-updatedAt",
      "createdAt",
      "-createdAt"
     ],
     "default": "createdAt"
    },
    "example": "name"
   },
   "SpecSlug": {
    "name": "specSlug",
    "in": "path",
    "required": true,
    "description": "The slug of the specification, case-insensitive.",
    "schema": {
     "type": "string"
    },
    "example": "ferry-bookings"
   },
   "WritableSpecSlug": {
    "name": "specSlug",
    "in": "path",
    "required": true,
    "description": "The slug of the specification: letters, digits, and single hyphens between them. Lookups are case-insensitive; a new specification\nkeeps the case of its slug.\n",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100,
     "pattern": "^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$"
    },
    "example": "ferry-bookings"
   },
   "ChangeId": {
    "name": "changeId",
    "in": "path",
    "required": true,
    "description": "The ID of the change.",
    "schema": {
     "type": "string"
    },
    "example": "5bd0c1a2e3f40718"
   },
   "ChangelogLimit": {
    "name": "limit",
    "in": "query",
    "description": "The maximum number of versions on the page.",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 50,
     "default": 20
    },
    "example": 10
   },
   "CheckAgainst": {
    "name": "against",
    "in": "query",
    "allowReserved": true,
    "description": "The version to compare with: `latest`, an ID, `label:` and a label, or `all` for the 100 newest versions. By default as the\ncompatibility settings say.\n",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "example": "latest"
   },
   "Label": {
    "name": "label",
    "in": "path",
    "required": true,
    "description": "The name of the label, case-insensitive.",
    "schema": {
     "type": "string"
    },
    "example": "prod"
   },
   "WritableLabel": {
    "name": "label",
    "in": "path",
    "required": true,
    "description": "The name of the label, case-insensitive: at most 63 letters, digits, dots, hyphens, and underscores, with a letter or digit first. Stored\nin lower case. `latest` is reserved, and the name must not be the ID of a version.\n",
    "schema": {
     "type": "string",
     "maxLength": 63,
     "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$"
    },
    "example": "prod"
   },
   "IfMatch": {
    "name": "If-Match",
    "in": "header",
    "description": "The `ETag` of the label. If the label has changed meanwhile, the response is 409 and nothing changes, unless the label is in the requested\nstate already: then the request succeeds, so that a retry is safe. With PUT, `*` requires that the label exists.\n",
    "schema": {
     "type": "string"
    },
    "example": "\"8c0e51d7a94b\""
   },
   "IfVersion": {
    "name": "ifVersion",
    "in": "query",
    "description": "The ID of the version that the label must point to. If it points to another one, the response is 409 and nothing changes.\n",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "example": "v3t9p7c2m8x5"
   },
   "DocumentVersion": {
    "name": "documentVersion",
    "in": "query",
    "description": "Returns only versions with this `documentVersion`, exactly.",
    "allowReserved": true,
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "example": "2.0.0"
   },
   "VersionLabel": {
    "name": "label",
    "in": "query",
    "description": "Returns only the version that this label points to, case-insensitive. The list is empty if there is no such label.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 63
    },
    "example": "prod"
   },
   "ChangesFrom": {
    "name": "from",
    "in": "query",
    "allowReserved": true,
    "description": "The version to compare with: an ID, or `label:` and a label. By default the version before, with which it was compared when it was\ncreated.\n",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "example": "label:prod"
   },
   "ChangesImpact": {
    "name": "impact",
    "in": "query",
    "description": "The least severe impact to return.",
    "schema": {
     "type": "string",
     "enum": [
      "breaking",
      "risky",
      "safe",
      "docs"
     ],
     "default": "safe"
    },
    "example": "breaking"
   },
   "IfNoneMatch": {
    "name": "If-None-Match",
    "in": "header",
    "description": "The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and\n`*`.\n",
    "schema": {
     "type": "string"
    },
    "example": "\"5b0f3c9a7d21\""
   },
   "VersionId": {
    "name": "versionId",
    "in": "path",
    "required": true,
    "description": "The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a\nlabel has the URL with the ID in `Content-Location`.\n",
    "schema": {
     "type": "string"
    },
    "example": "v3t9p7c2m8x5"
   },
   "SourcePath": {
    "name": "sourcePath",
    "in": "path",
    "required": true,
    "description": "The `path` of a file in `getOpenAPISpecVersionSource`, such as `schemas/port.yaml`. Its slashes may be escaped or not.\n",
    "schema": {
     "type": "string"
    },
    "example": "openapi.yaml"
   },
   "SearchText": {
    "name": "q",
    "in": "query",
    "required": true,
    "description": "The words to find. A result contains all of them, in any order and regardless of case and accents; the last word also matches the\nbeginning of a word if it has two letters or more (in Chinese, Japanese, and Korean one) and no space or other character follows it.\nLetters and digits form words, words also begin at a capital letter within a word (`listPorts` is found by `ports`), and whether they\nare plural does not matter. Common words such as `the` and `of` are ignored unless there are no other words, and so are all other\ncharacters: `GET /ports/{portId}` finds the operation with this method and path. Only the first eight words count, where `listPorts`\nhas two: the rest of a longer text is ignored, from the name with the ninth word on, and no word matches the beginning of another. A\ntext without letters and digits finds nothing.\n",
    "allowReserved": true,
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "example": "list ports"
   },
   "SearchKindFilter": {
    "name": "kind",
    "in": "query",
    "description": "Returns only results of this kind. By default all.",
    "schema": {
     "$ref": "#/components/schemas/SearchKind"
    },
    "example": "operation"
   },
   "SearchSpec": {
    "name": "spec",
    "in": "query",
    "description": "Returns only results of the specification with this slug, case-insensitive. If there is no such specification, the response is 404.\n",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "example": "ferry-bookings"
   },
   "SearchLimit": {
    "name": "limit",
    "in": "query",
    "description": "The maximum number of results in a page.",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 50,
     "default": 20
    },
    "example": 20
   },
   "TokenId": {
    "name": "tokenId",
    "in": "path",
    "required": true,
    "description": "The ID of the token.",
    "schema": {
     "type": "string"
    },
    "example": "t6m3x8q1z5b2"
   },
   "TrustedPublisherId": {
    "name": "trustedPublisherId",
    "in": "path",
    "required": true,
    "description": "The ID of the trusted publisher.",
    "schema": {
     "type": "string"
    },
    "example": "p4k8w2m6r1c9"
   },
   "SpaceId": {
    "name": "spaceId",
    "in": "path",
    "required": true,
    "description": "The ID of the space.",
    "schema": {
     "type": "string"
    },
    "example": "ferrydocs"
   },
   "DocumentSchema": {
    "name": "schema",
    "in": "query",
    "description": "The schema of the document. In `current`, blocks of operations, webhooks, and schemas only refer to the specification. In `next`, they\nalso contain the referenced data as `data.resolved`, which requires the `openapi:read` scope, too.\n",
    "schema": {
     "$ref": "#/components/schemas/DocumentSchema"
    },
    "example": "current"
   },
   "DocumentDepth": {
    "name": "depth",
    "in": "query",
    "description": "The maximum number of references between schemas that `data.resolved` follows, breadth first. Schemas beyond it are omitted: only their\nnames remain, in `$ref`. References to schemas without subschemas, such as a string with its allowed values, do not count. Requires\n`schema=next`. Default: no limit besides the size.\n",
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10
    },
    "example": 2
   },
   "EmailDomain": {
    "name": "emailDomain",
    "in": "path",
    "required": true,
    "description": "The part of an email address after the `@`, case-insensitive.",
    "schema": {
     "type": "string"
    },
    "example": "saltwater.example"
   },
   "PublishedSpecSlug": {
    "name": "specSlug",
    "in": "path",
    "required": true,
    "description": "The slug of the specification, case-insensitive, optionally followed by `@` and a label, such as `ferry-bookings@prod`.\n",
    "schema": {
     "type": "string"
    },
    "example": "ferry-bookings"
   }
  },
  "headers": {
   "RequestId": {
    "required": true,
    "description": "Identifies the request in the log of the server. Include it in bug reports.",
    "schema": {
     "type": "string"
    },
    "example": "0k4v8n1s6m2q"
   },
   "WWWAuthenticate": {
    "description": "The authentication scheme, which is always a bearer token.",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "Bearer realm=\"specshelf\""
   },
   "RetryAfter": {
    "description": "The number of seconds until a retry.",
    "required": true,
    "schema": {
     "type": "integer",
     "minimum": 1
    },
    "example": 37
   },
   "RateLimitLimit": {
    "description": "The maximum number of requests per minute.",
    "required": true,
    "schema": {
     "type": "integer",
     "minimum": 1
    },
    "example": 600
   },
   "RateLimitRemaining": {
    "description": "The number of remaining requests until `X-RateLimit-Reset`.",
    "required": true,
    "schema": {
     "type": "integer",
     "minimum": 0
    },
    "example": 0
   },
   "RateLimitReset": {
    "description": "The time when the limit resets, as Unix time in seconds.",
    "required": true,
    "schema": {
     "type": "integer"
    },
    "example": 1767225637
   },
   "Deprecation": {
    "description": "The time of the deprecation of the version, otherwise of the specification, as `@` and Unix time in seconds (RFC 9745). Absent unless\nthe owner has deprecated one of them.\n",
    "schema": {
     "type": "string",
     "pattern": "^@-?\\d+$"
    },
    "example": "@1772323200"
   },
   "Sunset": {
    "description": "The time after which the deprecated version or specification may be removed, as an HTTP date (RFC 8594). Absent unless the deprecation\nhas such a time.\n",
    "schema": {
     "type": "string"
    },
    "example": "Tue, 01 Sep 2026 00:00:00 GMT"
   },
   "LabelETag": {
    "description": "The strong entity tag of the label, for `If-Match`. It changes when the label moves, and with every other change of the body.",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "\"8c0e51d7a94b\""
   },
   "ETag": {
    "description": "The strong entity tag of the body.",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "\"5b0f3c9a7d21\""
   },
   "CacheControl": {
    "description": "The caching policy of the response.",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "private, no-cache"
   },
   "GitBookCacheTag": {
    "description": "Tags of the resources that the response depends on, separated by commas without spaces, truncated to 3,000 characters. The response is\nstale when one of them changes.\n",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "organization:saltwater:openapi:ferry-bookings"
   },
   "GitBookCacheControl": {
    "description": "The caching policy for frontends with tag-based invalidation: they may cache the response for this time, unless a tag in\n`x-gitbook-cache-tag` is invalidated.\n",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "max-age=60"
   },
   "ContentLocation": {
    "description": "The URL of this resource with the ID of the version. Present if the request named the version by a label.\n",
    "schema": {
     "type": "string",
     "format": "uri"
    },
    "example": "http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5"
   },
   "ContentSecurityPolicy": {
    "description": "Disables scripts and subresources if a browser displays the response, because publishers control its content.\n",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "sandbox; default-src 'none'"
   },
   "ContentDisposition": {
    "description": "The name that browsers suggest for the file.",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "inline; filename=\"museum.json\""
   },
   "AccessControlAllowOrigin": {
    "description": "Allows pages of all origins to read the response.",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "*"
   },
   "AccessControlExposeHeaders": {
    "description": "The additional response headers that pages of other origins may read.",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "ETag, Deprecation, Sunset"
   }
  },
  "responses": {
   "Failure": {
    "description": "Any other error, such as 500 for a failure of the server.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "internal": {
        "summary": "A failure of the server",
        "value": {
         "error": {
          "code": 500,
          "type": "internal",
          "message": "An unexpected error occurred in the server. Try again later."
         }
        }
       }
      }
     }
    }
   },
   "Unauthorized": {
    "description": "The token is missing, malformed, unknown, or expired.",
    "headers": {
     "WWW-Authenticate": {
      "$ref": "#/components/headers/WWWAuthenticate"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "missingToken": {
        "summary": "A request without a token",
        "value": {
         "error": {
          "code": 401,
          "type": "unauthenticated",
          "message": "An access token is required. Send `Authorization: Bearer <token>`."
         }
        }
       }
      }
     }
    }
   },
   "NotFound": {
    "description": "A resource in the path or the body does not exist, or the token has no access to it.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "unknownSpec": {
        "summary": "An unknown slug",
        "value": {
         "error": {
          "code": 404,
          "type": "not-found",
          "message": "OpenAPI specification \"ferry-boookings\" was not found."
         }
        }
       }
      }
     }
    }
   },
   "TooManyRequests": {
    "description": "The request exceeds a rate limit, which `error.message` describes. Retry after `Retry-After` seconds.\n",
    "headers": {
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     },
     "X-RateLimit-Limit": {
      "$ref": "#/components/headers/RateLimitLimit"
     },
     "X-RateLimit-Remaining": {
      "$ref": "#/components/headers/RateLimitRemaining"
     },
     "X-RateLimit-Reset": {
      "$ref": "#/components/headers/RateLimitReset"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "tooMany": {
        "summary": "A token over its limit",
        "value": {
         "error": {
          "code": 429,
          "type": "too-many-requests",
          "message": "More than 600 requests in a minute with this token. Try again in 37 seconds."
         }
        }
       }
      }
     }
    }
   },
   "ServiceUnavailable": {
    "description": "The storage of the server is unavailable, read-only, or full; too many large requests or responses are in transit; or too many searches\nare waiting, or a search takes too long. Accepted writes are not lost, and reads may still work. Retry after `Retry-After` seconds.\n`error.type` is `storage-unavailable`, `storage-full`, or `overloaded`.\n",
    "headers": {
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "storageUnavailable": {
        "summary": "A database during a restart",
        "value": {
         "error": {
          "code": 503,
          "type": "storage-unavailable",
          "message": "The storage of the server is unavailable or read-only at the moment. Try again later."
         }
        }
       },
       "storageFull": {
        "summary": "A full disk",
        "value": {
         "error": {
          "code": 503,
          "type": "storage-full",
          "message": "The server is out of storage. Reads work, writes fail. Try again later."
         }
        }
       },
       "overloaded": {
        "summary": "Too many large bodies at the same time",
        "value": {
         "error": {
          "code": 503,
          "type": "overloaded",
          "message": "The server is receiving too many large bodies at the moment. Try again later."
         }
        }
       }
      }
     }
    }
   },
   "BadRequest": {
    "description": "A parameter or the body is invalid. `error.details` lists the problems.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "invalidLimit": {
        "summary": "A parameter out of range",
        "value": {
         "error": {
          "code": 400,
          "type": "invalid-request",
          "message": "The request is invalid. /query/limit: must be <= 1000",
          "details": [
           {
            "path": "/query/limit",
            "message": "must be <= 1000"
           }
          ]
         }
        }
       }
      }
     }
    }
   },
   "Forbidden": {
    "description": "The token lacks the required scope, which `error.message` contains.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "missingScope": {
        "summary": "A read-only token",
        "value": {
         "error": {
          "code": 403,
          "type": "insufficient-scope",
          "message": "A token with the scope openapi:write is required."
         }
        }
       },
       "loosenedSettings": {
        "summary": "A token that publishes, and would accept refused changes",
        "value": {
         "error": {
          "code": 403,
          "type": "insufficient-scope",
          "message": "A token with the scope openapi:acknowledge is required: the specification refuses breaking changes, and this change of `compatibility.refuse` loosens that."
         }
        }
       }
      }
     }
    }
   },
   "Conflict": {
    "description": "The organization already has a specification with this slug (compared case-insensitively).",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "slugTaken": {
        "summary": "A slug in use",
        "value": {
         "error": {
          "code": 409,
          "type": "conflict",
          "message": "The organization has an OpenAPI specification with the slug \"ferry-bookings\" already. Use PUT to replace its source."
         }
        }
       }
      }
     }
    }
   },
   "ContentTooLarge": {
    "description": "The body exceeds the limit: by default 48 MiB if it contains a specification, and 1 MiB otherwise.\n",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "tooLarge": {
        "summary": "Text above the limit",
        "value": {
         "error": {
          "code": 413,
          "type": "too-large",
          "message": "The text of a specification may have 33554432 bytes in UTF-8, and this one has 41943040."
         }
        }
       }
      }
     }
    }
   },
   "UnsupportedMediaType": {
    "description": "The media type of the body is not `application/json`, or its `Content-Encoding` is not supported.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "wrongType": {
        "summary": "A body sent as a form",
        "value": {
         "error": {
          "code": 415,
          "type": "unsupported-media-type",
          "message": "Send the body as JSON in UTF-8, with `Content-Type: application/json`."
         }
        }
       }
      }
     }
    }
   },
   "Incompatible": {
    "description": "The compatibility settings of the specification refuse changes of the source: `error.type` is `incompatible`, and `error.changes` lists\nthe first of them. The request changed nothing. Acknowledge the changes, or change the settings.\n",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "removedPath": {
        "summary": "A removed path",
        "value": {
         "error": {
          "code": 409,
          "type": "incompatible",
          "message": "1 breaking change, and this specification refuses it. `/sailings` was removed (openapi.yaml:19). Acknowledge 5bd0c1a2e3f40718, or change the compatibility settings.",
          "changeCount": 1,
          "summary": {
           "breaking": 1,
           "risky": 0,
           "safe": 0,
           "docs": 0
          },
          "changes": [
           {
            "id": "5bd0c1a2e3f40718",
            "rule": "path-removed",
            "impact": "breaking",
            "category": "wire",
            "action": "removed",
            "message": "`/sailings` was removed.",
            "directions": {
             "toServer": "breaking",
             "toClient": "breaking"
            },
            "before": {
             "pointer": "/paths/~1sailings",
             "file": "openapi.yaml",
             "line": 19,
             "column": 3
            },
            "operations": [
             {
              "method": "get",
              "path": "/sailings",
              "operationId": "listSailings"
             }
            ],
            "operationCount": 1
           }
          ]
         }
        }
       }
      }
     }
    }
   },
   "LabelConflict": {
    "description": "The label points to another version than the request expects, or the request requires that it does not exist: `error.version` is the\nversion that it points to, absent if there is no such label. Deleting the default label also returns 409, without\n`error.version`. The request changed nothing.\n",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "moved": {
        "summary": "A label that has moved",
        "value": {
         "error": {
          "code": 409,
          "type": "conflict",
          "message": "The label \"prod\" points to the version \"v6k1d4s2h8n5\" now. The request changed nothing. Read the label, and try again.",
          "version": "v6k1d4s2h8n5"
         }
        }
       }
      }
     }
    }
   },
   "NotModified": {
    "description": "The content matches `If-None-Match`. The response has no body.",
    "headers": {
     "ETag": {
      "$ref": "#/components/headers/ETag"
     },
     "Cache-Control": {
      "$ref": "#/components/headers/CacheControl"
     },
     "Content-Location": {
      "$ref": "#/components/headers/ContentLocation"
     },
     "Deprecation": {
      "$ref": "#/components/headers/Deprecation"
     },
     "Sunset": {
      "$ref": "#/components/headers/Sunset"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    }
   },
   "DocumentNotModified": {
    "description": "The content matches `If-None-Match`. The response has no body.",
    "headers": {
     "ETag": {
      "$ref": "#/components/headers/ETag"
     },
     "Cache-Control": {
      "$ref": "#/components/headers/CacheControl"
     },
     "Content-Location": {
      "$ref": "#/components/headers/ContentLocation"
     },
     "Content-Security-Policy": {
      "$ref": "#/components/headers/ContentSecurityPolicy"
     },
     "Deprecation": {
      "$ref": "#/components/headers/Deprecation"
     },
     "Sunset": {
      "$ref": "#/components/headers/Sunset"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    }
   },
   "SourceNotModified": {
    "description": "The content matches `If-None-Match`. The response has no body.",
    "headers": {
     "ETag": {
      "$ref": "#/components/headers/ETag"
     },
     "Cache-Control": {
      "$ref": "#/components/headers/CacheControl"
     },
     "Content-Location": {
      "$ref": "#/components/headers/ContentLocation"
     },
     "Deprecation": {
      "$ref": "#/components/headers/Deprecation"
     },
     "Sunset": {
      "$ref": "#/components/headers/Sunset"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    }
   },
   "SourceFileNotModified": {
    "description": "The content matches `If-None-Match`. The response has no body.",
    "headers": {
     "ETag": {
      "$ref": "#/components/headers/ETag"
     },
     "Cache-Control": {
      "$ref": "#/components/headers/CacheControl"
     },
     "Content-Location": {
      "$ref": "#/components/headers/ContentLocation"
     },
     "Content-Disposition": {
      "$ref": "#/components/headers/ContentDisposition"
     },
     "Content-Security-Policy": {
      "$ref": "#/components/headers/ContentSecurityPolicy"
     },
     "Deprecation": {
      "$ref": "#/components/headers/Deprecation"
     },
     "Sunset": {
      "$ref": "#/components/headers/Sunset"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    }
   },
   "TrustedPublisherConflict": {
    "description": "The organization has the maximum number of trusted publishers.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "tooMany": {
        "summary": "The hundred and first trusted publisher",
        "value": {
         "error": {
          "code": 409,
          "type": "conflict",
          "message": "The organization \"saltwater\" has 100 trusted publishers, which is the limit. Delete unused ones first."
         }
        }
       }
      }
     }
    }
   },
   "ComputedNotModified": {
    "description": "The content matches `If-None-Match`. The response has no body.",
    "headers": {
     "ETag": {
      "$ref": "#/components/headers/ETag"
     },
     "Cache-Control": {
      "$ref": "#/components/headers/CacheControl"
     },
     "x-gitbook-cache-tag": {
      "$ref": "#/components/headers/GitBookCacheTag"
     },
     "x-gitbook-cache-control": {
      "$ref": "#/components/headers/GitBookCacheControl"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    }
   },
   "BadGateway": {
    "description": "An integration failed or returned an invalid response. `error.message` is the reason.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "integrationFailed": {
        "summary": "An integration that returns an error",
        "value": {
         "error": {
          "code": 502,
          "type": "bad-gateway",
          "message": "The integration \"timetables\" failed: it responded with status 500 (Internal server error)."
         }
        }
       }
      }
     }
    }
   },
   "GatewayTimeout": {
    "description": "An integration did not respond in time.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "integrationSlow": {
        "summary": "An integration that does not respond",
        "value": {
         "error": {
          "code": 504,
          "type": "gateway-timeout",
          "message": "The integration \"timetables\" did not respond within 10 seconds."
         }
        }
       }
      }
     }
    }
   },
   "InvalidIdentityToken": {
    "description": "The identity token is malformed, expired, for another audience, or not signed by its issuer. `error.type` is `invalid-identity-token`.",
    "headers": {
     "WWW-Authenticate": {
      "$ref": "#/components/headers/WWWAuthenticate"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "wrongAudience": {
        "summary": "An identity token for another service",
        "value": {
         "error": {
          "code": 401,
          "type": "invalid-identity-token",
          "message": "The claim `aud` is \"https://github.com/saltwater\", but must be \"https://specs.example.org\". Request the identity token for that audience."
         }
        }
       }
      }
     }
    }
   },
   "UntrustedPublisher": {
    "description": "No trusted publisher of the organization accepts the identity token. `error.type` is `untrusted-publisher`.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "wrongBranch": {
        "summary": "A job of another branch",
        "value": {
         "error": {
          "code": 403,
          "type": "untrusted-publisher",
          "message": "The claim `ref` is \"refs/heads/feature\", and no trusted publisher for the repository \"saltwater/apis\" accepts it. Run the job on a branch or tag that a trusted publisher accepts, or create a trusted publisher for it."
         }
        }
       }
      }
     }
    }
   },
   "ExchangeConflict": {
    "description": "The jobs of the repository have the maximum number of active tokens.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "tooMany": {
        "summary": "The hundred and first active token",
        "value": {
         "error": {
          "code": 409,
          "type": "conflict",
          "message": "The jobs of \"github:saltwater/apis\" have 100 active tokens in this organization, which is the limit. Each expires ten minutes after it was issued. Try again later."
         }
        }
       }
      }
     }
    }
   },
   "IssuerUnavailable": {
    "description": "The keys of the issuer cannot be fetched, or the server is not available. `error.type` is `issuer-unavailable`, `storage-unavailable`, `storage-full`, or `overloaded`.",
    "headers": {
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "issuerUnavailable": {
        "summary": "An issuer that does not respond",
        "value": {
         "error": {
          "code": 503,
          "type": "issuer-unavailable",
          "message": "The keys of the issuer \"https://gitlab.example.org\" cannot be fetched. The host did not respond within 10 seconds. Try again later."
         }
        }
       }
      }
     }
    }
   },
   "PublishedNotModified": {
    "description": "The content matches `If-None-Match`. The response has no body.",
    "headers": {
     "ETag": {
      "$ref": "#/components/headers/ETag"
     },
     "Cache-Control": {
      "$ref": "#/components/headers/CacheControl"
     },
     "Access-Control-Allow-Origin": {
      "$ref": "#/components/headers/AccessControlAllowOrigin"
     },
     "Access-Control-Expose-Headers": {
      "$ref": "#/components/headers/AccessControlExposeHeaders"
     },
     "Content-Disposition": {
      "$ref": "#/components/headers/ContentDisposition"
     },
     "Content-Security-Policy": {
      "$ref": "#/components/headers/ContentSecurityPolicy"
     },
     "Deprecation": {
      "$ref": "#/components/headers/Deprecation"
     },
     "Sunset": {
      "$ref": "#/components/headers/Sunset"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    }
   },
   "PublishedNotFound": {
    "description": "There is no public specification with this slug, or it has no version.",
    "headers": {
     "Access-Control-Allow-Origin": {
      "$ref": "#/components/headers/AccessControlAllowOrigin"
     },
     "Access-Control-Expose-Headers": {
      "$ref": "#/components/headers/AccessControlExposeHeaders"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      },
      "examples": {
       "notPublic": {
        "summary": "A private specification",
        "value": {
         "error": {
          "code": 404,
          "type": "not-found",
          "message": "Published OpenAPI specification \"ferry-bookings\" was not found."
         }
        }
       }
      }
     }
    }
   }
  },
  "examples": {
   "Organization": {
    "summary": "An organization with optional members",
    "value": {
     "object": "organization",
     "id": "saltwater",
     "title": "Saltwater Lines",
     "createdAt": "2025-11-20T09:00:00.000Z",
     "emailDomains": [
      "saltwater.example"
     ],
     "type": "business",
     "hostname": "saltwater",
     "useCase": "productDocs",
     "defaultRole": "read",
     "defaultContent": {
      "type": "site",
      "site": "site_7f3q"
     },
     "sso": true,
     "ai": false,
     "inviteLinks": false,
     "plan": "pro",
     "billing": {
      "interval": "yearly",
      "endDate": "2026-11-20T09:00:00.000Z",
      "hasPaymentFailed": false,
      "isScheduledToCancel": false
     },
     "customHostname": "docs.saltwater.example",
     "urls": {
      "location": "https://specs.saltwater.example/v1/orgs/saltwater",
      "app": "https://specs.saltwater.example/orgs/saltwater",
      "logo": "https://www.saltwater.example/logo.svg"
     },
     "trial": {
      "status": "ended",
      "count": 1,
      "endDate": "2025-12-20T09:00:00.000Z"
     },
     "mergeRules": {
      "type": "none"
     },
     "permissions": {
      "admin": false,
      "createContent": false,
      "view": true,
      "access": true,
      "ownTeam": false,
      "createOpenAPISpec": true,
      "viewBilling": false,
      "listMembers": false,
      "listTeams": false,
      "listIntegrations": false,
      "listInstallations": false,
      "installIntegration": false
     }
    }
   },
   "AuditEvents": {
    "summary": "A publication, and a command of the operator",
    "value": {
     "items": [
      {
       "object": "audit-event",
       "id": "a5k2r8w1m4c7",
       "createdAt": "2025-11-20T09:30:00.000Z",
       "action": "spec.replace",
       "actor": "ci",
       "tokenId": "t6m3x8q1z5b2",
       "requestId": "0k4v8n1s6m2q",
       "details": {
        "specId": "s5h8n2w6k1d4",
        "specSlug": "ferry-bookings"
       }
      },
      {
       "object": "audit-event",
       "id": "a1d6f3j9z2x8",
       "createdAt": "2025-11-20T09:00:00.000Z",
       "action": "space.create",
       "actor": "operator",
       "account": "ada",
       "details": {
        "spaceId": "ferrydocs"
       }
      }
     ],
     "count": 2
    }
   },
   "SpecList": {
    "summary": "The first page of a list, with `limit=1`",
    "value": {
     "items": [
      {
       "object": "openapi-spec",
       "id": "s5h8n2w6k1d4",
       "createdAt": "2025-11-20T09:30:00.000Z",
       "updatedAt": "2025-11-20T09:30:04.120Z",
       "slug": "ferry-bookings",
       "sourceURL": "https://api.saltwater.example/openapi.yaml",
       "processingState": "complete",
       "visibility": "private",
       "lastVersion": "v3t9p7c2m8x5",
       "lastProcessedAt": "2025-11-20T09:30:04.120Z",
       "lastProcessedErrors": [],
       "lastProcessedErrorCount": 0,
       "problemCounts": {
        "error": 0,
        "warning": 0,
        "info": 0
       },
       "title": "Ferry bookings",
       "documentVersion": "2.1.0",
       "summary": "Book, change, and cancel journeys.",
       "counts": {
        "operations": 12,
        "webhooks": 1,
        "schemas": 9
       },
       "owner": "Team Tide",
       "tags": [
        "booking",
        "ferry"
       ],
       "lifecycle": "production",
       "links": [
        {
         "title": "Runbook",
         "url": "https://wiki.saltwater.example/ferry-bookings"
        }
       ],
       "compatibility": {
        "refuse": "none",
        "against": "latest",
        "categories": [
         "wire"
        ],
        "rules": {},
        "strict": false
       },
       "permissions": {
        "view": true,
        "edit": true
       },
       "urls": {
        "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings",
        "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings"
       }
      }
     ],
     "count": 2,
     "next": {
      "page": "20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3"
     }
    }
   },
   "CreateFromURL": {
    "summary": "From a URL",
    "value": {
     "slug": "ferry-bookings",
     "source": {
      "url": "https://api.saltwater.example/openapi.yaml"
     }
    }
   },
   "CreateFromText": {
    "summary": "From text",
    "value": {
     "slug": "harbor-weather",
     "source": {
      "text": "openapi: 3.1.0\ninfo:\n  title: Harbor weather\n  version: 1.0.0\npaths: {}\n"
     }
    }
   },
   "CreateFromFiles": {
    "summary": "From a set of files",
    "value": {
     "slug": "ferry-timetable",
     "source": {
      "entry": "openapi.yaml",
      "files": {
       "openapi.yaml": "openapi: 3.1.0\ninfo:\n  title: Ferry timetable\n  version: 1.0.0\npaths:\n  /sailings:\n    $ref: paths/sailings.yaml\n",
       "paths/sailings.yaml": "get:\n  operationId: listSailings\n  responses:\n    \"200\": { description: The sailings of today. }\n"
      }
     }
    }
   },
   "PendingSpec": {
    "summary": "A specification that is queued for processing",
    "value": {
     "object": "openapi-spec",
     "id": "s5h8n2w6k1d4",
     "createdAt": "2025-11-20T09:30:00.000Z",
     "updatedAt": "2025-11-20T09:30:00.000Z",
     "slug": "ferry-bookings",
     "sourceURL": "https://api.saltwater.example/openapi.yaml",
     "processingState": "pending",
     "visibility": "private",
     "lastProcessedErrors": [],
     "lastProcessedErrorCount": 0,
     "problemCounts": {
      "error": 0,
      "warning": 0,
      "info": 0
     },
     "tags": [],
     "links": [],
     "compatibility": {
      "refuse": "none",
      "against": "latest",
      "categories": [
       "wire"
      ],
      "rules": {},
      "strict": false
     },
     "permissions": {
      "view": true,
      "edit": true
     },
     "urls": {
      "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings",
      "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings"
     }
    }
   },
   "ProcessedSpec": {
    "summary": "A processed specification with a warning",
    "value": {
     "object": "openapi-spec",
     "id": "s5h8n2w6k1d4",
     "createdAt": "2025-11-20T09:30:00.000Z",
     "updatedAt": "2025-11-20T09:30:04.120Z",
     "slug": "ferry-bookings",
     "sourceURL": "https://api.saltwater.example/openapi.yaml",
     "processingState": "complete",
     "visibility": "private",
     "lastVersion": "v3t9p7c2m8x5",
     "lastProcessedAt": "2025-11-20T09:30:04.120Z",
     "lastProcessedErrors": [
      {
       "message": "`sumary` is not a field of an Operation object in OpenAPI 3.1: did you mean `summary`?",
       "code": "unknown-field",
       "severity": "warning",
       "pointer": "/paths/~1bookings~1{bookingId}/delete/sumary",
       "line": 41,
       "column": 7
      }
     ],
     "lastProcessedErrorCount": 1,
     "problemCounts": {
      "error": 0,
      "warning": 1,
      "info": 0
     },
     "title": "Ferry bookings",
     "documentVersion": "2.1.0",
     "summary": "Book, change, and cancel journeys.",
     "counts": {
      "operations": 12,
      "webhooks": 1,
      "schemas": 9
     },
     "tags": [],
     "links": [],
     "compatibility": {
      "refuse": "none",
      "against": "latest",
      "categories": [
       "wire"
      ],
      "rules": {},
      "strict": false
     },
     "permissions": {
      "view": true,
      "edit": true
     },
     "urls": {
      "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings",
      "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings"
     }
    }
   },
   "FailedSpec": {
    "summary": "A specification whose source could not be fetched",
    "value": {
     "object": "openapi-spec",
     "id": "s5h8n2w6k1d4",
     "createdAt": "2025-11-20T09:30:00.000Z",
     "updatedAt": "2025-11-20T09:30:04.120Z",
     "slug": "ferry-bookings",
     "sourceURL": "https://api.saltwater.example/openapi.yaml",
     "processingState": "complete",
     "visibility": "private",
     "lastVersion": "v3t9p7c2m8x5",
     "lastProcessedAt": "2025-11-21T03:30:20.003Z",
     "lastProcessErrorCode": "FETCH_TIMEOUT",
     "failingSince": "2025-11-20T15:30:21.480Z",
     "lastProcessedErrors": [
      {
       "message": "The answer was not complete after 20 seconds. Check that the host answers in time, or send the document as text.",
       "code": "fetch-timeout",
       "severity": "error"
      }
     ],
     "lastProcessedErrorCount": 1,
     "problemCounts": {
      "error": 1,
      "warning": 0,
      "info": 0
     },
     "title": "Ferry bookings",
     "documentVersion": "2.1.0",
     "summary": "Book, change, and cancel journeys.",
     "counts": {
      "operations": 12,
      "webhooks": 1,
      "schemas": 9
     },
     "tags": [],
     "links": [],
     "compatibility": {
      "refuse": "none",
      "against": "latest",
      "categories": [
       "wire"
      ],
      "rules": {},
      "strict": false
     },
     "permissions": {
      "view": true,
      "edit": true
     },
     "urls": {
      "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings",
      "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings"
     }
    }
   },
   "ReplaceByURL": {
    "summary": "From a URL",
    "value": {
     "source": {
      "url": "https://api.saltwater.example/openapi.yaml"
     }
    }
   },
   "ReplaceByPrivateURL": {
    "summary": "From a URL that requires authentication",
    "value": {
     "source": {
      "url": "https://git.saltwater.example/api/raw/main/openapi.yaml",
      "headers": {
       "authorization": "Bearer the-token-of-the-source"
      }
     }
    }
   },
   "ReplaceByText": {
    "summary": "From text, with a label and the commit",
    "value": {
     "source": {
      "text": "{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"Ferry bookings\",\"version\":\"2.1.0\"},\"paths\":{}}"
     },
     "labels": [
      "prod"
     ],
     "provenance": {
      "repository": "saltwater/ferries",
      "commit": "4f1c92ab70d3",
      "branch": "main",
      "url": "https://git.saltwater.example/saltwater/ferries/commit/4f1c92ab70d3"
     }
    }
   },
   "RequeuedSpec": {
    "summary": "A specification that is queued again",
    "value": {
     "object": "openapi-spec",
     "id": "s5h8n2w6k1d4",
     "createdAt": "2025-11-20T09:30:00.000Z",
     "updatedAt": "2025-11-21T14:05:10.250Z",
     "slug": "ferry-bookings",
     "sourceURL": "https://api.saltwater.example/openapi.yaml",
     "processingState": "pending",
     "visibility": "private",
     "lastVersion": "v3t9p7c2m8x5",
     "lastProcessedAt": "2025-11-20T09:30:04.120Z",
     "lastProcessedErrors": [],
     "lastProcessedErrorCount": 0,
     "problemCounts": {
      "error": 0,
      "warning": 0,
      "info": 0
     },
     "title": "Ferry bookings",
     "documentVersion": "2.1.0",
     "summary": "Book, change, and cancel journeys.",
     "counts": {
      "operations": 12,
      "webhooks": 1,
      "schemas": 9
     },
     "tags": [],
     "links": [],
     "compatibility": {
      "refuse": "none",
      "against": "latest",
      "categories": [
       "wire"
      ],
      "rules": {},
      "strict": false
     },
     "permissions": {
      "view": true,
      "edit": true
     },
     "urls": {
      "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings",
      "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings"
     }
    }
   },
   "Publish": {
    "summary": "Publish a specification",
    "value": {
     "visibility": "public"
    }
   },
   "SetMetadata": {
    "summary": "Set the metadata of a specification, and remove its lifecycle",
    "value": {
     "owner": "Team Tide",
     "tags": [
      "booking",
      "ferry"
     ],
     "lifecycle": null,
     "links": [
      {
       "title": "Runbook",
       "url": "https://wiki.saltwater.example/ferry-bookings"
      }
     ]
    }
   },
   "Deprecate": {
    "summary": "Deprecate a specification or a version",
    "value": {
     "deprecation": {
      "at": "2026-03-01T00:00:00Z",
      "sunset": "2026-09-01T00:00:00Z",
      "note": "Use version 3 instead."
     }
    }
   },
   "SetCompatibility": {
    "summary": "Refuse breaking changes",
    "value": {
     "compatibility": {
      "refuse": "breaking",
      "rules": {
       "enum-value-added": "breaking"
      }
     }
    }
   },
   "PublicSpec": {
    "summary": "A public specification",
    "value": {
     "object": "openapi-spec",
     "id": "s5h8n2w6k1d4",
     "createdAt": "2025-11-20T09:30:00.000Z",
     "updatedAt": "2025-11-21T16:12:45.900Z",
     "slug": "ferry-bookings",
     "sourceURL": "https://api.saltwater.example/openapi.yaml",
     "processingState": "complete",
     "visibility": "public",
     "lastVersion": "v3t9p7c2m8x5",
     "lastProcessedAt": "2025-11-20T09:30:04.120Z",
     "lastProcessedErrors": [],
     "lastProcessedErrorCount": 0,
     "problemCounts": {
      "error": 0,
      "warning": 0,
      "info": 0
     },
     "title": "Ferry bookings",
     "documentVersion": "2.1.0",
     "summary": "Book, change, and cancel journeys.",
     "counts": {
      "operations": 12,
      "webhooks": 1,
      "schemas": 9
     },
     "owner": "Team Tide",
     "tags": [
      "booking",
      "ferry"
     ],
     "lifecycle": "production",
     "links": [
      {
       "title": "Runbook",
       "url": "https://wiki.saltwater.example/ferry-bookings"
      }
     ],
     "compatibility": {
      "refuse": "none",
      "against": "latest",
      "categories": [
       "wire"
      ],
      "rules": {},
      "strict": false
     },
     "permissions": {
      "view": true,
      "edit": true
     },
     "urls": {
      "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings",
      "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings",
      "published": "https://specs.saltwater.example/published/saltwater/ferry-bookings.json"
     }
    }
   },
   "Acknowledgments": {
    "summary": "One acknowledgment",
    "value": {
     "items": [
      {
       "change": "5bd0c1a2e3f40718",
       "reason": "No client reads the sailings any more.",
       "acknowledgedAt": "2026-11-03T08:15:30.000Z",
       "expiresAt": "2026-11-10T08:15:30.000Z",
       "acknowledgedBy": "u4m7q2z9k1c8"
      }
     ],
     "count": 1
    }
   },
   "Acknowledge": {
    "summary": "One change",
    "value": {
     "changes": [
      "5bd0c1a2e3f40718"
     ],
     "reason": "No client reads the sailings any more."
    }
   },
   "Changelog": {
    "summary": "Two versions",
    "value": {
     "items": [
      {
       "version": {
        "object": "openapi-spec-version",
        "id": "v6k1d4s2h8n5",
        "createdAt": "2026-11-03T08:15:30.000Z",
        "title": "Ferry bookings",
        "documentVersion": "2.1.0",
        "digest": "0c1d8e",
        "labels": [
         "prod"
        ],
        "publicationCount": 1,
        "changes": {
         "from": "v3t9p7c2m8x5",
         "summary": {
          "breaking": 0,
          "risky": 0,
          "safe": 1,
          "docs": 0
         },
         "bump": "minor"
        },
        "url": "http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v6k1d4s2h8n5/document.json",
        "urls": {
         "location": "http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v6k1d4s2h8n5",
         "app": "http://127.0.0.1:8787/saltwater/ferry-bookings?version=v6k1d4s2h8n5"
        }
       },
       "changes": [
        {
         "id": "81aa04c7be5512f0",
         "rule": "operation-added",
         "impact": "safe",
         "category": "wire",
         "action": "added",
         "message": "`GET` `/sailings` was added.",
         "directions": {
          "toServer": "safe",
          "toClient": "safe"
         },
         "after": {
          "pointer": "/paths/~1sailings/get",
          "file": "openapi.yaml",
          "line": 20,
          "column": 5
         },
         "operations": [
          {
           "method": "get",
           "path": "/sailings",
           "operationId": "listSailings"
          }
         ],
         "operationCount": 1
        }
       ]
      }
     ],
     "count": 1
    }
   },
   "CheckText": {
    "summary": "A text",
    "value": {
     "source": {
      "text": "{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"Ferry bookings\",\"version\":\"2.2.0\"},\"paths\":{}}"
     }
    }
   },
   "RefusedCheck": {
    "summary": "A refused source",
    "value": {
     "object": "openapi-spec-check",
     "verdict": "refused",
     "from": "v6k1d4s2h8n5",
     "compatibility": {
      "refuse": "breaking",
      "against": "latest",
      "categories": [
       "wire"
      ],
      "rules": {},
      "strict": false
     },
     "complete": true,
     "summary": {
      "breaking": 1,
      "risky": 0,
      "safe": 0,
      "docs": 0
     },
     "bump": "major",
     "items": [
      {
       "id": "5bd0c1a2e3f40718",
       "rule": "path-removed",
       "impact": "breaking",
       "category": "wire",
       "action": "removed",
       "message": "`/sailings` was removed.",
       "directions": {
        "toServer": "breaking",
        "toClient": "breaking"
       },
       "before": {
        "pointer": "/paths/~1sailings",
        "file": "openapi.yaml",
        "line": 19,
        "column": 3
       },
       "operations": [
        {
         "method": "get",
         "path": "/sailings",
         "operationId": "listSailings"
        }
       ],
       "operationCount": 1
      }
     ],
     "count": 1,
     "refused": [
      "5bd0c1a2e3f40718"
     ],
     "acknowledged": [],
     "problems": []
    }
   },
   "LabelList": {
    "summary": "The only label",
    "value": {
     "items": [
      {
       "object": "openapi-spec-label",
       "name": "prod",
       "version": "v3t9p7c2m8x5",
       "previousVersion": "v6k1d4s2h8n5",
       "createdAt": "2025-11-02T08:00:00.000Z",
       "movedAt": "2025-11-20T09:31:00.000Z",
       "movedBy": {
        "id": "ci",
        "displayName": "Continuous integration"
       },
       "urls": {
        "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/labels/prod",
        "version": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/label:prod",
        "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings/@prod"
       }
      }
     ],
     "count": 1
    }
   },
   "Label": {
    "summary": "A label that has moved",
    "value": {
     "object": "openapi-spec-label",
     "name": "prod",
     "version": "v3t9p7c2m8x5",
     "previousVersion": "v6k1d4s2h8n5",
     "createdAt": "2025-11-02T08:00:00.000Z",
     "movedAt": "2025-11-20T09:31:00.000Z",
     "movedBy": {
      "id": "ci",
      "displayName": "Continuous integration"
     },
     "urls": {
      "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/labels/prod",
      "version": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/label:prod",
      "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings/@prod"
     }
    }
   },
   "MoveLabel": {
    "summary": "Move the label if it has not moved meanwhile",
    "value": {
     "version": "v3t9p7c2m8x5",
     "ifVersion": "v6k1d4s2h8n5"
    }
   },
   "CreateLabel": {
    "summary": "Create the label for the latest version",
    "value": {
     "version": "latest",
     "ifVersion": null
    }
   },
   "NewLabel": {
    "summary": "A new label",
    "value": {
     "object": "openapi-spec-label",
     "name": "prod",
     "version": "v6k1d4s2h8n5",
     "createdAt": "2025-11-02T08:00:00.000Z",
     "movedAt": "2025-11-02T08:00:00.000Z",
     "movedBy": {
      "id": "ci",
      "displayName": "Continuous integration"
     },
     "urls": {
      "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/labels/prod",
      "version": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/label:prod",
      "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings/@prod"
     }
    }
   },
   "VersionUsage": {
    "summary": "A version that a pipeline and visitors without sign-in read",
    "value": {
     "since": "2025-10-23",
     "lastReadAt": "2025-11-20",
     "tokenCount": 1,
     "reads": [
      {
       "date": "2025-11-20",
       "tokenId": "t6m3x8q1z5b2",
       "name": "Release pipeline",
       "requests": 12
      },
      {
       "date": "2025-11-19",
       "name": "Anonymous",
       "requests": 340
      },
      {
       "date": "2025-11-19",
       "tokenId": "t6m3x8q1z5b2",
       "name": "Release pipeline",
       "requests": 9
      }
     ]
    }
   },
   "LabelMoveList": {
    "summary": "A move and a creation",
    "value": {
     "items": [
      {
       "id": "m5w2k8r1z6t3",
       "label": "prod",
       "from": "v6k1d4s2h8n5",
       "to": "v3t9p7c2m8x5",
       "movedAt": "2025-11-20T09:31:00.000Z",
       "movedBy": {
        "id": "ci",
        "displayName": "Continuous integration"
       }
      },
      {
       "id": "m1c7x4p9d2h6",
       "label": "prod",
       "to": "v6k1d4s2h8n5",
       "movedAt": "2025-11-02T08:00:00.000Z",
       "movedBy": {
        "id": "ci",
        "displayName": "Continuous integration"
       }
      }
     ],
     "count": 2
    }
   },
   "VersionList": {
    "summary": "All versions, newest first",
    "value": {
     "items": [
      {
       "object": "openapi-spec-version",
       "id": "v3t9p7c2m8x5",
       "createdAt": "2025-11-20T09:30:04.120Z",
       "title": "Ferry bookings",
       "documentVersion": "2.0.0",
       "openapi": "3.1.0",
       "counts": {
        "operations": 1,
        "webhooks": 0,
        "schemas": 0
       },
       "size": 612,
       "digest": "71c94be0a3d25f8e6b17c0d94fa2385e1b6d70c9f8a4532ed017b9c6e83fa54d",
       "labels": [
        "prod"
       ],
       "publication": {
        "id": "b8n3v6q1w9k2",
        "publishedAt": "2025-11-20T09:30:00.000Z",
        "trigger": "submitted",
        "publisher": {
         "id": "ci",
         "displayName": "Continuous integration"
        },
        "provenance": {
         "repository": "saltwater/ferries",
         "commit": "4f1c92ab70d3",
         "branch": "main",
         "author": "Maris Lind",
         "message": "Add cancellation of bookings",
         "url": "https://git.saltwater.example/saltwater/ferries/commit/4f1c92ab70d3"
        }
       },
       "publicationCount": 1,
       "url": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5/document.json",
       "urls": {
        "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5",
        "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings"
       }
      }
     ],
     "count": 1
    }
   },
   "Version": {
    "summary": "A version",
    "value": {
     "object": "openapi-spec-version",
     "id": "v3t9p7c2m8x5",
     "createdAt": "2025-11-20T09:30:04.120Z",
     "title": "Ferry bookings",
     "documentVersion": "2.0.0",
     "openapi": "3.1.0",
     "counts": {
      "operations": 1,
      "webhooks": 0,
      "schemas": 0
     },
     "size": 612,
     "digest": "71c94be0a3d25f8e6b17c0d94fa2385e1b6d70c9f8a4532ed017b9c6e83fa54d",
     "labels": [
      "prod"
     ],
     "publication": {
      "id": "b8n3v6q1w9k2",
      "publishedAt": "2025-11-20T09:30:00.000Z",
      "trigger": "submitted",
      "publisher": {
       "id": "ci",
       "displayName": "Continuous integration"
      },
      "provenance": {
       "repository": "saltwater/ferries",
       "commit": "4f1c92ab70d3",
       "branch": "main",
       "author": "Maris Lind",
       "message": "Add cancellation of bookings",
       "url": "https://git.saltwater.example/saltwater/ferries/commit/4f1c92ab70d3"
      }
     },
     "publicationCount": 1,
     "url": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5/document.json",
     "urls": {
      "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5",
      "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings"
     }
    }
   },
   "Changes": {
    "summary": "A removed value",
    "value": {
     "object": "openapi-spec-changes",
     "from": "v3t9p7c2m8x5",
     "to": "v6k1d4s2h8n5",
     "complete": true,
     "summary": {
      "breaking": 1,
      "risky": 0,
      "safe": 2,
      "docs": 4
     },
     "bump": "major",
     "items": [
      {
       "id": "3f9c2a71d04be6aa",
       "rule": "enum-value-removed",
       "impact": "breaking",
       "category": "wire",
       "action": "removed",
       "message": "`cabin` is no longer one of the values of `seat`.",
       "directions": {
        "toServer": "breaking",
        "toClient": "safe"
       },
       "before": {
        "pointer": "/components/schemas/Booking/properties/seat/enum/2",
        "file": "openapi.yaml",
        "line": 112,
        "column": 9,
        "value": "cabin"
       },
       "after": {
        "pointer": "/components/schemas/Booking/properties/seat/enum",
        "file": "openapi.yaml",
        "line": 110,
        "column": 7
       },
       "operations": [
        {
         "method": "post",
         "path": "/bookings",
         "operationId": "createBooking",
         "at": "request application/json"
        }
       ],
       "operationCount": 1
      }
     ],
     "count": 1
    }
   },
   "VersionContent": {
    "summary": "The content of a version",
    "value": {
     "url": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5/document.json",
     "urls": {
      "source": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5/document.json",
      "public": null
     },
     "filesystem": [
      {
       "dir": ".",
       "filename": "openapi.json",
       "isEntrypoint": true,
       "references": [],
       "specification": {
        "openapi": "3.1.0",
        "info": {
         "title": "Ferry bookings",
         "version": "2.0.0"
        },
        "tags": [
         {
          "name": "bookings",
          "description": "Seats and **cars**.",
          "x-gitbook-description-html": "<p>Seats and <strong>cars</strong>.</p>"
         }
        ],
        "paths": {
         "/bookings/{bookingId}": {
          "delete": {
           "tags": [
            "bookings"
           ],
           "summary": "Cancel a booking",
           "parameters": [
            {
             "name": "bookingId",
             "in": "path",
             "required": true,
             "schema": {
              "type": "string"
             }
            }
           ],
           "responses": {
            "204": {
             "description": "Canceled",
             "x-gitbook-description-html": "<p>Canceled</p>"
            },
            "404": {
             "description": "No such booking",
             "x-gitbook-description-html": "<p>No such booking</p>",
             "content": {
              "application/json": {
               "schema": {
                "type": "object",
                "properties": {
                 "reason": {
                  "type": "string"
                 }
                }
               }
              }
             }
            }
           }
          }
         }
        }
       }
      }
     ]
    }
   },
   "RawVersion": {
    "summary": "The text as fetched",
    "value": {
     "format": "yaml",
     "text": "openapi: 3.1.0\ninfo: { title: Ferry bookings, version: 2.0.0 }\ntags:\n  - { name: bookings, description: Seats and **cars**. }\npaths:\n  /bookings/{bookingId}:\n    delete:\n      tags: [bookings]\n      summary: Cancel a booking\n      parameters:\n        - { name: bookingId, in: path, required: true, schema: { type: string } }\n      responses:\n        '204': { description: Canceled }\n        '404':\n          description: No such booking\n          content:\n            application/json:\n              schema: { type: object, properties: { reason: { type: string } } }\n"
    }
   },
   "Restore": {
    "summary": "Remove the deprecation",
    "value": {
     "deprecation": null
    }
   },
   "DeprecatedVersion": {
    "summary": "A deprecated version",
    "value": {
     "object": "openapi-spec-version",
     "id": "v3t9p7c2m8x5",
     "createdAt": "2025-11-20T09:30:04.120Z",
     "title": "Ferry bookings",
     "documentVersion": "2.0.0",
     "openapi": "3.1.0",
     "counts": {
      "operations": 1,
      "webhooks": 0,
      "schemas": 0
     },
     "size": 612,
     "digest": "71c94be0a3d25f8e6b17c0d94fa2385e1b6d70c9f8a4532ed017b9c6e83fa54d",
     "deprecation": {
      "at": "2026-03-01T00:00:00.000Z",
      "sunset": "2026-09-01T00:00:00.000Z",
      "note": "Use version 3 instead."
     },
     "labels": [
      "prod"
     ],
     "publication": {
      "id": "w4q8n1t6c3z9",
      "publishedAt": "2025-11-20T09:30:01.002Z",
      "trigger": "submitted",
      "publisher": {
       "id": "ci",
       "displayName": "Continuous integration"
      }
     },
     "publicationCount": 1,
     "url": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5/document.json",
     "urls": {
      "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5",
      "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings"
     }
    }
   },
   "Markdown": {
    "summary": "A removed value",
    "value": "## Breaking changes\n\n### POST /bookings\n\n- request application/json: `cabin` is no longer one of the values of `seat`. (openapi.yaml:110)\n"
   },
   "DocumentJSON": {
    "summary": "The processed document",
    "value": {
     "openapi": "3.1.0",
     "info": {
      "title": "Ferry bookings",
      "version": "2.0.0"
     },
     "paths": {
      "/bookings/{bookingId}": {
       "delete": {
        "summary": "Cancel a booking",
        "responses": {
         "204": {
          "description": "Canceled"
         }
        }
       }
      }
     }
    }
   },
   "DocumentYAML": {
    "summary": "The processed document",
    "value": "openapi: 3.1.0\ninfo:\n  title: Ferry bookings\n  version: 2.0.0\npaths:\n  /bookings/{bookingId}:\n    delete:\n      summary: Cancel a booking\n      responses:\n        \"204\":\n          description: Canceled\n"
   },
   "PublicationList": {
    "summary": "The same content, published twice",
    "value": {
     "items": [
      {
       "id": "b2h7t4m9x1c5",
       "publishedAt": "2025-11-21T07:00:00.000Z",
       "trigger": "submitted",
       "publisher": {
        "id": "ci",
        "displayName": "Continuous integration"
       }
      },
      {
       "id": "b8n3v6q1w9k2",
       "publishedAt": "2025-11-20T09:30:00.000Z",
       "trigger": "submitted",
       "publisher": {
        "id": "ci",
        "displayName": "Continuous integration"
       },
       "provenance": {
        "repository": "saltwater/ferries",
        "commit": "4f1c92ab70d3",
        "branch": "main"
       }
      }
     ],
     "count": 2
    }
   },
   "Source": {
    "summary": "A document and a file that it refers to",
    "value": {
     "entry": "openapi.yaml",
     "files": [
      {
       "path": "openapi.yaml",
       "mediaType": "application/yaml",
       "size": 2410,
       "digest": "9f2c0d5a17e84b3693de5b1f7a60c4e8d12fb8a9035c7e6412ad9b80f3c5e761",
       "location": "https://apis.saltwater.example/ferry/openapi.yaml",
       "url": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5/source/openapi.yaml"
      },
      {
       "path": "schemas/port.yaml",
       "mediaType": "application/yaml",
       "size": 391,
       "digest": "4be1d7f3096a2c58e0b94a7f6d13c2850e7f91ab36d408c5f27e1093bd64a8cf",
       "location": "https://apis.saltwater.example/ferry/schemas/port.yaml",
       "url": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5/source/schemas%2Fport.yaml"
      }
     ],
     "urls": {
      "archive": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5/source.zip"
     }
    }
   },
   "SourceArchive": {
    "summary": "The bytes of an archive",
    "value": "PK…"
   },
   "SourceFile": {
    "summary": "A document",
    "value": "openapi: 3.1.0\ninfo: { title: Ferry bookings, version: 2.0.0 }\npaths: {}\n"
   },
   "SourceJSON": {
    "summary": "A document in JSON",
    "value": {
     "openapi": "3.1.0",
     "info": {
      "title": "Ferry bookings",
      "version": "2.0.0"
     },
     "paths": {}
    }
   },
   "SearchResults": {
    "summary": "An operation and a schema",
    "value": {
     "items": [
      {
       "object": "search-result",
       "kind": "operation",
       "spec": "ferry-bookings",
       "version": "v3t9p7c2m8x5",
       "title": "List all ports",
       "method": "GET",
       "path": "/ports",
       "identifier": "listPorts",
       "snippet": "Returns the ports with a ferry connection.",
       "matches": [
        "name"
       ],
       "urls": {
        "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5",
        "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings/docs/ports/list-all-ports"
       }
      },
      {
       "object": "search-result",
       "kind": "schema",
       "spec": "ferry-bookings",
       "version": "v3t9p7c2m8x5",
       "title": "PortList",
       "identifier": "PortList",
       "matches": [
        "name"
       ],
       "urls": {
        "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5",
        "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings/schemas/PortList"
       }
      }
     ],
     "next": {
      "page": "2.9f3c1k.5f0c1e9ab37d42c680f1e5d3"
     }
    }
   },
   "SearchSuggestion": {
    "summary": "Nothing found, because of a typing error",
    "value": {
     "items": [],
     "suggestion": "list ports"
    }
   },
   "TokenList": {
    "summary": "An active and a revoked token",
    "value": {
     "items": [
      {
       "object": "access-token",
       "id": "t6m3x8q1z5b2",
       "name": "Release pipeline",
       "prefix": "shelf_x8K2pQ",
       "subject": {
        "id": "ada",
        "displayName": "Ada Lovelace"
       },
       "scopes": [
        "openapi:read",
        "openapi:write"
       ],
       "state": "active",
       "createdAt": "2025-11-20T09:00:00.000Z",
       "expiresAt": "2026-02-18T09:00:00.000Z",
       "lastUsedAt": "2025-11-21T06:30:00.000Z"
      },
      {
       "object": "access-token",
       "id": "t2c9v4n7k0p3",
       "name": "Laptop",
       "prefix": "shelf_Qw7rTn",
       "subject": {
        "id": "ada",
        "displayName": "Ada Lovelace"
       },
       "scopes": [
        "openapi:read"
       ],
       "state": "revoked",
       "createdAt": "2025-11-18T09:00:00.000Z",
       "expiresAt": "2025-12-18T09:00:00.000Z",
       "revokedAt": "2025-11-19T17:45:00.000Z"
      }
     ],
     "count": 2
    }
   },
   "CreateToken": {
    "summary": "A token for a pipeline that publishes",
    "value": {
     "name": "Release pipeline",
     "scopes": [
      "openapi:read",
      "openapi:write"
     ],
     "expiresAt": "2026-02-18T09:00:00.000Z"
    }
   },
   "CreatedToken": {
    "summary": "The new token and its secret",
    "value": {
     "token": {
      "object": "access-token",
      "id": "t6m3x8q1z5b2",
      "name": "Release pipeline",
      "prefix": "shelf_x8K2pQ",
      "subject": {
       "id": "ada",
       "displayName": "Ada Lovelace"
      },
      "scopes": [
       "openapi:read",
       "openapi:write"
      ],
      "state": "active",
      "createdAt": "2025-11-20T09:00:00.000Z",
      "expiresAt": "2026-02-18T09:00:00.000Z"
     },
     "secret": "shelf_x8K2pQexampleexampleexample"
    }
   },
   "PublisherList": {
    "summary": "A trusted publisher for a repository at GitHub",
    "value": {
     "items": [
      {
       "object": "trusted-publisher",
       "id": "p4k8w2m6r1c9",
       "name": "Ferry APIs",
       "provider": "github",
       "issuer": "https://token.actions.githubusercontent.com",
       "repository": "saltwater/apis",
       "repositoryId": "740123456",
       "branches": [
        "main"
       ],
       "tags": [],
       "pullRequests": false,
       "environment": "production",
       "specSlugs": [
        "ferry-*"
       ],
       "scopes": [
        "openapi:read",
        "openapi:write"
       ],
       "createdAt": "2025-11-20T09:00:00.000Z",
       "createdBy": {
        "id": "ada",
        "displayName": "Ada Lovelace"
       }
      }
     ],
     "count": 1
    }
   },
   "CreateGitHubPublisher": {
    "summary": "The branch main of a repository at GitHub",
    "value": {
     "name": "Ferry APIs",
     "provider": "github",
     "repository": "saltwater/apis",
     "branches": [
      "main"
     ],
     "environment": "production",
     "specSlugs": [
      "ferry-*"
     ],
     "scopes": [
      "openapi:read",
      "openapi:write"
     ]
    }
   },
   "CreateGitLabPublisher": {
    "summary": "Releases of a project at a self-hosted GitLab",
    "value": {
     "name": "Harbor APIs",
     "provider": "gitlab",
     "issuer": "https://gitlab.example.org",
     "repository": "platform/harbor/apis",
     "repositoryId": "4711",
     "tags": [
      "v*"
     ],
     "specSlugs": [
      "harbor"
     ],
     "scopes": [
      "openapi:write"
     ]
    }
   },
   "CreateCheckPublisher": {
    "summary": "Checks of pull requests, which only read",
    "value": {
     "name": "Checks of ferry APIs",
     "provider": "github",
     "repository": "saltwater/apis",
     "pullRequests": true,
     "specSlugs": [
      "ferry-*"
     ],
     "scopes": [
      "openapi:read"
     ]
    }
   },
   "Publisher": {
    "summary": "The new trusted publisher",
    "value": {
     "object": "trusted-publisher",
     "id": "p4k8w2m6r1c9",
     "name": "Ferry APIs",
     "provider": "github",
     "issuer": "https://token.actions.githubusercontent.com",
     "repository": "saltwater/apis",
     "branches": [
      "main"
     ],
     "tags": [],
     "pullRequests": false,
     "environment": "production",
     "specSlugs": [
      "ferry-*"
     ],
     "scopes": [
      "openapi:read",
      "openapi:write"
     ],
     "createdAt": "2025-11-20T09:00:00.000Z",
     "createdBy": {
      "id": "ada",
      "displayName": "Ada Lovelace"
     }
    }
   },
   "DocumentRequest": {
    "summary": "The document of a generated page",
    "value": {
     "source": {
      "type": "builtin:openapi",
      "props": {
       "doc": "operations",
       "page": "tag-bookings"
      },
      "dependencies": {
       "spec": {
        "ref": {
         "kind": "openapi",
         "spec": "ferry-bookings"
        }
       }
      }
     },
     "seed": "ferrydocs-reference:5be1c0a97f3342d1a6e0"
    }
   },
   "CurrentDocument": {
    "summary": "A tag with one operation",
    "value": {
     "object": "document",
     "data": {
      "schemaVersion": 1
     },
     "nodes": [
      {
       "object": "block",
       "type": "paragraph",
       "key": "41c7e0d25a9b",
       "data": {},
       "nodes": [
        {
         "object": "text",
         "leaves": [
          {
           "object": "leaf",
           "text": "Seats and ",
           "marks": []
          },
          {
           "object": "leaf",
           "text": "cars",
           "marks": [
            {
             "object": "mark",
             "type": "bold"
            }
           ]
          },
          {
           "object": "leaf",
           "text": ".",
           "marks": []
          }
         ]
        }
       ]
      },
      {
       "object": "block",
       "type": "openapi-operation",
       "key": "9f30b6d812e4",
       "isVoid": true,
       "meta": {
        "id": "delete-bookings-bookingid"
       },
       "data": {
        "ref": {
         "kind": "openapi",
         "spec": "ferry-bookings"
        },
        "path": "/bookings/{bookingId}",
        "method": "delete"
       }
      }
     ]
    }
   },
   "NextDocument": {
    "summary": "The same document with `schema=next`",
    "value": {
     "object": "document",
     "data": {
      "schemaVersion": 2
     },
     "nodes": [
      {
       "object": "block",
       "type": "paragraph",
       "key": "41c7e0d25a9b",
       "data": {},
       "nodes": [
        {
         "object": "text",
         "leaves": [
          {
           "object": "leaf",
           "text": "Seats and ",
           "marks": []
          },
          {
           "object": "leaf",
           "text": "cars",
           "marks": [
            {
             "object": "mark",
             "type": "bold"
            }
           ]
          },
          {
           "object": "leaf",
           "text": ".",
           "marks": []
          }
         ]
        }
       ]
      },
      {
       "object": "block",
       "type": "openapi-operation",
       "key": "9f30b6d812e4",
       "isVoid": true,
       "meta": {
        "id": "delete-bookings-bookingid"
       },
       "data": {
        "ref": {
         "kind": "openapi",
         "spec": "ferry-bookings"
        },
        "path": "/bookings/{bookingId}",
        "method": "delete",
        "resolved": {
         "openapi": "3.1.0",
         "info": {
          "title": "Ferry bookings",
          "version": "2.0.0"
         },
         "paths": {
          "/bookings/{bookingId}": {
           "delete": {
            "tags": [
             "bookings"
            ],
            "summary": "Cancel a booking",
            "parameters": [
             {
              "name": "bookingId",
              "in": "path",
              "required": true,
              "schema": {
               "type": "string"
              }
             }
            ],
            "responses": {
             "204": {
              "description": "Canceled",
              "x-gitbook-description-html": "<p>Canceled</p>"
             },
             "404": {
              "description": "No such booking",
              "x-gitbook-description-html": "<p>No such booking</p>",
              "content": {
               "application/json": {
                "schema": {
                 "type": "object",
                 "properties": {
                  "reason": {
                   "type": "string"
                  }
                 }
                }
               }
              }
             }
            }
           }
          }
         }
        }
       }
      }
     ]
    }
   },
   "RevisionRequest": {
    "summary": "Pages by tag, with schemas and a download link",
    "value": {
     "source": {
      "type": "builtin:openapi",
      "props": {
       "models": true,
       "downloadLink": true,
       "grouping": "by-tag"
      },
      "dependencies": {
       "spec": {
        "ref": {
         "kind": "openapi",
         "spec": "ferry-bookings"
        }
       }
      }
     },
     "seed": "ferrydocs-reference"
    }
   },
   "PinnedRevisionRequest": {
    "summary": "One page per operation, of a specific version",
    "value": {
     "source": {
      "type": "builtin:openapi",
      "props": {
       "models": false,
       "grouping": "by-operation"
      },
      "dependencies": {
       "spec": {
        "ref": {
         "kind": "openapi",
         "spec": "ferry-bookings"
        },
        "value": {
         "object": "openapi-spec",
         "id": "s5h8n2w6k1d4",
         "slug": "ferry-bookings",
         "lastVersion": "v3t9p7c2m8x5"
        }
       }
      }
     },
     "seed": "ferrydocs-reference"
    }
   },
   "Revision": {
    "summary": "Pages by tag, with schemas and a download link",
    "value": {
     "pages": [
      {
       "id": "5be1c0a97f3342d1a6e0",
       "type": "document",
       "kind": "sheet",
       "title": "Bookings",
       "slug": "bookings",
       "path": "bookings",
       "description": "",
       "urls": {
        "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings/docs/bookings"
       },
       "pages": [],
       "tags": [],
       "layout": {
        "width": "wide",
        "cover": false,
        "coverSize": "hero",
        "coverMask": "none",
        "title": true,
        "description": true,
        "tableOfContents": true,
        "outline": true,
        "pagination": true,
        "metadata": true,
        "tags": true,
        "actions": true,
        "anchors": true
       },
       "computed": {
        "type": "builtin:openapi",
        "props": {
         "doc": "operations",
         "page": "tag-bookings"
        },
        "dependencies": {
         "spec": {
          "ref": {
           "kind": "openapi",
           "spec": "ferry-bookings"
          }
         }
        }
       },
       "computedSeed": "ferrydocs-reference:5be1c0a97f3342d1a6e0"
      },
      {
       "id": "8c02d94e61fb4a7793b5",
       "type": "document",
       "kind": "sheet",
       "title": "Models",
       "slug": "models",
       "path": "models",
       "description": "",
       "urls": {
        "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings/docs/models"
       },
       "pages": [],
       "tags": [],
       "layout": {
        "width": "wide",
        "cover": false,
        "coverSize": "hero",
        "coverMask": "none",
        "title": true,
        "description": true,
        "tableOfContents": true,
        "outline": true,
        "pagination": true,
        "metadata": true,
        "tags": true,
        "actions": true,
        "anchors": true
       },
       "computed": {
        "type": "builtin:openapi",
        "props": {
         "doc": "models"
        },
        "dependencies": {
         "spec": {
          "ref": {
           "kind": "openapi",
           "spec": "ferry-bookings"
          }
         }
        }
       },
       "computedSeed": "ferrydocs-reference:8c02d94e61fb4a7793b5"
      },
      {
       "id": "e71a5f308d2c49b6af14",
       "type": "link",
       "kind": "link",
       "title": "Download OpenAPI specification",
       "target": {
        "kind": "openapi",
        "spec": "ferry-bookings"
       }
      }
     ],
     "files": [
      {
       "id": "1d9f62b7c85e4033a0d4",
       "name": "ferry-bookings.json",
       "contentType": "application/json",
       "downloadURL": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5/document.json",
       "size": 1184
      }
     ],
     "reusableContents": []
    }
   },
   "StartLogin": {
    "summary": "The command line on a laptop",
    "value": {
     "clientName": "ada-laptop",
     "scopes": [
      "openapi:read",
      "openapi:write"
     ]
    }
   },
   "StartedLogin": {
    "summary": "A login with its codes",
    "value": {
     "object": "device-login",
     "deviceCode": "shelf_login_hT5exampleexampleexample",
     "userCode": "WDJB-MJHT",
     "verificationUrl": "http://127.0.0.1:8787/device",
     "verificationUrlComplete": "http://127.0.0.1:8787/device?code=WDJB-MJHT",
     "expiresAt": "2025-11-20T09:10:00.000Z",
     "intervalSeconds": 5
    }
   },
   "PollLogin": {
    "summary": "The login of the command line",
    "value": {
     "deviceCode": "shelf_login_hT5exampleexampleexample"
    }
   },
   "PendingLogin": {
    "summary": "The user has not decided yet",
    "value": {
     "state": "pending",
     "intervalSeconds": 5
    }
   },
   "TooFrequentPoll": {
    "summary": "The request was too early",
    "value": {
     "state": "slow-down",
     "intervalSeconds": 10
    }
   },
   "ApprovedLogin": {
    "summary": "The new token and its secret",
    "value": {
     "state": "approved",
     "organizationId": "acme",
     "created": {
      "token": {
       "object": "access-token",
       "id": "t6m3x8q1z5b2",
       "name": "ada-laptop",
       "prefix": "shelf_x8K2pQ",
       "subject": {
        "id": "ada",
        "displayName": "Ada Lovelace"
       },
       "scopes": [
        "openapi:read",
        "openapi:write"
       ],
       "state": "active",
       "createdAt": "2025-11-20T09:01:00.000Z",
       "expiresAt": "2026-02-18T09:01:00.000Z"
      },
      "secret": "shelf_x8K2pQexampleexampleexample"
     }
    }
   },
   "DeniedLogin": {
    "summary": "The user has refused",
    "value": {
     "state": "denied"
    }
   },
   "ExpiredLogin": {
    "summary": "The time is over",
    "value": {
     "state": "expired"
    }
   },
   "Organizations": {
    "summary": "A domain that one organization claims",
    "value": {
     "organizations": [
      {
       "object": "organization",
       "id": "saltwater",
       "title": "Saltwater Lines",
       "createdAt": "2025-11-20T09:00:00.000Z",
       "emailDomains": [
        "saltwater.example"
       ],
       "type": "business",
       "inviteLinks": false,
       "plan": "free",
       "urls": {
        "location": "https://specs.saltwater.example/v1/orgs/saltwater",
        "app": "https://specs.saltwater.example/orgs/saltwater"
       },
       "trial": {
        "status": "notapplicable",
        "count": 0
       },
       "mergeRules": {
        "type": "none"
       },
       "permissions": {
        "admin": false,
        "createContent": false,
        "view": true,
        "access": true,
        "ownTeam": false,
        "createOpenAPISpec": false,
        "viewBilling": false,
        "listMembers": false,
        "listTeams": false,
        "listIntegrations": false,
        "listInstallations": false,
        "installIntegration": false
       }
      }
     ]
    }
   },
   "NoOrganizations": {
    "summary": "An unclaimed domain",
    "value": {
     "organizations": []
    }
   },
   "Exchange": {
    "summary": "The identity token of a CI job",
    "value": {
     "organizationId": "saltwater",
     "token": "eyJhbGciOiJSUzI1NiIsImtpZCI6ImV4YW1wbGUifQ.eyJleGFtcGxlIjp0cnVlfQ.c2lnbmF0dXJl"
    }
   },
   "ExchangedToken": {
    "summary": "A token for ten minutes and its secret",
    "value": {
     "token": {
      "object": "access-token",
      "id": "t9f2h5d8s1a4",
      "name": "Ferry APIs",
      "prefix": "shelf_m3Vb8k",
      "subject": {
       "id": "github:saltwater/apis",
       "displayName": "saltwater/apis (GitHub Actions)"
      },
      "scopes": [
       "openapi:read",
       "openapi:write"
      ],
      "state": "active",
      "createdAt": "2025-11-21T09:00:00.000Z",
      "expiresAt": "2025-11-21T09:10:00.000Z",
      "specSlugs": [
       "ferry-*"
      ],
      "trustedPublisherId": "p4k8w2m6r1c9"
     },
     "secret": "shelf_m3Vb8kexampleexampleexample"
    }
   },
   "CurrentUser": {
    "summary": "The user of a token for a build server",
    "value": {
     "object": "user",
     "id": "u7d2k5r9f0a3",
     "displayName": "Saltwater build server",
     "email": "builds@saltwater.example",
     "grants": [
      {
       "organization": "saltwater",
       "scopes": [
        "openapi:read",
        "openapi:write"
       ]
      }
     ],
     "expiresAt": "2026-02-18T09:00:00.000Z",
     "urls": {
      "location": "https://specs.saltwater.example/v1/user"
     }
    }
   },
   "DocumentEvent": {
    "summary": "One timetable",
    "value": {
     "event": {
      "eventId": "7c2m8x5v3t9p",
      "type": "content_compute_document",
      "installationId": "timetables.saltwater",
      "spaceId": "ferrydocs",
      "sourceId": "sailings",
      "props": {
       "route": "north"
      },
      "dependencies": {}
     },
     "environment": {
      "apiEndpoint": "https://specs.saltwater.example",
      "apiTokens": {
       "integration": "shelf_event_kq3vX0",
       "installation": "shelf_event_kq3vX0"
      },
      "integration": {
       "object": "integration",
       "name": "timetables",
       "version": 1
      },
      "installation": {
       "object": "integration-installation",
       "id": "timetables.saltwater",
       "integration": "timetables",
       "configuration": {},
       "target": {
        "organization": "saltwater"
       }
      },
      "spaceInstallation": {
       "object": "integration-space-installation",
       "integration": "timetables",
       "installation": "timetables.saltwater",
       "space": "ferrydocs",
       "configuration": {}
      },
      "secrets": {},
      "signingSecrets": {
       "integration": ""
      }
     }
    }
   },
   "Failed": {
    "summary": "An error without a reason",
    "value": {
     "error": "Internal server error"
    }
   },
   "DocumentAnswer": {
    "summary": "Markdown",
    "value": {
     "document": {
      "markdown": "Sails **daily** from May to September."
     }
    }
   },
   "UnknownSource": {
    "summary": "An unknown source",
    "value": {
     "error": "Content source sailings not found"
    }
   },
   "RevisionEvent": {
    "summary": "The pages of a timetable",
    "value": {
     "event": {
      "eventId": "0k4v8n1s6m2q",
      "type": "content_compute_revision",
      "installationId": "timetables.saltwater",
      "spaceId": "ferrydocs",
      "sourceId": "sailings",
      "props": {
       "season": "summer"
      },
      "dependencies": {
       "spec": {
        "ref": {
         "kind": "openapi",
         "spec": "ferry-bookings"
        },
        "value": {
         "object": "openapi-spec",
         "id": "s5h8n2w6k1d4",
         "slug": "ferry-bookings",
         "lastVersion": "v3t9p7c2m8x5",
         "visibility": "private"
        }
       }
      }
     },
     "environment": {
      "apiEndpoint": "https://specs.saltwater.example",
      "apiTokens": {
       "integration": "shelf_event_kq3vX0",
       "installation": "shelf_event_kq3vX0"
      },
      "integration": {
       "object": "integration",
       "name": "timetables",
       "version": 1
      },
      "installation": {
       "object": "integration-installation",
       "id": "timetables.saltwater",
       "integration": "timetables",
       "configuration": {},
       "target": {
        "organization": "saltwater"
       }
      },
      "spaceInstallation": {
       "object": "integration-space-installation",
       "integration": "timetables",
       "installation": "timetables.saltwater",
       "space": "ferrydocs",
       "configuration": {}
      },
      "secrets": {},
      "signingSecrets": {
       "integration": ""
      }
     }
    }
   },
   "RevisionAnswer": {
    "summary": "A page, and the pages of another source",
    "value": {
     "pages": [
      {
       "type": "document",
       "title": "The northern route",
       "computed": {
        "type": "integration:timetables:sailings",
        "props": {
         "route": "north"
        }
       }
      },
      {
       "type": "computed",
       "title": "The API",
       "computed": {
        "type": "builtin:openapi",
        "props": {
         "models": true
        },
        "dependencies": {
         "spec": {
          "ref": {
           "kind": "openapi",
           "spec": "ferry-bookings"
          }
         }
        }
       }
      }
     ],
     "files": []
    }
   }
  }
 }
};
