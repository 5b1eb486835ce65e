// Generated from openapi/ by `pnpm generate`. Do not edit.
/** The OpenAPI document of the API in one piece. */
export const document: Record<string, unknown> = {
 "openapi": "3.1.0",
 "info": {
  "title": "Specshelf API",
  "version": "1.0.0",
  "summary": "A registry of OpenAPI specifications that turns them into documentation pages.",
  "description": "Specshelf keeps an organization's OpenAPI specifications and every version of them, and generates documentation\npages and documents from them.\n\n**Access.** Every request under `/v1` carries `Authorization: Bearer <token>`. A token belongs to one or more organizations and\nhas scopes; each operation names the scope that it needs. What belongs to an organization that the token may not\nenter is answered 404, exactly like what does not exist.\n\n**Answers.** Bodies are JSON unless said otherwise. Members may be added to answers at any time: ignore those that\nyou do not know. Dates are ISO 8601 in UTC. Sizes are in bytes. `Accept` and `Range` make no difference.\n\n**Failures.** Every failure has the body `{ \"error\": { \"code\", \"message\" } }`, where `code` repeats the HTTP status.\n\n**Lists.** A list answers `items`, the `count` of the whole list, and `next.page` while there is more: send the same\nrequest again with `page` set to that value.\n\n**Conditional requests.** Contents, documents and what is computed carry an `ETag`. Send it back in `If-None-Match` and the answer is\n304 without a body when nothing has changed.\n\n**Rate limits.** The operator of a server may limit the requests a minute of each token, of each address for what needs no\ntoken, and more strictly of each address for tokens that are not valid. Then every answer carries `X-RateLimit-Limit`,\n`X-RateLimit-Remaining` and `X-RateLimit-Reset` (seconds since 1970), and what goes beyond is answered 429 with\n`Retry-After`. Without limits there are none of these headers.\n",
  "license": {
   "name": "MIT",
   "identifier": "MIT"
  }
 },
 "servers": [
  {
   "url": "http://127.0.0.1:8787",
   "description": "A server started with its default settings."
  }
 ],
 "security": [
  {
   "accessToken": []
  }
 ],
 "tags": [
  {
   "name": "computed-content",
   "description": "Pages and documents that are generated from a source."
  },
  {
   "name": "email-domains",
   "description": "Which organizations claim an email domain."
  },
  {
   "name": "integrations",
   "description": "What a server asks of the integrations that its operator has registered."
  },
  {
   "name": "openapi-spec-versions",
   "description": "The versions of an OpenAPI specification, and what is in them."
  },
  {
   "name": "openapi-specs",
   "description": "The OpenAPI specifications of an organization."
  },
  {
   "name": "organizations",
   "description": "To whom specifications and spaces belong."
  },
  {
   "name": "published",
   "description": "What is public, without a token."
  },
  {
   "name": "user",
   "description": "Whom a token speaks for."
  }
 ],
 "paths": {
  "/v1/orgs/{organizationId}": {
   "get": {
    "operationId": "getOrganizationById",
    "tags": [
     "organizations"
    ],
    "summary": "Read an organization",
    "description": "Answers an organization that the token may enter, whatever the scopes of the token.\n",
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
  "/v1/orgs/{organizationId}/openapi": {
   "get": {
    "operationId": "listOpenAPISpecs",
    "tags": [
     "openapi-specs"
    ],
    "summary": "List the OpenAPI specifications of an organization",
    "description": "Answers the specifications of the organization in the order in which they were created, whatever their state. Those\nthat are created while a client goes through the pages come at the end; nothing is left out or listed twice.\n\nNeeds a token with the scope `openapi:read`.\n",
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
    "description": "Creates a specification and queues it to be processed. The answer comes at once, in the state `pending`: read the\nspecification again until its state is `complete`. A source that cannot be used does not fail this request; the\nspecification tells what was wrong with it. A new specification is private.\n\nThe slug must be free in the organization, without regard to case. To create or replace, whichever it takes, use\n`createOrUpdateOpenAPISpecBySlug`.\n\nMembers beside `source` that this version of the server does not know are ignored, so that newer clients work with older\nservers.\n\nNeeds a token with the scope `openapi:write`.\n",
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
    "summary": "Read an OpenAPI specification",
    "description": "Answers the specification with this slug: its state, its latest version, and what was wrong when it was last\nprocessed.\n\nNeeds a token with the scope `openapi:read`.\n",
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
    "description": "Gives the specification with this slug a source, creates it when there is none, and queues it to be processed. The\nanswer comes at once, in the state `pending`. Sending the same source again has a URL fetched anew, with everything that it\nrefers to; while the source is being processed, one more run follows, however often it is sent.\n\nUntil the new source was processed with success, the latest version stays as it is. Of several sources that are sent\none after the other, the last one wins.\n\nMembers beside `source` that this version of the server does not know are ignored, so that newer clients work with older\nservers.\n\nNeeds a token with the scope `openapi:write`.\n",
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
      "description": "The specification existed and has the new source.",
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
    "summary": "Change the visibility of an OpenAPI specification",
    "description": "Makes the specification public or private again. While it is public, its latest version is served at\n`urls.published` to everybody. Nothing is processed again.\n\nNeeds a token with the scope `openapi:write`.\n",
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
    "description": "Deletes the specification with all its versions. The slug is free again. Deleting what is not there is no failure, so\nthat this can be sent again safely.\n\nNeeds a token with the scope `openapi:write`.\n",
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
      "description": "There was nothing to delete. There is no body.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "205": {
      "description": "The specification was deleted. There is no body.",
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
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions": {
   "get": {
    "operationId": "listOpenAPISpecVersions",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "List the versions of an OpenAPI specification",
    "description": "Answers the versions of the specification, the newest first. A version is made when the source has changed and was\nprocessed with success; a source that stays the same makes none.\n\nNeeds a token with the scope `openapi:read`.\n",
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
    "summary": "Read the latest version of an OpenAPI specification",
    "description": "Answers the version that was last made. It stays the latest while later attempts fail. Before the first success, the\nanswer is 404.\n\nNeeds a token with the scope `openapi:read`.\n",
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
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content": {
   "get": {
    "operationId": "getLatestOpenAPISpecVersionContent",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Read the content of the latest version",
    "description": "Answers the processed files of the version that was last made. Before the first success, the answer is 404.\n\nNeeds a token with the scope `openapi:read`.\n",
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
    "summary": "Read the latest version as it was given",
    "description": "Answers the text of the source, unchanged: what was sent, or what was fetched from the URL. For a set of files it is the\ntext of the entry, and all the files are there, too. Before the first success the answer is 404.\n\nNeeds a token with the scope `openapi:read`.\n",
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
      "description": "The text and its language.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
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
    "summary": "Read a version of an OpenAPI specification",
    "description": "Answers the version with this id. A version never changes.\n\nNeeds a token with the scope `openapi:read`.\n",
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
  "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/content": {
   "get": {
    "operationId": "getOpenAPISpecVersionContentById",
    "tags": [
     "openapi-spec-versions"
    ],
    "summary": "Read the content of a version",
    "description": "Answers the processed files of the version with this id.\n\nNeeds a token with the scope `openapi:read`.\n",
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
    "summary": "Read a version as one JSON document",
    "description": "Answers the processed OpenAPI document of the version with this id, all files in one. This is the `url` of a version:\nit works for as long as the version exists.\n\nNeeds a token with the scope `openapi:read`.\n",
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
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "Content-Security-Policy": {
        "$ref": "#/components/headers/ContentSecurityPolicy"
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
    "summary": "Read a version as one YAML document",
    "description": "Answers the same document as `getOpenAPISpecVersionDocument`, in YAML.\n\nNeeds a token with the scope `openapi:read`.\n",
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
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "Content-Security-Policy": {
        "$ref": "#/components/headers/ContentSecurityPolicy"
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
  "/v1/spaces/{spaceId}/content/computed/document": {
   "post": {
    "operationId": "getComputedDocument",
    "tags": [
     "computed-content"
    ],
    "summary": "Generate a document",
    "description": "Generates the document of one page. Nothing is stored: this reads. The same source, seed, schema and version of the\nspecification give the same bytes.\n\nFor a page of `getComputedRevision`, send its `computed` as `source` and its `computedSeed` as `seed`. A dependency is\nlooked up in the organization that owns the space. A page or dependency that does not exist is answered 404.\n\nA source `integration:<name>:<source>` is asked for at the integration, with the event `contentComputeDocument`.\nWhat an integration does not answer, or not as agreed, is answered 502 with the reason, or 504 when it takes too long.\n\nA document has at most 8 MiB: a larger one ends after the last block that fits, with a notice. A larger one of an\nintegration is answered 502.\n\nNeeds a token with the scope `space:read`, and with `schema=next` also `openapi:read`.\n",
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
    "description": "Generates the pages of a source, without their bodies, and the files that they refer to. Nothing is stored: this reads.\nThe same source, seed and version of the specification give the same bytes, and the same page keeps its id when the\nspecification changes elsewhere.\n\nA page with a body carries `computed` and `computedSeed`: `getComputedDocument` takes them. A dependency is looked up in\nthe organization that owns the space; one that does not exist is answered 404.\n\nA source `integration:<name>:<source>` is asked for at the integration, with the event `contentComputeRevision`. Its\npages are completed, and pages that stand for another source are replaced by the pages of that source. What an\nintegration does not answer, or not as agreed, is answered 502 with the reason, or 504 when it takes too long.\n\nA revision has at most 20,000 pages. Those of a specification with more end there, and its problems include\n`limit-pages`. An integration that returns more is answered 502.\n\nNeeds a token with the scope `space:read`.\n",
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
  "/v1/email-domains/{emailDomain}/orgs": {
   "get": {
    "operationId": "getOrganizationsForEmailDomain",
    "tags": [
     "email-domains"
    ],
    "summary": "Find the organizations of an email domain",
    "description": "Answers the organizations that claim the email domain. A domain that nobody claims gives an empty list, not a failure.\n\nNeeds a token with the scope `email-domains:read`, which ordinary tokens do not have.\n",
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
  "/v1/user": {
   "get": {
    "operationId": "getAuthenticatedUser",
    "tags": [
     "user"
    ],
    "summary": "Read whom the token speaks for",
    "description": "Answers the subject of the token. Any valid token may ask, whatever its scopes: this is the way to check a token.\n",
    "x-required-scopes": [],
    "responses": {
     "200": {
      "description": "The subject of the token.",
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
    "summary": "Read a public specification as one JSON document",
    "description": "Answers the processed OpenAPI document of the latest version of a public specification, to everybody: the `published`\naddress of the specification. Pages of any site may read it, and ask again with `If-None-Match`. A specification\nthat is private, or has no version, is not found.\n\nNeeds no token.\n",
    "security": [],
    "x-required-scopes": [],
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
       "Content-Security-Policy": {
        "$ref": "#/components/headers/ContentSecurityPolicy"
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
    "summary": "Read a public specification as one YAML document",
    "description": "Answers the same document as `getPublishedOpenAPISpec`, in YAML.\n\nNeeds no token.\n",
    "security": [],
    "x-required-scopes": [],
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
       "Content-Security-Policy": {
        "$ref": "#/components/headers/ContentSecurityPolicy"
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
    "description": "Sent to `<endpoint>/v1` of an integration when `getComputedDocument` asks for a source `integration:<name>:<source>`. The\nanswer is taken within 10 seconds and up to 8 MiB; redirects are not followed. 404 means that there is no such source\nor page. Other failures may say why, as `{ \"error\": \"<text>\" }`.\n\n`X-Specshelf-Signature` is `t=<seconds since 1970>,v1=<signature>`: the HMAC with SHA-256, in lower-case hex, of\n`<t>.<event>`, where `<event>` is the part `event` as it is sent, under the secret of the integration. Refuse\nsignatures that are older than five minutes.\n",
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
      "description": "There is no such source or page.",
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
      "description": "A failure.",
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
    "description": "Sent to `<endpoint>/v1` of an integration when `getComputedRevision` asks for a source `integration:<name>:<source>`. The\nanswer is taken within 30 seconds and up to 8 MiB; redirects are not followed. 404 means that there is no such source\nor page. Other failures may say why, as `{ \"error\": \"<text>\" }`.\n\n`X-Specshelf-Signature` is `t=<seconds since 1970>,v1=<signature>`: the HMAC with SHA-256, in lower-case hex, of\n`<t>.<event>`, where `<event>` is the part `event` as it is sent, under the secret of the integration. Refuse\nsignatures that are older than five minutes.\n",
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
      "description": "There is no such source or page.",
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
      "description": "A failure.",
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
    "description": "A token made by the operator of the server. Its scopes are any of `openapi:read`, `openapi:write`, `space:read`\nand `email-domains:read`.\n"
   }
  },
  "schemas": {
   "BuiltinOpenAPIProps": {
    "type": "object",
    "description": "The options of `builtin:openapi`. `models`, `downloadLink` and `grouping` matter for a revision; `doc` and the ones\nafter it for a document, and `grouping` for one with the `doc` `info`, whose links lead to other pages. Each operation\npasses over the other's.\n",
    "properties": {
     "models": {
      "type": "boolean",
      "description": "Whether there is a page with all schemas. False when absent."
     },
     "downloadLink": {
      "type": "boolean",
      "description": "Whether there is a link to download the specification. False when absent."
     },
     "grouping": {
      "type": "string",
      "enum": [
       "by-tag",
       "by-operation"
      ],
      "description": "One page for each tag, or one page for each operation under its tag. `by-tag` when absent."
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
      "description": "What the document shows. `operations`: a tag with its operations. `tag`: the description of a tag. `operation`:\none operation or webhook. `info`: a section of the description of the specification. `models`: all schemas.\n"
     },
     "page": {
      "type": "string",
      "minLength": 1,
      "description": "Which tag, operation or section it is. Needed with every `doc` but `models`. The value means something to the\ngenerator only.\n"
     },
     "method": {
      "type": "string",
      "minLength": 1,
      "description": "The method of the operation in lower case, `hook` for a webhook. Needed with the `doc` `operation`.\n",
      "examples": [
       "get",
       "hook"
      ]
     },
     "deprecated": {
      "type": "boolean",
      "description": "Whether the operation is deprecated. False when absent."
     }
    }
   },
   "ErrorDetail": {
    "type": "object",
    "description": "One problem of a request.",
    "required": [
     "path",
     "message"
    ],
    "properties": {
     "path": {
      "type": "string",
      "description": "Where the problem is, as a pointer into the request.",
      "examples": [
       "/body/slug"
      ]
     },
     "message": {
      "type": "string",
      "description": "What is wrong there."
     }
    }
   },
   "ErrorBody": {
    "type": "object",
    "description": "The body of every failure.",
    "required": [
     "error"
    ],
    "properties": {
     "error": {
      "type": "object",
      "description": "What went wrong. Other members may be present.",
      "required": [
       "code",
       "message"
      ],
      "properties": {
       "code": {
        "type": "integer",
        "description": "The HTTP status of the answer.",
        "minimum": 400,
        "maximum": 599
       },
       "message": {
        "type": "string",
        "description": "What was wrong and what would be right, for people."
       },
       "type": {
        "type": "string",
        "description": "A word for the kind of failure that stays the same, for programs.",
        "examples": [
         "not-found"
        ]
       },
       "details": {
        "type": "array",
        "description": "The single problems, when the request as such is not valid.",
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
      "description": "Identifies the organization."
     },
     "title": {
      "type": "string",
      "minLength": 2,
      "maxLength": 255,
      "pattern": "^\\S(?:.*\\S)?$",
      "description": "Its name, for people. Begins and ends with something other than a space."
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "When it was created."
     },
     "emailDomains": {
      "type": "array",
      "description": "The email domains it claims, in lower case and ASCII form.",
      "items": {
       "type": "string"
      }
     },
     "hostname": {
      "type": "string",
      "minLength": 3,
      "maxLength": 32,
      "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$",
      "description": "The name of its place on a shared host. Absent when it has none."
     },
     "type": {
      "type": "string",
      "enum": [
       "business",
       "community"
      ],
      "description": "What kind of organization it is."
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
      "description": "What it writes documentation for. Absent when nobody said so."
     },
     "communityType": {
      "type": "string",
      "enum": [
       "nonProfit",
       "openSource",
       "education"
      ],
      "description": "What kind of community it is. Absent when it is none."
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
      "description": "The role of new members, null for guests. Absent when nobody said so."
     },
     "defaultContent": {
      "type": "object",
      "description": "What members see first. Absent when nothing was chosen.",
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
        "description": "The kind of content."
       },
       "site": {
        "type": "string",
        "description": "The id of the site."
       }
      }
     },
     "sso": {
      "type": "boolean",
      "description": "Whether its members sign in through their own identity provider."
     },
     "ai": {
      "type": "boolean",
      "description": "Whether features that use language models are on."
     },
     "inviteLinks": {
      "type": "boolean",
      "description": "Whether people can be invited by a link."
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
      "description": "The plan it is on."
     },
     "billing": {
      "type": "object",
      "description": "How it pays. Absent when the server keeps no billing for it.",
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
        "description": "How often it pays."
       },
       "endDate": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time",
        "description": "When the time that is paid for ends. Null when it does not."
       },
       "hasPaymentFailed": {
        "type": "boolean",
        "description": "Whether the last payment failed."
       },
       "isScheduledToCancel": {
        "type": "boolean",
        "description": "Whether the plan ends with the time that is paid for."
       }
      }
     },
     "urls": {
      "type": "object",
      "description": "Where to find it.",
      "required": [
       "location",
       "app"
      ],
      "properties": {
       "location": {
        "type": "string",
        "format": "uri",
        "description": "This resource in the API."
       },
       "app": {
        "type": "string",
        "format": "uri",
        "description": "A page about it for people."
       },
       "logo": {
        "type": "string",
        "format": "uri",
        "pattern": "^[hH][tT][tT][pP][sS]?://",
        "description": "Its logo. Absent when it has none."
       }
      }
     },
     "trial": {
      "type": "object",
      "description": "Whether it tries out a plan.",
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
        "description": "Where the trial stands. `notapplicable` when there are no trials here."
       },
       "count": {
        "type": "integer",
        "minimum": 0,
        "description": "How many trials it has had."
       },
       "endDate": {
        "type": "string",
        "format": "date-time",
        "description": "When the trial ends. Absent without a trial."
       },
       "decision": {
        "type": "string",
        "enum": [
         "downgrade"
        ],
        "description": "What was decided for the time after the trial. Absent when nothing was."
       }
      }
     },
     "mergeRules": {
      "type": "object",
      "description": "What has to happen before a change may be merged.",
      "required": [
       "type"
      ],
      "properties": {
       "type": {
        "type": "string",
        "description": "The kind of rules, `none` when there are none.",
        "examples": [
         "none"
        ]
       }
      }
     },
     "customHostname": {
      "type": "string",
      "format": "hostname",
      "description": "Its own host name. Absent when it has none."
     },
     "blocked": {
      "type": "object",
      "description": "Why the organization is blocked. Absent when it is not.",
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
      "description": "Kept for older clients. Has no meaning here."
     },
     "internal_billingMigration": {
      "type": "object",
      "description": "Kept for older clients. A move to other prices that is offered to the organization.",
      "properties": {
       "deadline": {
        "type": "string",
        "format": "date-time",
        "description": "Until when the offer holds."
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
        "description": "When the discount ends."
       }
      }
     },
     "permissions": {
      "type": "object",
      "description": "What the caller may do in it.",
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
        "description": "Administer it."
       },
       "createContent": {
        "type": "boolean",
        "description": "Create content."
       },
       "view": {
        "type": "boolean",
        "description": "See it."
       },
       "access": {
        "type": "boolean",
        "description": "Enter it."
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
        "description": "See how it pays."
       },
       "listMembers": {
        "type": "boolean",
        "description": "See its members."
       },
       "listTeams": {
        "type": "boolean",
        "description": "See its teams."
       },
       "listIntegrations": {
        "type": "boolean",
        "description": "See the integrations it offers."
       },
       "listInstallations": {
        "type": "boolean",
        "description": "See the integrations it uses."
       },
       "installIntegration": {
        "type": "boolean",
        "description": "Add an integration."
       }
      }
     }
    }
   },
   "OpenAPISpecProcessingState": {
    "type": "string",
    "enum": [
     "pending",
     "progress",
     "complete"
    ],
    "description": "`pending`: waits to be processed. `progress`: is being processed. `complete`: the last attempt has ended; it failed\nwhen `lastProcessErrorCode` is present.\n"
   },
   "OpenAPISpecVisibility": {
    "type": "string",
    "enum": [
     "private",
     "public"
    ],
    "description": "`private`: a token is needed to read it. `public`: it is also published at an address without a token."
   },
   "OpenAPISpecProcessErrorCode": {
    "type": "string",
    "enum": [
     "FETCH_TIMEOUT",
     "FETCH_ERROR",
     "PARSE_ERROR"
    ],
    "description": "Why the last attempt failed; absent when it did not. `FETCH_TIMEOUT`: the source took too long to answer.\n`FETCH_ERROR`: it could not be fetched, or its request headers can no longer be read. `PARSE_ERROR`: what was fetched or\ngiven is not a usable OpenAPI document, or processing it takes more than one may take. `lastProcessedErrors` says more.\n"
   },
   "ProcessingProblem": {
    "type": "object",
    "description": "One thing that was found while a source was processed.",
    "required": [
     "message"
    ],
    "properties": {
     "message": {
      "type": "string",
      "description": "What is wrong, for people."
     },
     "code": {
      "type": "string",
      "description": "The rule that was broken, a word that stays the same."
     },
     "severity": {
      "type": "string",
      "enum": [
       "error",
       "warning",
       "info"
      ],
      "description": "`error`: the specification breaks a rule. `warning`: it could be better. `info`: how it was processed; nothing has to be\nchanged.\n"
     },
     "pointer": {
      "type": "string",
      "description": "A JSON pointer to the place in its file."
     },
     "file": {
      "type": "string",
      "description": "The file or URL it is in. Absent when it is in the one that the source begins with."
     },
     "line": {
      "type": "integer",
      "minimum": 1,
      "description": "The line in the file, counted from 1."
     },
     "column": {
      "type": "integer",
      "minimum": 1,
      "description": "The character in the line, counted from 1."
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
      "description": "Identifies the specification for as long as it exists."
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "When it was created."
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time",
      "description": "When it was last changed."
     },
     "slug": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "The name of the specification in URLs, unique in its organization without regard to case."
     },
     "sourceURL": {
      "type": "string",
      "format": "uri",
      "maxLength": 2048,
      "description": "Where the specification is fetched from. Absent when it was given as a text or as a set of files."
     },
     "processingState": {
      "$ref": "#/components/schemas/OpenAPISpecProcessingState"
     },
     "visibility": {
      "$ref": "#/components/schemas/OpenAPISpecVisibility"
     },
     "lastVersion": {
      "type": "string",
      "description": "The id of the latest version. Absent until the first success; kept when a later attempt fails."
     },
     "lastProcessedAt": {
      "type": "string",
      "format": "date-time",
      "description": "When the last attempt ended, well or badly. Absent until the first one has."
     },
     "lastProcessErrorCode": {
      "$ref": "#/components/schemas/OpenAPISpecProcessErrorCode"
     },
     "lastProcessedErrors": {
      "type": "array",
      "description": "What the last attempt found. After a success these are remarks on a usable\nspecification. Long lists are cut; `lastProcessedErrorCount` tells how many there were.\n",
      "items": {
       "$ref": "#/components/schemas/ProcessingProblem"
      }
     },
     "lastProcessedErrorCount": {
      "type": "integer",
      "minimum": 0,
      "description": "How many problems the last attempt found, before the list was cut."
     },
     "permissions": {
      "type": "object",
      "description": "What the caller may do with it.",
      "required": [
       "view",
       "edit"
      ],
      "properties": {
       "view": {
        "type": "boolean",
        "description": "Whether the caller may read it."
       },
       "edit": {
        "type": "boolean",
        "description": "Whether the caller may replace, change and delete it."
       }
      }
     },
     "urls": {
      "type": "object",
      "description": "Where to find it.",
      "required": [
       "location",
       "app"
      ],
      "properties": {
       "location": {
        "type": "string",
        "format": "uri",
        "description": "This resource in the API."
       },
       "app": {
        "type": "string",
        "format": "uri",
        "description": "A page about it for people."
       },
       "published": {
        "type": "string",
        "format": "uri",
        "description": "An address that needs no token and always serves the latest version. Ends in `.json`; with `.yaml` instead it serves YAML. Present only while public."
       }
      }
     }
    }
   },
   "ListCount": {
    "type": "integer",
    "minimum": 0,
    "description": "How many items the whole list has, not only this page."
   },
   "ListNext": {
    "type": "object",
    "description": "Where the list goes on. Absent on the last page.",
    "required": [
     "page"
    ],
    "properties": {
     "page": {
      "type": "string",
      "description": "The value of the query parameter `page` that answers the next page. Safe in a URL as it is."
     }
    }
   },
   "OpenAPISpecList": {
    "type": "object",
    "description": "One page of the specifications of an organization.",
    "required": [
     "items",
     "count"
    ],
    "properties": {
     "items": {
      "type": "array",
      "description": "The specifications, the oldest first.",
      "items": {
       "$ref": "#/components/schemas/OpenAPISpec"
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
   "OpenAPISpecURLSource": {
    "type": "object",
    "description": "A specification that is fetched, together with the files that it refers to. It is fetched again on an interval, and when\nthe same source is sent again.\n",
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
      "description": "An `http` or `https` address of an OpenAPI document, in JSON or YAML."
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
      "description": "Request headers by their name, for a source that does not answer everybody. They are kept encrypted, are never shown,\nand are sent to the origin of `url` only: also for the files there that the document refers to, never on after a\nredirect to another origin. When they are left out, those of an earlier source with the same origin stay; `{}`\nremoves them.\n"
     }
    }
   },
   "OpenAPISpecTextSource": {
    "type": "object",
    "description": "A specification that is given as it is.",
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
      "description": "An OpenAPI document as text, in JSON or YAML."
     }
    }
   },
   "OpenAPISpecFilesSource": {
    "type": "object",
    "description": "A specification that is given as a set of files, which refer to each other by their paths.",
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
      "description": "The text of each file by its path, such as `paths/users.yaml`: relative, with `/` between its parts, and inside of the\nset. Two paths must not name the same file.\n"
     },
     "entry": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1024,
      "description": "The path of the file that the specification begins with."
     }
    }
   },
   "OpenAPISpecSource": {
    "description": "Where a specification comes from: a URL, a text, or a set of files. Exactly one of `url`, `text` and `files` is given;\nother members are ignored.\n",
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
      "description": "Its name in URLs: lower-case letters and digits in groups that are joined by single hyphens."
     },
     "source": {
      "$ref": "#/components/schemas/OpenAPISpecSource"
     }
    }
   },
   "CreateOrUpdateOpenAPISpec": {
    "type": "object",
    "description": "The source that a specification has from now on.",
    "required": [
     "source"
    ],
    "properties": {
     "source": {
      "$ref": "#/components/schemas/OpenAPISpecSource"
     }
    }
   },
   "UpdateOpenAPISpec": {
    "type": "object",
    "description": "What to change in a specification.",
    "required": [
     "visibility"
    ],
    "properties": {
     "visibility": {
      "$ref": "#/components/schemas/OpenAPISpecVisibility"
     }
    }
   },
   "OpenAPISpecVersion": {
    "type": "object",
    "description": "A version of a specification, made whenever its source was processed and had changed.",
    "required": [
     "object",
     "id",
     "createdAt",
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
      "description": "Identifies the version. Never `latest`."
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "description": "When the version was made."
     },
     "url": {
      "type": "string",
      "format": "uri",
      "description": "The processed document of this version. It stays the same for as long as the version exists."
     },
     "urls": {
      "type": "object",
      "description": "Where to find it.",
      "required": [
       "location",
       "app"
      ],
      "properties": {
       "location": {
        "type": "string",
        "format": "uri",
        "description": "This resource in the API."
       },
       "app": {
        "type": "string",
        "format": "uri",
        "description": "A page about the specification for people."
       }
      }
     }
    }
   },
   "OpenAPISpecVersionList": {
    "type": "object",
    "description": "One page of the versions of a specification.",
    "required": [
     "items",
     "count"
    ],
    "properties": {
     "items": {
      "type": "array",
      "description": "The versions, the newest first.",
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
   "FilesystemEntry": {
    "type": "object",
    "description": "One file of a specification.",
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
      "description": "The folder of the file, `.` for the topmost."
     },
     "filename": {
      "type": "string",
      "description": "The name of the file in its folder."
     },
     "isEntrypoint": {
      "type": "boolean",
      "description": "Whether the specification begins in this file."
     },
     "references": {
      "type": "array",
      "description": "Files that this one refers to. Empty when everything was brought into one file.",
      "items": {
       "type": "string"
      }
     },
     "specification": {
      "type": "object",
      "description": "The OpenAPI document as an object, with other files under `x-ext`. Unlike the document at `urls.source` it is enriched:\n`x-gitbook-description-html` holds descriptions as safe HTML, `x-gitbook-description-document` as document nodes.\nReferences within the document are kept.\n",
      "additionalProperties": true
     }
    }
   },
   "OpenAPISpecVersionContent": {
    "type": "object",
    "description": "What is in a version.",
    "required": [
     "filesystem",
     "url",
     "urls"
    ],
    "properties": {
     "filesystem": {
      "type": "array",
      "description": "The files of the version. Exactly one of them is the entry.",
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
      "description": "Where the document of this version can be fetched.",
      "required": [
       "source",
       "public"
      ],
      "properties": {
       "source": {
        "type": "string",
        "format": "uri",
        "description": "The processed document. A token is needed."
       },
       "public": {
        "type": [
         "string",
         "null"
        ],
        "format": "uri",
        "description": "An address that needs no token. Null while the specification is private."
       }
      }
     }
    }
   },
   "OpenAPISpecVersionRaw": {
    "type": "object",
    "description": "The entry file of a version, exactly as it was given or fetched.",
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
      "description": "The language of the text."
     },
     "entry": {
      "type": "string",
      "description": "The path of the entry file. Only for a set of files."
     },
     "files": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      },
      "description": "The text of every file of the set by its path, the entry included. Only for a set of files."
     }
    }
   },
   "OpenAPIDocument": {
    "type": "object",
    "description": "An OpenAPI document, without the enrichment of `OpenAPISpecVersionContent`.",
    "additionalProperties": true
   },
   "DocumentSchema": {
    "type": "string",
    "enum": [
     "current",
     "next"
    ],
    "default": "current",
    "description": "A form of document."
   },
   "ComputedContentDependency": {
    "type": "object",
    "description": "A reference to something, and perhaps its state as the caller knows it.",
    "required": [
     "ref"
    ],
    "properties": {
     "ref": {
      "type": "object",
      "description": "What is meant. Which member names it depends on the kind.",
      "required": [
       "kind"
      ],
      "properties": {
       "kind": {
        "type": "string",
        "maxLength": 256,
        "description": "`openapi`, `space` or `translation`.",
        "examples": [
         "openapi"
        ]
       },
       "spec": {
        "type": "string",
        "maxLength": 256,
        "description": "The slug of an OpenAPI specification of the organization that owns the space."
       },
       "space": {
        "type": "string",
        "maxLength": 256,
        "description": "The id of a space."
       },
       "translation": {
        "type": "string",
        "maxLength": 256,
        "description": "The id of a translation."
       }
      }
     },
     "value": {
      "type": [
       "object",
       "null"
      ],
      "description": "The state of what is meant. For the kind `openapi`, the version in `lastVersion` is taken instead of the latest\none. Null when it does not exist; absent when the server is to look it up.\n",
      "additionalProperties": true
     }
    }
   },
   "ComputedContentSource": {
    "type": "object",
    "description": "What content is generated from, and how. Other members are ignored.",
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "maxLength": 256,
      "description": "The generator. `builtin:openapi` makes documentation of an OpenAPI specification. `integration:<name>:<source>`\nasks an integration that the operator of the server has registered.\n",
      "examples": [
       "builtin:openapi"
      ]
     },
     "props": {
      "type": "object",
      "description": "Options of the generator. `builtin:openapi` takes those of `BuiltinOpenAPIProps`; an integration takes its own.\nA generated page carries the options that its document needs: send them back as they are.\n",
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
      "description": "What the content is made from, by name. `builtin:openapi` needs the name `spec`, a reference of the kind\n`openapi`.\n",
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
    "description": "What to generate.",
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
      "description": "What ids are made from. The same seed and source give the same ids. For the document of a generated page, send\nthe page's `computedSeed`.\n"
     }
    }
   },
   "NodeKey": {
    "type": "string",
    "description": "Identifies the node in its document. The same content has the same key again and again."
   },
   "TextAlignment": {
    "type": "string",
    "enum": [
     "start",
     "center",
     "end"
    ],
    "description": "To which side the text is set. `start` when absent."
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
    "description": "Text in italics.",
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
    "description": "Text that is code.",
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
    "description": "A key to press.",
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
    "description": "Text that is struck through.",
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
    "description": "Small text above the line.",
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
    "description": "Small text below the line.",
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
    "description": "A color. Those with a `$` depend on the theme of the site."
   },
   "MarkColor": {
    "type": "object",
    "description": "Text in a color.",
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
    "description": "How a piece of text looks, told apart by `type`.",
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
    "description": "A piece of text that looks the same throughout.",
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
      "description": "How the text looks. Several marks apply together.",
      "items": {
       "$ref": "#/components/schemas/DocumentMark"
      }
     }
    }
   },
   "DocumentText": {
    "type": "object",
    "description": "A run of text. Each leaf has its own marks.",
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
      "description": "The pieces of the text, in order.",
      "items": {
       "$ref": "#/components/schemas/DocumentLeaf"
      }
     }
    }
   },
   "SafeAddress": {
    "type": "string",
    "pattern": "^(?:[^:/?#\\\\]*(?:[/?#\\\\][\\s\\S]*)?|(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):[\\s\\S]*)$",
    "description": "An address, which may be relative. Of those with a scheme only `http`, `https`, `mailto` and `tel`."
   },
   "ContentRefURL": {
    "type": "object",
    "description": "Something on the web.",
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
    "description": "A file of a revision.",
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
      "description": "The id of the file."
     },
     "space": {
      "type": "string",
      "description": "The id of its space. Absent for the same space."
     }
    }
   },
   "ContentRefPage": {
    "type": "object",
    "description": "A page of a revision.",
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
      "description": "The id of the page."
     },
     "space": {
      "type": "string",
      "description": "The id of its space. Absent for the same space."
     }
    }
   },
   "ContentRefAnchor": {
    "type": "object",
    "description": "A place in a page.",
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
      "description": "The `meta.id` of the block at that place."
     },
     "page": {
      "type": "string",
      "description": "The id of the page. Absent for the same page."
     },
     "space": {
      "type": "string",
      "description": "The id of its space. Absent for the same space."
     }
    }
   },
   "ContentRefUser": {
    "type": "object",
    "description": "A person.",
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
      "description": "The id of the person."
     }
    }
   },
   "ContentRefCollection": {
    "type": "object",
    "description": "A collection of spaces.",
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
      "description": "The id of the collection."
     }
    }
   },
   "ContentRefSpace": {
    "type": "object",
    "description": "A space.",
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
      "description": "The id of the space."
     }
    }
   },
   "ContentRefReusableContent": {
    "type": "object",
    "description": "A content that is shown in several pages.",
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
      "description": "The id of the content."
     },
     "space": {
      "type": "string",
      "description": "The id of its space. Absent for the same space."
     }
    }
   },
   "ContentRefTag": {
    "type": "object",
    "description": "A label of pages.",
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
      "description": "The id of the label."
     },
     "space": {
      "type": "string",
      "description": "The id of its space. Absent for the same space."
     }
    }
   },
   "ContentRefOpenAPI": {
    "type": "object",
    "description": "An OpenAPI specification.",
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
     }
    }
   },
   "ContentRef": {
    "description": "A reference to something, told apart by `kind`.",
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
    "description": "A reference to a file, told apart by `kind`.",
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
    "description": "An image in a line.",
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
        "description": "The image on a dark background. The same when absent."
       },
       "caption": {
        "type": "string",
        "description": "A line under it. Absent without one."
       },
       "alt": {
        "type": "string",
        "description": "What it shows. Absent when nobody said so."
       },
       "size": {
        "type": "string",
        "enum": [
         "original",
         "line"
        ],
        "description": "Its own size or the height of the line."
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
      "description": "What it links to.",
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
      "description": "What is shown.",
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
        "description": "Its code points in hexadecimal digits, joined by hyphens."
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
        "description": "Its name."
       },
       "color": {
        "type": "string",
        "description": "Its color. That of the text when absent."
       }
      }
     }
    }
   },
   "InlineMath": {
    "type": "object",
    "description": "A formula in a line.",
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
    "description": "A value that is worked out when the page is shown.",
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
        "description": "How it is worked out."
       }
      }
     }
    }
   },
   "InlineMention": {
    "type": "object",
    "description": "The name of something, with a link to it.",
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
      "description": "What is meant.",
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
    "description": "A button. It leads to `ref` or does `action`.",
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
        "description": "What is written on it."
       },
       "kind": {
        "type": "string",
        "enum": [
         "primary",
         "secondary"
        ],
        "description": "How much it stands out."
       },
       "size": {
        "type": "string",
        "description": "How large it is."
       },
       "icon": {
        "type": "string",
        "description": "The name of an icon on it. Absent without one."
       },
       "ref": {
        "$ref": "#/components/schemas/ContentRef"
       },
       "action": {
        "type": "object",
        "description": "What it does. Absent when it leads somewhere.",
        "additionalProperties": true
       }
      }
     }
    }
   },
   "DocumentBlock": {
    "description": "A block of a document, told apart by `type`.",
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
    "description": "Text with a note, which is in a fragment.",
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
      "description": "The text that has the note.",
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
    "description": "Something in a line of text that is more than text, told apart by `type`.",
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
    "description": "What a line of text is made of, told apart by `object`, and inlines then by `type`.",
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
      "description": "How it is set.",
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
    "description": "Facts that are not part of the content.",
    "properties": {
     "id": {
      "type": "string",
      "description": "The anchor of the block, as in `#id` of a URL."
     }
    }
   },
   "HeadingData": {
    "type": "object",
    "description": "How a heading is set.",
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[-a-z0-9.+_]+$",
      "description": "An anchor that the author chose. Absent without one."
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
    "description": "A list without numbers.",
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
        "description": "Whether it is done. Absent outside a list of things to do."
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
    "description": "A list with numbers.",
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
      "description": "How it is numbered.",
      "properties": {
       "start": {
        "type": "integer",
        "description": "The number of the first item. 1 when absent."
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
    "description": "A list of things to do.",
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
    "description": "A line across the page.",
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
      "description": "How it is shown.",
      "properties": {
       "highlighted": {
        "type": "boolean",
        "description": "Whether it stands out."
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
    "description": "A piece of code.",
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
      "description": "How it is shown.",
      "properties": {
       "syntax": {
        "type": "string",
        "description": "Its language. Absent when nobody said so."
       },
       "title": {
        "type": "string",
        "description": "A title, often the name of a file. Absent without one."
       },
       "overflow": {
        "type": "string",
        "enum": [
         "scroll",
         "wrap"
        ],
        "description": "What happens to long lines."
       },
       "lineNumbers": {
        "type": "boolean",
        "description": "Whether the lines are numbered."
       },
       "fullWidth": {
        "type": "boolean",
        "description": "Whether it is wider than the text."
       },
       "expandable": {
        "type": "boolean",
        "description": "Whether only its beginning is shown at first."
       },
       "collapsedLineCount": {
        "type": "integer",
        "minimum": 1,
        "description": "How many lines are shown at first."
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
    "description": "Something from another site.",
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
      "description": "What is shown.",
      "required": [
       "url"
      ],
      "properties": {
       "url": {
        "$ref": "#/components/schemas/SafeAddress"
       },
       "fullWidth": {
        "type": "boolean",
        "description": "Whether it is wider than the text."
       }
      }
     }
    }
   },
   "OtherNodes": {
    "type": "array",
    "description": "Nodes that are passed on as an integration gave them.",
    "items": {
     "type": "object",
     "additionalProperties": true
    }
   },
   "BlockIntegration": {
    "type": "object",
    "description": "Something that an integration shows. Passed on as it was given.",
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
      "description": "Whether it has no nodes."
     },
     "data": {
      "type": "object",
      "description": "What is shown.",
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
    "description": "How a table is shown.",
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
      "description": "The ids of the columns, in order.",
      "items": {
       "type": "string"
      }
     },
     "hideHeader": {
      "type": "boolean",
      "description": "Whether the titles of the columns are left out."
     },
     "columnWidths": {
      "type": "object",
      "description": "The widths of columns, by their ids.",
      "additionalProperties": {
       "type": "number"
      }
     },
     "stickyHeader": {
      "type": "boolean",
      "description": "Whether the titles stay in view."
     },
     "stickyFirstColumn": {
      "type": "boolean",
      "description": "Whether the first column stays in view."
     }
    }
   },
   "TableTextColumn": {
    "type": "object",
    "description": "A column of text, the only type that is made from Markdown.",
    "required": [
     "id",
     "title",
     "type",
     "textAlignment"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "Identifies the column in its table."
     },
     "title": {
      "type": "string",
      "description": "What is written above it."
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
      "description": "To which side the text is set."
     },
     "verticalAlignment": {
      "type": "string",
      "description": "Where in a high row the text is set."
     }
    }
   },
   "TableOtherColumn": {
    "type": "object",
    "description": "A column of something else. Passed on as an integration gave it.",
    "required": [
     "id",
     "title",
     "type"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "Identifies the column in its table."
     },
     "title": {
      "type": "string",
      "description": "What is written above it."
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
      "description": "What is in the column."
     }
    }
   },
   "TableColumn": {
    "description": "A column of a table, told apart by `type`.",
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
      "description": "The place of the row. Rows are sorted by comparing these texts, so that numbers are padded with zeros."
     },
     "values": {
      "type": "object",
      "description": "The cells, by the ids of their columns. In a column of text, the name of the fragment with the text.\n",
      "additionalProperties": true
     }
    }
   },
   "TextBlock": {
    "description": "A block in which there is mainly text, told apart by `type`.",
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
    "description": "The text of a cell.",
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
      "description": "The kind of fragment."
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
    "description": "A table. The text of its cells is in fragments.",
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
        "description": "The columns, by their ids.",
        "additionalProperties": {
         "$ref": "#/components/schemas/TableColumn"
        }
       },
       "records": {
        "type": "object",
        "description": "The rows, by their ids.",
        "additionalProperties": {
         "$ref": "#/components/schemas/TableRecord"
        }
       },
       "cellMerges": {
        "description": "Which cells are joined. Absent when none are."
       },
       "fullWidth": {
        "type": "boolean",
        "description": "Whether it is wider than the text."
       },
       "search": {
        "description": "How the table can be searched. Absent when it cannot."
       }
      }
     },
     "fragments": {
      "type": "array",
      "description": "The texts of the cells.",
      "items": {
       "$ref": "#/components/schemas/TableFragment"
      }
     }
    }
   },
   "HintBlock": {
    "description": "A block of a hint, told apart by `type`.",
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
    "description": "A remark that stands out.",
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
      "description": "How it is shown.",
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
        "description": "What kind of remark it is."
       },
       "icon": {
        "type": "string",
        "description": "The name of an icon. That of the style when absent."
       }
      }
     },
     "nodes": {
      "type": "array",
      "minItems": 1,
      "description": "The blocks of the remark.",
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
      "description": "What is quoted.",
      "items": {
       "$ref": "#/components/schemas/BlockquoteBlock"
      }
     }
    }
   },
   "BlockquoteBlock": {
    "description": "A block of a quotation, told apart by `type`.",
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
    "description": "A block of a list item, told apart by `type`.",
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
    "description": "A length: a number of pixels, or a value with its unit.",
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
        "description": "How many of them."
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
      "description": "The kind of fragment."
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
        "description": "The image on a dark background. The same when absent."
       },
       "width": {
        "$ref": "#/components/schemas/Length"
       },
       "height": {
        "$ref": "#/components/schemas/Length"
       },
       "alt": {
        "type": "string",
        "description": "What it shows. Absent when nobody said so."
       }
      }
     },
     "fragments": {
      "type": "array",
      "description": "The caption. Empty without one.",
      "items": {
       "$ref": "#/components/schemas/ImageFragment"
      }
     }
    }
   },
   "BlockImages": {
    "type": "object",
    "description": "One or more images side by side.",
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
      "description": "How they are shown.",
      "properties": {
       "align": {
        "type": "string",
        "enum": [
         "center",
         "left",
         "right"
        ],
        "description": "To which side they are set."
       },
       "fullWidth": {
        "type": "boolean",
        "description": "Whether they are wider than the text."
       },
       "withFrame": {
        "type": "boolean",
        "description": "Whether there is a frame around them."
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
      "description": "One paragraph with the text of the title.",
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
    "description": "A part of an expandable, told apart by `type`.",
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
    "description": "A title that shows more when it is opened. Title and body are fragments.",
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
      "description": "How it is shown.",
      "additionalProperties": false,
      "properties": {
       "defaultExpanded": {
        "type": "boolean",
        "description": "Whether it is open at first. False when absent."
       }
      }
     },
     "fragments": {
      "type": "array",
      "minItems": 2,
      "maxItems": 2,
      "description": "One title and one body.",
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
      "description": "What is written on it.",
      "properties": {
       "title": {
        "type": "string",
        "description": "The title. Absent without one."
       },
       "icon": {
        "type": "string",
        "description": "The name of an icon. Absent without one."
       },
       "slug": {
        "type": "string",
        "description": "A name for URLs. Absent without one."
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
    "description": "Contents of which one is shown at a time.",
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
      "description": "How it is shown.",
      "properties": {
       "icon": {
        "type": "string",
        "description": "The name of an icon. The number of the step when absent."
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
    "description": "Steps to take one after the other.",
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
    "description": "One of several contents side by side.",
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
      "description": "How it is shown.",
      "additionalProperties": false,
      "properties": {
       "width": {
        "$ref": "#/components/schemas/Length"
       },
       "verticalAlignment": {
        "type": "string",
        "description": "Where the content is set when the column is higher than it."
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
    "description": "Contents side by side.",
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
      "description": "How they are shown.",
      "properties": {
       "fullWidth": {
        "type": "boolean",
        "description": "Whether they are wider than the text."
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
    "description": "A small OpenAPI 3.1 document with all that the block shows and nothing else. References are kept; what they mean is\nin its `components`. At most 256 KiB as JSON, and 4 MiB in all blocks of a document together: what does not fit is\nleft out, and `truncated` says so. Present only with `schema=next`.\n\nIts author is whoever wrote the specification, so treat it as untrusted input. Safe to insert into a page as it is: the\nmembers `x-gitbook-description-html`, which are sanitized HTML. To be escaped or sanitized by the reader: everything else,\nin particular every `description` (Markdown that may contain HTML), `summary` and `title`, all names and examples, and\nURLs (`externalDocs`, `servers`, `contact`, `license`, `x-logo`), which may have any scheme.\n",
    "additionalProperties": true
   },
   "ResolvedFragmentTruncated": {
    "type": "boolean",
    "description": "Whether `resolved` was cut because it would be too large. Absent when it was not."
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
      "description": "Which operation it is, and how it is shown.",
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
        "description": "The path, as written in the specification."
       },
       "method": {
        "type": "string",
        "description": "The method, in lower case."
       },
       "headless": {
        "type": "boolean",
        "description": "Whether title and description are left out, because the page shows them. False when absent."
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
      "description": "Which webhook it is, and how it is shown.",
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
        "description": "The name, as written in the specification."
       },
       "method": {
        "type": "string",
        "description": "The method, in lower case."
       },
       "headless": {
        "type": "boolean",
        "description": "Whether title and description are left out, because the page shows them. False when absent."
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
      "description": "Which schemas they are, and how they are shown.",
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
        "description": "Their names under `components.schemas`, in order.",
        "items": {
         "type": "string"
        }
       },
       "grouped": {
        "type": "boolean",
        "description": "Whether they can be opened one by one, instead of being shown in full. True when absent."
       },
       "title": {
        "type": "string",
        "description": "A title above them. Absent without one."
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
    "description": "An operation of a specification that is a file. An older form; only there where an author or an integration wrote it.",
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
      "description": "Which operation it is, and how it is shown.",
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
        "description": "Whether it is open at first."
       },
       "fullWidth": {
        "type": "boolean",
        "description": "Whether it is wider than the text."
       }
      }
     }
    }
   },
   "BlockOther": {
    "type": "object",
    "description": "A block that is never generated here. Passed on as an integration gave it.",
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
      "description": "What kind of block it is."
     },
     "key": {
      "$ref": "#/components/schemas/NodeKey"
     },
     "meta": {
      "$ref": "#/components/schemas/BlockMeta"
     },
     "isVoid": {
      "type": "boolean",
      "description": "Whether it has no nodes."
     },
     "data": {
      "type": "object",
      "description": "What is shown.",
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
      "description": "Facts about the whole document. Other members may be present.",
      "required": [
       "schemaVersion"
      ],
      "properties": {
       "schemaVersion": {
        "type": "number",
        "description": "The number of the form of the document. 1 for `current`, 2 for `next`."
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
      "description": "Absent on generated documents.",
      "properties": {
       "token": {
        "type": "string",
        "description": "Opens content of other spaces that the document refers to."
       }
      }
     }
    }
   },
   "RevisionPageId": {
    "type": "string",
    "pattern": "^[a-zA-Z0-9]{1,40}$",
    "description": "Identifies the page in its revision. Follows from the seed and from what the page shows."
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
    "description": "A shorter title for menus. The title when absent."
   },
   "RevisionPageEmoji": {
    "type": "string",
    "maxLength": 50,
    "description": "An emoji before the title. Absent without one."
   },
   "RevisionPageIcon": {
    "type": "string",
    "maxLength": 50,
    "description": "The name of an icon before the title. Absent without one."
   },
   "RevisionPageSlug": {
    "type": "string",
    "maxLength": 100,
    "description": "The last segment of the path, made from the title."
   },
   "RevisionPagePath": {
    "type": "string",
    "description": "The slugs from the top down to the page, joined by `/`, without one at the beginning."
   },
   "RevisionPageDocument": {
    "type": "object",
    "description": "A page with a body. A generated page carries `computed` and `computedSeed`, always together: send them as `source`\nand `seed` to get its document. A page with neither of them, `documentId`, `document` or `markdown` is empty.\n",
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
      "description": "An older name of the type."
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
      "description": "When the page was made. Absent on generated pages."
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time",
      "description": "When the page last changed. Absent on generated pages."
     },
     "condition": {
      "type": "string",
      "description": "An expression that says who sees the page. Absent when everybody does."
     },
     "description": {
      "type": "string",
      "description": "A line under the title."
     },
     "slug": {
      "$ref": "#/components/schemas/RevisionPageSlug"
     },
     "path": {
      "$ref": "#/components/schemas/RevisionPagePath"
     },
     "urls": {
      "type": "object",
      "description": "Where to find it.",
      "required": [
       "app"
      ],
      "properties": {
       "app": {
        "type": "string",
        "format": "uri",
        "description": "The page for people."
       }
      }
     },
     "pages": {
      "type": "array",
      "description": "The pages under this one, in order.",
      "items": {
       "$ref": "#/components/schemas/RevisionSubpage"
      }
     },
     "layout": {
      "$ref": "#/components/schemas/RevisionPageLayout"
     },
     "tags": {
      "type": "array",
      "description": "Labels of the page. Empty on generated pages.",
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
      "description": "A picture above the title. Absent without one.",
      "additionalProperties": true
     },
     "variables": {
      "type": "object",
      "description": "Values that the body can refer to.",
      "additionalProperties": true
     },
     "metaLinks": {
      "type": "object",
      "description": "Links for the head of the page.",
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
      "description": "The id of a document that is kept elsewhere. Absent on generated pages."
     },
     "document": {
      "$ref": "#/components/schemas/Document"
     },
     "markdown": {
      "type": "string",
      "description": "The body as Markdown. Absent on generated pages."
     }
    }
   },
   "RevisionPageHidden": {
    "type": "boolean",
    "description": "Whether the page is left out of menus. False when absent."
   },
   "RevisionPageLink": {
    "type": "object",
    "description": "A link to something else.",
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
      "description": "An older name of the type."
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
      "description": "When the link was made. Absent on generated pages."
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time",
      "description": "When the link last changed. Absent on generated pages."
     },
     "condition": {
      "type": "string",
      "description": "An expression that says who sees the link. Absent when everybody does."
     },
     "target": {
      "$ref": "#/components/schemas/ContentRef"
     },
     "href": {
      "type": "string",
      "description": "Where the target is found. Absent when the client works it out."
     },
     "hidden": {
      "$ref": "#/components/schemas/RevisionPageHidden"
     }
    }
   },
   "RevisionSubpage": {
    "description": "A page under another page. Groups are found at the top only.",
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
    "description": "Which parts of a page are shown, and how.",
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
      "description": "How wide the body is."
     },
     "cover": {
      "type": "boolean",
      "description": "Whether the picture is shown."
     },
     "coverSize": {
      "type": "string",
      "enum": [
       "hero",
       "full",
       "background"
      ],
      "description": "How large the picture is."
     },
     "coverMask": {
      "type": "string",
      "enum": [
       "none",
       "radial"
      ],
      "description": "How the picture is faded out."
     },
     "title": {
      "type": "boolean",
      "description": "Whether the title is shown."
     },
     "description": {
      "type": "boolean",
      "description": "Whether the line under the title is shown."
     },
     "tableOfContents": {
      "type": "boolean",
      "description": "Whether the menu of pages is shown."
     },
     "outline": {
      "type": "boolean",
      "description": "Whether the headings of the page are listed beside it."
     },
     "pagination": {
      "type": "boolean",
      "description": "Whether there are links to the pages before and after."
     },
     "metadata": {
      "type": "boolean",
      "description": "Whether dates and authors are shown."
     },
     "tags": {
      "type": "boolean",
      "description": "Whether the labels of the page are shown."
     },
     "actions": {
      "type": "boolean",
      "description": "Whether actions on the page are offered."
     },
     "anchors": {
      "type": "boolean",
      "description": "Whether headings can be linked to."
     }
    }
   },
   "RevisionPageNoIndex": {
    "type": "boolean",
    "description": "Whether the page is left out of the search of the site. False when absent."
   },
   "RevisionPageNoRobotsIndex": {
    "type": "boolean",
    "description": "Whether the page is left out of search engines. False when absent."
   },
   "GitBlob": {
    "type": "object",
    "description": "The file in a Git repository that this was read from. Absent when it was not.",
    "required": [
     "oid",
     "path"
    ],
    "properties": {
     "oid": {
      "type": "string",
      "description": "The id of the object in the repository."
     },
     "path": {
      "type": "string",
      "description": "The path of the file in the repository."
     }
    }
   },
   "RevisionPageGroup": {
    "type": "object",
    "description": "A title with pages under it, without a body.",
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
      "description": "An older name of the type."
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
      "description": "When the group was made. Absent on generated pages."
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time",
      "description": "When the group last changed. Absent on generated pages."
     },
     "condition": {
      "type": "string",
      "description": "An expression that says who sees the group. Absent when everybody does."
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
    "description": "A page of a revision, told apart by `type`.",
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
    "description": "A file.",
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
      "description": "Identifies the file in its revision."
     },
     "name": {
      "type": "string",
      "description": "The name to save it under."
     },
     "contentType": {
      "type": "string",
      "description": "Its media type."
     },
     "downloadURL": {
      "type": "string",
      "description": "Where to fetch it."
     },
     "size": {
      "type": "number",
      "minimum": 0,
      "description": "Its size, in bytes."
     },
     "dimensions": {
      "type": "object",
      "description": "The size of an image, in pixels. Absent for other files.",
      "required": [
       "width",
       "height"
      ],
      "properties": {
       "width": {
        "type": "number",
        "minimum": 0,
        "description": "In pixels."
       },
       "height": {
        "type": "number",
        "minimum": 0,
        "description": "In pixels."
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
    "description": "A content that is shown in several pages.",
    "required": [
     "id",
     "title"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "Identifies the content in its revision."
     },
     "title": {
      "type": "string",
      "description": "Its name, for people."
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
      "description": "Files that the pages refer to.",
      "items": {
       "$ref": "#/components/schemas/RevisionFile"
      }
     },
     "reusableContents": {
      "type": "array",
      "description": "Contents that are shown in several pages. Always empty today.",
      "items": {
       "$ref": "#/components/schemas/RevisionReusableContent"
      }
     }
    }
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
      "description": "The organizations, the oldest first. Empty when nobody claims the domain.",
      "items": {
       "$ref": "#/components/schemas/Organization"
      }
     }
    }
   },
   "User": {
    "type": "object",
    "description": "Whom a token speaks for.",
    "required": [
     "object",
     "id",
     "displayName",
     "urls"
    ],
    "properties": {
     "object": {
      "type": "string",
      "const": "user"
     },
     "id": {
      "type": "string",
      "description": "Identifies the subject of the token."
     },
     "displayName": {
      "type": "string",
      "description": "A name for people, as given when the token was made."
     },
     "email": {
      "type": "string",
      "description": "The email address. Absent when the token was made without one."
     },
     "urls": {
      "type": "object",
      "description": "Where to find it.",
      "required": [
       "location"
      ],
      "properties": {
       "location": {
        "type": "string",
        "format": "uri",
        "description": "This resource in the API."
       }
      }
     }
    }
   },
   "IntegrationEventId": {
    "type": "string",
    "description": "Identifies the event. No two events have the same.",
    "examples": [
     "0k4v8n1s6m2q"
    ]
   },
   "IntegrationInstallationId": {
    "type": "string",
    "description": "The integration in the organization that owns the space.",
    "examples": [
     "timetables.saltwater"
    ]
   },
   "IntegrationSpaceId": {
    "type": "string",
    "description": "The space that the content is for.",
    "examples": [
     "crew-handbook"
    ]
   },
   "IntegrationSourceId": {
    "type": "string",
    "description": "The source, as the last part of the type `integration:<name>:<source>` names it.",
    "examples": [
     "sailings"
    ]
   },
   "IntegrationProps": {
    "type": "object",
    "description": "The options of the source, as the request gave them.",
    "additionalProperties": true,
    "examples": [
     {
      "season": "summer"
     }
    ]
   },
   "ComputedContentRef": {
    "type": "object",
    "description": "What is meant. Which member names it depends on the kind.",
    "required": [
     "kind"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "maxLength": 256,
      "description": "`openapi`, `space` or `translation`.",
      "examples": [
       "openapi"
      ]
     },
     "spec": {
      "type": "string",
      "maxLength": 256,
      "description": "The slug of an OpenAPI specification of the organization that owns the space."
     },
     "space": {
      "type": "string",
      "maxLength": 256,
      "description": "The id of a space."
     },
     "translation": {
      "type": "string",
      "maxLength": 256,
      "description": "The id of a translation."
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
      "description": "Identifies the specification."
     },
     "slug": {
      "type": "string",
      "description": "The slug of the specification."
     },
     "lastVersion": {
      "type": "string",
      "description": "The version to use. Absent while the specification has none."
     },
     "visibility": {
      "type": "string",
      "enum": [
       "private",
       "public"
      ],
      "description": "Whether everybody may read it."
     }
    }
   },
   "ResolvedDependency": {
    "type": "object",
    "description": "A reference to something, with its state.",
    "required": [
     "ref",
     "value"
    ],
    "properties": {
     "ref": {
      "$ref": "#/components/schemas/ComputedContentRef"
     },
     "value": {
      "description": "The state of what is meant; null when it does not exist. Spaces and translations are always null: this server keeps\nno content of its own for them.\n",
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
    "description": "What the content is made from, by name, as it is now.",
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
    "description": "Asks an integration for the document of a page of one of its sources.",
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
    "description": "What an integration works with while it answers an event.",
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
      "description": "Where this API is reached, without `/v1`."
     },
     "apiTokens": {
      "type": "object",
      "description": "A token for this API, the same under both names. It is good for five minutes, in the organization that owns the\nspace, with the scopes `openapi:read` and `space:read`.\n",
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
      "description": "The integration itself.",
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
        "description": "Its name."
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
      "description": "The integration in the organization.",
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
        "description": "Where it is installed.",
        "required": [
         "organization"
        ],
        "properties": {
         "organization": {
          "type": "string",
          "description": "The id of the organization."
         }
        }
       }
      }
     },
     "spaceInstallation": {
      "type": "object",
      "description": "The integration in the space.",
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
      "description": "Always without a secret. The one that events are signed with is never sent.",
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
    "description": "Why an integration cannot answer.",
    "properties": {
     "error": {
      "type": "string",
      "description": "What went wrong, for people."
     }
    }
   },
   "InputNodes": {
    "type": "object",
    "description": "A document as nodes. Keys and anchors are completed.",
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
      "description": "Facts about the whole document. They are replaced.",
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
    "description": "A document in one of two forms, Markdown or nodes, which win over Markdown. Without either it is empty. The nodes may\nalso stand here by themselves, as a document has them.\n",
    "properties": {
     "nodes": {
      "type": "array",
      "description": "The blocks of the document, in order, without `document` around them.",
      "items": {
       "$ref": "#/components/schemas/DocumentBlock"
      }
     },
     "markdown": {
      "type": "string",
      "description": "The document as Markdown. A link to `/pages/<id>` leads to the page with this id."
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
    "description": "Asks an integration for the pages and files of one of its sources.",
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
    "description": "Identifies the page in its revision. Made from the seed and the place of the page when absent."
   },
   "InputPageSlug": {
    "type": "string",
    "description": "What the last segment of the path is made from. The title when absent."
   },
   "InputPageDocument": {
    "type": "object",
    "description": "A page with a body, which `computed` tells how to ask for; without it the page is empty.",
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
      "description": "A line under the title. Empty when absent."
     },
     "slug": {
      "$ref": "#/components/schemas/InputPageSlug"
     },
     "pages": {
      "type": "array",
      "description": "The pages under this one, in order. None when absent.",
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
    "description": "A link to something else.",
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
    "description": "Stands for the pages of another source. They take its place; its own title is shown nowhere.",
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
    "description": "A page of an integration under another one. Groups are found at the top only.",
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
    "description": "A title with pages under it, without a body.",
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
    "description": "A page of an integration, told apart by `type`.",
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
      "description": "Identifies the file in its revision. Made from the seed when absent."
     },
     "name": {
      "type": "string",
      "description": "The name to save it under."
     },
     "contentType": {
      "type": "string",
      "description": "Its media type."
     },
     "downloadURL": {
      "type": "string",
      "format": "uri",
      "pattern": "^[hH][tT][tT][pP][sS]?://",
      "description": "Where to fetch it."
     },
     "size": {
      "type": "number",
      "minimum": 0,
      "description": "Its size, in bytes."
     },
     "dimensions": {
      "type": "object",
      "description": "The size of an image, in pixels. Absent for other files.",
      "required": [
       "width",
       "height"
      ],
      "properties": {
       "width": {
        "type": "number",
        "minimum": 0,
        "description": "In pixels."
       },
       "height": {
        "type": "number",
        "minimum": 0,
        "description": "In pixels."
       }
      }
     }
    }
   },
   "ContentComputeRevisionAnswer": {
    "type": "object",
    "description": "The pages and files of a source. What is left out of a page is completed.",
    "properties": {
     "pages": {
      "type": "array",
      "description": "The pages, in order. None when absent.",
      "items": {
       "$ref": "#/components/schemas/InputPage"
      }
     },
     "files": {
      "type": "array",
      "description": "Files that the pages refer to. None when absent.",
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
    "description": "The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.\n",
    "schema": {
     "type": "string"
    },
    "example": "saltwater"
   },
   "Page": {
    "name": "page",
    "in": "query",
    "description": "Which page of the list to answer: the `next.page` of the page before it. Without it, the first page. The value means\nsomething to the server only, and only for the list that it came from.\n",
    "schema": {
     "type": "string",
     "maxLength": 1024
    },
    "example": "c2FsdHdhdGVyOjE3NjM2.5f0c1e"
   },
   "Limit": {
    "name": "limit",
    "in": "query",
    "description": "How many items a page has at most.",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 1000,
     "default": 50
    },
    "example": 50
   },
   "SpecSlug": {
    "name": "specSlug",
    "in": "path",
    "required": true,
    "description": "The slug of the specification. Upper and lower case are the same here.",
    "schema": {
     "type": "string"
    },
    "example": "ferry-bookings"
   },
   "WritableSpecSlug": {
    "name": "specSlug",
    "in": "path",
    "required": true,
    "description": "The slug of the specification: letters and digits in groups that are joined by single hyphens. Upper and lower case\nare the same when a slug is looked up; a new specification keeps the spelling that it was created with.\n",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100,
     "pattern": "^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$"
    },
    "example": "ferry-bookings"
   },
   "IfNoneMatch": {
    "name": "If-None-Match",
    "in": "header",
    "description": "The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values\nseparated by commas, and `*`, work too.\n",
    "schema": {
     "type": "string"
    },
    "example": "\"5b0f3c9a7d21\""
   },
   "VersionId": {
    "name": "versionId",
    "in": "path",
    "required": true,
    "description": "The id of the version.",
    "schema": {
     "type": "string"
    },
    "example": "v3t9p7c2m8x5"
   },
   "SpaceId": {
    "name": "spaceId",
    "in": "path",
    "required": true,
    "description": "The id of the space.",
    "schema": {
     "type": "string"
    },
    "example": "ferrydocs"
   },
   "DocumentSchema": {
    "name": "schema",
    "in": "query",
    "description": "Which form of document to answer. In `current`, blocks that show an operation, a webhook or schemas only point into\nthe specification. In `next`, each of them also carries what it shows, as `data.resolved`; that needs the scope\n`openapi:read` as well.\n",
    "schema": {
     "$ref": "#/components/schemas/DocumentSchema"
    },
    "example": "current"
   },
   "EmailDomain": {
    "name": "emailDomain",
    "in": "path",
    "required": true,
    "description": "The part of an email address after the `@`. Upper and lower case are the same.",
    "schema": {
     "type": "string"
    },
    "example": "saltwater.example"
   }
  },
  "headers": {
   "RequestId": {
    "description": "Identifies the request in the logs of the server. Quote it when something goes wrong.",
    "schema": {
     "type": "string"
    },
    "example": "0k4v8n1s6m2q"
   },
   "WWWAuthenticate": {
    "description": "The way to authenticate, always by a bearer token.",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "Bearer realm=\"specshelf\""
   },
   "RetryAfter": {
    "description": "In how many seconds the same request may be sent again.",
    "required": true,
    "schema": {
     "type": "integer",
     "minimum": 1
    },
    "example": 37
   },
   "RateLimitLimit": {
    "description": "How many requests a minute are answered.",
    "required": true,
    "schema": {
     "type": "integer",
     "minimum": 1
    },
    "example": 600
   },
   "RateLimitRemaining": {
    "description": "How many of them are left until `X-RateLimit-Reset`.",
    "required": true,
    "schema": {
     "type": "integer",
     "minimum": 0
    },
    "example": 0
   },
   "RateLimitReset": {
    "description": "When all of them are there again, in seconds since 1970 (UTC).",
    "required": true,
    "schema": {
     "type": "integer"
    },
    "example": 1767225637
   },
   "ETag": {
    "description": "A strong validator of the body. Equal values mean equal bytes.",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "\"5b0f3c9a7d21\""
   },
   "CacheControl": {
    "description": "How long the answer may be kept, and by whom.",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "private, no-cache"
   },
   "GitBookCacheTag": {
    "description": "Names of what the answer was made from, separated by commas without spaces. When one of them changes, the answer is\nout of date. Of very many names there are the first ones, up to 3,000 characters.\n",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "organization:saltwater:openapi:ferry-bookings"
   },
   "GitBookCacheControl": {
    "description": "How long frontends that read their own header may keep the answer without asking again, unless they hear that one of\nthe names in `x-gitbook-cache-tag` has changed.\n",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "max-age=60"
   },
   "ContentSecurityPolicy": {
    "description": "What the answer may do when a browser shows it: nothing. It is what somebody has published, at an address of this\nserver.\n",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "sandbox; default-src 'none'"
   },
   "AccessControlAllowOrigin": {
    "description": "Which sites may read the answer in a browser, all of them.",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "*"
   },
   "AccessControlExposeHeaders": {
    "description": "Which headers of the answer pages of other sites may read, besides those that they always may.",
    "required": true,
    "schema": {
     "type": "string"
    },
    "example": "ETag"
   }
  },
  "responses": {
   "Failure": {
    "description": "Any other failure, such as 500 when something went wrong on the side of the server.",
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
          "message": "Something went wrong on our side. Please try again later."
         }
        }
       }
      }
     }
    }
   },
   "Unauthorized": {
    "description": "The token is missing, malformed, unknown or expired.",
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
          "message": "This needs an access token. Send `Authorization: Bearer <token>`."
         }
        }
       }
      }
     }
    }
   },
   "NotFound": {
    "description": "Something that the path or the body names does not exist, or the token may not see it.",
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
        "summary": "A slug that nobody uses",
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
    "description": "The operator of the server has set a limit, and more requests were sent. `error.message` says which limit it is, and\n`Retry-After` when to come back.\n",
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
        "summary": "A token that is used more often than the limit allows",
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
    "description": "The storage of the server cannot be reached, cannot be changed, or is full; or too many large requests or responses are\nin transit. Accepted writes are not lost, and reads may still work. `Retry-After` says when to try again; `error.type`\nis `storage-unavailable`, `storage-full` or `overloaded`.\n",
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
        "summary": "A database that is being restarted",
        "value": {
         "error": {
          "code": 503,
          "type": "storage-unavailable",
          "message": "The storage of the server cannot be reached or changed at the moment. Try again later."
         }
        }
       },
       "storageFull": {
        "summary": "A disk that is full",
        "value": {
         "error": {
          "code": 503,
          "type": "storage-full",
          "message": "The storage of the server is full: what is there can be read, and nothing can be changed. Try again later."
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
    "description": "A parameter or the body is not valid. `error.details` says where, and what would be right.",
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
        "summary": "A parameter out of its range",
        "value": {
         "error": {
          "code": 400,
          "type": "invalid-request",
          "message": "The request is not valid. /query/limit: must be <= 1000",
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
    "description": "The token is valid, but has not the scope that this needs. `error.message` names it.",
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
        "summary": "A token that may only read",
        "value": {
         "error": {
          "code": 403,
          "type": "insufficient-scope",
          "message": "This needs a token with the scope openapi:write."
         }
        }
       }
      }
     }
    }
   },
   "Conflict": {
    "description": "The organization already has a specification with this slug, in whatever case.",
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
        "summary": "A slug that is taken",
        "value": {
         "error": {
          "code": 409,
          "type": "conflict",
          "message": "The slug \"ferry-bookings\" is already used in this organization. Use PUT to replace its source."
         }
        }
       }
      }
     }
    }
   },
   "ContentTooLarge": {
    "description": "The body is larger than the operation accepts: 48 MiB by default where it carries a specification, 1 MiB elsewhere.\n",
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
        "summary": "A text above the limit",
        "value": {
         "error": {
          "code": 413,
          "type": "too-large",
          "message": "The text of the source has 41943040 bytes; at most 33554432 are accepted."
         }
        }
       }
      }
     }
    }
   },
   "UnsupportedMediaType": {
    "description": "The body is not sent as `application/json`.",
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
          "message": "Send the body as JSON, with `Content-Type: application/json`."
         }
        }
       }
      }
     }
    }
   },
   "NotModified": {
    "description": "What `If-None-Match` names is still the right answer. There is no body.",
    "headers": {
     "ETag": {
      "$ref": "#/components/headers/ETag"
     },
     "Cache-Control": {
      "$ref": "#/components/headers/CacheControl"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    }
   },
   "DocumentNotModified": {
    "description": "What `If-None-Match` names is still the right answer. There is no body.",
    "headers": {
     "ETag": {
      "$ref": "#/components/headers/ETag"
     },
     "Cache-Control": {
      "$ref": "#/components/headers/CacheControl"
     },
     "Content-Security-Policy": {
      "$ref": "#/components/headers/ContentSecurityPolicy"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    }
   },
   "ComputedNotModified": {
    "description": "What `If-None-Match` names is still the right answer. There is no body.",
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
    "description": "An integration failed, or its answer is not what was agreed. `error.message` says what.",
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
        "summary": "An integration that answers with a failure",
        "value": {
         "error": {
          "code": 502,
          "type": "bad-gateway",
          "message": "The integration \"timetables\" failed: it answered 500 (Internal server error)."
         }
        }
       }
      }
     }
    }
   },
   "GatewayTimeout": {
    "description": "An integration took too long to answer.",
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
        "summary": "An integration that does not answer",
        "value": {
         "error": {
          "code": 504,
          "type": "gateway-timeout",
          "message": "The integration \"timetables\" did not answer within 10 seconds."
         }
        }
       }
      }
     }
    }
   },
   "PublishedNotModified": {
    "description": "What `If-None-Match` names is still the right answer. There is no body.",
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
     "Content-Security-Policy": {
      "$ref": "#/components/headers/ContentSecurityPolicy"
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
        "summary": "A specification that is private",
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
    "summary": "An organization of which the operator has said more",
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
   "SpecList": {
    "summary": "The first page of a list, with `limit=1`",
    "value": {
     "items": [
      {
       "object": "openapi-spec",
       "id": "s5h8n2w6k1d4",
       "createdAt": "2025-11-20T09:30:00.000Z",
       "updatedAt": "2025-11-20T09:30:00.000Z",
       "slug": "ferry-bookings",
       "sourceURL": "https://api.saltwater.example/openapi.yaml",
       "processingState": "complete",
       "visibility": "private",
       "lastVersion": "v3t9p7c2m8x5",
       "lastProcessedAt": "2025-11-20T09:30:04.120Z",
       "lastProcessedErrors": [],
       "lastProcessedErrorCount": 0,
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
      "page": "c2FsdHdhdGVyOjE3NjM2.5f0c1e"
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
    "summary": "From a text",
    "value": {
     "slug": "harbour-weather",
     "source": {
      "text": "openapi: 3.1.0\ninfo:\n  title: Harbour weather\n  version: 1.0.0\npaths: {}\n"
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
    "summary": "A specification that waits to be processed",
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
    "summary": "A specification that was processed, with a remark",
    "value": {
     "object": "openapi-spec",
     "id": "s5h8n2w6k1d4",
     "createdAt": "2025-11-20T09:30:00.000Z",
     "updatedAt": "2025-11-20T09:30:00.000Z",
     "slug": "ferry-bookings",
     "sourceURL": "https://api.saltwater.example/openapi.yaml",
     "processingState": "complete",
     "visibility": "private",
     "lastVersion": "v3t9p7c2m8x5",
     "lastProcessedAt": "2025-11-20T09:30:04.120Z",
     "lastProcessedErrors": [
      {
       "message": "The operation has no description of its answer 404.",
       "code": "missing-description",
       "severity": "warning",
       "pointer": "/paths/~1bookings~1{bookingId}/delete/responses/404",
       "line": 41,
       "column": 11
      }
     ],
     "lastProcessedErrorCount": 1,
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
     "updatedAt": "2025-11-20T09:30:00.000Z",
     "slug": "ferry-bookings",
     "sourceURL": "https://api.saltwater.example/openapi.yaml",
     "processingState": "complete",
     "visibility": "private",
     "lastVersion": "v3t9p7c2m8x5",
     "lastProcessedAt": "2025-11-21T03:30:20.003Z",
     "lastProcessErrorCode": "FETCH_TIMEOUT",
     "lastProcessedErrors": [
      {
       "message": "https://api.saltwater.example/openapi.yaml did not answer within 20 seconds.",
       "code": "fetch-timeout",
       "severity": "error"
      }
     ],
     "lastProcessedErrorCount": 1,
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
    "summary": "From a URL that asks who you are",
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
    "summary": "From a text",
    "value": {
     "source": {
      "text": "{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"Ferry bookings\",\"version\":\"2.1.0\"},\"paths\":{}}"
     }
    }
   },
   "RequeuedSpec": {
    "summary": "A specification that waits to be processed again",
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
   "PublicSpec": {
    "summary": "A specification that is public",
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
   "VersionList": {
    "summary": "All versions, the newest first",
    "value": {
     "items": [
      {
       "object": "openapi-spec-version",
       "id": "v3t9p7c2m8x5",
       "createdAt": "2025-11-20T09:30:04.120Z",
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
     "url": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5/document.json",
     "urls": {
      "location": "https://specs.saltwater.example/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5",
      "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings"
     }
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
             "description": "Cancelled",
             "x-gitbook-description-html": "<p>Cancelled</p>"
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
    "summary": "The text as it was fetched",
    "value": {
     "format": "yaml",
     "text": "openapi: 3.1.0\ninfo: { title: Ferry bookings, version: 2.0.0 }\ntags:\n  - { name: bookings, description: Seats and **cars**. }\npaths:\n  /bookings/{bookingId}:\n    delete:\n      tags: [bookings]\n      summary: Cancel a booking\n      parameters:\n        - { name: bookingId, in: path, required: true, schema: { type: string } }\n      responses:\n        '204': { description: Cancelled }\n        '404':\n          description: No such booking\n          content:\n            application/json:\n              schema: { type: object, properties: { reason: { type: string } } }\n"
    }
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
          "description": "Cancelled"
         }
        }
       }
      }
     }
    }
   },
   "DocumentYAML": {
    "summary": "The processed document",
    "value": "openapi: 3.1.0\ninfo:\n  title: Ferry bookings\n  version: 2.0.0\npaths:\n  /bookings/{bookingId}:\n    delete:\n      summary: Cancel a booking\n      responses:\n        \"204\":\n          description: Cancelled\n"
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
    "summary": "The same with `schema=next`",
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
              "description": "Cancelled",
              "x-gitbook-description-html": "<p>Cancelled</p>"
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
    "summary": "Pages by tag, with schemas and a link to download",
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
    "summary": "One page per operation, of a given version",
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
    "summary": "Pages by tag, with schemas and a link to download",
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
        "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings/bookings"
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
        "app": "https://specs.saltwater.example/orgs/saltwater/openapi/ferry-bookings/models"
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
    "summary": "A domain that nobody claims",
    "value": {
     "organizations": []
    }
   },
   "CurrentUser": {
    "summary": "The subject of a token for a build server",
    "value": {
     "object": "user",
     "id": "u7d2k5r9f0a3",
     "displayName": "Saltwater build server",
     "email": "builds@saltwater.example",
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
    "summary": "A failure that says nothing of itself",
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
    "summary": "A source that is not there",
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
