// Generated from openapi/ by `pnpm generate`. Do not edit.
export interface paths {
    "/published/{organizationId}/{specSlug}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        get: operations["getPublishedOpenAPISpecYAML"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/device-logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startDeviceLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/device-logins/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["pollDeviceLogin"];
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
        get: operations["getOrganizationById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAuditEvents"];
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
        get: operations["listOpenAPISpecs"];
        put?: never;
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
        get: operations["getOpenAPISpecBySlug"];
        put: operations["createOrUpdateOpenAPISpecBySlug"];
        post?: never;
        delete: operations["deleteOpenAPISpecBySlug"];
        options?: never;
        head?: never;
        patch: operations["updateOpenAPISpecBySlug"];
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/acknowledgments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOpenAPISpecAcknowledgments"];
        put?: never;
        post: operations["acknowledgeOpenAPISpecChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/acknowledgments/{changeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["withdrawOpenAPISpecAcknowledgment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/changelog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOpenAPISpecChangelog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkOpenAPISpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOpenAPISpecLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/labels/{label}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOpenAPISpecLabel"];
        put: operations["setOpenAPISpecLabel"];
        post?: never;
        delete: operations["deleteOpenAPISpecLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/labels/{label}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOpenAPISpecLabelMoves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/labels/{label}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOpenAPISpecLabelUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        get: operations["getOpenAPISpecVersionById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateOpenAPISpecVersionById"];
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOpenAPISpecVersionChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/changes.md": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOpenAPISpecVersionChangesMarkdown"];
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
        get: operations["getOpenAPISpecVersionDocumentYAML"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/publications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOpenAPISpecVersionPublications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOpenAPISpecVersionSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/source.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOpenAPISpecVersionSourceArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/source/{sourcePath}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOpenAPISpecVersionSourceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOpenAPISpecVersionUsage"];
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
        get: operations["getLatestOpenAPISpecVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLatestOpenAPISpecVersionChanges"];
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
        get: operations["getLatestOpenAPISpecVersionContentRaw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAccessTokens"];
        put?: never;
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/trusted-publishers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTrustedPublishers"];
        put?: never;
        post: operations["createTrustedPublisher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orgs/{organizationId}/trusted-publishers/{trustedPublisherId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteTrustedPublisher"];
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
        post: operations["getComputedRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tokens/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["exchangeToken"];
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
        /** A token with access to one organization. Its secret is only in the response that created it. */
        AccessToken: {
            /**
             * The creation time.
             *
             * Format: date-time
             */
            createdAt: string;
            /**
             * The time when the token expires. Absent if it never does.
             *
             * Format: date-time
             */
            expiresAt?: string;
            /** The ID of the token. The audit log contains it. */
            id: string;
            /**
             * The time of the last use, with a precision of five minutes. Absent if the token was never used.
             *
             * Format: date-time
             */
            lastUsedAt?: string;
            /** The name of the token. For a token of the operator, the display name of its subject. */
            name: string;
            object: "access-token";
            /** The first characters of the secret. */
            prefix: string;
            /**
             * The time of revocation. Absent unless the token was revoked.
             *
             * Format: date-time
             */
            revokedAt?: string;
            scopes: components["schemas"]["AccessTokenScopes"];
            specSlugs?: components["schemas"]["AccessTokenSpecSlugs"];
            state: components["schemas"]["AccessTokenState"];
            subject: components["schemas"]["AccessTokenSubject"];
            /** The ID of the trusted publisher that the token was issued for. Absent for other tokens. */
            trustedPublisherId?: string;
        };
        /** A page of the tokens of an organization. */
        AccessTokenList: {
            count: components["schemas"]["ListCount"];
            /** The tokens, newest first. */
            items: components["schemas"]["AccessToken"][];
            next?: components["schemas"]["ListNext"];
        };
        /** The scopes of the token. */
        AccessTokenScopes: string[];
        /**
         * Patterns of the specifications that the token has access to: slugs, in which `*` matches any characters. Absent if it has access to
         * all specifications of its organizations.
         */
        AccessTokenSpecSlugs: string[];
        /** Whether requests with the token are accepted, and if not, the reason. */
        AccessTokenState: "active" | "expired" | "revoked";
        /** The user or program that the token authenticates. */
        AccessTokenSubject: {
            /** The display name of the subject. */
            displayName: string;
            /** The ID of the subject. */
            id: string;
        };
        /** Changes that a person accepts although the compatibility settings refuse them. */
        AcknowledgeChanges: {
            /** The IDs of the changes. */
            changes: string[];
            /** Why the changes are accepted. */
            reason?: string;
        };
        /** An operation that a change affects. */
        AffectedOperation: {
            /** The part of the operation, such as `request application/json` or `response 200`. */
            at?: string;
            /** The method in lower case. */
            method: string;
            /** The ID of the operation. Absent if it has none. */
            operationId?: string;
            /** The path template, or the name of a webhook. */
            path: string;
        };
        /** The note of an annotation. */
        AnnotationFragment: {
            /** The name of the fragment. */
            fragment?: string;
            /** The blocks of the note. */
            nodes: components["schemas"]["DocumentBlock"][];
            object: "fragment";
            type: "annotation-body";
        };
        /** A change in an organization, and its actor. */
        AuditEvent: {
            /** The account of the machine on which the operator ran a command. Absent for other changes. */
            account?: string;
            /**
             * The kind of resource and the change, separated by a dot. New actions may be added.
             *
             * @example spec.create
             */
            action: string;
            /**
             * The ID of the subject that made the change; `operator` for a command of the operator, and `server` for background work. `tokenId` or
             * `sessionId` is present for changes by a request.
             */
            actor: string;
            /**
             * The time of the change.
             *
             * Format: date-time
             */
            createdAt: string;
            /** The resource and the change. The members depend on the action, and never contain a secret. */
            details: {
                [key: string]: unknown;
            };
            /** The ID of the event. */
            id: string;
            object: "audit-event";
            /** The ID of the request in the log of the server. Absent for changes outside of requests. */
            requestId?: string;
            /** The ID of the browser session of the actor. Absent for changes with a token, and of commands and background work. */
            sessionId?: string;
            /** The ID of the token of the actor. Absent for changes without a token. */
            tokenId?: string;
            /** The ID of the distributed trace. Absent unless the client sent one. */
            traceId?: string;
        };
        /** A page of the audit log of an organization. */
        AuditEventList: {
            /** The number of events that the filter selects, at most 10,000. */
            count: number;
            /** Present if the filter selects more than 10,000 events. */
            countCapped?: true;
            /** The events, newest first. */
            items: components["schemas"]["AuditEvent"][];
            next?: components["schemas"]["ListNext"];
        };
        /** A quotation. */
        BlockBlockquote: {
            /** Always empty. */
            data?: Record<string, never>;
            key?: components["schemas"]["NodeKey"];
            /** The quoted blocks. */
            nodes: components["schemas"]["BlockquoteBlock"][];
            object: "block";
            type: "blockquote";
        };
        /** A code block. */
        BlockCode: {
            /** The layout of the code. */
            data: {
                /** The number of lines of the collapsed code. */
                collapsedLineCount?: number;
                /** Whether the code is initially collapsed. */
                expandable?: boolean;
                /** Whether the block is wider than the text. */
                fullWidth?: boolean;
                /** Whether to display line numbers. */
                lineNumbers?: boolean;
                /** The layout of long lines. */
                overflow?: "scroll" | "wrap";
                /** The language. Absent if unknown. */
                syntax?: string;
                /** The title, often a file name. Absent if there is none. */
                title?: string;
            };
            key?: components["schemas"]["NodeKey"];
            /** The lines. */
            nodes: components["schemas"]["BlockCodeLine"][];
            object: "block";
            type: "code";
        };
        /** A line of code. */
        BlockCodeLine: {
            /** The layout of the line. */
            data: {
                /** Whether the line is highlighted. */
                highlighted?: boolean;
            };
            key?: components["schemas"]["NodeKey"];
            /** The text. */
            nodes: (components["schemas"]["DocumentText"] | components["schemas"]["InlineAnnotation"] | components["schemas"]["InlineExpression"])[];
            object: "block";
            type: "code-line";
        };
        /** A column. */
        BlockColumn: {
            /** The layout of the column. */
            data: {
                /** The vertical alignment of the content. */
                verticalAlignment?: string;
                width?: components["schemas"]["Length"];
            };
            key?: components["schemas"]["NodeKey"];
            /** The blocks of the column. */
            nodes: components["schemas"]["DocumentBlock"][];
            object: "block";
            type: "column";
        };
        /** Columns. */
        BlockColumns: {
            /** The layout of the columns. */
            data: {
                /** Whether the columns are wider than the text. */
                fullWidth?: boolean;
            };
            isVoid: false;
            key?: components["schemas"]["NodeKey"];
            /** The columns. */
            nodes: components["schemas"]["BlockColumn"][];
            object: "block";
            type: "columns";
        };
        /** A horizontal rule. */
        BlockDivider: {
            /** Always empty. */
            data: Record<string, never>;
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "block";
            type: "divider";
        };
        /** Embedded content of another site. */
        BlockEmbed: {
            /** The embedded content. */
            data: {
                /** Whether the block is wider than the text. */
                fullWidth?: boolean;
                url: components["schemas"]["SafeAddress"];
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "block";
            type: "embed";
        };
        /** A collapsible section. Its title and body are fragments. */
        BlockExpandable: {
            /** The layout of the section. */
            data: {
                /** Whether the section is initially open. Default: false. */
                defaultExpanded?: boolean;
            };
            /** A title and a body. */
            fragments: components["schemas"]["ExpandableFragment"][];
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            object: "block";
            type: "expandable";
        };
        /** A heading of the first level. */
        BlockHeading1: {
            data: components["schemas"]["HeadingData"];
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** The text. */
            nodes: components["schemas"]["DocumentTextOrInline"][];
            object: "block";
            type: "heading-1";
        };
        /** A heading of the second level. */
        BlockHeading2: {
            data: components["schemas"]["HeadingData"];
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** The text. */
            nodes: components["schemas"]["DocumentTextOrInline"][];
            object: "block";
            type: "heading-2";
        };
        /** A heading of the third level or below. */
        BlockHeading3: {
            data: components["schemas"]["HeadingData"];
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** The text. */
            nodes: components["schemas"]["DocumentTextOrInline"][];
            object: "block";
            type: "heading-3";
        };
        /** A hint. */
        BlockHint: {
            /** The style and icon of the hint. */
            data: {
                /** The name of an icon. Default: the icon of the style. */
                icon?: string;
                /** The style of the hint. */
                style: "info" | "warning" | "danger" | "success";
            };
            key?: components["schemas"]["NodeKey"];
            /** The blocks of the hint. */
            nodes: components["schemas"]["HintBlock"][];
            object: "block";
            type: "hint";
        };
        /** An image. */
        BlockImage: {
            /** The image. */
            data: {
                /** The alternative text. Absent if there is none. */
                alt?: string;
                height?: components["schemas"]["Length"];
                ref: components["schemas"]["FileOrURLRef"];
                /** The image for a dark background. Default: the same image. */
                refDark?: components["schemas"]["FileOrURLRef"];
                width?: components["schemas"]["Length"];
            };
            /** The caption. Empty if there is none. */
            fragments: components["schemas"]["ImageFragment"][];
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "block";
            type: "image";
        };
        /** One or more adjacent images. */
        BlockImages: {
            /** The layout of the images. */
            data: {
                /** The alignment of the images. */
                align?: "center" | "left" | "right";
                /** Whether the images are wider than the text. */
                fullWidth?: boolean;
                /** Whether the images have a frame. */
                withFrame?: boolean;
            };
            isVoid: false;
            key?: components["schemas"]["NodeKey"];
            /** The images. */
            nodes: components["schemas"]["BlockImage"][];
            object: "block";
            type: "images";
        };
        /** Content of an integration, returned unchanged. */
        BlockIntegration: {
            /** The content. */
            data?: {
                [key: string]: unknown;
            };
            fragments?: components["schemas"]["OtherNodes"];
            /** Whether the block has no nodes. */
            isVoid?: boolean;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            nodes?: components["schemas"]["OtherNodes"];
            object: "block";
            type: "integration";
        };
        /** An item of a list. */
        BlockListItem: {
            /** The state of the item. */
            data?: {
                /** Whether the task is done. Absent in other lists. */
                checked?: boolean;
            };
            key?: components["schemas"]["NodeKey"];
            /** The blocks of the item. */
            nodes: components["schemas"]["ListItemBlock"][];
            object: "block";
            type: "list-item";
        };
        /** An ordered list. */
        BlockListOrdered: {
            /** The numbering. */
            data: {
                /** The number of the first item. Default: 1. */
                start?: number;
            };
            key?: components["schemas"]["NodeKey"];
            /** The items. */
            nodes: components["schemas"]["BlockListItem"][];
            object: "block";
            type: "list-ordered";
        };
        /** A task list. */
        BlockListTasks: {
            /** Always empty. */
            data?: Record<string, never>;
            key?: components["schemas"]["NodeKey"];
            /** The items. */
            nodes: components["schemas"]["BlockListItem"][];
            object: "block";
            type: "list-tasks";
        };
        /** An unordered list. */
        BlockListUnordered: {
            /** Always empty. */
            data?: Record<string, never>;
            key?: components["schemas"]["NodeKey"];
            /** The items. */
            nodes: components["schemas"]["BlockListItem"][];
            object: "block";
            type: "list-unordered";
        };
        /** A formula. */
        BlockMath: {
            /** The formula. */
            data: {
                /** The formula, in TeX. */
                formula: string;
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "block";
            type: "math";
        };
        /** Metadata of a block. */
        BlockMeta: {
            /** The anchor of the block: the fragment of its URL, without `#`. */
            id?: string;
        };
        /** An operation of an OpenAPI specification. */
        BlockOpenAPIOperation: {
            /** The operation and its layout. */
            data: {
                /** Whether to omit title and description because the page displays them. Default: false. */
                headless?: boolean;
                /** The method in lower case. */
                method: string;
                /** The path in the specification. */
                path: string;
                ref: components["schemas"]["ContentRefOpenAPI"];
                resolved?: components["schemas"]["ResolvedFragment"];
                truncated?: components["schemas"]["ResolvedFragmentTruncated"];
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            object: "block";
            type: "openapi-operation";
        };
        /** Schemas of an OpenAPI specification. */
        BlockOpenAPISchemas: {
            /** The schemas and their layout. */
            data: {
                /** Whether the schemas are collapsible, instead of displayed in full. Default: true. */
                grouped?: boolean;
                ref: components["schemas"]["ContentRefOpenAPI"];
                resolved?: components["schemas"]["ResolvedFragment"];
                /** The names in `components.schemas`, in order. */
                schemas: string[];
                /** The title. Absent if there is none. */
                title?: string;
                truncated?: components["schemas"]["ResolvedFragmentTruncated"];
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            object: "block";
            type: "openapi-schemas";
        };
        /** A webhook of an OpenAPI specification. */
        BlockOpenAPIWebhook: {
            /** The webhook and its layout. */
            data: {
                /** Whether to omit title and description because the page displays them. Default: false. */
                headless?: boolean;
                /** The method in lower case. */
                method: string;
                /** The name in the specification. */
                name: string;
                ref: components["schemas"]["ContentRefOpenAPI"];
                resolved?: components["schemas"]["ResolvedFragment"];
                truncated?: components["schemas"]["ResolvedFragmentTruncated"];
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            object: "block";
            type: "openapi-webhook";
        };
        /** A block of another type, as returned by an integration. */
        BlockOther: {
            /** The content. */
            data?: {
                [key: string]: unknown;
            };
            fragments?: components["schemas"]["OtherNodes"];
            /** Whether the block has no nodes. */
            isVoid?: boolean;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            nodes?: components["schemas"]["OtherNodes"];
            object: "block";
            /** The type of the block. (enum property replaced by openapi-typescript) */
            type: "file" | "drawing" | "content-ref" | "reusable-content" | "prompt" | "if" | "updates";
        };
        /** A paragraph. */
        BlockParagraph: {
            /** The format of the paragraph. */
            data?: {
                align?: components["schemas"]["TextAlignment"];
            };
            key?: components["schemas"]["NodeKey"];
            /** The text. */
            nodes: components["schemas"]["DocumentTextOrInline"][];
            object: "block";
            type: "paragraph";
        };
        /** A block of a quotation, discriminated by `type`. */
        BlockquoteBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"] | components["schemas"]["BlockBlockquote"];
        /** A sequence of steps. */
        BlockStepper: {
            /** Always empty. */
            data?: Record<string, never>;
            key?: components["schemas"]["NodeKey"];
            /** The steps. */
            nodes: components["schemas"]["BlockStepperStep"][];
            object: "block";
            type: "stepper";
        };
        /** A step. */
        BlockStepperStep: {
            /** The layout of the step. */
            data: {
                /** The name of an icon. Default: the number of the step. */
                icon?: string;
            };
            key?: components["schemas"]["NodeKey"];
            /** The blocks of the step. */
            nodes: components["schemas"]["DocumentBlock"][];
            object: "block";
            type: "stepper-step";
        };
        /** An operation of a specification file. Deprecated: present only if an author or an integration wrote it. */
        BlockSwagger: {
            /** The operation and its layout. */
            data: {
                /** Whether the operation is initially open. */
                expanded?: boolean;
                /** Whether the block is wider than the text. */
                fullWidth?: boolean;
                /** The method of the operation. */
                method?: string;
                /** The path of the operation. */
                path?: string;
                ref: components["schemas"]["FileOrURLRef"];
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            object: "block";
            type: "swagger";
        };
        /** A table. Its fragments contain the cells. */
        BlockTable: {
            /** The columns and rows. */
            data: {
                /** The merged cells. Absent if there are none. */
                cellMerges?: unknown;
                /** The columns by ID. */
                definition: {
                    [key: string]: components["schemas"]["TableColumn"];
                };
                /** Whether the block is wider than the text. */
                fullWidth?: boolean;
                /** The rows by ID. */
                records: {
                    [key: string]: components["schemas"]["TableRecord"];
                };
                /** The search of the table. Absent if there is none. */
                search?: unknown;
                view: components["schemas"]["TableView"];
            };
            /** The cells. */
            fragments: components["schemas"]["TableFragment"][];
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "block";
            type: "table";
        };
        /** Tabs. */
        BlockTabs: {
            /** Always empty. */
            data?: Record<string, never>;
            key?: components["schemas"]["NodeKey"];
            /** The tabs. */
            nodes: components["schemas"]["BlockTabsItem"][];
            object: "block";
            type: "tabs";
        };
        /** A tab. */
        BlockTabsItem: {
            /** The label of the tab. */
            data: {
                /** The name of an icon. Absent if there is none. */
                icon?: string;
                /** The name for URLs. Absent if there is none. */
                slug?: string;
                /** The title. Absent if there is none. */
                title?: string;
            };
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            /** The blocks of the tab. */
            nodes: components["schemas"]["DocumentBlock"][];
            object: "block";
            type: "tabs-item";
        };
        /**
         * The options of `builtin:openapi`. `models`, `downloadLink`, and `grouping` apply to revisions, the others to documents. `grouping` also
         * applies to documents with the `doc` `info`, which link to other pages. Options that do not apply are ignored.
         */
        BuiltinOpenAPIProps: {
            /** Whether the operation is deprecated. Default: false. */
            deprecated?: boolean;
            /**
             * The content of the document. `operations`: a tag with its operations. `tag`: the description of a tag. `operation`: an operation or
             * webhook. `info`: a section of the description of the specification. `models`: all schemas.
             */
            doc?: "models" | "operations" | "info" | "operation" | "tag";
            /** Whether to generate a link that downloads the specification. Default: false. */
            downloadLink?: boolean;
            /** One page per tag, or one page per operation below its tag. Default: `by-tag`. */
            grouping?: "by-tag" | "by-operation";
            /**
             * The method of the operation in lower case, or `hook` for a webhook. Required if `doc` is `operation`.
             *
             * @example get
             * @example hook
             */
            method?: string;
            /** Whether to generate a page with all schemas. Default: false. */
            models?: boolean;
            /** An opaque identifier of the tag, operation, or section. Required unless `doc` is `models`. */
            page?: string;
        };
        /** The part of the version number that semantic versioning raises for the changes; `none` if there are none. */
        ChangeBump: "major" | "minor" | "patch" | "none";
        /** What a change concerns. `wire`: requests and responses. `source`: names in generated code. `docs`: texts. */
        ChangeCategory: "wire" | "source" | "docs";
        /**
         * How a change affects clients. `breaking`: clients fail. `risky`: clients may fail; the document cannot tell. `safe`: clients continue to
         * work. `docs`: only texts and names differ.
         */
        ChangeImpact: "breaking" | "risky" | "safe" | "docs";
        /** A place in one of the two documents. */
        ChangePlace: {
            /** The column in the line, starting at 1. */
            column?: number;
            /** The path or URL of the source file. Absent if the place has none. */
            file?: string;
            /** The line in the file, starting at 1. */
            line?: number;
            /** A JSON pointer into the processed document. */
            pointer: string;
            /** The value at this place. Absent if it is long or if there is none. */
            value?: unknown;
        };
        /** The numbers of changes by impact, under the compatibility settings of the specification. */
        ChangeSummary: {
            /** The number of breaking changes. */
            breaking: number;
            /** The number of changes of texts and names. */
            docs: number;
            /** The number of risky changes. */
            risky: number;
            /** The number of safe changes. */
            safe: number;
        };
        /** A source to check. */
        CheckOpenAPISpec: {
            source: components["schemas"]["OpenAPISpecSource"];
        };
        /** The CI service, GitHub Actions or GitLab CI. */
        CIProvider: "github" | "gitlab";
        /** A reference to an input of the generator, optionally with its state as known to the caller. */
        ComputedContentDependency: {
            /** The target of the reference. `kind` determines the member that identifies it. */
            ref: {
                /**
                 * `openapi`, `space`, or `translation`.
                 *
                 * @example openapi
                 */
                kind: string;
                /** For `openapi`: the label of the version to use. Default: the default version of the specification. */
                label?: string;
                /** The ID of a space. */
                space?: string;
                /** The slug of an OpenAPI specification of the organization that owns the space. */
                spec?: string;
                /** The ID of a translation. */
                translation?: string;
            };
            /**
             * The state of the target. For the kind `openapi`, the server uses the version in `lastVersion`, whatever the label and the default
             * version are. Null if the target does not exist. If absent, the server looks it up.
             */
            value?: {
                [key: string]: unknown;
            } | null;
        };
        /** The target of the reference. `kind` determines the member that identifies it. */
        ComputedContentRef: {
            /**
             * `openapi`, `space`, or `translation`.
             *
             * @example openapi
             */
            kind: string;
            /** For `openapi`: the label of the version to use. Default: the default version of the specification. */
            label?: string;
            /** The ID of a space. */
            space?: string;
            /** The slug of an OpenAPI specification of the organization that owns the space. */
            spec?: string;
            /** The ID of a translation. */
            translation?: string;
        };
        /** A request to generate content. */
        ComputedContentRequest: {
            /**
             * The input of generated IDs: the same seed and source produce the same IDs. For the document of a generated page, send the
             * `computedSeed` of the page.
             */
            seed: string;
            source: components["schemas"]["ComputedContentSource"];
        };
        /** The generator of content and its input. Unknown members are ignored. */
        ComputedContentSource: {
            /** The inputs of the generator, by name. `builtin:openapi` requires `spec`, a reference of the kind `openapi`. */
            dependencies?: {
                [key: string]: components["schemas"]["ComputedContentDependency"];
            };
            /**
             * Options of the generator: `BuiltinOpenAPIProps` for `builtin:openapi`, or those of an integration. A generated page contains the
             * options of its document: send them unchanged.
             *
             * @example {
             *       "models": true,
             *       "grouping": "by-tag"
             *     }
             */
            props?: {
                [key: string]: unknown;
            };
            /**
             * The generator. `builtin:openapi` generates the documentation of an OpenAPI specification. `integration:<name>:<source>` calls an
             * integration that the operator of the server has registered.
             *
             * @example builtin:openapi
             */
            type: string;
        };
        /** Generated pages and files. */
        ComputedRevision: {
            /** The files that the pages refer to. */
            files: components["schemas"]["RevisionFile"][];
            /** The pages, in order. */
            pages: components["schemas"]["RevisionPage"][];
            /** Content that several pages share. Always empty at present. */
            reusableContents: components["schemas"]["RevisionReusableContent"][];
        };
        /** The document of a page. */
        ContentComputeDocumentAnswer: {
            document: components["schemas"]["InputDocument"];
        };
        /** Requests the document of a page from an integration. */
        ContentComputeDocumentEvent: {
            dependencies: components["schemas"]["IntegrationDependencies"];
            eventId: components["schemas"]["IntegrationEventId"];
            installationId: components["schemas"]["IntegrationInstallationId"];
            props: components["schemas"]["IntegrationProps"];
            sourceId: components["schemas"]["IntegrationSourceId"];
            spaceId: components["schemas"]["IntegrationSpaceId"];
            type: "content_compute_document";
        };
        /** The pages and files of a source. The server adds missing members of pages. */
        ContentComputeRevisionAnswer: {
            /** The files that the pages refer to. Default: none. */
            files?: components["schemas"]["InputFile"][];
            /** The pages, in order. Default: none. */
            pages?: components["schemas"]["InputPage"][];
        };
        /** Requests the pages and files of a source from an integration. */
        ContentComputeRevisionEvent: {
            dependencies: components["schemas"]["IntegrationDependencies"];
            eventId: components["schemas"]["IntegrationEventId"];
            installationId: components["schemas"]["IntegrationInstallationId"];
            props: components["schemas"]["IntegrationProps"];
            sourceId: components["schemas"]["IntegrationSourceId"];
            spaceId: components["schemas"]["IntegrationSpaceId"];
            type: "content_compute_revision";
        };
        /** A reference to content or a URL, discriminated by `kind`. */
        ContentRef: components["schemas"]["ContentRefURL"] | components["schemas"]["ContentRefFile"] | components["schemas"]["ContentRefPage"] | components["schemas"]["ContentRefAnchor"] | components["schemas"]["ContentRefUser"] | components["schemas"]["ContentRefCollection"] | components["schemas"]["ContentRefSpace"] | components["schemas"]["ContentRefReusableContent"] | components["schemas"]["ContentRefTag"] | components["schemas"]["ContentRefOpenAPI"];
        /** A reference to a location in a page. */
        ContentRefAnchor: {
            /** The `meta.id` of the block at this location. */
            anchor: string;
            kind: "anchor";
            /** The ID of the page. Absent for the same page. */
            page?: string;
            /** The ID of its space. Absent for the same space. */
            space?: string;
        };
        /** A reference to a collection of spaces. */
        ContentRefCollection: {
            /** The ID of the collection. */
            collection: string;
            kind: "collection";
        };
        /** A reference to a file of a revision. */
        ContentRefFile: {
            /** The ID of the file. */
            file: string;
            kind: "file";
            /** The ID of its space. Absent for the same space. */
            space?: string;
        };
        /** A reference to an OpenAPI specification. */
        ContentRefOpenAPI: {
            kind: "openapi";
            /** The label of the version to use, case-insensitive. Default: the default version of the specification. */
            label?: string;
            /** The slug of the specification. */
            spec: string;
        };
        /** A reference to a page of a revision. */
        ContentRefPage: {
            kind: "page";
            /** The ID of the page. */
            page: string;
            /** The ID of its space. Absent for the same space. */
            space?: string;
        };
        /** A reference to content that several pages share. */
        ContentRefReusableContent: {
            kind: "reusable-content";
            /** The ID of the content. */
            reusableContent: string;
            /** The ID of its space. Absent for the same space. */
            space?: string;
        };
        /** A reference to a space. */
        ContentRefSpace: {
            kind: "space";
            /** The ID of the space. */
            space: string;
        };
        /** A reference to a label of pages. */
        ContentRefTag: {
            kind: "tag";
            /** The ID of its space. Absent for the same space. */
            space?: string;
            /** The ID of the label. */
            tag: string;
        };
        /** A reference to a URL. */
        ContentRefURL: {
            kind: "url";
            url: components["schemas"]["SafeAddress"];
        };
        /** A reference to a user. */
        ContentRefUser: {
            kind: "user";
            /** The ID of the user. */
            user: string;
        };
        /** A token to create. */
        CreateAccessToken: {
            /**
             * The time when the new token expires, in ISO 8601 with a time zone: within the next 90 days, and not after the token of the caller
             * expires.
             */
            expiresAt: string;
            /** A name that tells tokens of the same subject apart, such as the program that uses it. On one line. */
            name: string;
            /** The scopes of the new token. The caller must have each of them in this organization. */
            scopes: string[];
        };
        /** The new token with its secret, which no other response contains. */
        CreatedAccessToken: {
            /** The secret, for `Authorization: Bearer <secret>`. */
            secret: string;
            token: components["schemas"]["AccessToken"];
        };
        /** A specification to create. */
        CreateOpenAPISpec: {
            labels?: components["schemas"]["PublicationLabels"];
            provenance?: components["schemas"]["Provenance"];
            /** The name in URLs: lowercase letters, digits, and single hyphens between them. */
            slug: string;
            source: components["schemas"]["OpenAPISpecSource"];
        };
        /** The new source of a specification. */
        CreateOrUpdateOpenAPISpec: {
            /** Changes to acknowledge with this request, as `acknowledgeOpenAPISpecChanges` does. Requires the `openapi:acknowledge` scope as well. */
            acknowledge?: components["schemas"]["AcknowledgeChanges"];
            labels?: components["schemas"]["PublicationLabels"];
            provenance?: components["schemas"]["Provenance"];
            source: components["schemas"]["OpenAPISpecSource"];
        };
        /** A trusted publisher to create. */
        CreateTrustedPublisher: {
            branches?: components["schemas"]["RefPatterns"];
            /** The deployment environment that jobs must use. Letters are case-sensitive for GitLab. By default, jobs may use any, or none. */
            environment?: string;
            /**
             * The issuer of the identity tokens (`iss`): an https:// URL without query. By default `https://token.actions.githubusercontent.com` for
             * GitHub, and `https://gitlab.com` for GitLab. For another GitLab, its URL.
             */
            issuer?: string;
            /** A name for people. On one line. */
            name: string;
            provider: components["schemas"]["CIProvider"];
            /**
             * Whether jobs of pull requests and merge requests are accepted, whatever their branch: they may run code without a review. Only
             * for the scope `openapi:read` alone, which suffices for `checkOpenAPISpec`. False by default.
             */
            pullRequests?: boolean;
            /** The repository that jobs run in: `owner/name`, for GitLab the path of the project with its groups. Letters are case-insensitive. */
            repository: string;
            /** The ID of the repository at the provider. By default, that of the first accepted identity token. */
            repositoryId?: string;
            scopes: components["schemas"]["PublisherScopes"];
            specSlugs: components["schemas"]["SpecSlugPatterns"];
            tags?: components["schemas"]["RefPatterns"];
        };
        /**
         * The deprecation of a version or a specification by its owner. Responses that serve it then have the headers `Deprecation` and `Sunset`.
         * It is independent of `lifecycle`, which describes the API for the catalog.
         */
        Deprecation: {
            /**
             * The time of the deprecation. It may be in the future.
             *
             * Format: date-time
             */
            at: string;
            /** A note for readers, such as the replacement, in plain text. */
            note?: string;
            /**
             * The time after which the deprecated resource may be removed. Absent if there is none. Nothing is removed automatically.
             *
             * Format: date-time
             */
            sunset?: string;
        };
        /** A device login that has started. */
        DeviceLogin: {
            /** The secret with which the program gets the result. */
            deviceCode: string;
            /**
             * The time when the login expires.
             *
             * Format: date-time
             */
            expiresAt: string;
            intervalSeconds: components["schemas"]["PollInterval"];
            object: "device-login";
            /** The code to show to the user, who compares or enters it. Case and hyphen do not matter. */
            userCode: string;
            /**
             * The page where the user enters the code.
             *
             * Format: uri
             */
            verificationUrl: string;
            /**
             * The same page with the code in its address.
             *
             * Format: uri
             */
            verificationUrlComplete: string;
        };
        /** The user has approved the login. No other response contains the secret. */
        DeviceLoginApproved: {
            created: components["schemas"]["CreatedAccessToken"];
            /** The organization that the token has access to. */
            organizationId: string;
            state: "approved";
        };
        /** The user has refused, or the user's access has ended since the approval. */
        DeviceLoginDenied: {
            state: "denied";
        };
        /** The time is over, the token was already delivered, or the server does not know the code. */
        DeviceLoginExpired: {
            state: "expired";
        };
        /** The user has not decided yet. */
        DeviceLoginPending: {
            intervalSeconds: components["schemas"]["PollInterval"];
            state: "pending";
        };
        /** The state of a device login, with the token once it is approved. */
        DeviceLoginResult: components["schemas"]["DeviceLoginPending"] | components["schemas"]["DeviceLoginSlowDown"] | components["schemas"]["DeviceLoginApproved"] | components["schemas"]["DeviceLoginDenied"] | components["schemas"]["DeviceLoginExpired"];
        /** The user has not decided yet, and the request was too early. */
        DeviceLoginSlowDown: {
            intervalSeconds: components["schemas"]["PollInterval"];
            state: "slow-down";
        };
        /** The body of a page, as a tree of nodes. */
        Document: {
            /** Metadata of the document. Unknown members may be present. */
            data: {
                /** The version of the document schema: 1 for `current`, 2 for `next`. */
                schemaVersion: number;
            } & {
                [key: string]: unknown;
            };
            /** Metadata of stored documents. Absent in generated documents. */
            meta?: {
                /** A token for content of other spaces that the document refers to. */
                token?: string;
            };
            /** The blocks of the document, in order. */
            nodes: components["schemas"]["DocumentBlock"][];
            object: "document";
        };
        /** A block of a document, discriminated by `type`. */
        DocumentBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"] | components["schemas"]["BlockCode"] | components["schemas"]["BlockBlockquote"] | components["schemas"]["BlockHint"] | components["schemas"]["BlockImages"] | components["schemas"]["BlockTable"] | components["schemas"]["BlockExpandable"] | components["schemas"]["BlockTabs"] | components["schemas"]["BlockStepper"] | components["schemas"]["BlockColumns"] | components["schemas"]["BlockMath"] | components["schemas"]["BlockEmbed"] | components["schemas"]["BlockIntegration"] | components["schemas"]["BlockOpenAPIOperation"] | components["schemas"]["BlockOpenAPIWebhook"] | components["schemas"]["BlockOpenAPISchemas"] | components["schemas"]["BlockSwagger"] | components["schemas"]["BlockOther"];
        /** An inline node, discriminated by `type`. */
        DocumentInline: components["schemas"]["InlineLink"] | components["schemas"]["InlineImage"] | components["schemas"]["InlineEmoji"] | components["schemas"]["InlineIcon"] | components["schemas"]["InlineMath"] | components["schemas"]["InlineExpression"] | components["schemas"]["InlineMention"] | components["schemas"]["InlineButton"] | components["schemas"]["InlineAnnotation"];
        /** A string with uniform marks. */
        DocumentLeaf: {
            /** The marks of the text, which apply together. */
            marks: components["schemas"]["DocumentMark"][];
            object: "leaf";
            /** The text. A line feed is a line break. */
            text: string;
        };
        /** A text style, discriminated by `type`. */
        DocumentMark: components["schemas"]["MarkBold"] | components["schemas"]["MarkItalic"] | components["schemas"]["MarkCode"] | components["schemas"]["MarkKeyboard"] | components["schemas"]["MarkStrikethrough"] | components["schemas"]["MarkSuperscript"] | components["schemas"]["MarkSubscript"] | components["schemas"]["MarkColor"];
        /**
         * The schema of a document.
         *
         * @default current
         */
        DocumentSchema: "current" | "next";
        /** Text, divided into leaves with their own marks. */
        DocumentText: {
            key?: components["schemas"]["NodeKey"];
            /** The leaves of the text, in order. */
            leaves: components["schemas"]["DocumentLeaf"][];
            object: "text";
        };
        /** Inline content, discriminated by `object`, and inlines also by `type`. */
        DocumentTextOrInline: components["schemas"]["DocumentText"] | components["schemas"]["DocumentInline"];
        /** The body of every error response. */
        ErrorBody: {
            /** The error. Unknown members may be present. */
            error: {
                /** The number of refused changes. Present if `type` is `incompatible`. 0 if changes that could not be found may be incompatible. */
                changeCount?: number;
                /** The first of the refused changes. Present if `type` is `incompatible`. */
                changes?: components["schemas"]["OpenAPISpecChange"][];
                /** The HTTP status of the response. */
                code: number;
                /** The problems of an invalid request. */
                details?: components["schemas"]["ErrorDetail"][];
                /** The problem and a possible fix, in English. */
                message: string;
                /** The numbers of all changes. Present if `type` is `incompatible`. */
                summary?: components["schemas"]["ChangeSummary"];
                /**
                 * A stable identifier of the error.
                 *
                 * @example not-found
                 */
                type?: string;
                /**
                 * The version that a label points to. Present if a request expected another one.
                 *
                 * @example v6k1d4s2h8n5
                 */
                version?: string;
            };
        };
        /** A problem of a request. */
        ErrorDetail: {
            /** The problem at this location. */
            message: string;
            /**
             * A pointer to the location in the request.
             *
             * @example /body/slug
             */
            path: string;
        };
        /** An identity token to exchange. */
        ExchangeToken: {
            /** The ID of the organization, case-insensitive. */
            organizationId: string;
            /** The OpenID Connect token of the CI job, a JSON Web Token. */
            token: string;
        };
        /** The body of an expandable. */
        ExpandableBodyFragment: {
            fragment: "expandable-body";
            /** The blocks of the body. */
            nodes: components["schemas"]["DocumentBlock"][];
            object: "fragment";
            type: "expandable-body";
        };
        /** A part of an expandable, discriminated by `type`. */
        ExpandableFragment: components["schemas"]["ExpandableTitleFragment"] | components["schemas"]["ExpandableBodyFragment"];
        /** The title of an expandable. */
        ExpandableTitleFragment: {
            fragment: "expandable-title";
            /** A paragraph with the text of the title. */
            nodes: components["schemas"]["BlockParagraph"][];
            object: "fragment";
            type: "expandable-title";
        };
        /** A reference to a file, discriminated by `kind`. */
        FileOrURLRef: components["schemas"]["ContentRefURL"] | components["schemas"]["ContentRefFile"];
        /** A file of a specification. */
        FilesystemEntry: {
            /** The directory of the file; `.` is the root. */
            dir: string;
            /** The name of the file in its directory. */
            filename: string;
            /** Whether this file is the root document. */
            isEntrypoint: boolean;
            /** The files that this file refers to. Empty if all files are bundled. */
            references: string[];
            /**
             * The OpenAPI document as an object, with other files in `x-ext`. Unlike the document at `urls.source`, it contains rendered
             * descriptions: `x-gitbook-description-html` is sanitized HTML, `x-gitbook-description-document` has document nodes. References
             * within the document are not resolved.
             */
            specification: {
                [key: string]: unknown;
            };
        };
        /** The source file in a Git repository. Absent if there is none. */
        GitBlob: {
            /** The ID of the Git object. */
            oid: string;
            /** The path of the file in the repository. */
            path: string;
        };
        /** The format of a heading. */
        HeadingData: {
            align?: components["schemas"]["TextAlignment"];
            /** The anchor that the author set. Absent if there is none. */
            id?: string;
        };
        /** A block of a hint, discriminated by `type`. */
        HintBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"] | components["schemas"]["BlockEmbed"] | components["schemas"]["BlockIntegration"] | components["schemas"]["BlockTable"];
        /** The caption of an image. */
        ImageFragment: {
            fragment: "caption";
            /** The text of the caption. */
            nodes: components["schemas"]["BlockParagraph"][];
            object: "fragment";
            /** The type of the fragment. */
            type?: string;
        };
        /** Text with a note, which is a fragment. */
        InlineAnnotation: {
            /** The note. */
            fragments: components["schemas"]["AnnotationFragment"][];
            isVoid: false;
            key?: components["schemas"]["NodeKey"];
            /** The annotated text. */
            nodes: components["schemas"]["DocumentText"][];
            object: "inline";
            type: "annotation";
        };
        /** A button that links to `ref` or performs `action`. */
        InlineButton: {
            /** The button. */
            data: {
                /** The action. Absent if the button is a link. */
                action?: {
                    [key: string]: unknown;
                };
                /** The name of an icon. Absent if there is none. */
                icon?: string;
                /** The emphasis. */
                kind: "primary" | "secondary";
                /** The label. */
                label: string;
                ref?: components["schemas"]["ContentRef"];
                /** The size. */
                size?: string;
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "inline";
            type: "button";
        };
        /** An emoji. */
        InlineEmoji: {
            /** The emoji. */
            data: {
                /** The hexadecimal code points, joined by hyphens. */
                code: string;
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "inline";
            type: "emoji";
        };
        /** A value that is computed when the page is rendered. */
        InlineExpression: {
            /** The value. */
            data: {
                /** The expression. */
                expression: string;
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "inline";
            type: "expression";
        };
        /** An icon. */
        InlineIcon: {
            /** The icon. */
            data: {
                /** The color. Default: the color of the text. */
                color?: string;
                /** The name of the icon. */
                icon: string;
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "inline";
            type: "icon";
        };
        /** An inline image. */
        InlineImage: {
            /** The image. */
            data: {
                /** The alternative text. Absent if there is none. */
                alt?: string;
                /** The caption. Absent if there is none. */
                caption?: string;
                ref: components["schemas"]["FileOrURLRef"];
                /** The image for a dark background. Default: the same image. */
                refDark?: components["schemas"]["FileOrURLRef"];
                /** The original size or the height of the line. */
                size?: "original" | "line";
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "inline";
            type: "inline-image";
        };
        /** A link. */
        InlineLink: {
            /** The target of the link. */
            data: {
                ref: components["schemas"]["ContentRef"];
            };
            isVoid?: false;
            key?: components["schemas"]["NodeKey"];
            /** The content of the link. */
            nodes: (components["schemas"]["DocumentText"] | components["schemas"]["InlineImage"])[];
            object: "inline";
            type: "link";
        };
        /** An inline formula. */
        InlineMath: {
            /** The formula. */
            data: {
                /** The formula, in TeX. */
                formula: string;
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "inline";
            type: "inline-math";
        };
        /** A mention of content with a link to it. */
        InlineMention: {
            /** The target of the mention. */
            data: {
                ref: components["schemas"]["ContentRef"];
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "inline";
            type: "mention";
        };
        /**
         * A document as Markdown or nodes. Nodes have precedence over Markdown. Without both, the document is empty. The nodes may be members of
         * this object or of `document`.
         */
        InputDocument: {
            document?: components["schemas"]["InputNodes"];
            /** The document as Markdown. A link to `/pages/<id>` refers to the page with this ID. */
            markdown?: string;
            /** The blocks of the document, in order, as an alternative to `document`. */
            nodes?: components["schemas"]["DocumentBlock"][];
        };
        /** A file of an integration. */
        InputFile: {
            /** The media type. */
            contentType: string;
            /** The dimensions of an image in pixels. Absent for other files. */
            dimensions?: {
                /** The height in pixels. */
                height: number;
                /** The width in pixels. */
                width: number;
            };
            /**
             * The URL of the content.
             *
             * Format: uri
             */
            downloadURL: string;
            /** The ID of the file in its revision. Default: derived from the seed. */
            id?: string;
            /** The file name for downloads. */
            name: string;
            /** The size in bytes. */
            size: number;
        };
        /** A document as nodes. The server adds missing keys and anchors. */
        InputNodes: {
            /** Metadata of the document. The server replaces it. */
            data?: {
                [key: string]: unknown;
            };
            /** The blocks of the document, in order. */
            nodes: components["schemas"]["DocumentBlock"][];
            object?: "document";
        };
        /** A page of an integration, discriminated by `type`. */
        InputPage: components["schemas"]["InputPageDocument"] | components["schemas"]["InputPageGroup"] | components["schemas"]["InputPageLink"] | components["schemas"]["InputPageComputed"];
        /** A placeholder that the server replaces with the pages of another source. Its title is not displayed. */
        InputPageComputed: {
            computed: components["schemas"]["ComputedContentSource"];
            emoji?: components["schemas"]["RevisionPageEmoji"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id?: components["schemas"]["InputPageId"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            title: components["schemas"]["RevisionPageTitle"];
            type: "computed";
        };
        /** A page whose body has the source `computed`. Without `computed`, the page is empty. */
        InputPageDocument: {
            computed?: components["schemas"]["ComputedContentSource"];
            /** The subtitle. Default: empty. */
            description?: string;
            emoji?: components["schemas"]["RevisionPageEmoji"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id?: components["schemas"]["InputPageId"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            /** The child pages, in order. Default: none. */
            pages?: components["schemas"]["InputSubpage"][];
            slug?: components["schemas"]["InputPageSlug"];
            title: components["schemas"]["RevisionPageTitle"];
            type: "document";
        };
        /** A title with child pages and without a body. */
        InputPageGroup: {
            emoji?: components["schemas"]["RevisionPageEmoji"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id?: components["schemas"]["InputPageId"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            /** The pages of the group, in order. */
            pages: components["schemas"]["InputSubpage"][];
            slug?: components["schemas"]["InputPageSlug"];
            title: components["schemas"]["RevisionPageTitle"];
            type: "group";
        };
        /** The ID of the page in its revision. Default: derived from the seed and the position of the page. */
        InputPageId: string;
        /** A link in the menu. */
        InputPageLink: {
            emoji?: components["schemas"]["RevisionPageEmoji"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id?: components["schemas"]["InputPageId"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            target: components["schemas"]["ContentRef"];
            title: components["schemas"]["RevisionPageTitle"];
            type: "link";
        };
        /** The input of the last segment of the path. Default: the title. */
        InputPageSlug: string;
        /** A child of a page of an integration. Only the top level contains groups. */
        InputSubpage: components["schemas"]["InputPageDocument"] | components["schemas"]["InputPageLink"] | components["schemas"]["InputPageComputed"];
        /**
         * The inputs of the generator by name, with their current state.
         *
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
        /** The environment of an integration for an event. */
        IntegrationEnvironment: {
            /**
             * The URL of this API, without `/v1`.
             *
             * Format: uri
             */
            apiEndpoint: string;
            /**
             * A token for this API, the same under both names. It is valid for five minutes, for the organization that owns the space, with the
             * scopes `openapi:read` and `space:read`.
             */
            apiTokens: {
                /** The token. */
                installation: string;
                /** The token. */
                integration: string;
            };
            /** The installation in the organization. */
            installation: {
                /** Always empty. */
                configuration: Record<string, never>;
                id: components["schemas"]["IntegrationInstallationId"];
                /** The name of the integration. */
                integration: string;
                object: "integration-installation";
                /** The target of the installation. */
                target: {
                    /** The ID of the organization. */
                    organization: string;
                };
            };
            /** The integration. */
            integration: {
                /** The name of the integration. */
                name: string;
                object: "integration";
                /** The version of the protocol. */
                version: 1;
            };
            /** Always empty. */
            secrets: Record<string, never>;
            /** Always an empty string. The server never sends the signing secret. */
            signingSecrets: {
                integration: "";
            };
            /** The installation in the space. */
            spaceInstallation: {
                /** Always empty. */
                configuration: Record<string, never>;
                installation: components["schemas"]["IntegrationInstallationId"];
                /** The name of the integration. */
                integration: string;
                object: "integration-space-installation";
                space: components["schemas"]["IntegrationSpaceId"];
            };
        };
        /** An error of an integration. */
        IntegrationError: {
            /** The reason. */
            error?: string;
        };
        /**
         * The unique ID of the event.
         *
         * @example 0k4v8n1s6m2q
         */
        IntegrationEventId: string;
        /**
         * The ID of the installation in the organization that owns the space.
         *
         * @example timetables.saltwater
         */
        IntegrationInstallationId: string;
        /**
         * The options of the source, as in the request.
         *
         * @example {
         *       "season": "summer"
         *     }
         */
        IntegrationProps: {
            [key: string]: unknown;
        };
        /**
         * The source: the last part of the type `integration:<name>:<source>`.
         *
         * @example sailings
         */
        IntegrationSourceId: string;
        /**
         * The ID of the space of the content.
         *
         * @example crew-handbook
         */
        IntegrationSpaceId: string;
        /** A length: a number of pixels, or a value with a unit. */
        Length: number | {
            /** The unit, such as `px` or `%`. */
            unit: string;
            /** The number of units. */
            value: number;
        };
        /** The number of items of the whole list. */
        ListCount: number;
        /** A block of a list item, discriminated by `type`. */
        ListItemBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"] | components["schemas"]["BlockCode"] | components["schemas"]["BlockHint"] | components["schemas"]["BlockBlockquote"] | components["schemas"]["BlockMath"] | components["schemas"]["BlockTable"];
        /** The next page. Absent on the last page. */
        ListNext: {
            /** The cursor of the next page: the value of the query parameter `page`. Requires no URL encoding. */
            page: string;
        };
        /** Bold text. */
        MarkBold: {
            object: "mark";
            type: "bold";
        };
        /** Inline code. */
        MarkCode: {
            object: "mark";
            type: "code";
        };
        /** Colored text. */
        MarkColor: {
            /** The colors. */
            data: {
                background: components["schemas"]["MarkColorName"];
                text: components["schemas"]["MarkColorName"];
            };
            object: "mark";
            type: "color";
        };
        /** A color. Colors with a `$` depend on the theme of the site. */
        MarkColorName: "default" | "green" | "blue" | "red" | "orange" | "yellow" | "purple" | "pink" | "violet" | "cyan" | "$primary" | "$info" | "$success" | "$warning" | "$danger" | "$tint";
        /** Italic text. */
        MarkItalic: {
            object: "mark";
            type: "italic";
        };
        /** A key of a keyboard. */
        MarkKeyboard: {
            object: "mark";
            type: "keyboard";
        };
        /** Strikethrough text. */
        MarkStrikethrough: {
            object: "mark";
            type: "strikethrough";
        };
        /** Subscript text. */
        MarkSubscript: {
            object: "mark";
            type: "subscript";
        };
        /** Superscript text. */
        MarkSuperscript: {
            object: "mark";
            type: "superscript";
        };
        /** The ID of the node in its document. The same content always has the same key. */
        NodeKey: string;
        /** An OpenAPI document, without the rendered descriptions of `OpenAPISpecVersionContent`. */
        OpenAPIDocument: {
            [key: string]: unknown;
        };
        /** An OpenAPI specification of an organization. */
        OpenAPISpec: {
            compatibility: components["schemas"]["OpenAPISpecCompatibility"];
            counts?: components["schemas"]["OpenAPISpecCounts"];
            /**
             * The creation time.
             *
             * Format: date-time
             */
            createdAt: string;
            /**
             * The label whose version the documentation, the catalog, the `published` URL, and computed content show. Absent by default: they show the
             * latest version.
             */
            defaultLabel?: string;
            /** The ID of the version that `defaultLabel` points to. Present only with `defaultLabel`. */
            defaultVersion?: string;
            deprecation?: components["schemas"]["Deprecation"];
            /** The `info.version` of the default version. Absent until the first version exists. */
            documentVersion?: string;
            /**
             * The end of the first failed attempt since the last success. Later failures do not change it. Absent after a success, and if
             * the attempts have failed since before an upgrade from a release without this field.
             *
             * Format: date-time
             */
            failingSince?: string;
            /** The ID of the specification. */
            id: string;
            /**
             * The time when the last processing attempt succeeded or failed. Absent until the first one has ended.
             *
             * Format: date-time
             */
            lastProcessedAt?: string;
            /** The number of problems that the last attempt found, before truncation of the list. */
            lastProcessedErrorCount: number;
            /**
             * The problems that the last attempt found. After a success, they do not prevent the use of the specification. Long lists are
             * truncated; `lastProcessedErrorCount` is the full number.
             */
            lastProcessedErrors: components["schemas"]["ProcessingProblem"][];
            lastProcessErrorCode?: components["schemas"]["OpenAPISpecProcessErrorCode"];
            /** The ID of the latest version. Absent until the first version exists. Does not change if a later attempt fails. */
            lastVersion?: string;
            lifecycle?: components["schemas"]["OpenAPISpecLifecycle"];
            /** Links to related pages, set by users. Empty by default. */
            links: components["schemas"]["OpenAPISpecLink"][];
            object: "openapi-spec";
            /** The owner of the specification, such as a team. Set by users; absent by default. */
            owner?: string;
            /** The permissions of the caller. */
            permissions: {
                /** Whether the caller may change and delete the specification. */
                edit: boolean;
                /** Whether the caller may read the specification. */
                view: boolean;
            };
            problemCounts: components["schemas"]["OpenAPISpecProblemCounts"];
            processingState: components["schemas"]["OpenAPISpecProcessingState"];
            /** The name of the specification in URLs, unique in its organization (compared case-insensitively). */
            slug: string;
            /**
             * The URL of the source. Absent if the source is text or a set of files.
             *
             * Format: uri
             */
            sourceURL?: string;
            /**
             * A summary of the default version in plain text: its `info.summary`, otherwise the first sentence of its description. Absent without
             * both.
             */
            summary?: string;
            /** The tags of the specification, set by users. Empty by default. */
            tags: string[];
            /** The title of the default version. Absent until a version with a title exists. Longer titles are truncated. */
            title?: string;
            /**
             * The time of the last change: of the source or the settings, or when an attempt created a version, as a scheduled fetch of a
             * changed URL does. An attempt without a new version does not change it.
             *
             * Format: date-time
             */
            updatedAt: string;
            /** The URLs of the specification. */
            urls: {
                /**
                 * The web page of the specification.
                 *
                 * Format: uri
                 */
                app: string;
                /**
                 * The URL of this resource in the API.
                 *
                 * Format: uri
                 */
                location: string;
                /**
                 * A URL that returns the default version and requires no token. Ends in `.json`; with `.yaml` instead, it returns YAML. Present only while public.
                 *
                 * Format: uri
                 */
                published?: string;
            };
            visibility: components["schemas"]["OpenAPISpecVisibility"];
        };
        /** An accepted change. The version that needs it consumes it; otherwise it expires after 7 days. */
        OpenAPISpecAcknowledgment: {
            /**
             * The time of the acknowledgment.
             *
             * Format: date-time
             */
            acknowledgedAt: string;
            /** The ID of the user who acknowledged the change. */
            acknowledgedBy: string;
            /** The ID of the change. */
            change: string;
            /**
             * The time when it expires.
             *
             * Format: date-time
             */
            expiresAt: string;
            /** Why it is accepted. Absent without a reason. */
            reason?: string;
        };
        /** The acknowledgments that are valid, oldest first. */
        OpenAPISpecAcknowledgmentList: {
            count: components["schemas"]["ListCount"];
            /** The acknowledgments. */
            items: components["schemas"]["OpenAPISpecAcknowledgment"][];
        };
        /** A cause of differences between two versions, with everything that it affects. */
        OpenAPISpecChange: {
            /** What happened at the place. */
            action: "added" | "removed" | "changed";
            after?: components["schemas"]["ChangePlace"];
            before?: components["schemas"]["ChangePlace"];
            category: components["schemas"]["ChangeCategory"];
            /** The impact on requests and on responses. Absent directions are not affected. */
            directions: {
                toClient?: components["schemas"]["ChangeImpact"];
                toServer?: components["schemas"]["ChangeImpact"];
            };
            /**
             * The fingerprint of the change: 16 hexadecimal digits. It stays the same while rule, place, and values are the same, even if lines or
             * texts move.
             */
            id: string;
            impact: components["schemas"]["ChangeImpact"];
            /** A sentence in English, with values in backticks. */
            message: string;
            /** The number of affected operations. */
            operationCount: number;
            /** The affected operations. Long lists are truncated; `operationCount` is the full number. */
            operations: components["schemas"]["AffectedOperation"][];
            /** The rule that describes the kind of change, such as `enum-value-removed`. Later releases may add rules. */
            rule: string;
        };
        /** A page of the versions of a specification with their changes, newest first. */
        OpenAPISpecChangelog: {
            count: components["schemas"]["ListCount"];
            /** The versions, newest first. */
            items: components["schemas"]["OpenAPISpecChangelogEntry"][];
            next?: components["schemas"]["ListNext"];
        };
        /** A version and its most severe changes. */
        OpenAPISpecChangelogEntry: {
            /** The most severe changes that are at least safe. Empty for the first version. */
            changes: components["schemas"]["OpenAPISpecChange"][];
            version: components["schemas"]["OpenAPISpecVersion"];
        };
        /** A page of the changes between two versions, the most severe first. */
        OpenAPISpecChanges: {
            bump: components["schemas"]["ChangeBump"];
            /** Whether all differences are listed: false if the comparison reached a limit or was not possible. */
            complete: boolean;
            count: components["schemas"]["ListCount"];
            /** The ID of the earlier version. Absent if there is none. */
            from?: string;
            /** The changes with the requested impact. */
            items: components["schemas"]["OpenAPISpecChange"][];
            next?: components["schemas"]["ListNext"];
            object: "openapi-spec-changes";
            summary: components["schemas"]["ChangeSummary"];
            /** The ID of the later version. */
            to: string;
        };
        /** What publishing a source would find. */
        OpenAPISpecCheck: {
            /** The IDs of the changes that would be refused if they were not acknowledged, at most 1,000. */
            acknowledged: string[];
            bump: components["schemas"]["ChangeBump"];
            compatibility: components["schemas"]["OpenAPISpecCompatibility"];
            /** Whether all differences are listed. False as well if the source needs files of other servers, which a check does not fetch. */
            complete: boolean;
            count: components["schemas"]["ListCount"];
            /** The ID of the version that the source was compared with. Absent if there is none. */
            from?: string;
            /** The changes, the most severe first. Long lists are truncated; `count` is the full number. */
            items: components["schemas"]["OpenAPISpecChange"][];
            object: "openapi-spec-check";
            /** The problems of the source. */
            problems: components["schemas"]["ProcessingProblem"][];
            /** The IDs of the changes that are refused, at most 1,000. */
            refused: string[];
            summary: components["schemas"]["ChangeSummary"];
            /**
             * `allowed`: the source would become a version, or is the latest one. `refused`: the compatibility settings refuse its changes, or they
             * refuse some and the comparison reached a limit. `unusable`: it cannot be processed, and `problems` says why.
             */
            verdict: "allowed" | "refused" | "unusable";
        };
        /** What a specification accepts of its new versions. It also decides about the levels of changes in lists and summaries. */
        OpenAPISpecCompatibility: {
            /** Whether new versions are compared with the latest version or with all, up to the 100 newest. */
            against: "latest" | "all";
            /** The categories of changes that are refused. */
            categories: components["schemas"]["ChangeCategory"][];
            /** The least severe impact that is refused: `risky` also refuses breaking changes. */
            refuse: "none" | "risky" | "breaking";
            /** Levels of rules in place of their own, by ID. `off` hides the changes of a rule. */
            rules: {
                [key: string]: "breaking" | "risky" | "safe" | "docs" | "off";
            };
            /** Operations with a lower `x-stability-level` may change in any way. Absent if all are judged. */
            stability?: "draft" | "alpha" | "beta" | "stable";
            /** Whether changes that strict servers and clients reject are breaking, such as a removed optional parameter. */
            strict: boolean;
            /** The number of days that a sunset must be announced in advance. Absent if any sunset is accepted. */
            sunsetDays?: number;
        };
        /**
         * The size of the default version: its visible operations, webhooks, and schemas. Absent until the first version exists, and for a version
         * of an earlier release until the server has processed it again.
         */
        OpenAPISpecCounts: {
            /** The number of operations. */
            operations: number;
            /** The number of named schemas. */
            schemas: number;
            /** The number of webhooks. */
            webhooks: number;
        };
        /** An OpenAPI specification that content depends on. */
        OpenAPISpecDependency: {
            /** The ID of the specification. */
            id: string;
            /** The ID of the version to use. Absent if the specification has no version. */
            lastVersion?: string;
            object: "openapi-spec";
            /** The slug of the specification. */
            slug: string;
            /** Whether reading requires a token. */
            visibility: "private" | "public";
        };
        /** A specification as a set of files that refer to each other by their paths. */
        OpenAPISpecFilesSource: {
            /** The path of the root document. */
            entry: string;
            /**
             * The text of each file by its relative path with `/`, such as `paths/users.yaml`. Paths must not leave the set, and must be distinct
             * after normalization.
             */
            files: {
                [key: string]: string;
            };
        };
        /** A name for a version of a specification, such as `prod`, that can be moved to other versions. It points to exactly one version. */
        OpenAPISpecLabel: {
            /**
             * The creation time.
             *
             * Format: date-time
             */
            createdAt: string;
            /**
             * The time of the last move, or of the creation.
             *
             * Format: date-time
             */
            movedAt: string;
            movedBy?: components["schemas"]["Subject"];
            /** The name, in lower case. */
            name: string;
            object: "openapi-spec-label";
            /** The ID of the version that the label pointed to before. Retention keeps it. Absent if the label has not moved. */
            previousVersion?: string;
            /** The URLs of the label. */
            urls: {
                /**
                 * The documentation of the version by its label.
                 *
                 * Format: uri
                 */
                app: string;
                /**
                 * The URL of this resource in the API.
                 *
                 * Format: uri
                 */
                location: string;
                /**
                 * A URL that returns the version and requires no token. Present only while the specification is public.
                 *
                 * Format: uri
                 */
                published?: string;
                /**
                 * The URL of the version by its label.
                 *
                 * Format: uri
                 */
                version: string;
            };
            /** The ID of the version. */
            version: string;
        };
        /** The labels of a specification. */
        OpenAPISpecLabelList: {
            count: components["schemas"]["ListCount"];
            /** The labels in alphabetical order. */
            items: components["schemas"]["OpenAPISpecLabel"][];
        };
        /** A change of a label. */
        OpenAPISpecLabelMove: {
            /** The ID of the version before the move. Absent if the move created the label. */
            from?: string;
            /** The ID of the move. */
            id: string;
            /** The name of the label. */
            label: string;
            /**
             * The time of the move.
             *
             * Format: date-time
             */
            movedAt: string;
            movedBy?: components["schemas"]["Subject"];
            /** The ID of the version after the move. Absent if the move deleted the label. */
            to?: string;
        };
        /** A page of the moves of a label. */
        OpenAPISpecLabelMoveList: {
            count: components["schemas"]["ListCount"];
            /** The moves, newest first. Versions in them may have been removed by retention. */
            items: components["schemas"]["OpenAPISpecLabelMove"][];
            next?: components["schemas"]["ListNext"];
        };
        /** The stage of life of the API. Set by users; absent by default. */
        OpenAPISpecLifecycle: "experimental" | "production" | "deprecated" | "retired";
        /** A link to a page that is related to a specification, such as a runbook. */
        OpenAPISpecLink: {
            /** The text of the link. */
            title: string;
            /**
             * An `http` or `https` URL without credentials.
             *
             * Format: uri
             */
            url: string;
        };
        /** A page of the specifications of an organization. */
        OpenAPISpecList: {
            count: components["schemas"]["ListCount"];
            /** Present if the list has filters and more than 1,000 matches: `count` is then 1,000. All matches are on the pages. */
            countCapped?: true;
            /** The specifications in the requested order. */
            items: components["schemas"]["OpenAPISpec"][];
            next?: components["schemas"]["ListNext"];
        };
        /** The problems that the last attempt found, by severity, before truncation of the list. */
        OpenAPISpecProblemCounts: {
            /** The number of errors. */
            error: number;
            /** The number of pieces of information. */
            info: number;
            /** The number of warnings. */
            warning: number;
        };
        /**
         * The reason why the last attempt failed; absent if it succeeded. `FETCH_TIMEOUT`: fetching the source timed out. `FETCH_ERROR`: fetching
         * failed, or the stored request headers cannot be decrypted. `PARSE_ERROR`: the source is not a valid OpenAPI document, or processing
         * exceeded its limits. `INCOMPATIBLE`: the compatibility settings refuse changes of the source. `lastProcessedErrors` contains the details.
         */
        OpenAPISpecProcessErrorCode: "FETCH_TIMEOUT" | "FETCH_ERROR" | "PARSE_ERROR" | "INCOMPATIBLE";
        /**
         * `pending`: queued for processing. `progress`: processing. `complete`: the last attempt has ended; it failed if
         * `lastProcessErrorCode` is present.
         */
        OpenAPISpecProcessingState: "pending" | "progress" | "complete";
        /** A publication of the content of a version. */
        OpenAPISpecPublication: {
            /** The ID of the publication. */
            id: string;
            provenance?: components["schemas"]["Provenance"];
            /**
             * The time when the source was submitted, or when the server processed it again by itself.
             *
             * Format: date-time
             */
            publishedAt: string;
            publisher?: components["schemas"]["Subject"];
            /**
             * `submitted`: a request sent the source or its URL. `refreshed`: the server processed the source again by itself, after it
             * fetched its URL again, or after a failure.
             */
            trigger: "submitted" | "refreshed";
        };
        /** A page of the publications of a version. */
        OpenAPISpecPublicationList: {
            count: components["schemas"]["ListCount"];
            /** The publications, newest first. */
            items: components["schemas"]["OpenAPISpecPublication"][];
            next?: components["schemas"]["ListNext"];
        };
        /** The requests of a reader on a day. */
        OpenAPISpecReads: {
            /**
             * The day in UTC.
             *
             * Format: date
             */
            date: string;
            /**
             * The name of the token; for a token of the operator, the display name of its subject. `Removed token` if the token was deleted. Without a token: `Anonymous` for requests
             * without sign-in, `Signed-in people` for browser sessions, and otherwise the kind of the reader.
             */
            name: string;
            /** The number of requests. */
            requests: number;
            /** The ID of the token. Absent for all readers without a token of their own. */
            tokenId?: string;
        };
        /**
         * The source of a specification: a URL, text, or a set of files. Requires exactly one of `url`, `text`, and `files`. Unknown members
         * are ignored.
         */
        OpenAPISpecSource: components["schemas"]["OpenAPISpecURLSource"] | components["schemas"]["OpenAPISpecTextSource"] | components["schemas"]["OpenAPISpecFilesSource"];
        /** A specification as text. */
        OpenAPISpecTextSource: {
            /** An OpenAPI document in JSON or YAML. */
            text: string;
        };
        /** A URL that the server fetches with the files that it refers to, periodically and if the same source is sent again. */
        OpenAPISpecURLSource: {
            /**
             * Request headers by name, for a source that requires authentication. They are stored encrypted and never returned. They are sent
             * only to the origin of `url`, also for files of the same origin that the document refers to, and not after a redirect to another
             * origin. If they are absent, those of the previous source with the same origin are kept; `{}` removes them.
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * An `http` or `https` URL of an OpenAPI document in JSON or YAML.
             *
             * Format: uri
             */
            url: string;
        };
        /**
         * The requests that read a version, or that named a label, in the last 30 days. Each successful request for the version, its content,
         * documents, and source files, for the published documents that show it, for its documentation pages, and for content that a `builtin:openapi`
         * source computes from it counts once; content of integrations does not count. Requests for the
         * pages of the console do not count. Contains no client addresses, and no personal data except
         * the names of tokens.
         */
        OpenAPISpecUsage: {
            /**
             * The last day on which anyone has read it. Absent without a read since the first day.
             *
             * Format: date
             */
            lastReadAt?: string;
            /** The numbers of requests by day and reader, newest day first, then most requests first. With more than 10,000 entries, the newest. */
            reads: components["schemas"]["OpenAPISpecReads"][];
            /**
             * The first day of the period. Days are in UTC.
             *
             * Format: date
             */
            since: string;
            /** The number of tokens that have read it. */
            tokenCount: number;
        };
        /**
         * A version of a specification. Successful processing of a changed source creates one. The members that describe the document are absent
         * in versions of earlier releases until the server has processed them again, or if it cannot.
         */
        OpenAPISpecVersion: {
            changes?: components["schemas"]["VersionChanges"];
            counts?: components["schemas"]["OpenAPISpecCounts"];
            /**
             * The creation time.
             *
             * Format: date-time
             */
            createdAt: string;
            deprecation?: components["schemas"]["Deprecation"];
            /**
             * A digest of the source files with their paths, which are relative to the root document. A source with the digest of the latest
             * version creates no version.
             */
            digest: string;
            /** The `info.version` of the document, on one line. Longer versions are truncated. */
            documentVersion?: string;
            /** The ID of the version. Never `latest`. */
            id: string;
            /** The labels that point to the version, in alphabetical order. */
            labels: string[];
            object: "openapi-spec-version";
            /** The version of the OpenAPI Specification that the document is written in, such as `3.1.0` or `2.0`. */
            openapi?: string;
            /** The publication that created the version. Absent in versions of earlier releases. */
            publication?: components["schemas"]["OpenAPISpecPublication"];
            /**
             * The number of times that the content of the version was published: once, and again with each publication of the same content while the
             * version is the latest. Publications by earlier releases are not counted. If more than 20 requests wait for one run, the oldest are
             * not counted either.
             */
            publicationCount: number;
            /** The size of the root document and of the files that references lead to, in UTF-8, in bytes. */
            size?: number;
            /** The summary of the document, or the beginning of its description. */
            summary?: string;
            /** The title of the document. Absent if it has none. Longer titles are truncated. */
            title?: string;
            /**
             * The URL of the processed document. It never changes.
             *
             * Format: uri
             */
            url: string;
            /** The URLs of the version. */
            urls: {
                /**
                 * The web page of the specification.
                 *
                 * Format: uri
                 */
                app: string;
                /**
                 * The URL of this resource in the API.
                 *
                 * Format: uri
                 */
                location: string;
            };
        };
        /** The content of a version. */
        OpenAPISpecVersionContent: {
            /** The files of the version. Exactly one of them is the entrypoint. */
            filesystem: components["schemas"]["FilesystemEntry"][];
            /**
             * The same as `urls.source`.
             *
             * Format: uri
             */
            url: string;
            /** The URLs of the document. */
            urls: {
                /**
                 * A URL that requires no token. Null while the specification is private.
                 *
                 * Format: uri
                 */
                public: string | null;
                /**
                 * The processed document. Requires a token.
                 *
                 * Format: uri
                 */
                source: string;
            };
        };
        /** A page of the versions of a specification. */
        OpenAPISpecVersionList: {
            count: components["schemas"]["ListCount"];
            /** The versions, newest first. */
            items: components["schemas"]["OpenAPISpecVersion"][];
            next?: components["schemas"]["ListNext"];
        };
        /** The entry file of a version, exactly as uploaded or fetched. */
        OpenAPISpecVersionRaw: {
            /** The path of the entry file. Present only for a set of files. */
            entry?: string;
            /** The texts of all files by path, including the entry. Present only for a set of files. */
            files?: {
                [key: string]: string;
            };
            /** The format of the text. */
            format: "json" | "yaml";
            /** The text of the file. */
            text: string;
        };
        /** The files of a version as they were submitted or fetched. */
        OpenAPISpecVersionSource: {
            /** The path of the root document. */
            entry: string;
            /** The files, the root document first. */
            files: components["schemas"]["SourceFile"][];
            /** The URLs of the files together. */
            urls: {
                /**
                 * All files as a ZIP archive. Requires a token.
                 *
                 * Format: uri
                 */
                archive: string;
            };
        };
        /** `private`: reading requires a token. `public`: also published at a URL that requires no token. */
        OpenAPISpecVisibility: "private" | "public";
        /** An organization. */
        Organization: {
            /** Whether features with language models are enabled. */
            ai?: boolean;
            /** The billing state. Absent if the server has none. */
            billing?: {
                /**
                 * The end of the paid period. Null if it has none.
                 *
                 * Format: date-time
                 */
                endDate: string | null;
                /** Whether the last payment failed. */
                hasPaymentFailed: boolean;
                /** The billing interval. */
                interval: "monthly" | "yearly";
                /** Whether the plan ends with the paid period. */
                isScheduledToCancel: boolean;
            };
            /** The reason why the organization is blocked. Absent if it is not. */
            blocked?: {
                /** The reason. */
                reason: "security";
            };
            /** The type of the community. Absent if the organization is not a community. */
            communityType?: "nonProfit" | "openSource" | "education";
            /**
             * The creation time.
             *
             * Format: date-time
             */
            createdAt: string;
            /**
             * The custom host name. Absent if there is none.
             *
             * Format: hostname
             */
            customHostname?: string;
            /** The start page of members. Absent if not set. */
            defaultContent?: {
                /** The ID of the site. */
                site: string;
                /** The type of the content. */
                type: "site";
            };
            /** The role of new members, null for guests. Absent if not set. */
            defaultRole?: "admin" | "create" | "edit" | "review" | "comment" | "read" | null;
            /** The email domains that the organization claims, in lower-case ASCII. */
            emailDomains: string[];
            /** The name on a shared host. Absent if there is none. */
            hostname?: string;
            /** The ID of the organization. */
            id: string;
            /** Deprecated, for older clients. An offered migration to other prices. */
            internal_billingMigration?: {
                /**
                 * The end of the offer.
                 *
                 * Format: date-time
                 */
                deadline?: string;
                /**
                 * The end of the discount.
                 *
                 * Format: date-time
                 */
                discountEndDate?: string;
                /** The discount, in percent. */
                discountPercent?: number;
            };
            /** Deprecated, for older clients. Has no effect. */
            internal_isOnNewTrial?: boolean;
            /** Whether invitations by link are enabled. */
            inviteLinks: boolean;
            /** The requirements for merging a change. */
            mergeRules: {
                /**
                 * The type of rules, `none` if there are none.
                 *
                 * @example none
                 */
                type: string;
            };
            object: "organization";
            /** The permissions of the caller. */
            permissions: {
                /** Access the organization. */
                access: boolean;
                /** Administer the organization. */
                admin: boolean;
                /** Create content. */
                createContent: boolean;
                /** Create OpenAPI specifications. */
                createOpenAPISpec: boolean;
                /** Install an integration. */
                installIntegration: boolean;
                /** List installed integrations. */
                listInstallations: boolean;
                /** List integrations. */
                listIntegrations: boolean;
                /** List members. */
                listMembers: boolean;
                /** List teams. */
                listTeams: boolean;
                /** Own a team. */
                ownTeam: boolean;
                /** View the organization. */
                view: boolean;
                /** View billing. */
                viewBilling: boolean;
            };
            /** The plan of the organization. */
            plan: "free_2024" | "plus_2024" | "pro_2024" | "enterprise_2024" | "community_2024" | "free" | "plus" | "pro" | "internal";
            /** Whether members sign in with the identity provider of the organization. */
            sso?: boolean;
            /** The display name, without spaces at the beginning and end. */
            title: string;
            /** The state of a trial. */
            trial: {
                /** The number of trials so far. */
                count: number;
                /** The decision for the time after the trial. Absent if there is none. */
                decision?: "downgrade";
                /**
                 * The end of the trial. Absent without a trial.
                 *
                 * Format: date-time
                 */
                endDate?: string;
                /** The status of the trial. `notapplicable` if the server has no trials. */
                status: "notapplicable" | "none" | "active" | "ended" | "expired";
            };
            /** The type of the organization. */
            type: "business" | "community";
            /** The URLs of the organization. */
            urls: {
                /**
                 * The web page of the organization.
                 *
                 * Format: uri
                 */
                app: string;
                /**
                 * The URL of this resource in the API.
                 *
                 * Format: uri
                 */
                location: string;
                /**
                 * The logo. Absent if there is none.
                 *
                 * Format: uri
                 */
                logo?: string;
            };
            /** The use case of the documentation. Absent if unknown. */
            useCase?: "internalDocs" | "docsSite" | "audienceControlledSite" | "productDocs" | "teamKnowledgeBase" | "designSystem" | "openSourceDocs" | "notes" | "other";
        };
        /** The organizations that claim an email domain. */
        OrganizationsForEmailDomain: {
            /** The organizations, oldest first. Empty if there are none. */
            organizations: components["schemas"]["Organization"][];
        };
        /** Nodes as returned by an integration. */
        OtherNodes: {
            [key: string]: unknown;
        }[];
        /** The login whose result is requested. */
        PollDeviceLogin: {
            /** The device code of the login. */
            deviceCode: string;
        };
        /** The time to wait before each poll, in seconds. */
        PollInterval: number;
        /** A problem that processing found in a source. */
        ProcessingProblem: {
            /** The ID of the change that is refused. Present only if the last attempt ended with `INCOMPATIBLE`. */
            change?: string;
            /**
             * The stable identifier of the violated rule. Later releases may add rules. On every server, the page `/docs/problems/{code}` explains the
             * rule with a wrong and a right example:
             *
             * - `alias-cycle`: An alias is inside its own anchor
             * - `body-and-form`: An operation has a body and a form
             * - `comparison-incomplete`: Not all changes could be found
             * - `component-name`: The name of a component is invalid
             * - `component-renamed`: A component was renamed
             * - `converted-from-2.0`: The description was converted from Swagger 2.0
             * - `default-not-in-enum`: The default is not one of the allowed values
             * - `description-plain-text`: A description is shown as plain text
             * - `duplicate-name`: An object has a name twice
             * - `duplicate-operation-id`: Two operations have the same ID
             * - `duplicate-parameter`: A parameter is declared twice
             * - `duplicate-path`: Two paths match the same requests
             * - `duplicate-tag`: A tag is declared twice
             * - `empty`: The text is empty
             * - `encoding-utf16`: The text is not valid UTF-16
             * - `encoding-utf32`: The text is encoded in UTF-32
             * - `encoding-utf8`: The text is not valid UTF-8
             * - `exclusive-fields`: Two fields exclude each other
             * - `fetch-certificate`: The certificate of the source is invalid
             * - `fetch-invalid-answer`: The response of the source is invalid
             * - `fetch-not-found`: The source does not exist
             * - `fetch-rate-limited`: The source limits requests
             * - `fetch-redirect`: The source redirects too often
             * - `fetch-refused`: The server does not fetch this URL
             * - `fetch-source-error`: The server of the source failed
             * - `fetch-status`: The source responded with an error
             * - `fetch-timeout`: The source does not respond in time
             * - `fetch-too-large`: The file of the source is too large
             * - `fetch-unauthorized`: The source requires credentials
             * - `fetch-unreachable`: The server of the source cannot be reached
             * - `field-without-effect`: A field has no effect here
             * - `file-without-form`: A file cannot be sent
             * - `fixed-method`: A standard method is an additional operation
             * - `headers-lost`: The request headers cannot be decrypted
             * - `internal`: A defect of the server prevented processing
             * - `invalid-email`: An email address is invalid
             * - `invalid-pattern`: A regular expression is invalid
             * - `invalid-url`: A URL is invalid
             * - `json-syntax`: The JSON has a syntax error
             * - `limit-depth`: The text is nested too deeply
             * - `limit-files`: The description has too many files
             * - `limit-memory`: Processing takes too much memory
             * - `limit-nodes`: The description has too many objects
             * - `limit-pages`: The description has too many pages
             * - `limit-references`: The description has too many references
             * - `limit-size`: The description is too long
             * - `limit-time`: Processing takes too long
             * - `link-not-found`: The target of a link does not exist
             * - `mapping-not-found`: The target of a mapping does not exist
             * - `missing-field`: A required field is missing
             * - `no-responses`: An operation has no responses
             * - `not-in-openapi-3`: OpenAPI 3 has no equivalent of a field
             * - `not-in-version`: A field is not in this version of OpenAPI
             * - `not-openapi`: The text is not an OpenAPI description
             * - `number-for-text`: A number is used as a text
             * - `number-not-finite`: A number is not finite
             * - `number-precision`: A number has more digits than parsers preserve
             * - `path-parameter-missing`: A path parameter is not declared
             * - `path-parameter-optional`: A path parameter is optional
             * - `path-parameter-unused`: A path parameter is not in the path
             * - `path-without-slash`: A path does not begin with a slash
             * - `querystring-and-query`: The query string is described twice
             * - `reference-invalid`: A reference is invalid
             * - `reference-loop`: A reference leads back to itself
             * - `reference-not-allowed`: A reference leads to a file that cannot be read
             * - `reference-not-expected`: A reference is not allowed here
             * - `reference-not-found`: The target of a reference does not exist
             * - `reference-not-object`: The target of a reference is not an object
             * - `reference-other-version`: A file is a description of another version
             * - `reference-siblings`: Fields beside a reference are ignored
             * - `reference-through-reference`: A reference passes through another reference
             * - `reference-unavailable`: A referenced file could not be fetched
             * - `reference-wrong-kind`: The target of a reference is of another type
             * - `required-not-defined`: A required property is not defined
             * - `response-code`: A response code is invalid
             * - `security-scheme-not-found`: A security scheme is not defined
             * - `server-variable-default`: The default of a server variable is not allowed
             * - `server-variable-not-defined`: A variable of a server is not defined
             * - `several-bodies`: An operation has several bodies
             * - `tag-parent-loop`: A tag is its own ancestor
             * - `tag-parent-not-found`: The parent of a tag is not declared
             * - `two-versions`: The description has two versions
             * - `unknown-field`: A field is not defined
             * - `unsupported-version`: The version of OpenAPI is not supported
             * - `unusual-version`: The version has an unusual form
             * - `worker-lost`: The server ended during processing
             * - `wrong-type`: A value has the wrong type
             * - `wrong-value`: A value is not allowed
             * - `yaml-in-braces`: The text looks like JSON, but is YAML
             * - `yaml-syntax`: The YAML has a syntax error
             */
            code?: string;
            /** The column in the line, starting at 1. */
            column?: number;
            /** The path or URL of the file. Absent for the root document. */
            file?: string;
            /** The line in the file, starting at 1. */
            line?: number;
            /** The problem and a possible fix, in English. */
            message: string;
            /** A JSON pointer to the location in the file. */
            pointer?: string;
            /**
             * `error`: the specification violates a rule. `warning`: a possible improvement. `info`: information about processing, which requires no
             * change.
             */
            severity?: "error" | "warning" | "info";
        };
        /**
         * Where the content comes from. Each text is one line without control characters. The server stores it as sent, and does not verify it.
         * Unknown members are ignored.
         */
        Provenance: {
            /** The author of the change. */
            author?: string;
            /** The branch or tag. */
            branch?: string;
            /** The ID of the commit. */
            commit?: string;
            /** A description of the change, such as the first line of the commit message. */
            message?: string;
            /** The repository, such as `saltwater/ferries`. */
            repository?: string;
            /**
             * An `http` or `https` URL without credentials, such as the page of the commit or of the pull request.
             *
             * Format: uri
             */
            url?: string;
        };
        /**
         * Labels to move to the resulting version when processing succeeds, also if the content is unchanged. If processing fails, or another
         * source replaces this one first, no label moves. A specification has at most 100 labels; `latest` and the ID of a version are not
         * labels.
         */
        PublicationLabels: string[];
        /** The scopes of the tokens. */
        PublisherScopes: ("openapi:acknowledge" | "openapi:read" | "openapi:write")[];
        /**
         * Patterns of names, such as `main` or `release/*`. A `*` matches any characters, also slashes, so `*` alone matches every name. Letters are
         * case-sensitive.
         */
        RefPatterns: string[];
        /** A reference to an input of the generator, with its state. */
        ResolvedDependency: {
            ref: components["schemas"]["ComputedContentRef"];
            /**
             * The state of the target; null if it does not exist. Spaces and translations are always null, because the server stores no content
             * for them.
             */
            value: components["schemas"]["OpenAPISpecDependency"] | null;
        };
        /**
         * A small OpenAPI 3.1 document with the data that the block displays. References are not resolved; their targets are in `components`. At
         * most 256 KiB as JSON, and 4 MiB in all blocks of a document: it is truncated if larger, and `truncated` is true. Present only with
         * `schema=next`.
         *
         * With `depth`, schemas beyond that number of references are omitted, and the targets of references have at most 64 KiB.
         *
         * Treat it as untrusted input of the publisher. Only the members `x-gitbook-description-html` are sanitized HTML, which is safe to insert
         * into a page. Escape or sanitize everything else, in particular every `description` (Markdown that may contain HTML), `summary`, and
         * `title`, and all names and examples. URLs of objects of OpenAPI (`externalDocs`, `externalValue`, those of security schemes) are relative
         * or have the scheme `http`, `https`, `mailto`, or `tel`, those of `servers` also `ws` or `wss`: others are absent. URLs in texts and in
         * extensions may have any scheme.
         */
        ResolvedFragment: {
            [key: string]: unknown;
        };
        /** Whether `resolved` was truncated. Absent if it is complete up to the requested `depth`. */
        ResolvedFragmentTruncated: boolean;
        /** A file of a revision. */
        RevisionFile: {
            /** The media type. */
            contentType: string;
            /** The dimensions of an image in pixels. Absent for other files. */
            dimensions?: {
                /** The height in pixels. */
                height: number;
                /** The width in pixels. */
                width: number;
            };
            /** The URL of the content. */
            downloadURL: string;
            git?: components["schemas"]["GitBlob"];
            /** The ID of the file in its revision. */
            id: string;
            /** The file name for downloads. */
            name: string;
            /** The size in bytes. */
            size: number;
        };
        /** A page of a revision, discriminated by `type`. */
        RevisionPage: components["schemas"]["RevisionPageDocument"] | components["schemas"]["RevisionPageGroup"] | components["schemas"]["RevisionPageLink"];
        /**
         * A page with a body. A generated page has both `computed` and `computedSeed`: send them as `source` and `seed` to get its document. A
         * page without these members, `documentId`, `document`, and `markdown` is empty.
         */
        RevisionPageDocument: {
            computed?: components["schemas"]["ComputedContentSource"];
            /** The seed of the document of this page. */
            computedSeed?: string;
            /** An expression that controls the visibility of the page. Absent if it is always visible. */
            condition?: string;
            /** The cover image above the title. Absent if there is none. */
            cover?: {
                [key: string]: unknown;
            };
            /**
             * The creation time. Absent in generated pages.
             *
             * Format: date-time
             */
            createdAt?: string;
            /** The subtitle. */
            description?: string;
            document?: components["schemas"]["Document"];
            /** The ID of a stored document. Absent in generated pages. */
            documentId?: string;
            emoji?: components["schemas"]["RevisionPageEmoji"];
            git?: components["schemas"]["GitBlob"];
            hidden?: components["schemas"]["RevisionPageHidden"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id: components["schemas"]["RevisionPageId"];
            /** The former name of `type`. */
            kind: "sheet";
            layout: components["schemas"]["RevisionPageLayout"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            /** The body as Markdown. Absent in generated pages. */
            markdown?: string;
            /** Links in the `head` element of the page. */
            metaLinks?: {
                [key: string]: unknown;
            };
            noIndex?: components["schemas"]["RevisionPageNoIndex"];
            noRobotsIndex?: components["schemas"]["RevisionPageNoRobotsIndex"];
            /** The child pages, in order. */
            pages: components["schemas"]["RevisionSubpage"][];
            path: components["schemas"]["RevisionPagePath"];
            slug: components["schemas"]["RevisionPageSlug"];
            /** The labels of the page. Empty in generated pages. */
            tags: {
                [key: string]: unknown;
            }[];
            title: components["schemas"]["RevisionPageTitle"];
            type: "document";
            /**
             * The time of the last change. Absent in generated pages.
             *
             * Format: date-time
             */
            updatedAt?: string;
            /** The URLs of the page. */
            urls: {
                /**
                 * The web page.
                 *
                 * Format: uri
                 */
                app: string;
            };
            /** The variables of the body. */
            variables?: {
                [key: string]: unknown;
            };
        };
        /** An emoji before the title. Absent if there is none. */
        RevisionPageEmoji: string;
        /** A title with child pages and without a body. */
        RevisionPageGroup: {
            /** An expression that controls the visibility of the group. Absent if it is always visible. */
            condition?: string;
            /**
             * The creation time. Absent in generated pages.
             *
             * Format: date-time
             */
            createdAt?: string;
            emoji?: components["schemas"]["RevisionPageEmoji"];
            hidden?: components["schemas"]["RevisionPageHidden"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id: components["schemas"]["RevisionPageId"];
            /** The former name of `type`. */
            kind: "group";
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            noIndex?: components["schemas"]["RevisionPageNoIndex"];
            noRobotsIndex?: components["schemas"]["RevisionPageNoRobotsIndex"];
            /** The pages of the group, in order. */
            pages: components["schemas"]["RevisionSubpage"][];
            path: components["schemas"]["RevisionPagePath"];
            slug: components["schemas"]["RevisionPageSlug"];
            title: components["schemas"]["RevisionPageTitle"];
            type: "group";
            /**
             * The time of the last change. Absent in generated pages.
             *
             * Format: date-time
             */
            updatedAt?: string;
        };
        /** Whether menus omit the page. Default: false. */
        RevisionPageHidden: boolean;
        /** The name of an icon before the title. Absent if there is none. */
        RevisionPageIcon: string;
        /** The ID of the page in its revision. Derived from the seed and the content of the page. */
        RevisionPageId: string;
        /** The visible parts of a page and their layout. */
        RevisionPageLayout: {
            /** Whether to display actions on the page. */
            actions: boolean;
            /** Whether headings have links. */
            anchors: boolean;
            /** Whether to display the cover image. */
            cover: boolean;
            /** The mask of the cover image. */
            coverMask: "none" | "radial";
            /** The size of the cover image. */
            coverSize: "hero" | "full" | "background";
            /** Whether to display the subtitle. */
            description: boolean;
            /** Whether to display dates and authors. */
            metadata: boolean;
            /** Whether to display the outline of the headings. */
            outline: boolean;
            /** Whether to display links to the previous and next page. */
            pagination: boolean;
            /** Whether to display the menu of pages. */
            tableOfContents: boolean;
            /** Whether to display the labels. */
            tags: boolean;
            /** Whether to display the title. */
            title: boolean;
            /** The width of the body. */
            width: "default" | "wide";
        };
        /** A link in the menu. */
        RevisionPageLink: {
            /** An expression that controls the visibility of the link. Absent if it is always visible. */
            condition?: string;
            /**
             * The creation time. Absent in generated pages.
             *
             * Format: date-time
             */
            createdAt?: string;
            emoji?: components["schemas"]["RevisionPageEmoji"];
            hidden?: components["schemas"]["RevisionPageHidden"];
            /** The URL of the target. Absent if the client resolves it. */
            href?: string;
            icon?: components["schemas"]["RevisionPageIcon"];
            id: components["schemas"]["RevisionPageId"];
            /** The former name of `type`. */
            kind: "link";
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            target: components["schemas"]["ContentRef"];
            title: components["schemas"]["RevisionPageTitle"];
            type: "link";
            /**
             * The time of the last change. Absent in generated pages.
             *
             * Format: date-time
             */
            updatedAt?: string;
        };
        /** A shorter title for menus. Default: the title. */
        RevisionPageLinkTitle: string;
        /** Whether the search of the site omits the page. Default: false. */
        RevisionPageNoIndex: boolean;
        /** Whether search engines should omit the page. Default: false. */
        RevisionPageNoRobotsIndex: boolean;
        /** The slugs from the top level to the page, joined by `/`, without a leading `/`. */
        RevisionPagePath: string;
        /** The last segment of the path, derived from the title. */
        RevisionPageSlug: string;
        /** The title of the page. */
        RevisionPageTitle: string;
        /** Content that several pages share. */
        RevisionReusableContent: {
            /** The ID of the content in its revision. */
            id: string;
            /** The display name. */
            title: string;
        };
        /** A child of a page. Only the top level contains groups. */
        RevisionSubpage: components["schemas"]["RevisionPageDocument"] | components["schemas"]["RevisionPageLink"];
        /** A URL, which may be relative. Allowed schemes: `http`, `https`, `mailto`, and `tel`. */
        SafeAddress: string;
        /**
         * What a result is. `spec`: a specification. `operation`: an operation or a webhook. `schema`: a named schema. `page`: a page of a
         * description, or of a tag; also an operation, a webhook, or a schema whose path or name has more than 4,000 bytes.
         */
        SearchKind: "spec" | "operation" | "schema" | "page";
        /**
         * A place with words of a query. `name`: the `operationId`, the name of a webhook or a schema, or the slug of a specification. `path`: the method
         * or the path. `title`: the title of a specification or a page. `summary`: the summary of an operation. `tag`: a tag of an operation or a
         * page. `parameter`: the name of a parameter, or of a property of the request body. `property`: the name of a property of a schema.
         * `description`: the description. `specification`: the slug or the title of the specification. `label`: the owner, the lifecycle, or a tag of the
         * specification in the registry.
         */
        SearchMatch: "name" | "path" | "title" | "summary" | "tag" | "parameter" | "property" | "description" | "specification" | "label";
        /** A part of a specification that matches a search. */
        SearchResult: {
            /** Present if the result is deprecated. */
            deprecated?: true;
            /**
             * The `operationId` of an operation, the name of a webhook or schema, or the slug of a specification. Absent for pages, and for operations
             * without one or with one of more than 4,000 bytes.
             */
            identifier?: string;
            kind: components["schemas"]["SearchKind"];
            /** The places where the words of the query were found: for each word the first of its places in the order of `SearchMatch`. */
            matches: components["schemas"]["SearchMatch"][];
            /** The HTTP method of an operation or webhook in capital letters. */
            method?: string;
            object: "search-result";
            /** The path of an operation. Absent for webhooks. */
            path?: string;
            /** The beginning of the description in plain text. Absent without a description. */
            snippet?: string;
            /** The slug of the specification. */
            spec: string;
            /** The title of the specification or page, the summary of the operation or its name if it has none, or the name of the schema. */
            title: string;
            /** The URLs of the result. */
            urls: {
                /**
                 * The documentation page of the result, or of its specification.
                 *
                 * Format: uri
                 */
                app: string;
                /**
                 * The URL of the version in the API.
                 *
                 * Format: uri
                 */
                location: string;
            };
            /** The ID of the version that contains the result. */
            version: string;
        };
        /** A page of the results of a search. */
        SearchResults: {
            /** The results, the best first. */
            items: components["schemas"]["SearchResult"][];
            next?: components["schemas"]["ListNext"];
            /**
             * A query with similar words that finds something, for a query with a typing error. Present only if nothing was found and there is such a
             * query.
             */
            suggestion?: string;
        };
        /** The new deprecation, which replaces the previous one; `null` removes it. Unknown members are ignored. */
        SetDeprecation: {
            /** The time of the deprecation, in ISO 8601 with a time zone. Default: the time of the request. */
            at?: string;
            /** A note for readers, such as the replacement. One paragraph of plain text. */
            note?: string;
            /** The time after which the deprecated resource may be removed, in the form of `at` and not before it. */
            sunset?: string;
        } | null;
        /**
         * Compatibility settings to change. Absent members do not change; `null` restores the defaults of the server. While changes are refused,
         * loosening the settings requires the `openapi:acknowledge` scope.
         */
        SetOpenAPISpecCompatibility: {
            /** Whether new versions are compared with the latest version or with all, up to the 100 newest. */
            against?: "latest" | "all";
            /** The categories of changes that are refused. */
            categories?: components["schemas"]["ChangeCategory"][];
            /** The least severe impact that is refused. */
            refuse?: "none" | "risky" | "breaking";
            /** Levels of rules by ID. They replace all previous ones. */
            rules?: {
                [key: string]: "breaking" | "risky" | "safe" | "docs" | "off";
            };
            /** The stability from which operations are judged; `null` for all. */
            stability?: "draft" | "alpha" | "beta" | "stable" | null;
            /** Whether changes that strict servers and clients reject are breaking. */
            strict?: boolean;
            /** The number of days that a sunset must be announced in advance; `null` for none. */
            sunsetDays?: number | null;
        } | null;
        /** The new version of a label. Unknown members are ignored. */
        SetOpenAPISpecLabel: {
            /**
             * The ID of the version that the label must point to; `null` if the label must not exist. If it points to another one, the response is
             * 409 and nothing changes, unless that is `version`.
             */
            ifVersion?: string | null;
            /** The ID of the version, `latest`, or `label:` and another label. */
            version: string;
        };
        /** A file of a version. */
        SourceFile: {
            /** The SHA-256 digest of the bytes in lower-case hex. */
            digest: string;
            /**
             * The URL that was requested, before redirects. Absent for a submitted file.
             *
             * Format: uri
             */
            location?: string;
            /** The media type, according to the name of the file; `application/octet-stream` if the text is not encoded in UTF-8. */
            mediaType: "application/json" | "application/octet-stream" | "application/yaml" | "text/markdown" | "text/plain";
            /**
             * The path of the file. Paths of a submitted set are as submitted. The only file of a submitted text is `openapi.yaml` or
             * `openapi.json`, according to its format. Fetched files have the path of their URL below the folder of the root document; paths of
             * others begin with the name of their host.
             */
            path: string;
            /** The size in bytes. */
            size: number;
            /**
             * The file itself. Requires a token.
             *
             * Format: uri
             */
            url: string;
        };
        /**
         * Patterns of the specifications that jobs may read and publish, such as `ferry-bookings` or `ferry-*`. A `*` matches any characters.
         * Letters are case-insensitive.
         */
        SpecSlugPatterns: string[];
        /** A device login to start. */
        StartDeviceLogin: {
            /** The program or machine that signs in, such as its host name, on one line. The user sees it, and the token has it as its name. */
            clientName: string;
            /**
             * The scopes to propose to the user, who decides. By default `openapi:read`, `openapi:write`, and `openapi:acknowledge`. Those that the
             * user does not have are not proposed. The page that asks the user never preselects `audit:read` and `tokens:write`.
             */
            scopes?: string[];
        };
        /** The subject of the token, or the person, that sent a request. Absent if the server acted by itself. */
        Subject: {
            /** The name of the subject. */
            displayName: string;
            /** The ID of the subject. */
            id: string;
        };
        /** A column of a table, discriminated by `type`. */
        TableColumn: components["schemas"]["TableTextColumn"] | components["schemas"]["TableOtherColumn"];
        /** The content of a cell. */
        TableFragment: {
            /** The name of the fragment, which is the value of the cell. */
            fragment: string;
            /** The blocks of the cell. */
            nodes: components["schemas"]["TextBlock"][];
            object: "fragment";
            /** The type of the fragment. */
            type?: string;
        };
        /** A column of another type, as returned by an integration. */
        TableOtherColumn: {
            /** The ID of the column in its table. */
            id: string;
            /** The title of the column. */
            title: string;
            /** The type of the column. (enum property replaced by openapi-typescript) */
            type: "number" | "checkbox" | "files" | "users" | "rating" | "select" | "content-ref" | "image";
        };
        /** A row of a table. */
        TableRecord: {
            /** The sort key of the row. Keys are compared as text, so numbers are padded with zeros. */
            orderIndex: string;
            /** The cells by column ID. In a text column, the value is the name of a fragment. */
            values: {
                [key: string]: unknown;
            };
        };
        /** A text column, the only type that Markdown produces. */
        TableTextColumn: {
            /** The ID of the column in its table. */
            id: string;
            /** The horizontal alignment of the text. */
            textAlignment: "left" | "center" | "right";
            /** The title of the column. */
            title: string;
            type: "text";
            /** The vertical alignment of the text. */
            verticalAlignment?: string;
        };
        /** The layout of a table. */
        TableView: {
            /** The IDs of the columns, in order. */
            columns: string[];
            /** The widths of columns by column ID. */
            columnWidths?: {
                [key: string]: number;
            };
            /** Whether to hide the titles of the columns. */
            hideHeader: boolean;
            /** Whether the first column stays visible while scrolling. */
            stickyFirstColumn?: boolean;
            /** Whether the titles stay visible while scrolling. */
            stickyHeader?: boolean;
            type: "grid";
        };
        /** The text alignment. Default: `start`. */
        TextAlignment: "start" | "center" | "end";
        /** A block of text, discriminated by `type`. */
        TextBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"];
        /** A rule by which CI jobs of a repository get tokens of an organization. */
        TrustedPublisher: {
            branches: components["schemas"]["RefPatterns"];
            /**
             * The creation time.
             *
             * Format: date-time
             */
            createdAt: string;
            createdBy: components["schemas"]["AccessTokenSubject"];
            /** The deployment environment that jobs must use. Absent if jobs may use any, or none. */
            environment?: string;
            /** The ID of the trusted publisher. */
            id: string;
            /** The issuer of the identity tokens. */
            issuer: string;
            /** A name for people. */
            name: string;
            object: "trusted-publisher";
            provider: components["schemas"]["CIProvider"];
            /** Whether jobs of pull requests and merge requests are accepted. */
            pullRequests: boolean;
            /** The repository, such as `saltwater/apis`. */
            repository: string;
            /** The ID of the repository at the provider, which must match. Absent until the first accepted identity token, unless it was specified. */
            repositoryId?: string;
            scopes: components["schemas"]["PublisherScopes"];
            specSlugs: components["schemas"]["SpecSlugPatterns"];
            tags: components["schemas"]["RefPatterns"];
        };
        /** The trusted publishers of an organization. */
        TrustedPublisherList: {
            count: components["schemas"]["ListCount"];
            /** The trusted publishers, oldest first. */
            items: components["schemas"]["TrustedPublisher"][];
        };
        /** A change of a specification. Absent members do not change; at least one must be present. Unknown members are ignored. */
        UpdateOpenAPISpec: {
            compatibility?: components["schemas"]["SetOpenAPISpecCompatibility"];
            /** The label whose version the documentation, the catalog, the `published` URL, and computed content show; `null` for the latest version. */
            defaultLabel?: string | null;
            deprecation?: components["schemas"]["SetDeprecation"];
            /** The stage of life of the API; `null` removes it. */
            lifecycle?: "experimental" | "production" | "deprecated" | "retired" | null;
            /** Links to related pages. They replace all previous links. */
            links?: components["schemas"]["OpenAPISpecLink"][];
            /** The owner of the specification, such as a team; `null` removes it. */
            owner?: string | null;
            /** The tags of the specification, unique regardless of case and accents. They replace all previous tags. */
            tags?: string[];
            visibility?: components["schemas"]["OpenAPISpecVisibility"];
        };
        /** A change of a version. Unknown members are ignored. */
        UpdateOpenAPISpecVersion: {
            deprecation: components["schemas"]["SetDeprecation"];
        };
        /** The user that a token authenticates. */
        User: {
            /** The display name that was set when the token was created. */
            displayName: string;
            /** The email address. Absent if the token was created without one. */
            email?: string;
            /**
             * The time when the token expires. Absent if it never does.
             *
             * Format: date-time
             */
            expiresAt?: string;
            /**
             * The scopes of the token in the organizations that it can access. An organization without an entry of its own has the scopes of the
             * entry `*`, if there is one.
             */
            grants: components["schemas"]["UserGrant"][];
            /** The ID of the user. */
            id: string;
            object: "user";
            /** The URLs of the user. */
            urls: {
                /**
                 * The URL of this resource in the API.
                 *
                 * Format: uri
                 */
                location: string;
            };
        };
        /** The scopes of the token in an organization. */
        UserGrant: {
            /** The ID of the organization; `*` for all organizations. */
            organization: string;
            /** The scopes. */
            scopes: string[];
            specSlugs?: components["schemas"]["AccessTokenSpecSlugs"];
        };
        /**
         * A summary of the changes since the version before it. Absent for the first version, and if the server has not compared the versions yet or
         * cannot.
         */
        VersionChanges: {
            bump: components["schemas"]["ChangeBump"];
            /** The ID of the version that it was compared with. It may have been removed since. */
            from: string;
            summary: components["schemas"]["ChangeSummary"];
        };
    };
    responses: {
        BadGateway: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
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
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        ContentTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        DocumentNotModified: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                "Content-Location"?: string;
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                /** @example @1772323200 */
                Deprecation?: string;
                ETag: components["headers"]["ETag"];
                /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                Sunset?: string;
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        ExchangeConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        Failure: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        GatewayTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        Incompatible: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        InvalidIdentityToken: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        IssuerUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        LabelConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        NotModified: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                "Content-Location"?: string;
                /** @example @1772323200 */
                Deprecation?: string;
                ETag: components["headers"]["ETag"];
                /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                Sunset?: string;
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
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
        PublishedNotModified: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Disposition": components["headers"]["ContentDisposition"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                /** @example @1772323200 */
                Deprecation?: string;
                ETag: components["headers"]["ETag"];
                /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                Sunset?: string;
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
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
        SourceFileNotModified: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Disposition": components["headers"]["ContentDisposition"];
                /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                "Content-Location"?: string;
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                /** @example @1772323200 */
                Deprecation?: string;
                ETag: components["headers"]["ETag"];
                /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                Sunset?: string;
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        SourceNotModified: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                "Content-Location"?: string;
                /** @example @1772323200 */
                Deprecation?: string;
                ETag: components["headers"]["ETag"];
                /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                Sunset?: string;
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
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
        TrustedPublisherConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
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
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        UntrustedPublisher: {
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
         * Selects events with this action.
         *
         * @example spec.replace
         */
        AuditAction: string;
        /**
         * Selects events of this actor.
         *
         * @example ci
         */
        AuditActor: string;
        /**
         * Selects events at this time or later: a date in UTC, or a time with a time zone, in ISO 8601.
         *
         * @example 2025-11-01
         */
        AuditSince: string;
        /**
         * Selects events before this time, in the form of `since`.
         *
         * @example 2025-11-20T12:00:00Z
         */
        AuditUntil: string;
        /**
         * The ID of the change.
         *
         * @example 5bd0c1a2e3f40718
         */
        ChangeId: string;
        /**
         * The maximum number of versions on the page.
         *
         * @example 10
         */
        ChangelogLimit: number;
        /**
         * The version to compare with: an ID, or `label:` and a label. By default the version before, with which it was compared when it was
         * created.
         *
         * @example label:prod
         */
        ChangesFrom: string;
        /**
         * The least severe impact to return.
         *
         * @example breaking
         */
        ChangesImpact: "breaking" | "risky" | "safe" | "docs";
        /**
         * The version to compare with: `latest`, an ID, `label:` and a label, or `all` for the 100 newest versions. By default as the
         * compatibility settings say.
         *
         * @example latest
         */
        CheckAgainst: string;
        /**
         * The maximum number of references between schemas that `data.resolved` follows, breadth first. Schemas beyond it are omitted: only their
         * names remain, in `$ref`. References to schemas without subschemas, such as a string with its allowed values, do not count. Requires
         * `schema=next`. Default: no limit besides the size.
         *
         * @example 2
         */
        DocumentDepth: number;
        /**
         * The schema of the document. In `current`, blocks of operations, webhooks, and schemas only refer to the specification. In `next`, they
         * also contain the referenced data as `data.resolved`, which requires the `openapi:read` scope, too.
         *
         * @example current
         */
        DocumentSchema: components["schemas"]["DocumentSchema"];
        /**
         * Returns only versions with this `documentVersion`, exactly.
         *
         * @example 2.0.0
         */
        DocumentVersion: string;
        /**
         * The part of an email address after the `@`, case-insensitive.
         *
         * @example saltwater.example
         */
        EmailDomain: string;
        /**
         * The `ETag` of the label. If the label has changed meanwhile, the response is 409 and nothing changes, unless the label is in the requested
         * state already: then the request succeeds, so that a retry is safe. With PUT, `*` requires that the label exists.
         *
         * @example "8c0e51d7a94b"
         */
        IfMatch: string;
        /**
         * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
         * `*`.
         *
         * @example "5b0f3c9a7d21"
         */
        IfNoneMatch: string;
        /**
         * The ID of the version that the label must point to. If it points to another one, the response is 409 and nothing changes.
         *
         * @example v3t9p7c2m8x5
         */
        IfVersion: string;
        /**
         * The name of the label, case-insensitive.
         *
         * @example prod
         */
        Label: string;
        /**
         * The maximum number of items in a page.
         *
         * @example 50
         */
        Limit: number;
        /**
         * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
         *
         * @example saltwater
         */
        OrganizationId: string;
        /**
         * The cursor of the page to return: the `next.page` of the previous page. Default: the first page. The cursor is opaque and valid only
         * for its list, with the same filters and order.
         *
         * @example 20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3
         */
        Page: string;
        /**
         * The slug of the specification, case-insensitive, optionally followed by `@` and a label, such as `ferry-bookings@prod`.
         *
         * @example ferry-bookings
         */
        PublishedSpecSlug: string;
        /**
         * Returns only results of this kind. By default all.
         *
         * @example operation
         */
        SearchKindFilter: components["schemas"]["SearchKind"];
        /**
         * The maximum number of results in a page.
         *
         * @example 20
         */
        SearchLimit: number;
        /**
         * Returns only results of the specification with this slug, case-insensitive. If there is no such specification, the response is 404.
         *
         * @example ferry-bookings
         */
        SearchSpec: string;
        /**
         * The words to find. A result contains all of them, in any order and regardless of case and accents; the last word also matches the
         * beginning of a word if it has two letters or more (in Chinese, Japanese, and Korean one) and no space or other character follows it.
         * Letters and digits form words, words also begin at a capital letter within a word (`listPorts` is found by `ports`), and whether they
         * are plural does not matter. Common words such as `the` and `of` are ignored unless there are no other words, and so are all other
         * characters: `GET /ports/{portId}` finds the operation with this method and path. Only the first eight words count, where `listPorts`
         * has two: the rest of a longer text is ignored, from the name with the ninth word on, and no word matches the beginning of another. A
         * text without letters and digits finds nothing.
         *
         * @example list ports
         */
        SearchText: string;
        /**
         * The `path` of a file in `getOpenAPISpecVersionSource`, such as `schemas/port.yaml`. Its slashes may be escaped or not.
         *
         * @example openapi.yaml
         */
        SourcePath: string;
        /**
         * The ID of the space.
         *
         * @example ferrydocs
         */
        SpaceId: string;
        /**
         * Returns only specifications in this stage of life.
         *
         * @example production
         */
        SpecLifecycle: components["schemas"]["OpenAPISpecLifecycle"];
        /**
         * Returns only specifications with this owner, regardless of case and accents.
         *
         * @example Team Tide
         */
        SpecOwner: string;
        /**
         * Returns only specifications whose last attempt found a problem of this severity, or with `none`, no problem.
         *
         * @example error
         */
        SpecProblems: "error" | "warning" | "info" | "none";
        /**
         * Returns only specifications with all words of this text. A word matches the beginning of a word in the slug, the title, the owner, or a
         * tag, regardless of case and accents. Letters and digits form words; words also begin at a capital letter within a word
         * (`map` matches `OpenMap`), and at every character of scripts without spaces. A text without letters and digits matches nothing.
         *
         * @example ferry book
         */
        SpecSearch: string;
        /**
         * The slug of the specification, case-insensitive.
         *
         * @example ferry-bookings
         */
        SpecSlug: string;
        /**
         * The order of the list; `-` reverses it. `name` is the title, or the slug if there is no title, regardless of case and accents, by the
         * code units of its first 100 characters. Entries with equal values are ordered by ID.
         *
         * @example name
         */
        SpecSort: "name" | "-name" | "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt";
        /**
         * Returns only specifications in this state: `pending` and `progress` as `processingState`; `complete` if the last attempt succeeded, and
         * `failed` if it failed.
         *
         * @example failed
         */
        SpecState: "pending" | "progress" | "complete" | "failed";
        /**
         * Returns only specifications with this tag, regardless of case and accents.
         *
         * @example booking
         */
        SpecTag: string;
        /**
         * Returns only specifications with this visibility.
         *
         * @example public
         */
        SpecVisibility: components["schemas"]["OpenAPISpecVisibility"];
        /**
         * The ID of the token.
         *
         * @example t6m3x8q1z5b2
         */
        TokenId: string;
        /**
         * The ID of the trusted publisher.
         *
         * @example p4k8w2m6r1c9
         */
        TrustedPublisherId: string;
        /**
         * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
         * label has the URL with the ID in `Content-Location`.
         *
         * @example v3t9p7c2m8x5
         */
        VersionId: string;
        /**
         * Returns only the version that this label points to, case-insensitive. The list is empty if there is no such label.
         *
         * @example prod
         */
        VersionLabel: string;
        /**
         * The name of the label, case-insensitive: at most 63 letters, digits, dots, hyphens, and underscores, with a letter or digit first. Stored
         * in lower case. `latest` is reserved, and the name must not be the ID of a version.
         *
         * @example prod
         */
        WritableLabel: string;
        /**
         * The slug of the specification: letters, digits, and single hyphens between them. Lookups are case-insensitive; a new specification
         * keeps the case of its slug.
         *
         * @example ferry-bookings
         */
        WritableSpecSlug: string;
    };
    requestBodies: never;
    headers: {
        /** @example * */
        AccessControlAllowOrigin: string;
        /** @example ETag, Deprecation, Sunset */
        AccessControlExposeHeaders: string;
        /** @example private, no-cache */
        CacheControl: string;
        /** @example inline; filename="museum.json" */
        ContentDisposition: string;
        /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
        ContentLocation: string;
        /** @example sandbox; default-src 'none' */
        ContentSecurityPolicy: string;
        /** @example @1772323200 */
        Deprecation: string;
        /** @example "5b0f3c9a7d21" */
        ETag: string;
        /** @example max-age=60 */
        GitBookCacheControl: string;
        /** @example organization:saltwater:openapi:ferry-bookings */
        GitBookCacheTag: string;
        /** @example "8c0e51d7a94b" */
        LabelETag: string;
        /** @example 600 */
        RateLimitLimit: number;
        /** @example 0 */
        RateLimitRemaining: number;
        /** @example 1767225637 */
        RateLimitReset: number;
        /** @example 0k4v8n1s6m2q */
        RequestId: string;
        /** @example 37 */
        RetryAfter: number;
        /** @example Tue, 01 Sep 2026 00:00:00 GMT */
        Sunset: string;
        /** @example Bearer realm="specshelf" */
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
                 * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
                 * `*`.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive, optionally followed by `@` and a label, such as `ferry-bookings@prod`.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["PublishedSpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    /** @example @1772323200 */
                    Deprecation?: string;
                    ETag: components["headers"]["ETag"];
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
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
                 * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
                 * `*`.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive, optionally followed by `@` and a label, such as `ferry-bookings@prod`.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["PublishedSpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    /** @example @1772323200 */
                    Deprecation?: string;
                    ETag: components["headers"]["ETag"];
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
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
    startDeviceLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartDeviceLogin"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceLogin"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    pollDeviceLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PollDeviceLogin"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceLoginResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                 * The part of an email address after the `@`, case-insensitive.
                 *
                 * @example saltwater.example
                 */
                emailDomain: components["parameters"]["EmailDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    listAuditEvents: {
        parameters: {
            query?: {
                /**
                 * Selects events with this action.
                 *
                 * @example spec.replace
                 */
                action?: components["parameters"]["AuditAction"];
                /**
                 * Selects events of this actor.
                 *
                 * @example ci
                 */
                actor?: components["parameters"]["AuditActor"];
                /**
                 * The maximum number of items in a page.
                 *
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * The cursor of the page to return: the `next.page` of the previous page. Default: the first page. The cursor is opaque and valid only
                 * for its list, with the same filters and order.
                 *
                 * @example 20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Selects events at this time or later: a date in UTC, or a time with a time zone, in ISO 8601.
                 *
                 * @example 2025-11-01
                 */
                since?: components["parameters"]["AuditSince"];
                /**
                 * Selects events before this time, in the form of `since`.
                 *
                 * @example 2025-11-20T12:00:00Z
                 */
                until?: components["parameters"]["AuditUntil"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventList"];
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
    listOpenAPISpecs: {
        parameters: {
            query?: {
                /**
                 * Returns only specifications in this stage of life.
                 *
                 * @example production
                 */
                lifecycle?: components["parameters"]["SpecLifecycle"];
                /**
                 * The maximum number of items in a page.
                 *
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Returns only specifications with this owner, regardless of case and accents.
                 *
                 * @example Team Tide
                 */
                owner?: components["parameters"]["SpecOwner"];
                /**
                 * The cursor of the page to return: the `next.page` of the previous page. Default: the first page. The cursor is opaque and valid only
                 * for its list, with the same filters and order.
                 *
                 * @example 20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Returns only specifications whose last attempt found a problem of this severity, or with `none`, no problem.
                 *
                 * @example error
                 */
                problems?: components["parameters"]["SpecProblems"];
                /**
                 * Returns only specifications with all words of this text. A word matches the beginning of a word in the slug, the title, the owner, or a
                 * tag, regardless of case and accents. Letters and digits form words; words also begin at a capital letter within a word
                 * (`map` matches `OpenMap`), and at every character of scripts without spaces. A text without letters and digits matches nothing.
                 *
                 * @example ferry book
                 */
                q?: components["parameters"]["SpecSearch"];
                /**
                 * The order of the list; `-` reverses it. `name` is the title, or the slug if there is no title, regardless of case and accents, by the
                 * code units of its first 100 characters. Entries with equal values are ordered by ID.
                 *
                 * @example name
                 */
                sort?: components["parameters"]["SpecSort"];
                /**
                 * Returns only specifications in this state: `pending` and `progress` as `processingState`; `complete` if the last attempt succeeded, and
                 * `failed` if it failed.
                 *
                 * @example failed
                 */
                state?: components["parameters"]["SpecState"];
                /**
                 * Returns only specifications with this tag, regardless of case and accents.
                 *
                 * @example booking
                 */
                tag?: components["parameters"]["SpecTag"];
                /**
                 * Returns only specifications with this visibility.
                 *
                 * @example public
                 */
                visibility?: components["parameters"]["SpecVisibility"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
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
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @example @1772323200 */
                    Deprecation?: string;
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
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
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification: letters, digits, and single hyphens between them. Lookups are case-insensitive; a new specification
                 * keeps the case of its slug.
                 *
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpec"];
                };
            };
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
            409: components["responses"]["Incompatible"];
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
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
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
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
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
    listOpenAPISpecAcknowledgments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecAcknowledgmentList"];
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
    acknowledgeOpenAPISpecChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcknowledgeChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecAcknowledgmentList"];
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
    withdrawOpenAPISpecAcknowledgment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The ID of the change.
                 *
                 * @example 5bd0c1a2e3f40718
                 */
                changeId: components["parameters"]["ChangeId"];
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
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
    listOpenAPISpecChangelog: {
        parameters: {
            query?: {
                /**
                 * The maximum number of versions on the page.
                 *
                 * @example 10
                 */
                limit?: components["parameters"]["ChangelogLimit"];
                /**
                 * The cursor of the page to return: the `next.page` of the previous page. Default: the first page. The cursor is opaque and valid only
                 * for its list, with the same filters and order.
                 *
                 * @example 20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecChangelog"];
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
    checkOpenAPISpec: {
        parameters: {
            query?: {
                /**
                 * The version to compare with: `latest`, an ID, `label:` and a label, or `all` for the 100 newest versions. By default as the
                 * compatibility settings say.
                 *
                 * @example latest
                 */
                against?: components["parameters"]["CheckAgainst"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckOpenAPISpec"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecCheck"];
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
    listOpenAPISpecLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecLabelList"];
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
    getOpenAPISpecLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the label, case-insensitive.
                 *
                 * @example prod
                 */
                label: components["parameters"]["Label"];
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["LabelETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecLabel"];
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
    setOpenAPISpecLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The `ETag` of the label. If the label has changed meanwhile, the response is 409 and nothing changes, unless the label is in the requested
                 * state already: then the request succeeds, so that a retry is safe. With PUT, `*` requires that the label exists.
                 *
                 * @example "8c0e51d7a94b"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * The name of the label, case-insensitive: at most 63 letters, digits, dots, hyphens, and underscores, with a letter or digit first. Stored
                 * in lower case. `latest` is reserved, and the name must not be the ID of a version.
                 *
                 * @example prod
                 */
                label: components["parameters"]["WritableLabel"];
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetOpenAPISpecLabel"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["LabelETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecLabel"];
                };
            };
            201: {
                headers: {
                    ETag: components["headers"]["LabelETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LabelConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    deleteOpenAPISpecLabel: {
        parameters: {
            query?: {
                /**
                 * The ID of the version that the label must point to. If it points to another one, the response is 409 and nothing changes.
                 *
                 * @example v3t9p7c2m8x5
                 */
                ifVersion?: components["parameters"]["IfVersion"];
            };
            header?: {
                /**
                 * The `ETag` of the label. If the label has changed meanwhile, the response is 409 and nothing changes, unless the label is in the requested
                 * state already: then the request succeeds, so that a retry is safe. With PUT, `*` requires that the label exists.
                 *
                 * @example "8c0e51d7a94b"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * The name of the label, case-insensitive.
                 *
                 * @example prod
                 */
                label: components["parameters"]["Label"];
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LabelConflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    listOpenAPISpecLabelMoves: {
        parameters: {
            query?: {
                /**
                 * The maximum number of items in a page.
                 *
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * The cursor of the page to return: the `next.page` of the previous page. Default: the first page. The cursor is opaque and valid only
                 * for its list, with the same filters and order.
                 *
                 * @example 20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * The name of the label, case-insensitive.
                 *
                 * @example prod
                 */
                label: components["parameters"]["Label"];
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecLabelMoveList"];
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
    getOpenAPISpecLabelUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the label, case-insensitive.
                 *
                 * @example prod
                 */
                label: components["parameters"]["Label"];
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecUsage"];
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
    listOpenAPISpecVersions: {
        parameters: {
            query?: {
                /**
                 * Returns only versions with this `documentVersion`, exactly.
                 *
                 * @example 2.0.0
                 */
                documentVersion?: components["parameters"]["DocumentVersion"];
                /**
                 * Returns only the version that this label points to, case-insensitive. The list is empty if there is no such label.
                 *
                 * @example prod
                 */
                label?: components["parameters"]["VersionLabel"];
                /**
                 * The maximum number of items in a page.
                 *
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * The cursor of the page to return: the `next.page` of the previous page. Default: the first page. The cursor is opaque and valid only
                 * for its list, with the same filters and order.
                 *
                 * @example 20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
                 * label has the URL with the ID in `Content-Location`.
                 *
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                    "Content-Location"?: string;
                    /** @example @1772323200 */
                    Deprecation?: string;
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
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
    updateOpenAPISpecVersionById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
                 * label has the URL with the ID in `Content-Location`.
                 *
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOpenAPISpecVersion"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                    "Content-Location"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecVersion"];
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
    listOpenAPISpecVersionChanges: {
        parameters: {
            query?: {
                /**
                 * The version to compare with: an ID, or `label:` and a label. By default the version before, with which it was compared when it was
                 * created.
                 *
                 * @example label:prod
                 */
                from?: components["parameters"]["ChangesFrom"];
                /**
                 * The least severe impact to return.
                 *
                 * @example breaking
                 */
                impact?: components["parameters"]["ChangesImpact"];
                /**
                 * The maximum number of items in a page.
                 *
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * The cursor of the page to return: the `next.page` of the previous page. Default: the first page. The cursor is opaque and valid only
                 * for its list, with the same filters and order.
                 *
                 * @example 20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
                 * label has the URL with the ID in `Content-Location`.
                 *
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                    "Content-Location"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecChanges"];
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
    getOpenAPISpecVersionChangesMarkdown: {
        parameters: {
            query?: {
                /**
                 * The version to compare with: an ID, or `label:` and a label. By default the version before, with which it was compared when it was
                 * created.
                 *
                 * @example label:prod
                 */
                from?: components["parameters"]["ChangesFrom"];
                /**
                 * The least severe impact to return.
                 *
                 * @example breaking
                 */
                impact?: components["parameters"]["ChangesImpact"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
                 * label has the URL with the ID in `Content-Location`.
                 *
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                    "Content-Location"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
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
    getOpenAPISpecVersionContentById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
                 * `*`.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
                 * label has the URL with the ID in `Content-Location`.
                 *
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                    "Content-Location"?: string;
                    /** @example @1772323200 */
                    Deprecation?: string;
                    ETag: components["headers"]["ETag"];
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
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
                 * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
                 * `*`.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
                 * label has the URL with the ID in `Content-Location`.
                 *
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                    "Content-Location"?: string;
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    /** @example @1772323200 */
                    Deprecation?: string;
                    ETag: components["headers"]["ETag"];
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
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
                 * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
                 * `*`.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
                 * label has the URL with the ID in `Content-Location`.
                 *
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                    "Content-Location"?: string;
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    /** @example @1772323200 */
                    Deprecation?: string;
                    ETag: components["headers"]["ETag"];
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
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
    listOpenAPISpecVersionPublications: {
        parameters: {
            query?: {
                /**
                 * The maximum number of items in a page.
                 *
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * The cursor of the page to return: the `next.page` of the previous page. Default: the first page. The cursor is opaque and valid only
                 * for its list, with the same filters and order.
                 *
                 * @example 20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
                 * label has the URL with the ID in `Content-Location`.
                 *
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                    "Content-Location"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecPublicationList"];
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
    getOpenAPISpecVersionSource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
                 * `*`.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
                 * label has the URL with the ID in `Content-Location`.
                 *
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                    "Content-Location"?: string;
                    /** @example @1772323200 */
                    Deprecation?: string;
                    ETag: components["headers"]["ETag"];
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecVersionSource"];
                };
            };
            304: components["responses"]["SourceNotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getOpenAPISpecVersionSourceArchive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
                 * `*`.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
                 * label has the URL with the ID in `Content-Location`.
                 *
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                    "Content-Location"?: string;
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    /** @example @1772323200 */
                    Deprecation?: string;
                    ETag: components["headers"]["ETag"];
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            304: components["responses"]["SourceFileNotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getOpenAPISpecVersionSourceFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
                 * `*`.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The `path` of a file in `getOpenAPISpecVersionSource`, such as `schemas/port.yaml`. Its slashes may be escaped or not.
                 *
                 * @example openapi.yaml
                 */
                sourcePath: components["parameters"]["SourcePath"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
                 * label has the URL with the ID in `Content-Location`.
                 *
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                    "Content-Location"?: string;
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    /** @example @1772323200 */
                    Deprecation?: string;
                    ETag: components["headers"]["ETag"];
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "application/octet-stream": string;
                    "application/yaml": string;
                    "text/markdown": string;
                    "text/plain": string;
                };
            };
            304: components["responses"]["SourceFileNotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getOpenAPISpecVersionUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The ID of the version, or `label:` and a label, such as `label:prod`, for the version that the label points to. The response to a
                 * label has the URL with the ID in `Content-Location`.
                 *
                 * @example v3t9p7c2m8x5
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @example http://127.0.0.1:8787/v1/orgs/saltwater/openapi/ferry-bookings/versions/v3t9p7c2m8x5 */
                    "Content-Location"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecUsage"];
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
    getLatestOpenAPISpecVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @example @1772323200 */
                    Deprecation?: string;
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
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
    listLatestOpenAPISpecVersionChanges: {
        parameters: {
            query?: {
                /**
                 * The version to compare with: an ID, or `label:` and a label. By default the version before, with which it was compared when it was
                 * created.
                 *
                 * @example label:prod
                 */
                from?: components["parameters"]["ChangesFrom"];
                /**
                 * The least severe impact to return.
                 *
                 * @example breaking
                 */
                impact?: components["parameters"]["ChangesImpact"];
                /**
                 * The maximum number of items in a page.
                 *
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * The cursor of the page to return: the `next.page` of the previous page. Default: the first page. The cursor is opaque and valid only
                 * for its list, with the same filters and order.
                 *
                 * @example 20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAPISpecChanges"];
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
    getLatestOpenAPISpecVersionContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
                 * `*`.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    /** @example @1772323200 */
                    Deprecation?: string;
                    ETag: components["headers"]["ETag"];
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
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
                 * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
                 * `*`.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification, case-insensitive.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    /** @example @1772323200 */
                    Deprecation?: string;
                    ETag: components["headers"]["ETag"];
                    /** @example Tue, 01 Sep 2026 00:00:00 GMT */
                    Sunset?: string;
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
    searchOrganization: {
        parameters: {
            query: {
                /**
                 * Returns only results of this kind. By default all.
                 *
                 * @example operation
                 */
                kind?: components["parameters"]["SearchKindFilter"];
                /**
                 * The maximum number of results in a page.
                 *
                 * @example 20
                 */
                limit?: components["parameters"]["SearchLimit"];
                /**
                 * The cursor of the page to return: the `next.page` of the previous page. Default: the first page. The cursor is opaque and valid only
                 * for its list, with the same filters and order.
                 *
                 * @example 20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3
                 */
                page?: components["parameters"]["Page"];
                /**
                 * The words to find. A result contains all of them, in any order and regardless of case and accents; the last word also matches the
                 * beginning of a word if it has two letters or more (in Chinese, Japanese, and Korean one) and no space or other character follows it.
                 * Letters and digits form words, words also begin at a capital letter within a word (`listPorts` is found by `ports`), and whether they
                 * are plural does not matter. Common words such as `the` and `of` are ignored unless there are no other words, and so are all other
                 * characters: `GET /ports/{portId}` finds the operation with this method and path. Only the first eight words count, where `listPorts`
                 * has two: the rest of a longer text is ignored, from the name with the ninth word on, and no word matches the beginning of another. A
                 * text without letters and digits finds nothing.
                 *
                 * @example list ports
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * Returns only results of the specification with this slug, case-insensitive. If there is no such specification, the response is 404.
                 *
                 * @example ferry-bookings
                 */
                spec?: components["parameters"]["SearchSpec"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
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
    listAccessTokens: {
        parameters: {
            query?: {
                /**
                 * The maximum number of items in a page.
                 *
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * The cursor of the page to return: the `next.page` of the previous page. Default: the first page. The cursor is opaque and valid only
                 * for its list, with the same filters and order.
                 *
                 * @example 20251120T093000000Z.s5h8n2w6k1d4.5f0c1e9ab37d42c680f1e5d3
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    createAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccessToken"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccessToken"];
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
    revokeAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The ID of the token.
                 *
                 * @example t6m3x8q1z5b2
                 */
                tokenId: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
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
    listTrustedPublishers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrustedPublisherList"];
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
    createTrustedPublisher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTrustedPublisher"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrustedPublisher"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TrustedPublisherConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTrustedPublisher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The ID of the organization, case-insensitive. Responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The ID of the trusted publisher.
                 *
                 * @example p4k8w2m6r1c9
                 */
                trustedPublisherId: components["parameters"]["TrustedPublisherId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
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
    getComputedDocument: {
        parameters: {
            query?: {
                /**
                 * The maximum number of references between schemas that `data.resolved` follows, breadth first. Schemas beyond it are omitted: only their
                 * names remain, in `$ref`. References to schemas without subschemas, such as a string with its allowed values, do not count. Requires
                 * `schema=next`. Default: no limit besides the size.
                 *
                 * @example 2
                 */
                depth?: components["parameters"]["DocumentDepth"];
                /**
                 * The schema of the document. In `current`, blocks of operations, webhooks, and schemas only refer to the specification. In `next`, they
                 * also contain the referenced data as `data.resolved`, which requires the `openapi:read` scope, too.
                 *
                 * @example current
                 */
                schema?: components["parameters"]["DocumentSchema"];
            };
            header?: {
                /**
                 * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
                 * `*`.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the space.
                 *
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
                 * The `ETag` of an earlier response. If it matches, the response is 304 without a body. Accepts several values separated by commas, and
                 * `*`.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the space.
                 *
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
    exchangeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeToken"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidIdentityToken"];
            403: components["responses"]["UntrustedPublisher"];
            409: components["responses"]["ExchangeConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["IssuerUnavailable"];
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
