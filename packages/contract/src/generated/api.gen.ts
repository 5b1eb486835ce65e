// Generated from openapi/ by `pnpm generate`. Do not edit.
export interface paths {
    "/published/{organizationId}/{specSlug}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a public specification as one JSON document
         * @description Answers the processed OpenAPI document of the latest version of a public specification, to everybody: the `published`
         *     address of the specification. Pages of any site may read it, and ask again with `If-None-Match`. A specification
         *     that is private, or has no version, is not found.
         *
         *     Needs no token.
         */
        get: operations["getPublishedOpenAPISpec"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/published/{organizationId}/{specSlug}.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a public specification as one YAML document
         * @description Answers the same document as `getPublishedOpenAPISpec`, in YAML.
         *
         *     Needs no token.
         */
        get: operations["getPublishedOpenAPISpecYAML"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email-domains/{emailDomain}/orgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the organizations of an email domain
         * @description Answers the organizations that claim the email domain. A domain that nobody claims gives an empty list, not a failure.
         *
         *     Needs a token with the scope `email-domains:read`, which ordinary tokens do not have.
         */
        get: operations["getOrganizationsForEmailDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an organization
         * @description Answers an organization that the token may enter, whatever the scopes of the token.
         */
        get: operations["getOrganizationById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the OpenAPI specifications of an organization
         * @description Answers the specifications of the organization in the order in which they were created, whatever their state. Those
         *     that are created while a client goes through the pages come at the end; nothing is left out or listed twice.
         *
         *     Needs a token with the scope `openapi:read`.
         */
        get: operations["listOpenAPISpecs"];
        put?: never;
        /**
         * Create an OpenAPI specification
         * @description Creates a specification and queues it to be processed. The answer comes at once, in the state `pending`: read the
         *     specification again until its state is `complete`. A source that cannot be used does not fail this request; the
         *     specification tells what was wrong with it. A new specification is private.
         *
         *     The slug must be free in the organization, without regard to case. To create or replace, whichever it takes, use
         *     `createOrUpdateOpenAPISpecBySlug`.
         *
         *     Members beside `source` that this version of the server does not know are ignored, so that newer clients work with older
         *     servers.
         *
         *     Needs a token with the scope `openapi:write`.
         */
        post: operations["createOpenAPISpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an OpenAPI specification
         * @description Answers the specification with this slug: its state, its latest version, and what was wrong when it was last
         *     processed.
         *
         *     Needs a token with the scope `openapi:read`.
         */
        get: operations["getOpenAPISpecBySlug"];
        /**
         * Create an OpenAPI specification or replace its source
         * @description Gives the specification with this slug a source, creates it when there is none, and queues it to be processed. The
         *     answer comes at once, in the state `pending`. Sending the same source again has a URL fetched anew, with everything that it
         *     refers to; while the source is being processed, one more run follows, however often it is sent.
         *
         *     Until the new source was processed with success, the latest version stays as it is. Of several sources that are sent
         *     one after the other, the last one wins.
         *
         *     Members beside `source` that this version of the server does not know are ignored, so that newer clients work with older
         *     servers.
         *
         *     Needs a token with the scope `openapi:write`.
         */
        put: operations["createOrUpdateOpenAPISpecBySlug"];
        post?: never;
        /**
         * Delete an OpenAPI specification
         * @description Deletes the specification with all its versions. The slug is free again. Deleting what is not there is no failure, so
         *     that this can be sent again safely.
         *
         *     Needs a token with the scope `openapi:write`.
         */
        delete: operations["deleteOpenAPISpecBySlug"];
        options?: never;
        head?: never;
        /**
         * Change the visibility of an OpenAPI specification
         * @description Makes the specification public or private again. While it is public, its latest version is served at
         *     `urls.published` to everybody. Nothing is processed again.
         *
         *     Needs a token with the scope `openapi:write`.
         */
        patch: operations["updateOpenAPISpecBySlug"];
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of an OpenAPI specification
         * @description Answers the versions of the specification, the newest first. A version is made when the source has changed and was
         *     processed with success; a source that stays the same makes none.
         *
         *     Needs a token with the scope `openapi:read`.
         */
        get: operations["listOpenAPISpecVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a version of an OpenAPI specification
         * @description Answers the version with this id. A version never changes.
         *
         *     Needs a token with the scope `openapi:read`.
         */
        get: operations["getOpenAPISpecVersionById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the content of a version
         * @description Answers the processed files of the version with this id.
         *
         *     Needs a token with the scope `openapi:read`.
         */
        get: operations["getOpenAPISpecVersionContentById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/document.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a version as one JSON document
         * @description Answers the processed OpenAPI document of the version with this id, all files in one. This is the `url` of a version:
         *     it works for as long as the version exists.
         *
         *     Needs a token with the scope `openapi:read`.
         */
        get: operations["getOpenAPISpecVersionDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/document.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a version as one YAML document
         * @description Answers the same document as `getOpenAPISpecVersionDocument`, in YAML.
         *
         *     Needs a token with the scope `openapi:read`.
         */
        get: operations["getOpenAPISpecVersionDocumentYAML"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest version of an OpenAPI specification
         * @description Answers the version that was last made. It stays the latest while later attempts fail. Before the first success, the
         *     answer is 404.
         *
         *     Needs a token with the scope `openapi:read`.
         */
        get: operations["getLatestOpenAPISpecVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the content of the latest version
         * @description Answers the processed files of the version that was last made. Before the first success, the answer is 404.
         *
         *     Needs a token with the scope `openapi:read`.
         */
        get: operations["getLatestOpenAPISpecVersionContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest version as it was given
         * @description Answers the text of the source, unchanged: what was sent, or what was fetched from the URL. For a set of files it is the
         *     text of the entry, and all the files are there, too. Before the first success the answer is 404.
         *
         *     Needs a token with the scope `openapi:read`.
         */
        get: operations["getLatestOpenAPISpecVersionContentRaw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/spaces/{spaceId}/content/computed/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a document
         * @description Generates the document of one page. Nothing is stored: this reads. The same source, seed, schema and version of the
         *     specification give the same bytes.
         *
         *     For a page of `getComputedRevision`, send its `computed` as `source` and its `computedSeed` as `seed`. A dependency is
         *     looked up in the organization that owns the space. A page or dependency that does not exist is answered 404.
         *
         *     A source `integration:<name>:<source>` is asked for at the integration, with the event `contentComputeDocument`.
         *     What an integration does not answer, or not as agreed, is answered 502 with the reason, or 504 when it takes too long.
         *
         *     A document has at most 8 MiB: a larger one ends after the last block that fits, with a notice. A larger one of an
         *     integration is answered 502.
         *
         *     Needs a token with the scope `space:read`, and with `schema=next` also `openapi:read`.
         */
        post: operations["getComputedDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/spaces/{spaceId}/content/computed/revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate pages and files
         * @description Generates the pages of a source, without their bodies, and the files that they refer to. Nothing is stored: this reads.
         *     The same source, seed and version of the specification give the same bytes, and the same page keeps its id when the
         *     specification changes elsewhere.
         *
         *     A page with a body carries `computed` and `computedSeed`: `getComputedDocument` takes them. A dependency is looked up in
         *     the organization that owns the space; one that does not exist is answered 404.
         *
         *     A source `integration:<name>:<source>` is asked for at the integration, with the event `contentComputeRevision`. Its
         *     pages are completed, and pages that stand for another source are replaced by the pages of that source. What an
         *     integration does not answer, or not as agreed, is answered 502 with the reason, or 504 when it takes too long.
         *
         *     A revision has at most 20,000 pages. Those of a specification with more end there, and its problems include
         *     `limit-pages`. An integration that returns more is answered 502.
         *
         *     Needs a token with the scope `space:read`.
         */
        post: operations["getComputedRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whom the token speaks for
         * @description Answers the subject of the token. Any valid token may ask, whatever its scopes: this is the way to check a token.
         */
        get: operations["getAuthenticatedUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The note of an annotation. */
        AnnotationFragment: {
            /** @description The name of the fragment. */
            fragment?: string;
            /** @description The blocks of the note. */
            nodes: components["schemas"]["DocumentBlock"][];
            /** @constant */
            object: "fragment";
            /** @constant */
            type: "annotation-body";
        };
        /** @description A quotation. */
        BlockBlockquote: {
            /** @description Always empty. */
            data?: Record<string, never>;
            key?: components["schemas"]["NodeKey"];
            /** @description What is quoted. */
            nodes: components["schemas"]["BlockquoteBlock"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blockquote";
        };
        /** @description A piece of code. */
        BlockCode: {
            /** @description How it is shown. */
            data: {
                /** @description How many lines are shown at first. */
                collapsedLineCount?: number;
                /** @description Whether only its beginning is shown at first. */
                expandable?: boolean;
                /** @description Whether it is wider than the text. */
                fullWidth?: boolean;
                /** @description Whether the lines are numbered. */
                lineNumbers?: boolean;
                /**
                 * @description What happens to long lines.
                 * @enum {string}
                 */
                overflow?: "scroll" | "wrap";
                /** @description Its language. Absent when nobody said so. */
                syntax?: string;
                /** @description A title, often the name of a file. Absent without one. */
                title?: string;
            };
            key?: components["schemas"]["NodeKey"];
            /** @description The lines. */
            nodes: components["schemas"]["BlockCodeLine"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "code";
        };
        /** @description A line of code. */
        BlockCodeLine: {
            /** @description How it is shown. */
            data: {
                /** @description Whether it stands out. */
                highlighted?: boolean;
            };
            key?: components["schemas"]["NodeKey"];
            /** @description The text. */
            nodes: (components["schemas"]["DocumentText"] | components["schemas"]["InlineAnnotation"] | components["schemas"]["InlineExpression"])[];
            /** @constant */
            object: "block";
            /** @constant */
            type: "code-line";
        };
        /** @description One of several contents side by side. */
        BlockColumn: {
            /** @description How it is shown. */
            data: {
                /** @description Where the content is set when the column is higher than it. */
                verticalAlignment?: string;
                width?: components["schemas"]["Length"];
            };
            key?: components["schemas"]["NodeKey"];
            /** @description The blocks of the column. */
            nodes: components["schemas"]["DocumentBlock"][];
            /** @constant */
            object: "block";
            /** @constant */
            type: "column";
        };
        /** @description Contents side by side. */
        BlockColumns: {
            /** @description How they are shown. */
            data: {
                /** @description Whether they are wider than the text. */
                fullWidth?: boolean;
            };
            /** @constant */
            isVoid: false;
            key?: components["schemas"]["NodeKey"];
            /** @description The columns. */
            nodes: components["schemas"]["BlockColumn"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "columns";
        };
        /** @description A line across the page. */
        BlockDivider: {
            /** @description Always empty. */
            data: Record<string, never>;
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "divider";
        };
        /** @description Something from another site. */
        BlockEmbed: {
            /** @description What is shown. */
            data: {
                /** @description Whether it is wider than the text. */
                fullWidth?: boolean;
                url: components["schemas"]["SafeAddress"];
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "embed";
        };
        /** @description A title that shows more when it is opened. Title and body are fragments. */
        BlockExpandable: {
            /** @description How it is shown. */
            data: {
                /** @description Whether it is open at first. False when absent. */
                defaultExpanded?: boolean;
            };
            /** @description One title and one body. */
            fragments: components["schemas"]["ExpandableFragment"][];
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "expandable";
        };
        /** @description A heading of the first level. */
        BlockHeading1: {
            data: components["schemas"]["HeadingData"];
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** @description The text. */
            nodes: components["schemas"]["DocumentTextOrInline"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "heading-1";
        };
        /** @description A heading of the second level. */
        BlockHeading2: {
            data: components["schemas"]["HeadingData"];
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** @description The text. */
            nodes: components["schemas"]["DocumentTextOrInline"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "heading-2";
        };
        /** @description A heading of the third level or below. */
        BlockHeading3: {
            data: components["schemas"]["HeadingData"];
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** @description The text. */
            nodes: components["schemas"]["DocumentTextOrInline"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "heading-3";
        };
        /** @description A remark that stands out. */
        BlockHint: {
            /** @description How it is shown. */
            data: {
                /** @description The name of an icon. That of the style when absent. */
                icon?: string;
                /**
                 * @description What kind of remark it is.
                 * @enum {string}
                 */
                style: "info" | "warning" | "danger" | "success";
            };
            key?: components["schemas"]["NodeKey"];
            /** @description The blocks of the remark. */
            nodes: components["schemas"]["HintBlock"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
        };
        /** @description An image. */
        BlockImage: {
            /** @description The image. */
            data: {
                /** @description What it shows. Absent when nobody said so. */
                alt?: string;
                height?: components["schemas"]["Length"];
                ref: components["schemas"]["FileOrURLRef"];
                /** @description The image on a dark background. The same when absent. */
                refDark?: components["schemas"]["FileOrURLRef"];
                width?: components["schemas"]["Length"];
            };
            /** @description The caption. Empty without one. */
            fragments: components["schemas"]["ImageFragment"][];
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            /** @constant */
            object: "block";
            /** @constant */
            type: "image";
        };
        /** @description One or more images side by side. */
        BlockImages: {
            /** @description How they are shown. */
            data: {
                /**
                 * @description To which side they are set.
                 * @enum {string}
                 */
                align?: "center" | "left" | "right";
                /** @description Whether they are wider than the text. */
                fullWidth?: boolean;
                /** @description Whether there is a frame around them. */
                withFrame?: boolean;
            };
            /** @constant */
            isVoid: false;
            key?: components["schemas"]["NodeKey"];
            /** @description The images. */
            nodes: components["schemas"]["BlockImage"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "images";
        };
        /** @description Something that an integration shows. Passed on as it was given. */
        BlockIntegration: {
            /** @description What is shown. */
            data?: {
                [key: string]: unknown;
            };
            fragments?: components["schemas"]["OtherNodes"];
            /** @description Whether it has no nodes. */
            isVoid?: boolean;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            nodes?: components["schemas"]["OtherNodes"];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "integration";
        };
        /** @description An item of a list. */
        BlockListItem: {
            /** @description The state of the item. */
            data?: {
                /** @description Whether it is done. Absent outside a list of things to do. */
                checked?: boolean;
            };
            key?: components["schemas"]["NodeKey"];
            /** @description The blocks of the item. */
            nodes: components["schemas"]["ListItemBlock"][];
            /** @constant */
            object: "block";
            /** @constant */
            type: "list-item";
        };
        /** @description A list with numbers. */
        BlockListOrdered: {
            /** @description How it is numbered. */
            data: {
                /** @description The number of the first item. 1 when absent. */
                start?: number;
            };
            key?: components["schemas"]["NodeKey"];
            /** @description The items. */
            nodes: components["schemas"]["BlockListItem"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "list-ordered";
        };
        /** @description A list of things to do. */
        BlockListTasks: {
            /** @description Always empty. */
            data?: Record<string, never>;
            key?: components["schemas"]["NodeKey"];
            /** @description The items. */
            nodes: components["schemas"]["BlockListItem"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "list-tasks";
        };
        /** @description A list without numbers. */
        BlockListUnordered: {
            /** @description Always empty. */
            data?: Record<string, never>;
            key?: components["schemas"]["NodeKey"];
            /** @description The items. */
            nodes: components["schemas"]["BlockListItem"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "list-unordered";
        };
        /** @description A formula. */
        BlockMath: {
            /** @description The formula. */
            data: {
                /** @description The formula, in TeX. */
                formula: string;
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "math";
        };
        /** @description Facts that are not part of the content. */
        BlockMeta: {
            /** @description The anchor of the block, as in `#id` of a URL. */
            id?: string;
        };
        /** @description An operation of an OpenAPI specification. */
        BlockOpenAPIOperation: {
            /** @description Which operation it is, and how it is shown. */
            data: {
                /** @description Whether title and description are left out, because the page shows them. False when absent. */
                headless?: boolean;
                /** @description The method, in lower case. */
                method: string;
                /** @description The path, as written in the specification. */
                path: string;
                ref: components["schemas"]["ContentRefOpenAPI"];
                resolved?: components["schemas"]["ResolvedFragment"];
                truncated?: components["schemas"]["ResolvedFragmentTruncated"];
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "openapi-operation";
        };
        /** @description Schemas of an OpenAPI specification. */
        BlockOpenAPISchemas: {
            /** @description Which schemas they are, and how they are shown. */
            data: {
                /** @description Whether they can be opened one by one, instead of being shown in full. True when absent. */
                grouped?: boolean;
                ref: components["schemas"]["ContentRefOpenAPI"];
                resolved?: components["schemas"]["ResolvedFragment"];
                /** @description Their names under `components.schemas`, in order. */
                schemas: string[];
                /** @description A title above them. Absent without one. */
                title?: string;
                truncated?: components["schemas"]["ResolvedFragmentTruncated"];
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "openapi-schemas";
        };
        /** @description A webhook of an OpenAPI specification. */
        BlockOpenAPIWebhook: {
            /** @description Which webhook it is, and how it is shown. */
            data: {
                /** @description Whether title and description are left out, because the page shows them. False when absent. */
                headless?: boolean;
                /** @description The method, in lower case. */
                method: string;
                /** @description The name, as written in the specification. */
                name: string;
                ref: components["schemas"]["ContentRefOpenAPI"];
                resolved?: components["schemas"]["ResolvedFragment"];
                truncated?: components["schemas"]["ResolvedFragmentTruncated"];
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "openapi-webhook";
        };
        /** @description A block that is never generated here. Passed on as an integration gave it. */
        BlockOther: {
            /** @description What is shown. */
            data?: {
                [key: string]: unknown;
            };
            fragments?: components["schemas"]["OtherNodes"];
            /** @description Whether it has no nodes. */
            isVoid?: boolean;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            nodes?: components["schemas"]["OtherNodes"];
            /** @constant */
            object: "block";
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file" | "drawing" | "content-ref" | "reusable-content" | "prompt" | "if" | "updates";
        };
        /** @description A paragraph. */
        BlockParagraph: {
            /** @description How it is set. */
            data?: {
                align?: components["schemas"]["TextAlignment"];
            };
            key?: components["schemas"]["NodeKey"];
            /** @description The text. */
            nodes: components["schemas"]["DocumentTextOrInline"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "paragraph";
        };
        /** @description A block of a quotation, told apart by `type`. */
        BlockquoteBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"] | components["schemas"]["BlockBlockquote"];
        /** @description Steps to take one after the other. */
        BlockStepper: {
            /** @description Always empty. */
            data?: Record<string, never>;
            key?: components["schemas"]["NodeKey"];
            /** @description The steps. */
            nodes: components["schemas"]["BlockStepperStep"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stepper";
        };
        /** @description A step. */
        BlockStepperStep: {
            /** @description How it is shown. */
            data: {
                /** @description The name of an icon. The number of the step when absent. */
                icon?: string;
            };
            key?: components["schemas"]["NodeKey"];
            /** @description The blocks of the step. */
            nodes: components["schemas"]["DocumentBlock"][];
            /** @constant */
            object: "block";
            /** @constant */
            type: "stepper-step";
        };
        /** @description An operation of a specification that is a file. An older form; only there where an author or an integration wrote it. */
        BlockSwagger: {
            /** @description Which operation it is, and how it is shown. */
            data: {
                /** @description Whether it is open at first. */
                expanded?: boolean;
                /** @description Whether it is wider than the text. */
                fullWidth?: boolean;
                /** @description The method of the operation. */
                method?: string;
                /** @description The path of the operation. */
                path?: string;
                ref: components["schemas"]["FileOrURLRef"];
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "swagger";
        };
        /** @description A table. The text of its cells is in fragments. */
        BlockTable: {
            /** @description The columns and rows. */
            data: {
                /** @description Which cells are joined. Absent when none are. */
                cellMerges?: unknown;
                /** @description The columns, by their ids. */
                definition: {
                    [key: string]: components["schemas"]["TableColumn"];
                };
                /** @description Whether it is wider than the text. */
                fullWidth?: boolean;
                /** @description The rows, by their ids. */
                records: {
                    [key: string]: components["schemas"]["TableRecord"];
                };
                /** @description How the table can be searched. Absent when it cannot. */
                search?: unknown;
                view: components["schemas"]["TableView"];
            };
            /** @description The texts of the cells. */
            fragments: components["schemas"]["TableFragment"][];
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
        };
        /** @description Contents of which one is shown at a time. */
        BlockTabs: {
            /** @description Always empty. */
            data?: Record<string, never>;
            key?: components["schemas"]["NodeKey"];
            /** @description The tabs. */
            nodes: components["schemas"]["BlockTabsItem"][];
            /** @constant */
            object: "block";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tabs";
        };
        /** @description A tab. */
        BlockTabsItem: {
            /** @description What is written on it. */
            data: {
                /** @description The name of an icon. Absent without one. */
                icon?: string;
                /** @description A name for URLs. Absent without one. */
                slug?: string;
                /** @description The title. Absent without one. */
                title?: string;
            };
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** @description The blocks of the tab. */
            nodes: components["schemas"]["DocumentBlock"][];
            /** @constant */
            object: "block";
            /** @constant */
            type: "tabs-item";
        };
        /**
         * @description The options of `builtin:openapi`. `models`, `downloadLink` and `grouping` matter for a revision; `doc` and the ones
         *     after it for a document, and `grouping` for one with the `doc` `info`, whose links lead to other pages. Each operation
         *     passes over the other's.
         */
        BuiltinOpenAPIProps: {
            /** @description Whether the operation is deprecated. False when absent. */
            deprecated?: boolean;
            /**
             * @description What the document shows. `operations`: a tag with its operations. `tag`: the description of a tag. `operation`:
             *     one operation or webhook. `info`: a section of the description of the specification. `models`: all schemas.
             * @enum {string}
             */
            doc?: "models" | "operations" | "info" | "operation" | "tag";
            /** @description Whether there is a link to download the specification. False when absent. */
            downloadLink?: boolean;
            /**
             * @description One page for each tag, or one page for each operation under its tag. `by-tag` when absent.
             * @enum {string}
             */
            grouping?: "by-tag" | "by-operation";
            /**
             * @description The method of the operation in lower case, `hook` for a webhook. Needed with the `doc` `operation`.
             * @example get
             * @example hook
             */
            method?: string;
            /** @description Whether there is a page with all schemas. False when absent. */
            models?: boolean;
            /**
             * @description Which tag, operation or section it is. Needed with every `doc` but `models`. The value means something to the
             *     generator only.
             */
            page?: string;
        };
        /** @description A reference to something, and perhaps its state as the caller knows it. */
        ComputedContentDependency: {
            /** @description What is meant. Which member names it depends on the kind. */
            ref: {
                /**
                 * @description `openapi`, `space` or `translation`.
                 * @example openapi
                 */
                kind: string;
                /** @description The id of a space. */
                space?: string;
                /** @description The slug of an OpenAPI specification of the organization that owns the space. */
                spec?: string;
                /** @description The id of a translation. */
                translation?: string;
            };
            /**
             * @description The state of what is meant. For the kind `openapi`, the version in `lastVersion` is taken instead of the latest
             *     one. Null when it does not exist; absent when the server is to look it up.
             */
            value?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description What is meant. Which member names it depends on the kind. */
        ComputedContentRef: {
            /**
             * @description `openapi`, `space` or `translation`.
             * @example openapi
             */
            kind: string;
            /** @description The id of a space. */
            space?: string;
            /** @description The slug of an OpenAPI specification of the organization that owns the space. */
            spec?: string;
            /** @description The id of a translation. */
            translation?: string;
        };
        /** @description What to generate. */
        ComputedContentRequest: {
            /**
             * @description What ids are made from. The same seed and source give the same ids. For the document of a generated page, send
             *     the page's `computedSeed`.
             */
            seed: string;
            source: components["schemas"]["ComputedContentSource"];
        };
        /** @description What content is generated from, and how. Other members are ignored. */
        ComputedContentSource: {
            /**
             * @description What the content is made from, by name. `builtin:openapi` needs the name `spec`, a reference of the kind
             *     `openapi`.
             */
            dependencies?: {
                [key: string]: components["schemas"]["ComputedContentDependency"];
            };
            /**
             * @description Options of the generator. `builtin:openapi` takes those of `BuiltinOpenAPIProps`; an integration takes its own.
             *     A generated page carries the options that its document needs: send them back as they are.
             * @example {
             *       "models": true,
             *       "grouping": "by-tag"
             *     }
             */
            props?: {
                [key: string]: unknown;
            };
            /**
             * @description The generator. `builtin:openapi` makes documentation of an OpenAPI specification. `integration:<name>:<source>`
             *     asks an integration that the operator of the server has registered.
             * @example builtin:openapi
             */
            type: string;
        };
        /** @description Generated pages and files. */
        ComputedRevision: {
            /** @description Files that the pages refer to. */
            files: components["schemas"]["RevisionFile"][];
            /** @description The pages, in order. */
            pages: components["schemas"]["RevisionPage"][];
            /** @description Contents that are shown in several pages. Always empty today. */
            reusableContents: components["schemas"]["RevisionReusableContent"][];
        };
        /** @description The document of a page. */
        ContentComputeDocumentAnswer: {
            document: components["schemas"]["InputDocument"];
        };
        /** @description Asks an integration for the document of a page of one of its sources. */
        ContentComputeDocumentEvent: {
            dependencies: components["schemas"]["IntegrationDependencies"];
            eventId: components["schemas"]["IntegrationEventId"];
            installationId: components["schemas"]["IntegrationInstallationId"];
            props: components["schemas"]["IntegrationProps"];
            sourceId: components["schemas"]["IntegrationSourceId"];
            spaceId: components["schemas"]["IntegrationSpaceId"];
            /** @constant */
            type: "content_compute_document";
        };
        /** @description The pages and files of a source. What is left out of a page is completed. */
        ContentComputeRevisionAnswer: {
            /** @description Files that the pages refer to. None when absent. */
            files?: components["schemas"]["InputFile"][];
            /** @description The pages, in order. None when absent. */
            pages?: components["schemas"]["InputPage"][];
        };
        /** @description Asks an integration for the pages and files of one of its sources. */
        ContentComputeRevisionEvent: {
            dependencies: components["schemas"]["IntegrationDependencies"];
            eventId: components["schemas"]["IntegrationEventId"];
            installationId: components["schemas"]["IntegrationInstallationId"];
            props: components["schemas"]["IntegrationProps"];
            sourceId: components["schemas"]["IntegrationSourceId"];
            spaceId: components["schemas"]["IntegrationSpaceId"];
            /** @constant */
            type: "content_compute_revision";
        };
        /** @description A reference to something, told apart by `kind`. */
        ContentRef: components["schemas"]["ContentRefURL"] | components["schemas"]["ContentRefFile"] | components["schemas"]["ContentRefPage"] | components["schemas"]["ContentRefAnchor"] | components["schemas"]["ContentRefUser"] | components["schemas"]["ContentRefCollection"] | components["schemas"]["ContentRefSpace"] | components["schemas"]["ContentRefReusableContent"] | components["schemas"]["ContentRefTag"] | components["schemas"]["ContentRefOpenAPI"];
        /** @description A place in a page. */
        ContentRefAnchor: {
            /** @description The `meta.id` of the block at that place. */
            anchor: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "anchor";
            /** @description The id of the page. Absent for the same page. */
            page?: string;
            /** @description The id of its space. Absent for the same space. */
            space?: string;
        };
        /** @description A collection of spaces. */
        ContentRefCollection: {
            /** @description The id of the collection. */
            collection: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "collection";
        };
        /** @description A file of a revision. */
        ContentRefFile: {
            /** @description The id of the file. */
            file: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "file";
            /** @description The id of its space. Absent for the same space. */
            space?: string;
        };
        /** @description An OpenAPI specification. */
        ContentRefOpenAPI: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "openapi";
            /** @description The slug of the specification. */
            spec: string;
        };
        /** @description A page of a revision. */
        ContentRefPage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "page";
            /** @description The id of the page. */
            page: string;
            /** @description The id of its space. Absent for the same space. */
            space?: string;
        };
        /** @description A content that is shown in several pages. */
        ContentRefReusableContent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reusable-content";
            /** @description The id of the content. */
            reusableContent: string;
            /** @description The id of its space. Absent for the same space. */
            space?: string;
        };
        /** @description A space. */
        ContentRefSpace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "space";
            /** @description The id of the space. */
            space: string;
        };
        /** @description A label of pages. */
        ContentRefTag: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tag";
            /** @description The id of its space. Absent for the same space. */
            space?: string;
            /** @description The id of the label. */
            tag: string;
        };
        /** @description Something on the web. */
        ContentRefURL: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "url";
            url: components["schemas"]["SafeAddress"];
        };
        /** @description A person. */
        ContentRefUser: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "user";
            /** @description The id of the person. */
            user: string;
        };
        /** @description A specification to create. */
        CreateOpenAPISpec: {
            /** @description Its name in URLs: lower-case letters and digits in groups that are joined by single hyphens. */
            slug: string;
            source: components["schemas"]["OpenAPISpecSource"];
        };
        /** @description The source that a specification has from now on. */
        CreateOrUpdateOpenAPISpec: {
            source: components["schemas"]["OpenAPISpecSource"];
        };
        /** @description The body of a page, as a tree of nodes. */
        Document: {
            /** @description Facts about the whole document. Other members may be present. */
            data: {
                /** @description The number of the form of the document. 1 for `current`, 2 for `next`. */
                schemaVersion: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Absent on generated documents. */
            meta?: {
                /** @description Opens content of other spaces that the document refers to. */
                token?: string;
            };
            /** @description The blocks of the document, in order. */
            nodes: components["schemas"]["DocumentBlock"][];
            /** @constant */
            object: "document";
        };
        /** @description A block of a document, told apart by `type`. */
        DocumentBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"] | components["schemas"]["BlockCode"] | components["schemas"]["BlockBlockquote"] | components["schemas"]["BlockHint"] | components["schemas"]["BlockImages"] | components["schemas"]["BlockTable"] | components["schemas"]["BlockExpandable"] | components["schemas"]["BlockTabs"] | components["schemas"]["BlockStepper"] | components["schemas"]["BlockColumns"] | components["schemas"]["BlockMath"] | components["schemas"]["BlockEmbed"] | components["schemas"]["BlockIntegration"] | components["schemas"]["BlockOpenAPIOperation"] | components["schemas"]["BlockOpenAPIWebhook"] | components["schemas"]["BlockOpenAPISchemas"] | components["schemas"]["BlockSwagger"] | components["schemas"]["BlockOther"];
        /** @description Something in a line of text that is more than text, told apart by `type`. */
        DocumentInline: components["schemas"]["InlineLink"] | components["schemas"]["InlineImage"] | components["schemas"]["InlineEmoji"] | components["schemas"]["InlineIcon"] | components["schemas"]["InlineMath"] | components["schemas"]["InlineExpression"] | components["schemas"]["InlineMention"] | components["schemas"]["InlineButton"] | components["schemas"]["InlineAnnotation"];
        /** @description A piece of text that looks the same throughout. */
        DocumentLeaf: {
            /** @description How the text looks. Several marks apply together. */
            marks: components["schemas"]["DocumentMark"][];
            /** @constant */
            object: "leaf";
            /** @description The text. A line feed is a line break. */
            text: string;
        };
        /** @description How a piece of text looks, told apart by `type`. */
        DocumentMark: components["schemas"]["MarkBold"] | components["schemas"]["MarkItalic"] | components["schemas"]["MarkCode"] | components["schemas"]["MarkKeyboard"] | components["schemas"]["MarkStrikethrough"] | components["schemas"]["MarkSuperscript"] | components["schemas"]["MarkSubscript"] | components["schemas"]["MarkColor"];
        /**
         * @description A form of document.
         * @default current
         * @enum {string}
         */
        DocumentSchema: "current" | "next";
        /** @description A run of text. Each leaf has its own marks. */
        DocumentText: {
            key?: components["schemas"]["NodeKey"];
            /** @description The pieces of the text, in order. */
            leaves: components["schemas"]["DocumentLeaf"][];
            /** @constant */
            object: "text";
        };
        /** @description What a line of text is made of, told apart by `object`, and inlines then by `type`. */
        DocumentTextOrInline: components["schemas"]["DocumentText"] | components["schemas"]["DocumentInline"];
        /** @description The body of every failure. */
        ErrorBody: {
            /** @description What went wrong. Other members may be present. */
            error: {
                /** @description The HTTP status of the answer. */
                code: number;
                /** @description The single problems, when the request as such is not valid. */
                details?: components["schemas"]["ErrorDetail"][];
                /** @description What was wrong and what would be right, for people. */
                message: string;
                /**
                 * @description A word for the kind of failure that stays the same, for programs.
                 * @example not-found
                 */
                type?: string;
            };
        };
        /** @description One problem of a request. */
        ErrorDetail: {
            /** @description What is wrong there. */
            message: string;
            /**
             * @description Where the problem is, as a pointer into the request.
             * @example /body/slug
             */
            path: string;
        };
        /** @description The body of an expandable. */
        ExpandableBodyFragment: {
            /** @constant */
            fragment: "expandable-body";
            /** @description The blocks of the body. */
            nodes: components["schemas"]["DocumentBlock"][];
            /** @constant */
            object: "fragment";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "expandable-body";
        };
        /** @description A part of an expandable, told apart by `type`. */
        ExpandableFragment: components["schemas"]["ExpandableTitleFragment"] | components["schemas"]["ExpandableBodyFragment"];
        /** @description The title of an expandable. */
        ExpandableTitleFragment: {
            /** @constant */
            fragment: "expandable-title";
            /** @description One paragraph with the text of the title. */
            nodes: components["schemas"]["BlockParagraph"][];
            /** @constant */
            object: "fragment";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "expandable-title";
        };
        /** @description A reference to a file, told apart by `kind`. */
        FileOrURLRef: components["schemas"]["ContentRefURL"] | components["schemas"]["ContentRefFile"];
        /** @description One file of a specification. */
        FilesystemEntry: {
            /** @description The folder of the file, `.` for the topmost. */
            dir: string;
            /** @description The name of the file in its folder. */
            filename: string;
            /** @description Whether the specification begins in this file. */
            isEntrypoint: boolean;
            /** @description Files that this one refers to. Empty when everything was brought into one file. */
            references: string[];
            /**
             * @description The OpenAPI document as an object, with other files under `x-ext`. Unlike the document at `urls.source` it is enriched:
             *     `x-gitbook-description-html` holds descriptions as safe HTML, `x-gitbook-description-document` as document nodes.
             *     References within the document are kept.
             */
            specification: {
                [key: string]: unknown;
            };
        };
        /** @description The file in a Git repository that this was read from. Absent when it was not. */
        GitBlob: {
            /** @description The id of the object in the repository. */
            oid: string;
            /** @description The path of the file in the repository. */
            path: string;
        };
        /** @description How a heading is set. */
        HeadingData: {
            align?: components["schemas"]["TextAlignment"];
            /** @description An anchor that the author chose. Absent without one. */
            id?: string;
        };
        /** @description A block of a hint, told apart by `type`. */
        HintBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"] | components["schemas"]["BlockEmbed"] | components["schemas"]["BlockIntegration"] | components["schemas"]["BlockTable"];
        /** @description The caption of an image. */
        ImageFragment: {
            /** @constant */
            fragment: "caption";
            /** @description The text of the caption. */
            nodes: components["schemas"]["BlockParagraph"][];
            /** @constant */
            object: "fragment";
            /** @description The kind of fragment. */
            type?: string;
        };
        /** @description Text with a note, which is in a fragment. */
        InlineAnnotation: {
            /** @description The note. */
            fragments: components["schemas"]["AnnotationFragment"][];
            /** @constant */
            isVoid: false;
            key?: components["schemas"]["NodeKey"];
            /** @description The text that has the note. */
            nodes: components["schemas"]["DocumentText"][];
            /** @constant */
            object: "inline";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "annotation";
        };
        /** @description A button. It leads to `ref` or does `action`. */
        InlineButton: {
            /** @description The button. */
            data: {
                /** @description What it does. Absent when it leads somewhere. */
                action?: {
                    [key: string]: unknown;
                };
                /** @description The name of an icon on it. Absent without one. */
                icon?: string;
                /**
                 * @description How much it stands out.
                 * @enum {string}
                 */
                kind: "primary" | "secondary";
                /** @description What is written on it. */
                label: string;
                ref?: components["schemas"]["ContentRef"];
                /** @description How large it is. */
                size?: string;
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            /** @constant */
            object: "inline";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "button";
        };
        /** @description An emoji. */
        InlineEmoji: {
            /** @description The emoji. */
            data: {
                /** @description Its code points in hexadecimal digits, joined by hyphens. */
                code: string;
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            /** @constant */
            object: "inline";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "emoji";
        };
        /** @description A value that is worked out when the page is shown. */
        InlineExpression: {
            /** @description The value. */
            data: {
                /** @description How it is worked out. */
                expression: string;
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            /** @constant */
            object: "inline";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "expression";
        };
        /** @description An icon. */
        InlineIcon: {
            /** @description The icon. */
            data: {
                /** @description Its color. That of the text when absent. */
                color?: string;
                /** @description Its name. */
                icon: string;
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            /** @constant */
            object: "inline";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "icon";
        };
        /** @description An image in a line. */
        InlineImage: {
            /** @description The image. */
            data: {
                /** @description What it shows. Absent when nobody said so. */
                alt?: string;
                /** @description A line under it. Absent without one. */
                caption?: string;
                ref: components["schemas"]["FileOrURLRef"];
                /** @description The image on a dark background. The same when absent. */
                refDark?: components["schemas"]["FileOrURLRef"];
                /**
                 * @description Its own size or the height of the line.
                 * @enum {string}
                 */
                size?: "original" | "line";
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            /** @constant */
            object: "inline";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "inline-image";
        };
        /** @description A link. */
        InlineLink: {
            /** @description What it links to. */
            data: {
                ref: components["schemas"]["ContentRef"];
            };
            /** @constant */
            isVoid?: false;
            key?: components["schemas"]["NodeKey"];
            /** @description What is shown. */
            nodes: (components["schemas"]["DocumentText"] | components["schemas"]["InlineImage"])[];
            /** @constant */
            object: "inline";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "link";
        };
        /** @description A formula in a line. */
        InlineMath: {
            /** @description The formula. */
            data: {
                /** @description The formula, in TeX. */
                formula: string;
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            /** @constant */
            object: "inline";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "inline-math";
        };
        /** @description The name of something, with a link to it. */
        InlineMention: {
            /** @description What is meant. */
            data: {
                ref: components["schemas"]["ContentRef"];
            };
            /** @constant */
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            /** @constant */
            object: "inline";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mention";
        };
        /**
         * @description A document in one of two forms, Markdown or nodes, which win over Markdown. Without either it is empty. The nodes may
         *     also stand here by themselves, as a document has them.
         */
        InputDocument: {
            document?: components["schemas"]["InputNodes"];
            /** @description The document as Markdown. A link to `/pages/<id>` leads to the page with this id. */
            markdown?: string;
            /** @description The blocks of the document, in order, without `document` around them. */
            nodes?: components["schemas"]["DocumentBlock"][];
        };
        /** @description A file of an integration. */
        InputFile: {
            /** @description Its media type. */
            contentType: string;
            /** @description The size of an image, in pixels. Absent for other files. */
            dimensions?: {
                /** @description In pixels. */
                height: number;
                /** @description In pixels. */
                width: number;
            };
            /**
             * Format: uri
             * @description Where to fetch it.
             */
            downloadURL: string;
            /** @description Identifies the file in its revision. Made from the seed when absent. */
            id?: string;
            /** @description The name to save it under. */
            name: string;
            /** @description Its size, in bytes. */
            size: number;
        };
        /** @description A document as nodes. Keys and anchors are completed. */
        InputNodes: {
            /** @description Facts about the whole document. They are replaced. */
            data?: {
                [key: string]: unknown;
            };
            /** @description The blocks of the document, in order. */
            nodes: components["schemas"]["DocumentBlock"][];
            /** @constant */
            object?: "document";
        };
        /** @description A page of an integration, told apart by `type`. */
        InputPage: components["schemas"]["InputPageDocument"] | components["schemas"]["InputPageGroup"] | components["schemas"]["InputPageLink"] | components["schemas"]["InputPageComputed"];
        /** @description Stands for the pages of another source. They take its place; its own title is shown nowhere. */
        InputPageComputed: {
            computed: components["schemas"]["ComputedContentSource"];
            emoji?: components["schemas"]["RevisionPageEmoji"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id?: components["schemas"]["InputPageId"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            title: components["schemas"]["RevisionPageTitle"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "computed";
        };
        /** @description A page with a body, which `computed` tells how to ask for; without it the page is empty. */
        InputPageDocument: {
            computed?: components["schemas"]["ComputedContentSource"];
            /** @description A line under the title. Empty when absent. */
            description?: string;
            emoji?: components["schemas"]["RevisionPageEmoji"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id?: components["schemas"]["InputPageId"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            /** @description The pages under this one, in order. None when absent. */
            pages?: components["schemas"]["InputSubpage"][];
            slug?: components["schemas"]["InputPageSlug"];
            title: components["schemas"]["RevisionPageTitle"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "document";
        };
        /** @description A title with pages under it, without a body. */
        InputPageGroup: {
            emoji?: components["schemas"]["RevisionPageEmoji"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id?: components["schemas"]["InputPageId"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            /** @description The pages of the group, in order. */
            pages: components["schemas"]["InputSubpage"][];
            slug?: components["schemas"]["InputPageSlug"];
            title: components["schemas"]["RevisionPageTitle"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group";
        };
        /** @description Identifies the page in its revision. Made from the seed and the place of the page when absent. */
        InputPageId: string;
        /** @description A link to something else. */
        InputPageLink: {
            emoji?: components["schemas"]["RevisionPageEmoji"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id?: components["schemas"]["InputPageId"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            target: components["schemas"]["ContentRef"];
            title: components["schemas"]["RevisionPageTitle"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "link";
        };
        /** @description What the last segment of the path is made from. The title when absent. */
        InputPageSlug: string;
        /** @description A page of an integration under another one. Groups are found at the top only. */
        InputSubpage: components["schemas"]["InputPageDocument"] | components["schemas"]["InputPageLink"] | components["schemas"]["InputPageComputed"];
        /**
         * @description What the content is made from, by name, as it is now.
         * @example {
         *       "spec": {
         *         "ref": {
         *           "kind": "openapi",
         *           "spec": "ferry-bookings"
         *         },
         *         "value": {
         *           "object": "openapi-spec",
         *           "id": "8m2q0k4v8n1s",
         *           "slug": "ferry-bookings",
         *           "lastVersion": "1s6m2q0k4v8n",
         *           "visibility": "private"
         *         }
         *       }
         *     }
         */
        IntegrationDependencies: {
            [key: string]: components["schemas"]["ResolvedDependency"];
        };
        /** @description What an integration works with while it answers an event. */
        IntegrationEnvironment: {
            /**
             * Format: uri
             * @description Where this API is reached, without `/v1`.
             */
            apiEndpoint: string;
            /**
             * @description A token for this API, the same under both names. It is good for five minutes, in the organization that owns the
             *     space, with the scopes `openapi:read` and `space:read`.
             */
            apiTokens: {
                /** @description The token. */
                installation: string;
                /** @description The token. */
                integration: string;
            };
            /** @description The integration in the organization. */
            installation: {
                /** @description Always empty. */
                configuration: Record<string, never>;
                id: components["schemas"]["IntegrationInstallationId"];
                /** @description The name of the integration. */
                integration: string;
                /** @constant */
                object: "integration-installation";
                /** @description Where it is installed. */
                target: {
                    /** @description The id of the organization. */
                    organization: string;
                };
            };
            /** @description The integration itself. */
            integration: {
                /** @description Its name. */
                name: string;
                /** @constant */
                object: "integration";
                /**
                 * @description The version of the protocol.
                 * @constant
                 */
                version: 1;
            };
            /** @description Always empty. */
            secrets: Record<string, never>;
            /** @description Always without a secret. The one that events are signed with is never sent. */
            signingSecrets: {
                /** @constant */
                integration: "";
            };
            /** @description The integration in the space. */
            spaceInstallation: {
                /** @description Always empty. */
                configuration: Record<string, never>;
                installation: components["schemas"]["IntegrationInstallationId"];
                /** @description The name of the integration. */
                integration: string;
                /** @constant */
                object: "integration-space-installation";
                space: components["schemas"]["IntegrationSpaceId"];
            };
        };
        /** @description Why an integration cannot answer. */
        IntegrationError: {
            /** @description What went wrong, for people. */
            error?: string;
        };
        /**
         * @description Identifies the event. No two events have the same.
         * @example 0k4v8n1s6m2q
         */
        IntegrationEventId: string;
        /**
         * @description The integration in the organization that owns the space.
         * @example timetables.saltwater
         */
        IntegrationInstallationId: string;
        /**
         * @description The options of the source, as the request gave them.
         * @example {
         *       "season": "summer"
         *     }
         */
        IntegrationProps: {
            [key: string]: unknown;
        };
        /**
         * @description The source, as the last part of the type `integration:<name>:<source>` names it.
         * @example sailings
         */
        IntegrationSourceId: string;
        /**
         * @description The space that the content is for.
         * @example crew-handbook
         */
        IntegrationSpaceId: string;
        /** @description A length: a number of pixels, or a value with its unit. */
        Length: number | {
            /** @description The unit, such as `px` or `%`. */
            unit: string;
            /** @description How many of them. */
            value: number;
        };
        /** @description How many items the whole list has, not only this page. */
        ListCount: number;
        /** @description A block of a list item, told apart by `type`. */
        ListItemBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"] | components["schemas"]["BlockCode"] | components["schemas"]["BlockHint"] | components["schemas"]["BlockBlockquote"] | components["schemas"]["BlockMath"] | components["schemas"]["BlockTable"];
        /** @description Where the list goes on. Absent on the last page. */
        ListNext: {
            /** @description The value of the query parameter `page` that answers the next page. Safe in a URL as it is. */
            page: string;
        };
        /** @description Bold text. */
        MarkBold: {
            /** @constant */
            object: "mark";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bold";
        };
        /** @description Text that is code. */
        MarkCode: {
            /** @constant */
            object: "mark";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "code";
        };
        /** @description Text in a color. */
        MarkColor: {
            /** @description The colors. */
            data: {
                background: components["schemas"]["MarkColorName"];
                text: components["schemas"]["MarkColorName"];
            };
            /** @constant */
            object: "mark";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "color";
        };
        /**
         * @description A color. Those with a `$` depend on the theme of the site.
         * @enum {string}
         */
        MarkColorName: "default" | "green" | "blue" | "red" | "orange" | "yellow" | "purple" | "pink" | "violet" | "cyan" | "$primary" | "$info" | "$success" | "$warning" | "$danger" | "$tint";
        /** @description Text in italics. */
        MarkItalic: {
            /** @constant */
            object: "mark";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "italic";
        };
        /** @description A key to press. */
        MarkKeyboard: {
            /** @constant */
            object: "mark";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "keyboard";
        };
        /** @description Text that is struck through. */
        MarkStrikethrough: {
            /** @constant */
            object: "mark";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "strikethrough";
        };
        /** @description Small text below the line. */
        MarkSubscript: {
            /** @constant */
            object: "mark";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "subscript";
        };
        /** @description Small text above the line. */
        MarkSuperscript: {
            /** @constant */
            object: "mark";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "superscript";
        };
        /** @description Identifies the node in its document. The same content has the same key again and again. */
        NodeKey: string;
        /** @description An OpenAPI document, without the enrichment of `OpenAPISpecVersionContent`. */
        OpenAPIDocument: {
            [key: string]: unknown;
        };
        /** @description An OpenAPI specification of an organization. */
        OpenAPISpec: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Identifies the specification for as long as it exists. */
            id: string;
            /**
             * Format: date-time
             * @description When the last attempt ended, well or badly. Absent until the first one has.
             */
            lastProcessedAt?: string;
            /** @description How many problems the last attempt found, before the list was cut. */
            lastProcessedErrorCount: number;
            /**
             * @description What the last attempt found. After a success these are remarks on a usable
             *     specification. Long lists are cut; `lastProcessedErrorCount` tells how many there were.
             */
            lastProcessedErrors: components["schemas"]["ProcessingProblem"][];
            lastProcessErrorCode?: components["schemas"]["OpenAPISpecProcessErrorCode"];
            /** @description The id of the latest version. Absent until the first success; kept when a later attempt fails. */
            lastVersion?: string;
            /** @constant */
            object: "openapi-spec";
            /** @description What the caller may do with it. */
            permissions: {
                /** @description Whether the caller may replace, change and delete it. */
                edit: boolean;
                /** @description Whether the caller may read it. */
                view: boolean;
            };
            processingState: components["schemas"]["OpenAPISpecProcessingState"];
            /** @description The name of the specification in URLs, unique in its organization without regard to case. */
            slug: string;
            /**
             * Format: uri
             * @description Where the specification is fetched from. Absent when it was given as a text or as a set of files.
             */
            sourceURL?: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /** @description Where to find it. */
            urls: {
                /**
                 * Format: uri
                 * @description A page about it for people.
                 */
                app: string;
                /**
                 * Format: uri
                 * @description This resource in the API.
                 */
                location: string;
                /**
                 * Format: uri
                 * @description An address that needs no token and always serves the latest version. Ends in `.json`; with `.yaml` instead it serves YAML. Present only while public.
                 */
                published?: string;
            };
            visibility: components["schemas"]["OpenAPISpecVisibility"];
        };
        /** @description An OpenAPI specification that content depends on. */
        OpenAPISpecDependency: {
            /** @description Identifies the specification. */
            id: string;
            /** @description The version to use. Absent while the specification has none. */
            lastVersion?: string;
            /** @constant */
            object: "openapi-spec";
            /** @description The slug of the specification. */
            slug: string;
            /**
             * @description Whether everybody may read it.
             * @enum {string}
             */
            visibility: "private" | "public";
        };
        /** @description A specification that is given as a set of files, which refer to each other by their paths. */
        OpenAPISpecFilesSource: {
            /** @description The path of the file that the specification begins with. */
            entry: string;
            /**
             * @description The text of each file by its path, such as `paths/users.yaml`: relative, with `/` between its parts, and inside of the
             *     set. Two paths must not name the same file.
             */
            files: {
                [key: string]: string;
            };
        };
        /** @description One page of the specifications of an organization. */
        OpenAPISpecList: {
            count: components["schemas"]["ListCount"];
            /** @description The specifications, the oldest first. */
            items: components["schemas"]["OpenAPISpec"][];
            next?: components["schemas"]["ListNext"];
        };
        /**
         * @description Why the last attempt failed; absent when it did not. `FETCH_TIMEOUT`: the source took too long to answer.
         *     `FETCH_ERROR`: it could not be fetched, or its request headers can no longer be read. `PARSE_ERROR`: what was fetched or
         *     given is not a usable OpenAPI document, or processing it takes more than one may take. `lastProcessedErrors` says more.
         * @enum {string}
         */
        OpenAPISpecProcessErrorCode: "FETCH_TIMEOUT" | "FETCH_ERROR" | "PARSE_ERROR";
        /**
         * @description `pending`: waits to be processed. `progress`: is being processed. `complete`: the last attempt has ended; it failed
         *     when `lastProcessErrorCode` is present.
         * @enum {string}
         */
        OpenAPISpecProcessingState: "pending" | "progress" | "complete";
        /**
         * @description Where a specification comes from: a URL, a text, or a set of files. Exactly one of `url`, `text` and `files` is given;
         *     other members are ignored.
         */
        OpenAPISpecSource: components["schemas"]["OpenAPISpecURLSource"] | components["schemas"]["OpenAPISpecTextSource"] | components["schemas"]["OpenAPISpecFilesSource"];
        /** @description A specification that is given as it is. */
        OpenAPISpecTextSource: {
            /** @description An OpenAPI document as text, in JSON or YAML. */
            text: string;
        };
        /**
         * @description A specification that is fetched, together with the files that it refers to. It is fetched again on an interval, and when
         *     the same source is sent again.
         */
        OpenAPISpecURLSource: {
            /**
             * @description Request headers by their name, for a source that does not answer everybody. They are kept encrypted, are never shown,
             *     and are sent to the origin of `url` only: also for the files there that the document refers to, never on after a
             *     redirect to another origin. When they are left out, those of an earlier source with the same origin stay; `{}`
             *     removes them.
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * Format: uri
             * @description An `http` or `https` address of an OpenAPI document, in JSON or YAML.
             */
            url: string;
        };
        /** @description A version of a specification, made whenever its source was processed and had changed. */
        OpenAPISpecVersion: {
            /**
             * Format: date-time
             * @description When the version was made.
             */
            createdAt: string;
            /** @description Identifies the version. Never `latest`. */
            id: string;
            /** @constant */
            object: "openapi-spec-version";
            /**
             * Format: uri
             * @description The processed document of this version. It stays the same for as long as the version exists.
             */
            url: string;
            /** @description Where to find it. */
            urls: {
                /**
                 * Format: uri
                 * @description A page about the specification for people.
                 */
                app: string;
                /**
                 * Format: uri
                 * @description This resource in the API.
                 */
                location: string;
            };
        };
        /** @description What is in a version. */
        OpenAPISpecVersionContent: {
            /** @description The files of the version. Exactly one of them is the entry. */
            filesystem: components["schemas"]["FilesystemEntry"][];
            /**
             * Format: uri
             * @description The same as `urls.source`.
             */
            url: string;
            /** @description Where the document of this version can be fetched. */
            urls: {
                /**
                 * Format: uri
                 * @description An address that needs no token. Null while the specification is private.
                 */
                public: string | null;
                /**
                 * Format: uri
                 * @description The processed document. A token is needed.
                 */
                source: string;
            };
        };
        /** @description One page of the versions of a specification. */
        OpenAPISpecVersionList: {
            count: components["schemas"]["ListCount"];
            /** @description The versions, the newest first. */
            items: components["schemas"]["OpenAPISpecVersion"][];
            next?: components["schemas"]["ListNext"];
        };
        /** @description The entry file of a version, exactly as it was given or fetched. */
        OpenAPISpecVersionRaw: {
            /** @description The path of the entry file. Only for a set of files. */
            entry?: string;
            /** @description The text of every file of the set by its path, the entry included. Only for a set of files. */
            files?: {
                [key: string]: string;
            };
            /**
             * @description The language of the text.
             * @enum {string}
             */
            format: "json" | "yaml";
            /** @description The text of the file. */
            text: string;
        };
        /**
         * @description `private`: a token is needed to read it. `public`: it is also published at an address without a token.
         * @enum {string}
         */
        OpenAPISpecVisibility: "private" | "public";
        /** @description An organization. */
        Organization: {
            /** @description Whether features that use language models are on. */
            ai?: boolean;
            /** @description How it pays. Absent when the server keeps no billing for it. */
            billing?: {
                /**
                 * Format: date-time
                 * @description When the time that is paid for ends. Null when it does not.
                 */
                endDate: string | null;
                /** @description Whether the last payment failed. */
                hasPaymentFailed: boolean;
                /**
                 * @description How often it pays.
                 * @enum {string}
                 */
                interval: "monthly" | "yearly";
                /** @description Whether the plan ends with the time that is paid for. */
                isScheduledToCancel: boolean;
            };
            /** @description Why the organization is blocked. Absent when it is not. */
            blocked?: {
                /**
                 * @description The reason.
                 * @enum {string}
                 */
                reason: "security";
            };
            /**
             * @description What kind of community it is. Absent when it is none.
             * @enum {string}
             */
            communityType?: "nonProfit" | "openSource" | "education";
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: hostname
             * @description Its own host name. Absent when it has none.
             */
            customHostname?: string;
            /** @description What members see first. Absent when nothing was chosen. */
            defaultContent?: {
                /** @description The id of the site. */
                site: string;
                /**
                 * @description The kind of content.
                 * @enum {string}
                 */
                type: "site";
            };
            /**
             * @description The role of new members, null for guests. Absent when nobody said so.
             * @enum {string|null}
             */
            defaultRole?: "admin" | "create" | "edit" | "review" | "comment" | "read" | null;
            /** @description The email domains it claims, in lower case and ASCII form. */
            emailDomains: string[];
            /** @description The name of its place on a shared host. Absent when it has none. */
            hostname?: string;
            /** @description Identifies the organization. */
            id: string;
            /** @description Kept for older clients. A move to other prices that is offered to the organization. */
            internal_billingMigration?: {
                /**
                 * Format: date-time
                 * @description Until when the offer holds.
                 */
                deadline?: string;
                /**
                 * Format: date-time
                 * @description When the discount ends.
                 */
                discountEndDate?: string;
                /** @description The discount, in percent. */
                discountPercent?: number;
            };
            /** @description Kept for older clients. Has no meaning here. */
            internal_isOnNewTrial?: boolean;
            /** @description Whether people can be invited by a link. */
            inviteLinks: boolean;
            /** @description What has to happen before a change may be merged. */
            mergeRules: {
                /**
                 * @description The kind of rules, `none` when there are none.
                 * @example none
                 */
                type: string;
            };
            /** @constant */
            object: "organization";
            /** @description What the caller may do in it. */
            permissions: {
                /** @description Enter it. */
                access: boolean;
                /** @description Administer it. */
                admin: boolean;
                /** @description Create content. */
                createContent: boolean;
                /** @description Create OpenAPI specifications. */
                createOpenAPISpec: boolean;
                /** @description Add an integration. */
                installIntegration: boolean;
                /** @description See the integrations it uses. */
                listInstallations: boolean;
                /** @description See the integrations it offers. */
                listIntegrations: boolean;
                /** @description See its members. */
                listMembers: boolean;
                /** @description See its teams. */
                listTeams: boolean;
                /** @description Own a team. */
                ownTeam: boolean;
                /** @description See it. */
                view: boolean;
                /** @description See how it pays. */
                viewBilling: boolean;
            };
            /**
             * @description The plan it is on.
             * @enum {string}
             */
            plan: "free_2024" | "plus_2024" | "pro_2024" | "enterprise_2024" | "community_2024" | "free" | "plus" | "pro" | "internal";
            /** @description Whether its members sign in through their own identity provider. */
            sso?: boolean;
            /** @description Its name, for people. Begins and ends with something other than a space. */
            title: string;
            /** @description Whether it tries out a plan. */
            trial: {
                /** @description How many trials it has had. */
                count: number;
                /**
                 * @description What was decided for the time after the trial. Absent when nothing was.
                 * @enum {string}
                 */
                decision?: "downgrade";
                /**
                 * Format: date-time
                 * @description When the trial ends. Absent without a trial.
                 */
                endDate?: string;
                /**
                 * @description Where the trial stands. `notapplicable` when there are no trials here.
                 * @enum {string}
                 */
                status: "notapplicable" | "none" | "active" | "ended" | "expired";
            };
            /**
             * @description What kind of organization it is.
             * @enum {string}
             */
            type: "business" | "community";
            /** @description Where to find it. */
            urls: {
                /**
                 * Format: uri
                 * @description A page about it for people.
                 */
                app: string;
                /**
                 * Format: uri
                 * @description This resource in the API.
                 */
                location: string;
                /**
                 * Format: uri
                 * @description Its logo. Absent when it has none.
                 */
                logo?: string;
            };
            /**
             * @description What it writes documentation for. Absent when nobody said so.
             * @enum {string}
             */
            useCase?: "internalDocs" | "docsSite" | "audienceControlledSite" | "productDocs" | "teamKnowledgeBase" | "designSystem" | "openSourceDocs" | "notes" | "other";
        };
        /** @description The organizations that claim an email domain. */
        OrganizationsForEmailDomain: {
            /** @description The organizations, the oldest first. Empty when nobody claims the domain. */
            organizations: components["schemas"]["Organization"][];
        };
        /** @description Nodes that are passed on as an integration gave them. */
        OtherNodes: {
            [key: string]: unknown;
        }[];
        /** @description One thing that was found while a source was processed. */
        ProcessingProblem: {
            /** @description The rule that was broken, a word that stays the same. */
            code?: string;
            /** @description The character in the line, counted from 1. */
            column?: number;
            /** @description The file or URL it is in. Absent when it is in the one that the source begins with. */
            file?: string;
            /** @description The line in the file, counted from 1. */
            line?: number;
            /** @description What is wrong, for people. */
            message: string;
            /** @description A JSON pointer to the place in its file. */
            pointer?: string;
            /**
             * @description `error`: the specification breaks a rule. `warning`: it could be better. `info`: how it was processed; nothing has to be
             *     changed.
             * @enum {string}
             */
            severity?: "error" | "warning" | "info";
        };
        /** @description A reference to something, with its state. */
        ResolvedDependency: {
            ref: components["schemas"]["ComputedContentRef"];
            /**
             * @description The state of what is meant; null when it does not exist. Spaces and translations are always null: this server keeps
             *     no content of its own for them.
             */
            value: components["schemas"]["OpenAPISpecDependency"] | null;
        };
        /**
         * @description A small OpenAPI 3.1 document with all that the block shows and nothing else. References are kept; what they mean is
         *     in its `components`. At most 256 KiB as JSON, and 4 MiB in all blocks of a document together: what does not fit is
         *     left out, and `truncated` says so. Present only with `schema=next`.
         *
         *     Its author is whoever wrote the specification, so treat it as untrusted input. Safe to insert into a page as it is: the
         *     members `x-gitbook-description-html`, which are sanitized HTML. To be escaped or sanitized by the reader: everything else,
         *     in particular every `description` (Markdown that may contain HTML), `summary` and `title`, all names and examples, and
         *     URLs (`externalDocs`, `servers`, `contact`, `license`, `x-logo`), which may have any scheme.
         */
        ResolvedFragment: {
            [key: string]: unknown;
        };
        /** @description Whether `resolved` was cut because it would be too large. Absent when it was not. */
        ResolvedFragmentTruncated: boolean;
        /** @description A file. */
        RevisionFile: {
            /** @description Its media type. */
            contentType: string;
            /** @description The size of an image, in pixels. Absent for other files. */
            dimensions?: {
                /** @description In pixels. */
                height: number;
                /** @description In pixels. */
                width: number;
            };
            /** @description Where to fetch it. */
            downloadURL: string;
            git?: components["schemas"]["GitBlob"];
            /** @description Identifies the file in its revision. */
            id: string;
            /** @description The name to save it under. */
            name: string;
            /** @description Its size, in bytes. */
            size: number;
        };
        /** @description A page of a revision, told apart by `type`. */
        RevisionPage: components["schemas"]["RevisionPageDocument"] | components["schemas"]["RevisionPageGroup"] | components["schemas"]["RevisionPageLink"];
        /**
         * @description A page with a body. A generated page carries `computed` and `computedSeed`, always together: send them as `source`
         *     and `seed` to get its document. A page with neither of them, `documentId`, `document` or `markdown` is empty.
         */
        RevisionPageDocument: {
            computed?: components["schemas"]["ComputedContentSource"];
            /** @description The seed of the document of this page. */
            computedSeed?: string;
            /** @description An expression that says who sees the page. Absent when everybody does. */
            condition?: string;
            /** @description A picture above the title. Absent without one. */
            cover?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the page was made. Absent on generated pages.
             */
            createdAt?: string;
            /** @description A line under the title. */
            description?: string;
            document?: components["schemas"]["Document"];
            /** @description The id of a document that is kept elsewhere. Absent on generated pages. */
            documentId?: string;
            emoji?: components["schemas"]["RevisionPageEmoji"];
            git?: components["schemas"]["GitBlob"];
            hidden?: components["schemas"]["RevisionPageHidden"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id: components["schemas"]["RevisionPageId"];
            /**
             * @description An older name of the type.
             * @constant
             */
            kind: "sheet";
            layout: components["schemas"]["RevisionPageLayout"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            /** @description The body as Markdown. Absent on generated pages. */
            markdown?: string;
            /** @description Links for the head of the page. */
            metaLinks?: {
                [key: string]: unknown;
            };
            noIndex?: components["schemas"]["RevisionPageNoIndex"];
            noRobotsIndex?: components["schemas"]["RevisionPageNoRobotsIndex"];
            /** @description The pages under this one, in order. */
            pages: components["schemas"]["RevisionSubpage"][];
            path: components["schemas"]["RevisionPagePath"];
            slug: components["schemas"]["RevisionPageSlug"];
            /** @description Labels of the page. Empty on generated pages. */
            tags: {
                [key: string]: unknown;
            }[];
            title: components["schemas"]["RevisionPageTitle"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "document";
            /**
             * Format: date-time
             * @description When the page last changed. Absent on generated pages.
             */
            updatedAt?: string;
            /** @description Where to find it. */
            urls: {
                /**
                 * Format: uri
                 * @description The page for people.
                 */
                app: string;
            };
            /** @description Values that the body can refer to. */
            variables?: {
                [key: string]: unknown;
            };
        };
        /** @description An emoji before the title. Absent without one. */
        RevisionPageEmoji: string;
        /** @description A title with pages under it, without a body. */
        RevisionPageGroup: {
            /** @description An expression that says who sees the group. Absent when everybody does. */
            condition?: string;
            /**
             * Format: date-time
             * @description When the group was made. Absent on generated pages.
             */
            createdAt?: string;
            emoji?: components["schemas"]["RevisionPageEmoji"];
            hidden?: components["schemas"]["RevisionPageHidden"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id: components["schemas"]["RevisionPageId"];
            /**
             * @description An older name of the type.
             * @constant
             */
            kind: "group";
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            noIndex?: components["schemas"]["RevisionPageNoIndex"];
            noRobotsIndex?: components["schemas"]["RevisionPageNoRobotsIndex"];
            /** @description The pages of the group, in order. */
            pages: components["schemas"]["RevisionSubpage"][];
            path: components["schemas"]["RevisionPagePath"];
            slug: components["schemas"]["RevisionPageSlug"];
            title: components["schemas"]["RevisionPageTitle"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group";
            /**
             * Format: date-time
             * @description When the group last changed. Absent on generated pages.
             */
            updatedAt?: string;
        };
        /** @description Whether the page is left out of menus. False when absent. */
        RevisionPageHidden: boolean;
        /** @description The name of an icon before the title. Absent without one. */
        RevisionPageIcon: string;
        /** @description Identifies the page in its revision. Follows from the seed and from what the page shows. */
        RevisionPageId: string;
        /** @description Which parts of a page are shown, and how. */
        RevisionPageLayout: {
            /** @description Whether actions on the page are offered. */
            actions: boolean;
            /** @description Whether headings can be linked to. */
            anchors: boolean;
            /** @description Whether the picture is shown. */
            cover: boolean;
            /**
             * @description How the picture is faded out.
             * @enum {string}
             */
            coverMask: "none" | "radial";
            /**
             * @description How large the picture is.
             * @enum {string}
             */
            coverSize: "hero" | "full" | "background";
            /** @description Whether the line under the title is shown. */
            description: boolean;
            /** @description Whether dates and authors are shown. */
            metadata: boolean;
            /** @description Whether the headings of the page are listed beside it. */
            outline: boolean;
            /** @description Whether there are links to the pages before and after. */
            pagination: boolean;
            /** @description Whether the menu of pages is shown. */
            tableOfContents: boolean;
            /** @description Whether the labels of the page are shown. */
            tags: boolean;
            /** @description Whether the title is shown. */
            title: boolean;
            /**
             * @description How wide the body is.
             * @enum {string}
             */
            width: "default" | "wide";
        };
        /** @description A link to something else. */
        RevisionPageLink: {
            /** @description An expression that says who sees the link. Absent when everybody does. */
            condition?: string;
            /**
             * Format: date-time
             * @description When the link was made. Absent on generated pages.
             */
            createdAt?: string;
            emoji?: components["schemas"]["RevisionPageEmoji"];
            hidden?: components["schemas"]["RevisionPageHidden"];
            /** @description Where the target is found. Absent when the client works it out. */
            href?: string;
            icon?: components["schemas"]["RevisionPageIcon"];
            id: components["schemas"]["RevisionPageId"];
            /**
             * @description An older name of the type.
             * @constant
             */
            kind: "link";
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            target: components["schemas"]["ContentRef"];
            title: components["schemas"]["RevisionPageTitle"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "link";
            /**
             * Format: date-time
             * @description When the link last changed. Absent on generated pages.
             */
            updatedAt?: string;
        };
        /** @description A shorter title for menus. The title when absent. */
        RevisionPageLinkTitle: string;
        /** @description Whether the page is left out of the search of the site. False when absent. */
        RevisionPageNoIndex: boolean;
        /** @description Whether the page is left out of search engines. False when absent. */
        RevisionPageNoRobotsIndex: boolean;
        /** @description The slugs from the top down to the page, joined by `/`, without one at the beginning. */
        RevisionPagePath: string;
        /** @description The last segment of the path, made from the title. */
        RevisionPageSlug: string;
        /** @description The title of the page. */
        RevisionPageTitle: string;
        /** @description A content that is shown in several pages. */
        RevisionReusableContent: {
            /** @description Identifies the content in its revision. */
            id: string;
            /** @description Its name, for people. */
            title: string;
        };
        /** @description A page under another page. Groups are found at the top only. */
        RevisionSubpage: components["schemas"]["RevisionPageDocument"] | components["schemas"]["RevisionPageLink"];
        /** @description An address, which may be relative. Of those with a scheme only `http`, `https`, `mailto` and `tel`. */
        SafeAddress: string;
        /** @description A column of a table, told apart by `type`. */
        TableColumn: components["schemas"]["TableTextColumn"] | components["schemas"]["TableOtherColumn"];
        /** @description The text of a cell. */
        TableFragment: {
            /** @description The name of the fragment, which is the value of the cell. */
            fragment: string;
            /** @description The blocks of the cell. */
            nodes: components["schemas"]["TextBlock"][];
            /** @constant */
            object: "fragment";
            /** @description The kind of fragment. */
            type?: string;
        };
        /** @description A column of something else. Passed on as an integration gave it. */
        TableOtherColumn: {
            /** @description Identifies the column in its table. */
            id: string;
            /** @description What is written above it. */
            title: string;
            /**
             * @description What is in the column. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "number" | "checkbox" | "files" | "users" | "rating" | "select" | "content-ref" | "image";
        };
        /** @description A row of a table. */
        TableRecord: {
            /** @description The place of the row. Rows are sorted by comparing these texts, so that numbers are padded with zeros. */
            orderIndex: string;
            /** @description The cells, by the ids of their columns. In a column of text, the name of the fragment with the text. */
            values: {
                [key: string]: unknown;
            };
        };
        /** @description A column of text, the only type that is made from Markdown. */
        TableTextColumn: {
            /** @description Identifies the column in its table. */
            id: string;
            /**
             * @description To which side the text is set.
             * @enum {string}
             */
            textAlignment: "left" | "center" | "right";
            /** @description What is written above it. */
            title: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
            /** @description Where in a high row the text is set. */
            verticalAlignment?: string;
        };
        /** @description How a table is shown. */
        TableView: {
            /** @description The ids of the columns, in order. */
            columns: string[];
            /** @description The widths of columns, by their ids. */
            columnWidths?: {
                [key: string]: number;
            };
            /** @description Whether the titles of the columns are left out. */
            hideHeader: boolean;
            /** @description Whether the first column stays in view. */
            stickyFirstColumn?: boolean;
            /** @description Whether the titles stay in view. */
            stickyHeader?: boolean;
            /** @constant */
            type: "grid";
        };
        /**
         * @description To which side the text is set. `start` when absent.
         * @enum {string}
         */
        TextAlignment: "start" | "center" | "end";
        /** @description A block in which there is mainly text, told apart by `type`. */
        TextBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"];
        /** @description What to change in a specification. */
        UpdateOpenAPISpec: {
            visibility: components["schemas"]["OpenAPISpecVisibility"];
        };
        /** @description Whom a token speaks for. */
        User: {
            /** @description A name for people, as given when the token was made. */
            displayName: string;
            /** @description The email address. Absent when the token was made without one. */
            email?: string;
            /** @description Identifies the subject of the token. */
            id: string;
            /** @constant */
            object: "user";
            /** @description Where to find it. */
            urls: {
                /**
                 * Format: uri
                 * @description This resource in the API.
                 */
                location: string;
            };
        };
    };
    responses: {
        /** @description An integration failed, or its answer is not what was agreed. `error.message` says what. */
        BadGateway: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A parameter or the body is not valid. `error.details` says where, and what would be right. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description What `If-None-Match` names is still the right answer. There is no body. */
        ComputedNotModified: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                ETag: components["headers"]["ETag"];
                "x-gitbook-cache-control": components["headers"]["GitBookCacheControl"];
                "x-gitbook-cache-tag": components["headers"]["GitBookCacheTag"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The organization already has a specification with this slug, in whatever case. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is larger than the operation accepts: 48 MiB by default where it carries a specification, 1 MiB elsewhere. */
        ContentTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description What `If-None-Match` names is still the right answer. There is no body. */
        DocumentNotModified: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Any other failure, such as 500 when something went wrong on the side of the server. */
        Failure: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is valid, but has not the scope that this needs. `error.message` names it. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description An integration took too long to answer. */
        GatewayTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Something that the path or the body names does not exist, or the token may not see it. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description What `If-None-Match` names is still the right answer. There is no body. */
        NotModified: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is no public specification with this slug, or it has no version. */
        PublishedNotFound: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description What `If-None-Match` names is still the right answer. There is no body. */
        PublishedNotModified: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description The storage of the server cannot be reached, cannot be changed, or is full; or too many large requests or responses are
         *     in transit. Accepted writes are not lost, and reads may still work. `Retry-After` says when to try again; `error.type`
         *     is `storage-unavailable`, `storage-full` or `overloaded`.
         */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The operator of the server has set a limit, and more requests were sent. `error.message` says which limit it is, and
         *     `Retry-After` when to come back.
         */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is missing, malformed, unknown or expired. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not sent as `application/json`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Which form of document to answer. In `current`, blocks that show an operation, a webhook or schemas only point into
         *     the specification. In `next`, each of them also carries what it shows, as `data.resolved`; that needs the scope
         *     `openapi:read` as well.
         * @example current
         */
        DocumentSchema: components["schemas"]["DocumentSchema"];
        /**
         * @description The part of an email address after the `@`. Upper and lower case are the same.
         * @example saltwater.example
         */
        EmailDomain: string;
        /**
         * @description The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
         *     separated by commas, and `*`, work too.
         * @example "5b0f3c9a7d21"
         */
        IfNoneMatch: string;
        /**
         * @description How many items a page has at most.
         * @example 50
         */
        Limit: number;
        /**
         * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
         * @example saltwater
         */
        OrganizationId: string;
        /**
         * @description Which page of the list to answer: the `next.page` of the page before it. Without it, the first page. The value means
         *     something to the server only, and only for the list that it came from.
         * @example c2FsdHdhdGVyOjE3NjM2.5f0c1e
         */
        Page: string;
        /**
         * @description The id of the space.
         * @example ferrydocs
         */
        SpaceId: string;
        /**
         * @description The slug of the specification. Upper and lower case are the same here.
         * @example ferry-bookings
         */
        SpecSlug: string;
        /**
         * @description The id of the version.
         * @example v3t9p7c2m8x5
         */
        VersionId: string;
        /**
         * @description The slug of the specification: letters and digits in groups that are joined by single hyphens. Upper and lower case
         *     are the same when a slug is looked up; a new specification keeps the spelling that it was created with.
         * @example ferry-bookings
         */
        WritableSpecSlug: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Which sites may read the answer in a browser, all of them.
         * @example *
         */
        AccessControlAllowOrigin: string;
        /**
         * @description Which headers of the answer pages of other sites may read, besides those that they always may.
         * @example ETag
         */
        AccessControlExposeHeaders: string;
        /**
         * @description How long the answer may be kept, and by whom.
         * @example private, no-cache
         */
        CacheControl: string;
        /**
         * @description What the answer may do when a browser shows it: nothing. It is what somebody has published, at an address of this
         *     server.
         * @example sandbox; default-src 'none'
         */
        ContentSecurityPolicy: string;
        /**
         * @description A strong validator of the body. Equal values mean equal bytes.
         * @example "5b0f3c9a7d21"
         */
        ETag: string;
        /**
         * @description How long frontends that read their own header may keep the answer without asking again, unless they hear that one of
         *     the names in `x-gitbook-cache-tag` has changed.
         * @example max-age=60
         */
        GitBookCacheControl: string;
        /**
         * @description Names of what the answer was made from, separated by commas without spaces. When one of them changes, the answer is
         *     out of date. Of very many names there are the first ones, up to 3,000 characters.
         * @example organization:saltwater:openapi:ferry-bookings
         */
        GitBookCacheTag: string;
        /**
         * @description How many requests a minute are answered.
         * @example 600
         */
        RateLimitLimit: number;
        /**
         * @description How many of them are left until `X-RateLimit-Reset`.
         * @example 0
         */
        RateLimitRemaining: number;
        /**
         * @description When all of them are there again, in seconds since 1970 (UTC).
         * @example 1767225637
         */
        RateLimitReset: number;
        /**
         * @description Identifies the request in the logs of the server. Quote it when something goes wrong.
         * @example 0k4v8n1s6m2q
         */
        RequestId: string;
        /**
         * @description In how many seconds the same request may be sent again.
         * @example 37
         */
        RetryAfter: number;
        /**
         * @description The way to authenticate, always by a bearer token.
         * @example Bearer realm="specshelf"
         */
        WWWAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getPublishedOpenAPISpec: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 *     separated by commas, and `*`, work too.
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPIDocument"];
                };
            };
            304: components["responses"]["PublishedNotModified"];
            404: components["responses"]["PublishedNotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getPublishedOpenAPISpecYAML: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 *     separated by commas, and `*`, work too.
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            304: components["responses"]["PublishedNotModified"];
            404: components["responses"]["PublishedNotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getOrganizationsForEmailDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The part of an email address after the `@`. Upper and lower case are the same.
                 * @example saltwater.example
                 */
                emailDomain: components["parameters"]["EmailDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationsForEmailDomain"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getOrganizationById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    listOpenAPISpecs: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page has at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Which page of the list to answer: the `next.page` of the page before it. Without it, the first page. The value means
                 *     something to the server only, and only for the list that it came from.
                 * @example c2FsdHdhdGVyOjE3NjM2.5f0c1e
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    createOpenAPISpec: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOpenAPISpec"];
            };
        };
        responses: {
            /** @description The new specification. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpec"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getOpenAPISpecBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The specification. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpec"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    createOrUpdateOpenAPISpecBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification: letters and digits in groups that are joined by single hyphens. Upper and lower case
                 *     are the same when a slug is looked up; a new specification keeps the spelling that it was created with.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["WritableSpecSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrUpdateOpenAPISpec"];
            };
        };
        responses: {
            /** @description The specification existed and has the new source. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpec"];
                };
            };
            /** @description The specification was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpec"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    deleteOpenAPISpecBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There was nothing to delete. There is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The specification was deleted. There is no body. */
            205: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    updateOpenAPISpecBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOpenAPISpec"];
            };
        };
        responses: {
            /** @description The specification after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpec"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    listOpenAPISpecVersions: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page has at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Which page of the list to answer: the `next.page` of the page before it. Without it, the first page. The value means
                 *     something to the server only, and only for the list that it came from.
                 * @example c2FsdHdhdGVyOjE3NjM2.5f0c1e
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecVersionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getOpenAPISpecVersionById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * @description The id of the version.
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecVersion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getOpenAPISpecVersionContentById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 *     separated by commas, and `*`, work too.
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * @description The id of the version.
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the version. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "x-gitbook-cache-control": components["headers"]["GitBookCacheControl"];
                    "x-gitbook-cache-tag": components["headers"]["GitBookCacheTag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecVersionContent"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getOpenAPISpecVersionDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 *     separated by commas, and `*`, work too.
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * @description The id of the version.
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPIDocument"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getOpenAPISpecVersionDocumentYAML: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 *     separated by commas, and `*`, work too.
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * @description The id of the version.
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            304: components["responses"]["DocumentNotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getLatestOpenAPISpecVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecVersion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getLatestOpenAPISpecVersionContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 *     separated by commas, and `*`, work too.
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the latest version. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "x-gitbook-cache-control": components["headers"]["GitBookCacheControl"];
                    "x-gitbook-cache-tag": components["headers"]["GitBookCacheTag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecVersionContent"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getLatestOpenAPISpecVersionContentRaw: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 *     separated by commas, and `*`, work too.
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * @description The slug of the specification. Upper and lower case are the same here.
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text and its language. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecVersionRaw"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getComputedDocument: {
        parameters: {
            query?: {
                /**
                 * @description Which form of document to answer. In `current`, blocks that show an operation, a webhook or schemas only point into
                 *     the specification. In `next`, each of them also carries what it shows, as `data.resolved`; that needs the scope
                 *     `openapi:read` as well.
                 * @example current
                 */
                schema?: components["parameters"]["DocumentSchema"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 *     separated by commas, and `*`, work too.
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the space.
                 * @example ferrydocs
                 */
                spaceId: components["parameters"]["SpaceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComputedContentRequest"];
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "x-gitbook-cache-control": components["headers"]["GitBookCacheControl"];
                    "x-gitbook-cache-tag": components["headers"]["GitBookCacheTag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            304: components["responses"]["ComputedNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Failure"];
        };
    };
    getComputedRevision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 *     separated by commas, and `*`, work too.
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the space.
                 * @example ferrydocs
                 */
                spaceId: components["parameters"]["SpaceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComputedContentRequest"];
            };
        };
        responses: {
            /** @description The pages and files. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "x-gitbook-cache-control": components["headers"]["GitBookCacheControl"];
                    "x-gitbook-cache-tag": components["headers"]["GitBookCacheTag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComputedRevision"];
                };
            };
            304: components["responses"]["ComputedNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Failure"];
        };
    };
    getAuthenticatedUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subject of the token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
}
