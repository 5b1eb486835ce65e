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
        /** The note of an annotation. */
        AnnotationFragment: {
            /** The name of the fragment. */
            fragment?: string;
            /** The blocks of the note. */
            nodes: components["schemas"]["DocumentBlock"][];
            object: "fragment";
            type: "annotation-body";
        };
        /** A quotation. */
        BlockBlockquote: {
            /** Always empty. */
            data?: Record<string, never>;
            key?: components["schemas"]["NodeKey"];
            /** What is quoted. */
            nodes: components["schemas"]["BlockquoteBlock"][];
            object: "block";
            type: "blockquote";
        };
        /** A piece of code. */
        BlockCode: {
            /** How it is shown. */
            data: {
                /** How many lines are shown at first. */
                collapsedLineCount?: number;
                /** Whether only its beginning is shown at first. */
                expandable?: boolean;
                /** Whether it is wider than the text. */
                fullWidth?: boolean;
                /** Whether the lines are numbered. */
                lineNumbers?: boolean;
                /** What happens to long lines. */
                overflow?: "scroll" | "wrap";
                /** Its language. Absent when nobody said so. */
                syntax?: string;
                /** A title, often the name of a file. Absent without one. */
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
            /** How it is shown. */
            data: {
                /** Whether it stands out. */
                highlighted?: boolean;
            };
            key?: components["schemas"]["NodeKey"];
            /** The text. */
            nodes: (components["schemas"]["DocumentText"] | components["schemas"]["InlineAnnotation"] | components["schemas"]["InlineExpression"])[];
            object: "block";
            type: "code-line";
        };
        /** One of several contents side by side. */
        BlockColumn: {
            /** How it is shown. */
            data: {
                /** Where the content is set when the column is higher than it. */
                verticalAlignment?: string;
                width?: components["schemas"]["Length"];
            };
            key?: components["schemas"]["NodeKey"];
            /** The blocks of the column. */
            nodes: components["schemas"]["DocumentBlock"][];
            object: "block";
            type: "column";
        };
        /** Contents side by side. */
        BlockColumns: {
            /** How they are shown. */
            data: {
                /** Whether they are wider than the text. */
                fullWidth?: boolean;
            };
            isVoid: false;
            key?: components["schemas"]["NodeKey"];
            /** The columns. */
            nodes: components["schemas"]["BlockColumn"][];
            object: "block";
            type: "columns";
        };
        /** A line across the page. */
        BlockDivider: {
            /** Always empty. */
            data: Record<string, never>;
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "block";
            type: "divider";
        };
        /** Something from another site. */
        BlockEmbed: {
            /** What is shown. */
            data: {
                /** Whether it is wider than the text. */
                fullWidth?: boolean;
                url: components["schemas"]["SafeAddress"];
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "block";
            type: "embed";
        };
        /** A title that shows more when it is opened. Title and body are fragments. */
        BlockExpandable: {
            /** How it is shown. */
            data: {
                /** Whether it is open at first. False when absent. */
                defaultExpanded?: boolean;
            };
            /** One title and one body. */
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
        /** A remark that stands out. */
        BlockHint: {
            /** How it is shown. */
            data: {
                /** The name of an icon. That of the style when absent. */
                icon?: string;
                /** What kind of remark it is. */
                style: "info" | "warning" | "danger" | "success";
            };
            key?: components["schemas"]["NodeKey"];
            /** The blocks of the remark. */
            nodes: components["schemas"]["HintBlock"][];
            object: "block";
            type: "hint";
        };
        /** An image. */
        BlockImage: {
            /** The image. */
            data: {
                /** What it shows. Absent when nobody said so. */
                alt?: string;
                height?: components["schemas"]["Length"];
                ref: components["schemas"]["FileOrURLRef"];
                /** The image on a dark background. The same when absent. */
                refDark?: components["schemas"]["FileOrURLRef"];
                width?: components["schemas"]["Length"];
            };
            /** The caption. Empty without one. */
            fragments: components["schemas"]["ImageFragment"][];
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "block";
            type: "image";
        };
        /** One or more images side by side. */
        BlockImages: {
            /** How they are shown. */
            data: {
                /** To which side they are set. */
                align?: "center" | "left" | "right";
                /** Whether they are wider than the text. */
                fullWidth?: boolean;
                /** Whether there is a frame around them. */
                withFrame?: boolean;
            };
            isVoid: false;
            key?: components["schemas"]["NodeKey"];
            /** The images. */
            nodes: components["schemas"]["BlockImage"][];
            object: "block";
            type: "images";
        };
        /** Something that an integration shows. Passed on as it was given. */
        BlockIntegration: {
            /** What is shown. */
            data?: {
                [key: string]: unknown;
            };
            fragments?: components["schemas"]["OtherNodes"];
            /** Whether it has no nodes. */
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
                /** Whether it is done. Absent outside a list of things to do. */
                checked?: boolean;
            };
            key?: components["schemas"]["NodeKey"];
            /** The blocks of the item. */
            nodes: components["schemas"]["ListItemBlock"][];
            object: "block";
            type: "list-item";
        };
        /** A list with numbers. */
        BlockListOrdered: {
            /** How it is numbered. */
            data: {
                /** The number of the first item. 1 when absent. */
                start?: number;
            };
            key?: components["schemas"]["NodeKey"];
            /** The items. */
            nodes: components["schemas"]["BlockListItem"][];
            object: "block";
            type: "list-ordered";
        };
        /** A list of things to do. */
        BlockListTasks: {
            /** Always empty. */
            data?: Record<string, never>;
            key?: components["schemas"]["NodeKey"];
            /** The items. */
            nodes: components["schemas"]["BlockListItem"][];
            object: "block";
            type: "list-tasks";
        };
        /** A list without numbers. */
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
        /** Facts that are not part of the content. */
        BlockMeta: {
            /** The anchor of the block, as in `#id` of a URL. */
            id?: string;
        };
        /** An operation of an OpenAPI specification. */
        BlockOpenAPIOperation: {
            /** Which operation it is, and how it is shown. */
            data: {
                /** Whether title and description are left out, because the page shows them. False when absent. */
                headless?: boolean;
                /** The method, in lower case. */
                method: string;
                /** The path, as written in the specification. */
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
            /** Which schemas they are, and how they are shown. */
            data: {
                /** Whether they can be opened one by one, instead of being shown in full. True when absent. */
                grouped?: boolean;
                ref: components["schemas"]["ContentRefOpenAPI"];
                resolved?: components["schemas"]["ResolvedFragment"];
                /** Their names under `components.schemas`, in order. */
                schemas: string[];
                /** A title above them. Absent without one. */
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
            /** Which webhook it is, and how it is shown. */
            data: {
                /** Whether title and description are left out, because the page shows them. False when absent. */
                headless?: boolean;
                /** The method, in lower case. */
                method: string;
                /** The name, as written in the specification. */
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
        /** A block that is never generated here. Passed on as an integration gave it. */
        BlockOther: {
            /** What is shown. */
            data?: {
                [key: string]: unknown;
            };
            fragments?: components["schemas"]["OtherNodes"];
            /** Whether it has no nodes. */
            isVoid?: boolean;
            key?: components["schemas"]["NodeKey"];
            meta?: components["schemas"]["BlockMeta"];
            nodes?: components["schemas"]["OtherNodes"];
            object: "block";
            /** What kind of block it is. (enum property replaced by openapi-typescript) */
            type: "file" | "drawing" | "content-ref" | "reusable-content" | "prompt" | "if" | "updates";
        };
        /** A paragraph. */
        BlockParagraph: {
            /** How it is set. */
            data?: {
                align?: components["schemas"]["TextAlignment"];
            };
            key?: components["schemas"]["NodeKey"];
            /** The text. */
            nodes: components["schemas"]["DocumentTextOrInline"][];
            object: "block";
            type: "paragraph";
        };
        /** A block of a quotation, told apart by `type`. */
        BlockquoteBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"] | components["schemas"]["BlockBlockquote"];
        /** Steps to take one after the other. */
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
            /** How it is shown. */
            data: {
                /** The name of an icon. The number of the step when absent. */
                icon?: string;
            };
            key?: components["schemas"]["NodeKey"];
            /** The blocks of the step. */
            nodes: components["schemas"]["DocumentBlock"][];
            object: "block";
            type: "stepper-step";
        };
        /** An operation of a specification that is a file. An older form; only there where an author or an integration wrote it. */
        BlockSwagger: {
            /** Which operation it is, and how it is shown. */
            data: {
                /** Whether it is open at first. */
                expanded?: boolean;
                /** Whether it is wider than the text. */
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
        /** A table. The text of its cells is in fragments. */
        BlockTable: {
            /** The columns and rows. */
            data: {
                /** Which cells are joined. Absent when none are. */
                cellMerges?: unknown;
                /** The columns, by their ids. */
                definition: {
                    [key: string]: components["schemas"]["TableColumn"];
                };
                /** Whether it is wider than the text. */
                fullWidth?: boolean;
                /** The rows, by their ids. */
                records: {
                    [key: string]: components["schemas"]["TableRecord"];
                };
                /** How the table can be searched. Absent when it cannot. */
                search?: unknown;
                view: components["schemas"]["TableView"];
            };
            /** The texts of the cells. */
            fragments: components["schemas"]["TableFragment"][];
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "block";
            type: "table";
        };
        /** Contents of which one is shown at a time. */
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
            /** What is written on it. */
            data: {
                /** The name of an icon. Absent without one. */
                icon?: string;
                /** A name for URLs. Absent without one. */
                slug?: string;
                /** The title. Absent without one. */
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
         * The options of `builtin:openapi`. `models`, `downloadLink` and `grouping` matter for a revision; `doc` and the ones
         * after it for a document, and `grouping` for one with the `doc` `info`, whose links lead to other pages. Each operation
         * passes over the other's.
         */
        BuiltinOpenAPIProps: {
            /** Whether the operation is deprecated. False when absent. */
            deprecated?: boolean;
            /**
             * What the document shows. `operations`: a tag with its operations. `tag`: the description of a tag. `operation`:
             * one operation or webhook. `info`: a section of the description of the specification. `models`: all schemas.
             */
            doc?: "models" | "operations" | "info" | "operation" | "tag";
            /** Whether there is a link to download the specification. False when absent. */
            downloadLink?: boolean;
            /** One page for each tag, or one page for each operation under its tag. `by-tag` when absent. */
            grouping?: "by-tag" | "by-operation";
            /**
             * The method of the operation in lower case, `hook` for a webhook. Needed with the `doc` `operation`.
             *
             * @example get
             * @example hook
             */
            method?: string;
            /** Whether there is a page with all schemas. False when absent. */
            models?: boolean;
            /**
             * Which tag, operation or section it is. Needed with every `doc` but `models`. The value means something to the
             * generator only.
             */
            page?: string;
        };
        /** A reference to something, and perhaps its state as the caller knows it. */
        ComputedContentDependency: {
            /** What is meant. Which member names it depends on the kind. */
            ref: {
                /**
                 * `openapi`, `space` or `translation`.
                 *
                 * @example openapi
                 */
                kind: string;
                /** The id of a space. */
                space?: string;
                /** The slug of an OpenAPI specification of the organization that owns the space. */
                spec?: string;
                /** The id of a translation. */
                translation?: string;
            };
            /**
             * The state of what is meant. For the kind `openapi`, the version in `lastVersion` is taken instead of the latest
             * one. Null when it does not exist; absent when the server is to look it up.
             */
            value?: {
                [key: string]: unknown;
            } | null;
        };
        /** What is meant. Which member names it depends on the kind. */
        ComputedContentRef: {
            /**
             * `openapi`, `space` or `translation`.
             *
             * @example openapi
             */
            kind: string;
            /** The id of a space. */
            space?: string;
            /** The slug of an OpenAPI specification of the organization that owns the space. */
            spec?: string;
            /** The id of a translation. */
            translation?: string;
        };
        /** What to generate. */
        ComputedContentRequest: {
            /**
             * What ids are made from. The same seed and source give the same ids. For the document of a generated page, send
             * the page's `computedSeed`.
             */
            seed: string;
            source: components["schemas"]["ComputedContentSource"];
        };
        /** What content is generated from, and how. Other members are ignored. */
        ComputedContentSource: {
            /**
             * What the content is made from, by name. `builtin:openapi` needs the name `spec`, a reference of the kind
             * `openapi`.
             */
            dependencies?: {
                [key: string]: components["schemas"]["ComputedContentDependency"];
            };
            /**
             * Options of the generator. `builtin:openapi` takes those of `BuiltinOpenAPIProps`; an integration takes its own.
             * A generated page carries the options that its document needs: send them back as they are.
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
             * The generator. `builtin:openapi` makes documentation of an OpenAPI specification. `integration:<name>:<source>`
             * asks an integration that the operator of the server has registered.
             *
             * @example builtin:openapi
             */
            type: string;
        };
        /** Generated pages and files. */
        ComputedRevision: {
            /** Files that the pages refer to. */
            files: components["schemas"]["RevisionFile"][];
            /** The pages, in order. */
            pages: components["schemas"]["RevisionPage"][];
            /** Contents that are shown in several pages. Always empty today. */
            reusableContents: components["schemas"]["RevisionReusableContent"][];
        };
        /** The document of a page. */
        ContentComputeDocumentAnswer: {
            document: components["schemas"]["InputDocument"];
        };
        /** Asks an integration for the document of a page of one of its sources. */
        ContentComputeDocumentEvent: {
            dependencies: components["schemas"]["IntegrationDependencies"];
            eventId: components["schemas"]["IntegrationEventId"];
            installationId: components["schemas"]["IntegrationInstallationId"];
            props: components["schemas"]["IntegrationProps"];
            sourceId: components["schemas"]["IntegrationSourceId"];
            spaceId: components["schemas"]["IntegrationSpaceId"];
            type: "content_compute_document";
        };
        /** The pages and files of a source. What is left out of a page is completed. */
        ContentComputeRevisionAnswer: {
            /** Files that the pages refer to. None when absent. */
            files?: components["schemas"]["InputFile"][];
            /** The pages, in order. None when absent. */
            pages?: components["schemas"]["InputPage"][];
        };
        /** Asks an integration for the pages and files of one of its sources. */
        ContentComputeRevisionEvent: {
            dependencies: components["schemas"]["IntegrationDependencies"];
            eventId: components["schemas"]["IntegrationEventId"];
            installationId: components["schemas"]["IntegrationInstallationId"];
            props: components["schemas"]["IntegrationProps"];
            sourceId: components["schemas"]["IntegrationSourceId"];
            spaceId: components["schemas"]["IntegrationSpaceId"];
            type: "content_compute_revision";
        };
        /** A reference to something, told apart by `kind`. */
        ContentRef: components["schemas"]["ContentRefURL"] | components["schemas"]["ContentRefFile"] | components["schemas"]["ContentRefPage"] | components["schemas"]["ContentRefAnchor"] | components["schemas"]["ContentRefUser"] | components["schemas"]["ContentRefCollection"] | components["schemas"]["ContentRefSpace"] | components["schemas"]["ContentRefReusableContent"] | components["schemas"]["ContentRefTag"] | components["schemas"]["ContentRefOpenAPI"];
        /** A place in a page. */
        ContentRefAnchor: {
            /** The `meta.id` of the block at that place. */
            anchor: string;
            kind: "anchor";
            /** The id of the page. Absent for the same page. */
            page?: string;
            /** The id of its space. Absent for the same space. */
            space?: string;
        };
        /** A collection of spaces. */
        ContentRefCollection: {
            /** The id of the collection. */
            collection: string;
            kind: "collection";
        };
        /** A file of a revision. */
        ContentRefFile: {
            /** The id of the file. */
            file: string;
            kind: "file";
            /** The id of its space. Absent for the same space. */
            space?: string;
        };
        /** An OpenAPI specification. */
        ContentRefOpenAPI: {
            kind: "openapi";
            /** The slug of the specification. */
            spec: string;
        };
        /** A page of a revision. */
        ContentRefPage: {
            kind: "page";
            /** The id of the page. */
            page: string;
            /** The id of its space. Absent for the same space. */
            space?: string;
        };
        /** A content that is shown in several pages. */
        ContentRefReusableContent: {
            kind: "reusable-content";
            /** The id of the content. */
            reusableContent: string;
            /** The id of its space. Absent for the same space. */
            space?: string;
        };
        /** A space. */
        ContentRefSpace: {
            kind: "space";
            /** The id of the space. */
            space: string;
        };
        /** A label of pages. */
        ContentRefTag: {
            kind: "tag";
            /** The id of its space. Absent for the same space. */
            space?: string;
            /** The id of the label. */
            tag: string;
        };
        /** Something on the web. */
        ContentRefURL: {
            kind: "url";
            url: components["schemas"]["SafeAddress"];
        };
        /** A person. */
        ContentRefUser: {
            kind: "user";
            /** The id of the person. */
            user: string;
        };
        /** A specification to create. */
        CreateOpenAPISpec: {
            /** Its name in URLs: lower-case letters and digits in groups that are joined by single hyphens. */
            slug: string;
            source: components["schemas"]["OpenAPISpecSource"];
        };
        /** The source that a specification has from now on. */
        CreateOrUpdateOpenAPISpec: {
            source: components["schemas"]["OpenAPISpecSource"];
        };
        /** The body of a page, as a tree of nodes. */
        Document: {
            /** Facts about the whole document. Other members may be present. */
            data: {
                /** The number of the form of the document. 1 for `current`, 2 for `next`. */
                schemaVersion: number;
            } & {
                [key: string]: unknown;
            };
            /** Absent on generated documents. */
            meta?: {
                /** Opens content of other spaces that the document refers to. */
                token?: string;
            };
            /** The blocks of the document, in order. */
            nodes: components["schemas"]["DocumentBlock"][];
            object: "document";
        };
        /** A block of a document, told apart by `type`. */
        DocumentBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"] | components["schemas"]["BlockCode"] | components["schemas"]["BlockBlockquote"] | components["schemas"]["BlockHint"] | components["schemas"]["BlockImages"] | components["schemas"]["BlockTable"] | components["schemas"]["BlockExpandable"] | components["schemas"]["BlockTabs"] | components["schemas"]["BlockStepper"] | components["schemas"]["BlockColumns"] | components["schemas"]["BlockMath"] | components["schemas"]["BlockEmbed"] | components["schemas"]["BlockIntegration"] | components["schemas"]["BlockOpenAPIOperation"] | components["schemas"]["BlockOpenAPIWebhook"] | components["schemas"]["BlockOpenAPISchemas"] | components["schemas"]["BlockSwagger"] | components["schemas"]["BlockOther"];
        /** Something in a line of text that is more than text, told apart by `type`. */
        DocumentInline: components["schemas"]["InlineLink"] | components["schemas"]["InlineImage"] | components["schemas"]["InlineEmoji"] | components["schemas"]["InlineIcon"] | components["schemas"]["InlineMath"] | components["schemas"]["InlineExpression"] | components["schemas"]["InlineMention"] | components["schemas"]["InlineButton"] | components["schemas"]["InlineAnnotation"];
        /** A piece of text that looks the same throughout. */
        DocumentLeaf: {
            /** How the text looks. Several marks apply together. */
            marks: components["schemas"]["DocumentMark"][];
            object: "leaf";
            /** The text. A line feed is a line break. */
            text: string;
        };
        /** How a piece of text looks, told apart by `type`. */
        DocumentMark: components["schemas"]["MarkBold"] | components["schemas"]["MarkItalic"] | components["schemas"]["MarkCode"] | components["schemas"]["MarkKeyboard"] | components["schemas"]["MarkStrikethrough"] | components["schemas"]["MarkSuperscript"] | components["schemas"]["MarkSubscript"] | components["schemas"]["MarkColor"];
        /**
         * A form of document.
         *
         * @default current
         */
        DocumentSchema: "current" | "next";
        /** A run of text. Each leaf has its own marks. */
        DocumentText: {
            key?: components["schemas"]["NodeKey"];
            /** The pieces of the text, in order. */
            leaves: components["schemas"]["DocumentLeaf"][];
            object: "text";
        };
        /** What a line of text is made of, told apart by `object`, and inlines then by `type`. */
        DocumentTextOrInline: components["schemas"]["DocumentText"] | components["schemas"]["DocumentInline"];
        /** The body of every failure. */
        ErrorBody: {
            /** What went wrong. Other members may be present. */
            error: {
                /** The HTTP status of the answer. */
                code: number;
                /** The single problems, when the request as such is not valid. */
                details?: components["schemas"]["ErrorDetail"][];
                /** What was wrong and what would be right, for people. */
                message: string;
                /**
                 * A word for the kind of failure that stays the same, for programs.
                 *
                 * @example not-found
                 */
                type?: string;
            };
        };
        /** One problem of a request. */
        ErrorDetail: {
            /** What is wrong there. */
            message: string;
            /**
             * Where the problem is, as a pointer into the request.
             *
             * @example /body/slug
             */
            path: string;
        };
        /** The body of an expandable. */
        ExpandableBodyFragment: {
            fragment: "expandable-body";
            /** The blocks of the body. */
            nodes: components["schemas"]["DocumentBlock"][];
            object: "fragment";
            type: "expandable-body";
        };
        /** A part of an expandable, told apart by `type`. */
        ExpandableFragment: components["schemas"]["ExpandableTitleFragment"] | components["schemas"]["ExpandableBodyFragment"];
        /** The title of an expandable. */
        ExpandableTitleFragment: {
            fragment: "expandable-title";
            /** One paragraph with the text of the title. */
            nodes: components["schemas"]["BlockParagraph"][];
            object: "fragment";
            type: "expandable-title";
        };
        /** A reference to a file, told apart by `kind`. */
        FileOrURLRef: components["schemas"]["ContentRefURL"] | components["schemas"]["ContentRefFile"];
        /** One file of a specification. */
        FilesystemEntry: {
            /** The folder of the file, `.` for the topmost. */
            dir: string;
            /** The name of the file in its folder. */
            filename: string;
            /** Whether the specification begins in this file. */
            isEntrypoint: boolean;
            /** Files that this one refers to. Empty when everything was brought into one file. */
            references: string[];
            /**
             * The OpenAPI document as an object, with other files under `x-ext`. Unlike the document at `urls.source` it is enriched:
             * `x-gitbook-description-html` holds descriptions as safe HTML, `x-gitbook-description-document` as document nodes.
             * References within the document are kept.
             */
            specification: {
                [key: string]: unknown;
            };
        };
        /** The file in a Git repository that this was read from. Absent when it was not. */
        GitBlob: {
            /** The id of the object in the repository. */
            oid: string;
            /** The path of the file in the repository. */
            path: string;
        };
        /** How a heading is set. */
        HeadingData: {
            align?: components["schemas"]["TextAlignment"];
            /** An anchor that the author chose. Absent without one. */
            id?: string;
        };
        /** A block of a hint, told apart by `type`. */
        HintBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"] | components["schemas"]["BlockEmbed"] | components["schemas"]["BlockIntegration"] | components["schemas"]["BlockTable"];
        /** The caption of an image. */
        ImageFragment: {
            fragment: "caption";
            /** The text of the caption. */
            nodes: components["schemas"]["BlockParagraph"][];
            object: "fragment";
            /** The kind of fragment. */
            type?: string;
        };
        /** Text with a note, which is in a fragment. */
        InlineAnnotation: {
            /** The note. */
            fragments: components["schemas"]["AnnotationFragment"][];
            isVoid: false;
            key?: components["schemas"]["NodeKey"];
            /** The text that has the note. */
            nodes: components["schemas"]["DocumentText"][];
            object: "inline";
            type: "annotation";
        };
        /** A button. It leads to `ref` or does `action`. */
        InlineButton: {
            /** The button. */
            data: {
                /** What it does. Absent when it leads somewhere. */
                action?: {
                    [key: string]: unknown;
                };
                /** The name of an icon on it. Absent without one. */
                icon?: string;
                /** How much it stands out. */
                kind: "primary" | "secondary";
                /** What is written on it. */
                label: string;
                ref?: components["schemas"]["ContentRef"];
                /** How large it is. */
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
                /** Its code points in hexadecimal digits, joined by hyphens. */
                code: string;
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "inline";
            type: "emoji";
        };
        /** A value that is worked out when the page is shown. */
        InlineExpression: {
            /** The value. */
            data: {
                /** How it is worked out. */
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
                /** Its color. That of the text when absent. */
                color?: string;
                /** Its name. */
                icon: string;
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "inline";
            type: "icon";
        };
        /** An image in a line. */
        InlineImage: {
            /** The image. */
            data: {
                /** What it shows. Absent when nobody said so. */
                alt?: string;
                /** A line under it. Absent without one. */
                caption?: string;
                ref: components["schemas"]["FileOrURLRef"];
                /** The image on a dark background. The same when absent. */
                refDark?: components["schemas"]["FileOrURLRef"];
                /** Its own size or the height of the line. */
                size?: "original" | "line";
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "inline";
            type: "inline-image";
        };
        /** A link. */
        InlineLink: {
            /** What it links to. */
            data: {
                ref: components["schemas"]["ContentRef"];
            };
            isVoid?: false;
            key?: components["schemas"]["NodeKey"];
            /** What is shown. */
            nodes: (components["schemas"]["DocumentText"] | components["schemas"]["InlineImage"])[];
            object: "inline";
            type: "link";
        };
        /** A formula in a line. */
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
        /** The name of something, with a link to it. */
        InlineMention: {
            /** What is meant. */
            data: {
                ref: components["schemas"]["ContentRef"];
            };
            isVoid: true;
            key?: components["schemas"]["NodeKey"];
            object: "inline";
            type: "mention";
        };
        /**
         * A document in one of two forms, Markdown or nodes, which win over Markdown. Without either it is empty. The nodes may
         * also stand here by themselves, as a document has them.
         */
        InputDocument: {
            document?: components["schemas"]["InputNodes"];
            /** The document as Markdown. A link to `/pages/<id>` leads to the page with this id. */
            markdown?: string;
            /** The blocks of the document, in order, without `document` around them. */
            nodes?: components["schemas"]["DocumentBlock"][];
        };
        /** A file of an integration. */
        InputFile: {
            /** Its media type. */
            contentType: string;
            /** The size of an image, in pixels. Absent for other files. */
            dimensions?: {
                /** In pixels. */
                height: number;
                /** In pixels. */
                width: number;
            };
            /**
             * Where to fetch it.
             *
             * Format: uri
             */
            downloadURL: string;
            /** Identifies the file in its revision. Made from the seed when absent. */
            id?: string;
            /** The name to save it under. */
            name: string;
            /** Its size, in bytes. */
            size: number;
        };
        /** A document as nodes. Keys and anchors are completed. */
        InputNodes: {
            /** Facts about the whole document. They are replaced. */
            data?: {
                [key: string]: unknown;
            };
            /** The blocks of the document, in order. */
            nodes: components["schemas"]["DocumentBlock"][];
            object?: "document";
        };
        /** A page of an integration, told apart by `type`. */
        InputPage: components["schemas"]["InputPageDocument"] | components["schemas"]["InputPageGroup"] | components["schemas"]["InputPageLink"] | components["schemas"]["InputPageComputed"];
        /** Stands for the pages of another source. They take its place; its own title is shown nowhere. */
        InputPageComputed: {
            computed: components["schemas"]["ComputedContentSource"];
            emoji?: components["schemas"]["RevisionPageEmoji"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id?: components["schemas"]["InputPageId"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            title: components["schemas"]["RevisionPageTitle"];
            type: "computed";
        };
        /** A page with a body, which `computed` tells how to ask for; without it the page is empty. */
        InputPageDocument: {
            computed?: components["schemas"]["ComputedContentSource"];
            /** A line under the title. Empty when absent. */
            description?: string;
            emoji?: components["schemas"]["RevisionPageEmoji"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id?: components["schemas"]["InputPageId"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            /** The pages under this one, in order. None when absent. */
            pages?: components["schemas"]["InputSubpage"][];
            slug?: components["schemas"]["InputPageSlug"];
            title: components["schemas"]["RevisionPageTitle"];
            type: "document";
        };
        /** A title with pages under it, without a body. */
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
        /** Identifies the page in its revision. Made from the seed and the place of the page when absent. */
        InputPageId: string;
        /** A link to something else. */
        InputPageLink: {
            emoji?: components["schemas"]["RevisionPageEmoji"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id?: components["schemas"]["InputPageId"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            target: components["schemas"]["ContentRef"];
            title: components["schemas"]["RevisionPageTitle"];
            type: "link";
        };
        /** What the last segment of the path is made from. The title when absent. */
        InputPageSlug: string;
        /** A page of an integration under another one. Groups are found at the top only. */
        InputSubpage: components["schemas"]["InputPageDocument"] | components["schemas"]["InputPageLink"] | components["schemas"]["InputPageComputed"];
        /**
         * What the content is made from, by name, as it is now.
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
        /** What an integration works with while it answers an event. */
        IntegrationEnvironment: {
            /**
             * Where this API is reached, without `/v1`.
             *
             * Format: uri
             */
            apiEndpoint: string;
            /**
             * A token for this API, the same under both names. It is good for five minutes, in the organization that owns the
             * space, with the scopes `openapi:read` and `space:read`.
             */
            apiTokens: {
                /** The token. */
                installation: string;
                /** The token. */
                integration: string;
            };
            /** The integration in the organization. */
            installation: {
                /** Always empty. */
                configuration: Record<string, never>;
                id: components["schemas"]["IntegrationInstallationId"];
                /** The name of the integration. */
                integration: string;
                object: "integration-installation";
                /** Where it is installed. */
                target: {
                    /** The id of the organization. */
                    organization: string;
                };
            };
            /** The integration itself. */
            integration: {
                /** Its name. */
                name: string;
                object: "integration";
                /** The version of the protocol. */
                version: 1;
            };
            /** Always empty. */
            secrets: Record<string, never>;
            /** Always without a secret. The one that events are signed with is never sent. */
            signingSecrets: {
                integration: "";
            };
            /** The integration in the space. */
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
        /** Why an integration cannot answer. */
        IntegrationError: {
            /** What went wrong, for people. */
            error?: string;
        };
        /**
         * Identifies the event. No two events have the same.
         *
         * @example 0k4v8n1s6m2q
         */
        IntegrationEventId: string;
        /**
         * The integration in the organization that owns the space.
         *
         * @example timetables.saltwater
         */
        IntegrationInstallationId: string;
        /**
         * The options of the source, as the request gave them.
         *
         * @example {
         *       "season": "summer"
         *     }
         */
        IntegrationProps: {
            [key: string]: unknown;
        };
        /**
         * The source, as the last part of the type `integration:<name>:<source>` names it.
         *
         * @example sailings
         */
        IntegrationSourceId: string;
        /**
         * The space that the content is for.
         *
         * @example crew-handbook
         */
        IntegrationSpaceId: string;
        /** A length: a number of pixels, or a value with its unit. */
        Length: number | {
            /** The unit, such as `px` or `%`. */
            unit: string;
            /** How many of them. */
            value: number;
        };
        /** How many items the whole list has, not only this page. */
        ListCount: number;
        /** A block of a list item, told apart by `type`. */
        ListItemBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"] | components["schemas"]["BlockCode"] | components["schemas"]["BlockHint"] | components["schemas"]["BlockBlockquote"] | components["schemas"]["BlockMath"] | components["schemas"]["BlockTable"];
        /** Where the list goes on. Absent on the last page. */
        ListNext: {
            /** The value of the query parameter `page` that answers the next page. Safe in a URL as it is. */
            page: string;
        };
        /** Bold text. */
        MarkBold: {
            object: "mark";
            type: "bold";
        };
        /** Text that is code. */
        MarkCode: {
            object: "mark";
            type: "code";
        };
        /** Text in a color. */
        MarkColor: {
            /** The colors. */
            data: {
                background: components["schemas"]["MarkColorName"];
                text: components["schemas"]["MarkColorName"];
            };
            object: "mark";
            type: "color";
        };
        /** A color. Those with a `$` depend on the theme of the site. */
        MarkColorName: "default" | "green" | "blue" | "red" | "orange" | "yellow" | "purple" | "pink" | "violet" | "cyan" | "$primary" | "$info" | "$success" | "$warning" | "$danger" | "$tint";
        /** Text in italics. */
        MarkItalic: {
            object: "mark";
            type: "italic";
        };
        /** A key to press. */
        MarkKeyboard: {
            object: "mark";
            type: "keyboard";
        };
        /** Text that is struck through. */
        MarkStrikethrough: {
            object: "mark";
            type: "strikethrough";
        };
        /** Small text below the line. */
        MarkSubscript: {
            object: "mark";
            type: "subscript";
        };
        /** Small text above the line. */
        MarkSuperscript: {
            object: "mark";
            type: "superscript";
        };
        /** Identifies the node in its document. The same content has the same key again and again. */
        NodeKey: string;
        /** An OpenAPI document, without the enrichment of `OpenAPISpecVersionContent`. */
        OpenAPIDocument: {
            [key: string]: unknown;
        };
        /** An OpenAPI specification of an organization. */
        OpenAPISpec: {
            /**
             * When it was created.
             *
             * Format: date-time
             */
            createdAt: string;
            /** Identifies the specification for as long as it exists. */
            id: string;
            /**
             * When the last attempt ended, well or badly. Absent until the first one has.
             *
             * Format: date-time
             */
            lastProcessedAt?: string;
            /** How many problems the last attempt found, before the list was cut. */
            lastProcessedErrorCount: number;
            /**
             * What the last attempt found. After a success these are remarks on a usable
             * specification. Long lists are cut; `lastProcessedErrorCount` tells how many there were.
             */
            lastProcessedErrors: components["schemas"]["ProcessingProblem"][];
            lastProcessErrorCode?: components["schemas"]["OpenAPISpecProcessErrorCode"];
            /** The id of the latest version. Absent until the first success; kept when a later attempt fails. */
            lastVersion?: string;
            object: "openapi-spec";
            /** What the caller may do with it. */
            permissions: {
                /** Whether the caller may replace, change and delete it. */
                edit: boolean;
                /** Whether the caller may read it. */
                view: boolean;
            };
            processingState: components["schemas"]["OpenAPISpecProcessingState"];
            /** The name of the specification in URLs, unique in its organization without regard to case. */
            slug: string;
            /**
             * Where the specification is fetched from. Absent when it was given as a text or as a set of files.
             *
             * Format: uri
             */
            sourceURL?: string;
            /**
             * When it was last changed.
             *
             * Format: date-time
             */
            updatedAt: string;
            /** Where to find it. */
            urls: {
                /**
                 * A page about it for people.
                 *
                 * Format: uri
                 */
                app: string;
                /**
                 * This resource in the API.
                 *
                 * Format: uri
                 */
                location: string;
                /**
                 * An address that needs no token and always serves the latest version. Ends in `.json`; with `.yaml` instead it serves YAML. Present only while public.
                 *
                 * Format: uri
                 */
                published?: string;
            };
            visibility: components["schemas"]["OpenAPISpecVisibility"];
        };
        /** An OpenAPI specification that content depends on. */
        OpenAPISpecDependency: {
            /** Identifies the specification. */
            id: string;
            /** The version to use. Absent while the specification has none. */
            lastVersion?: string;
            object: "openapi-spec";
            /** The slug of the specification. */
            slug: string;
            /** Whether everybody may read it. */
            visibility: "private" | "public";
        };
        /** A specification that is given as a set of files, which refer to each other by their paths. */
        OpenAPISpecFilesSource: {
            /** The path of the file that the specification begins with. */
            entry: string;
            /**
             * The text of each file by its path, such as `paths/users.yaml`: relative, with `/` between its parts, and inside of the
             * set. Two paths must not name the same file.
             */
            files: {
                [key: string]: string;
            };
        };
        /** One page of the specifications of an organization. */
        OpenAPISpecList: {
            count: components["schemas"]["ListCount"];
            /** The specifications, the oldest first. */
            items: components["schemas"]["OpenAPISpec"][];
            next?: components["schemas"]["ListNext"];
        };
        /**
         * Why the last attempt failed; absent when it did not. `FETCH_TIMEOUT`: the source took too long to answer.
         * `FETCH_ERROR`: it could not be fetched, or its request headers can no longer be read. `PARSE_ERROR`: what was fetched or
         * given is not a usable OpenAPI document, or processing it takes more than one may take. `lastProcessedErrors` says more.
         */
        OpenAPISpecProcessErrorCode: "FETCH_TIMEOUT" | "FETCH_ERROR" | "PARSE_ERROR";
        /**
         * `pending`: waits to be processed. `progress`: is being processed. `complete`: the last attempt has ended; it failed
         * when `lastProcessErrorCode` is present.
         */
        OpenAPISpecProcessingState: "pending" | "progress" | "complete";
        /**
         * Where a specification comes from: a URL, a text, or a set of files. Exactly one of `url`, `text` and `files` is given;
         * other members are ignored.
         */
        OpenAPISpecSource: components["schemas"]["OpenAPISpecURLSource"] | components["schemas"]["OpenAPISpecTextSource"] | components["schemas"]["OpenAPISpecFilesSource"];
        /** A specification that is given as it is. */
        OpenAPISpecTextSource: {
            /** An OpenAPI document as text, in JSON or YAML. */
            text: string;
        };
        /**
         * A specification that is fetched, together with the files that it refers to. It is fetched again on an interval, and when
         * the same source is sent again.
         */
        OpenAPISpecURLSource: {
            /**
             * Request headers by their name, for a source that does not answer everybody. They are kept encrypted, are never shown,
             * and are sent to the origin of `url` only: also for the files there that the document refers to, never on after a
             * redirect to another origin. When they are left out, those of an earlier source with the same origin stay; `{}`
             * removes them.
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * An `http` or `https` address of an OpenAPI document, in JSON or YAML.
             *
             * Format: uri
             */
            url: string;
        };
        /** A version of a specification, made whenever its source was processed and had changed. */
        OpenAPISpecVersion: {
            /**
             * When the version was made.
             *
             * Format: date-time
             */
            createdAt: string;
            /** Identifies the version. Never `latest`. */
            id: string;
            object: "openapi-spec-version";
            /**
             * The processed document of this version. It stays the same for as long as the version exists.
             *
             * Format: uri
             */
            url: string;
            /** Where to find it. */
            urls: {
                /**
                 * A page about the specification for people.
                 *
                 * Format: uri
                 */
                app: string;
                /**
                 * This resource in the API.
                 *
                 * Format: uri
                 */
                location: string;
            };
        };
        /** What is in a version. */
        OpenAPISpecVersionContent: {
            /** The files of the version. Exactly one of them is the entry. */
            filesystem: components["schemas"]["FilesystemEntry"][];
            /**
             * The same as `urls.source`.
             *
             * Format: uri
             */
            url: string;
            /** Where the document of this version can be fetched. */
            urls: {
                /**
                 * An address that needs no token. Null while the specification is private.
                 *
                 * Format: uri
                 */
                public: string | null;
                /**
                 * The processed document. A token is needed.
                 *
                 * Format: uri
                 */
                source: string;
            };
        };
        /** One page of the versions of a specification. */
        OpenAPISpecVersionList: {
            count: components["schemas"]["ListCount"];
            /** The versions, the newest first. */
            items: components["schemas"]["OpenAPISpecVersion"][];
            next?: components["schemas"]["ListNext"];
        };
        /** The entry file of a version, exactly as it was given or fetched. */
        OpenAPISpecVersionRaw: {
            /** The path of the entry file. Only for a set of files. */
            entry?: string;
            /** The text of every file of the set by its path, the entry included. Only for a set of files. */
            files?: {
                [key: string]: string;
            };
            /** The language of the text. */
            format: "json" | "yaml";
            /** The text of the file. */
            text: string;
        };
        /** `private`: a token is needed to read it. `public`: it is also published at an address without a token. */
        OpenAPISpecVisibility: "private" | "public";
        /** An organization. */
        Organization: {
            /** Whether features that use language models are on. */
            ai?: boolean;
            /** How it pays. Absent when the server keeps no billing for it. */
            billing?: {
                /**
                 * When the time that is paid for ends. Null when it does not.
                 *
                 * Format: date-time
                 */
                endDate: string | null;
                /** Whether the last payment failed. */
                hasPaymentFailed: boolean;
                /** How often it pays. */
                interval: "monthly" | "yearly";
                /** Whether the plan ends with the time that is paid for. */
                isScheduledToCancel: boolean;
            };
            /** Why the organization is blocked. Absent when it is not. */
            blocked?: {
                /** The reason. */
                reason: "security";
            };
            /** What kind of community it is. Absent when it is none. */
            communityType?: "nonProfit" | "openSource" | "education";
            /**
             * When it was created.
             *
             * Format: date-time
             */
            createdAt: string;
            /**
             * Its own host name. Absent when it has none.
             *
             * Format: hostname
             */
            customHostname?: string;
            /** What members see first. Absent when nothing was chosen. */
            defaultContent?: {
                /** The id of the site. */
                site: string;
                /** The kind of content. */
                type: "site";
            };
            /** The role of new members, null for guests. Absent when nobody said so. */
            defaultRole?: "admin" | "create" | "edit" | "review" | "comment" | "read" | null;
            /** The email domains it claims, in lower case and ASCII form. */
            emailDomains: string[];
            /** The name of its place on a shared host. Absent when it has none. */
            hostname?: string;
            /** Identifies the organization. */
            id: string;
            /** Kept for older clients. A move to other prices that is offered to the organization. */
            internal_billingMigration?: {
                /**
                 * Until when the offer holds.
                 *
                 * Format: date-time
                 */
                deadline?: string;
                /**
                 * When the discount ends.
                 *
                 * Format: date-time
                 */
                discountEndDate?: string;
                /** The discount, in percent. */
                discountPercent?: number;
            };
            /** Kept for older clients. Has no meaning here. */
            internal_isOnNewTrial?: boolean;
            /** Whether people can be invited by a link. */
            inviteLinks: boolean;
            /** What has to happen before a change may be merged. */
            mergeRules: {
                /**
                 * The kind of rules, `none` when there are none.
                 *
                 * @example none
                 */
                type: string;
            };
            object: "organization";
            /** What the caller may do in it. */
            permissions: {
                /** Enter it. */
                access: boolean;
                /** Administer it. */
                admin: boolean;
                /** Create content. */
                createContent: boolean;
                /** Create OpenAPI specifications. */
                createOpenAPISpec: boolean;
                /** Add an integration. */
                installIntegration: boolean;
                /** See the integrations it uses. */
                listInstallations: boolean;
                /** See the integrations it offers. */
                listIntegrations: boolean;
                /** See its members. */
                listMembers: boolean;
                /** See its teams. */
                listTeams: boolean;
                /** Own a team. */
                ownTeam: boolean;
                /** See it. */
                view: boolean;
                /** See how it pays. */
                viewBilling: boolean;
            };
            /** The plan it is on. */
            plan: "free_2024" | "plus_2024" | "pro_2024" | "enterprise_2024" | "community_2024" | "free" | "plus" | "pro" | "internal";
            /** Whether its members sign in through their own identity provider. */
            sso?: boolean;
            /** Its name, for people. Begins and ends with something other than a space. */
            title: string;
            /** Whether it tries out a plan. */
            trial: {
                /** How many trials it has had. */
                count: number;
                /** What was decided for the time after the trial. Absent when nothing was. */
                decision?: "downgrade";
                /**
                 * When the trial ends. Absent without a trial.
                 *
                 * Format: date-time
                 */
                endDate?: string;
                /** Where the trial stands. `notapplicable` when there are no trials here. */
                status: "notapplicable" | "none" | "active" | "ended" | "expired";
            };
            /** What kind of organization it is. */
            type: "business" | "community";
            /** Where to find it. */
            urls: {
                /**
                 * A page about it for people.
                 *
                 * Format: uri
                 */
                app: string;
                /**
                 * This resource in the API.
                 *
                 * Format: uri
                 */
                location: string;
                /**
                 * Its logo. Absent when it has none.
                 *
                 * Format: uri
                 */
                logo?: string;
            };
            /** What it writes documentation for. Absent when nobody said so. */
            useCase?: "internalDocs" | "docsSite" | "audienceControlledSite" | "productDocs" | "teamKnowledgeBase" | "designSystem" | "openSourceDocs" | "notes" | "other";
        };
        /** The organizations that claim an email domain. */
        OrganizationsForEmailDomain: {
            /** The organizations, the oldest first. Empty when nobody claims the domain. */
            organizations: components["schemas"]["Organization"][];
        };
        /** Nodes that are passed on as an integration gave them. */
        OtherNodes: {
            [key: string]: unknown;
        }[];
        /** One thing that was found while a source was processed. */
        ProcessingProblem: {
            /** The rule that was broken, a word that stays the same. */
            code?: string;
            /** The character in the line, counted from 1. */
            column?: number;
            /** The file or URL it is in. Absent when it is in the one that the source begins with. */
            file?: string;
            /** The line in the file, counted from 1. */
            line?: number;
            /** What is wrong, for people. */
            message: string;
            /** A JSON pointer to the place in its file. */
            pointer?: string;
            /**
             * `error`: the specification breaks a rule. `warning`: it could be better. `info`: how it was processed; nothing has to be
             * changed.
             */
            severity?: "error" | "warning" | "info";
        };
        /** A reference to something, with its state. */
        ResolvedDependency: {
            ref: components["schemas"]["ComputedContentRef"];
            /**
             * The state of what is meant; null when it does not exist. Spaces and translations are always null: this server keeps
             * no content of its own for them.
             */
            value: components["schemas"]["OpenAPISpecDependency"] | null;
        };
        /**
         * A small OpenAPI 3.1 document with all that the block shows and nothing else. References are kept; what they mean is
         * in its `components`. At most 256 KiB as JSON, and 4 MiB in all blocks of a document together: what does not fit is
         * left out, and `truncated` says so. Present only with `schema=next`.
         *
         * Its author is whoever wrote the specification, so treat it as untrusted input. Safe to insert into a page as it is: the
         * members `x-gitbook-description-html`, which are sanitized HTML. To be escaped or sanitized by the reader: everything else,
         * in particular every `description` (Markdown that may contain HTML), `summary` and `title`, all names and examples, and
         * URLs (`externalDocs`, `servers`, `contact`, `license`, `x-logo`), which may have any scheme.
         */
        ResolvedFragment: {
            [key: string]: unknown;
        };
        /** Whether `resolved` was cut because it would be too large. Absent when it was not. */
        ResolvedFragmentTruncated: boolean;
        /** A file. */
        RevisionFile: {
            /** Its media type. */
            contentType: string;
            /** The size of an image, in pixels. Absent for other files. */
            dimensions?: {
                /** In pixels. */
                height: number;
                /** In pixels. */
                width: number;
            };
            /** Where to fetch it. */
            downloadURL: string;
            git?: components["schemas"]["GitBlob"];
            /** Identifies the file in its revision. */
            id: string;
            /** The name to save it under. */
            name: string;
            /** Its size, in bytes. */
            size: number;
        };
        /** A page of a revision, told apart by `type`. */
        RevisionPage: components["schemas"]["RevisionPageDocument"] | components["schemas"]["RevisionPageGroup"] | components["schemas"]["RevisionPageLink"];
        /**
         * A page with a body. A generated page carries `computed` and `computedSeed`, always together: send them as `source`
         * and `seed` to get its document. A page with neither of them, `documentId`, `document` or `markdown` is empty.
         */
        RevisionPageDocument: {
            computed?: components["schemas"]["ComputedContentSource"];
            /** The seed of the document of this page. */
            computedSeed?: string;
            /** An expression that says who sees the page. Absent when everybody does. */
            condition?: string;
            /** A picture above the title. Absent without one. */
            cover?: {
                [key: string]: unknown;
            };
            /**
             * When the page was made. Absent on generated pages.
             *
             * Format: date-time
             */
            createdAt?: string;
            /** A line under the title. */
            description?: string;
            document?: components["schemas"]["Document"];
            /** The id of a document that is kept elsewhere. Absent on generated pages. */
            documentId?: string;
            emoji?: components["schemas"]["RevisionPageEmoji"];
            git?: components["schemas"]["GitBlob"];
            hidden?: components["schemas"]["RevisionPageHidden"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id: components["schemas"]["RevisionPageId"];
            /** An older name of the type. */
            kind: "sheet";
            layout: components["schemas"]["RevisionPageLayout"];
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            /** The body as Markdown. Absent on generated pages. */
            markdown?: string;
            /** Links for the head of the page. */
            metaLinks?: {
                [key: string]: unknown;
            };
            noIndex?: components["schemas"]["RevisionPageNoIndex"];
            noRobotsIndex?: components["schemas"]["RevisionPageNoRobotsIndex"];
            /** The pages under this one, in order. */
            pages: components["schemas"]["RevisionSubpage"][];
            path: components["schemas"]["RevisionPagePath"];
            slug: components["schemas"]["RevisionPageSlug"];
            /** Labels of the page. Empty on generated pages. */
            tags: {
                [key: string]: unknown;
            }[];
            title: components["schemas"]["RevisionPageTitle"];
            type: "document";
            /**
             * When the page last changed. Absent on generated pages.
             *
             * Format: date-time
             */
            updatedAt?: string;
            /** Where to find it. */
            urls: {
                /**
                 * The page for people.
                 *
                 * Format: uri
                 */
                app: string;
            };
            /** Values that the body can refer to. */
            variables?: {
                [key: string]: unknown;
            };
        };
        /** An emoji before the title. Absent without one. */
        RevisionPageEmoji: string;
        /** A title with pages under it, without a body. */
        RevisionPageGroup: {
            /** An expression that says who sees the group. Absent when everybody does. */
            condition?: string;
            /**
             * When the group was made. Absent on generated pages.
             *
             * Format: date-time
             */
            createdAt?: string;
            emoji?: components["schemas"]["RevisionPageEmoji"];
            hidden?: components["schemas"]["RevisionPageHidden"];
            icon?: components["schemas"]["RevisionPageIcon"];
            id: components["schemas"]["RevisionPageId"];
            /** An older name of the type. */
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
             * When the group last changed. Absent on generated pages.
             *
             * Format: date-time
             */
            updatedAt?: string;
        };
        /** Whether the page is left out of menus. False when absent. */
        RevisionPageHidden: boolean;
        /** The name of an icon before the title. Absent without one. */
        RevisionPageIcon: string;
        /** Identifies the page in its revision. Follows from the seed and from what the page shows. */
        RevisionPageId: string;
        /** Which parts of a page are shown, and how. */
        RevisionPageLayout: {
            /** Whether actions on the page are offered. */
            actions: boolean;
            /** Whether headings can be linked to. */
            anchors: boolean;
            /** Whether the picture is shown. */
            cover: boolean;
            /** How the picture is faded out. */
            coverMask: "none" | "radial";
            /** How large the picture is. */
            coverSize: "hero" | "full" | "background";
            /** Whether the line under the title is shown. */
            description: boolean;
            /** Whether dates and authors are shown. */
            metadata: boolean;
            /** Whether the headings of the page are listed beside it. */
            outline: boolean;
            /** Whether there are links to the pages before and after. */
            pagination: boolean;
            /** Whether the menu of pages is shown. */
            tableOfContents: boolean;
            /** Whether the labels of the page are shown. */
            tags: boolean;
            /** Whether the title is shown. */
            title: boolean;
            /** How wide the body is. */
            width: "default" | "wide";
        };
        /** A link to something else. */
        RevisionPageLink: {
            /** An expression that says who sees the link. Absent when everybody does. */
            condition?: string;
            /**
             * When the link was made. Absent on generated pages.
             *
             * Format: date-time
             */
            createdAt?: string;
            emoji?: components["schemas"]["RevisionPageEmoji"];
            hidden?: components["schemas"]["RevisionPageHidden"];
            /** Where the target is found. Absent when the client works it out. */
            href?: string;
            icon?: components["schemas"]["RevisionPageIcon"];
            id: components["schemas"]["RevisionPageId"];
            /** An older name of the type. */
            kind: "link";
            linkTitle?: components["schemas"]["RevisionPageLinkTitle"];
            target: components["schemas"]["ContentRef"];
            title: components["schemas"]["RevisionPageTitle"];
            type: "link";
            /**
             * When the link last changed. Absent on generated pages.
             *
             * Format: date-time
             */
            updatedAt?: string;
        };
        /** A shorter title for menus. The title when absent. */
        RevisionPageLinkTitle: string;
        /** Whether the page is left out of the search of the site. False when absent. */
        RevisionPageNoIndex: boolean;
        /** Whether the page is left out of search engines. False when absent. */
        RevisionPageNoRobotsIndex: boolean;
        /** The slugs from the top down to the page, joined by `/`, without one at the beginning. */
        RevisionPagePath: string;
        /** The last segment of the path, made from the title. */
        RevisionPageSlug: string;
        /** The title of the page. */
        RevisionPageTitle: string;
        /** A content that is shown in several pages. */
        RevisionReusableContent: {
            /** Identifies the content in its revision. */
            id: string;
            /** Its name, for people. */
            title: string;
        };
        /** A page under another page. Groups are found at the top only. */
        RevisionSubpage: components["schemas"]["RevisionPageDocument"] | components["schemas"]["RevisionPageLink"];
        /** An address, which may be relative. Of those with a scheme only `http`, `https`, `mailto` and `tel`. */
        SafeAddress: string;
        /** A column of a table, told apart by `type`. */
        TableColumn: components["schemas"]["TableTextColumn"] | components["schemas"]["TableOtherColumn"];
        /** The text of a cell. */
        TableFragment: {
            /** The name of the fragment, which is the value of the cell. */
            fragment: string;
            /** The blocks of the cell. */
            nodes: components["schemas"]["TextBlock"][];
            object: "fragment";
            /** The kind of fragment. */
            type?: string;
        };
        /** A column of something else. Passed on as an integration gave it. */
        TableOtherColumn: {
            /** Identifies the column in its table. */
            id: string;
            /** What is written above it. */
            title: string;
            /** What is in the column. (enum property replaced by openapi-typescript) */
            type: "number" | "checkbox" | "files" | "users" | "rating" | "select" | "content-ref" | "image";
        };
        /** A row of a table. */
        TableRecord: {
            /** The place of the row. Rows are sorted by comparing these texts, so that numbers are padded with zeros. */
            orderIndex: string;
            /** The cells, by the ids of their columns. In a column of text, the name of the fragment with the text. */
            values: {
                [key: string]: unknown;
            };
        };
        /** A column of text, the only type that is made from Markdown. */
        TableTextColumn: {
            /** Identifies the column in its table. */
            id: string;
            /** To which side the text is set. */
            textAlignment: "left" | "center" | "right";
            /** What is written above it. */
            title: string;
            type: "text";
            /** Where in a high row the text is set. */
            verticalAlignment?: string;
        };
        /** How a table is shown. */
        TableView: {
            /** The ids of the columns, in order. */
            columns: string[];
            /** The widths of columns, by their ids. */
            columnWidths?: {
                [key: string]: number;
            };
            /** Whether the titles of the columns are left out. */
            hideHeader: boolean;
            /** Whether the first column stays in view. */
            stickyFirstColumn?: boolean;
            /** Whether the titles stay in view. */
            stickyHeader?: boolean;
            type: "grid";
        };
        /** To which side the text is set. `start` when absent. */
        TextAlignment: "start" | "center" | "end";
        /** A block in which there is mainly text, told apart by `type`. */
        TextBlock: components["schemas"]["BlockParagraph"] | components["schemas"]["BlockHeading1"] | components["schemas"]["BlockHeading2"] | components["schemas"]["BlockHeading3"] | components["schemas"]["BlockListUnordered"] | components["schemas"]["BlockListOrdered"] | components["schemas"]["BlockListTasks"] | components["schemas"]["BlockDivider"];
        /** What to change in a specification. */
        UpdateOpenAPISpec: {
            visibility: components["schemas"]["OpenAPISpecVisibility"];
        };
        /** Whom a token speaks for. */
        User: {
            /** A name for people, as given when the token was made. */
            displayName: string;
            /** The email address. Absent when the token was made without one. */
            email?: string;
            /** Identifies the subject of the token. */
            id: string;
            object: "user";
            /** Where to find it. */
            urls: {
                /**
                 * This resource in the API.
                 *
                 * Format: uri
                 */
                location: string;
            };
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
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
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
                ETag: components["headers"]["ETag"];
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
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                ETag: components["headers"]["ETag"];
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
    };
    parameters: {
        /**
         * Which form of document to answer. In `current`, blocks that show an operation, a webhook or schemas only point into
         * the specification. In `next`, each of them also carries what it shows, as `data.resolved`; that needs the scope
         * `openapi:read` as well.
         *
         * @example current
         */
        DocumentSchema: components["schemas"]["DocumentSchema"];
        /**
         * The part of an email address after the `@`. Upper and lower case are the same.
         *
         * @example saltwater.example
         */
        EmailDomain: string;
        /**
         * The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
         * separated by commas, and `*`, work too.
         *
         * @example "5b0f3c9a7d21"
         */
        IfNoneMatch: string;
        /**
         * How many items a page has at most.
         *
         * @example 50
         */
        Limit: number;
        /**
         * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
         *
         * @example saltwater
         */
        OrganizationId: string;
        /**
         * Which page of the list to answer: the `next.page` of the page before it. Without it, the first page. The value means
         * something to the server only, and only for the list that it came from.
         *
         * @example c2FsdHdhdGVyOjE3NjM2.5f0c1e
         */
        Page: string;
        /**
         * The id of the space.
         *
         * @example ferrydocs
         */
        SpaceId: string;
        /**
         * The slug of the specification. Upper and lower case are the same here.
         *
         * @example ferry-bookings
         */
        SpecSlug: string;
        /**
         * The id of the version.
         *
         * @example v3t9p7c2m8x5
         */
        VersionId: string;
        /**
         * The slug of the specification: letters and digits in groups that are joined by single hyphens. Upper and lower case
         * are the same when a slug is looked up; a new specification keeps the spelling that it was created with.
         *
         * @example ferry-bookings
         */
        WritableSpecSlug: string;
    };
    requestBodies: never;
    headers: {
        /** @example * */
        AccessControlAllowOrigin: string;
        /** @example ETag */
        AccessControlExposeHeaders: string;
        /** @example private, no-cache */
        CacheControl: string;
        /** @example sandbox; default-src 'none' */
        ContentSecurityPolicy: string;
        /** @example "5b0f3c9a7d21" */
        ETag: string;
        /** @example max-age=60 */
        GitBookCacheControl: string;
        /** @example organization:saltwater:openapi:ferry-bookings */
        GitBookCacheTag: string;
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
                 * The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 * separated by commas, and `*`, work too.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
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
                 * The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 * separated by commas, and `*`, work too.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
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
                 * The part of an email address after the `@`. Upper and lower case are the same.
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
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
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
    listOpenAPISpecs: {
        parameters: {
            query?: {
                /**
                 * How many items a page has at most.
                 *
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Which page of the list to answer: the `next.page` of the page before it. Without it, the first page. The value means
                 * something to the server only, and only for the list that it came from.
                 *
                 * @example c2FsdHdhdGVyOjE3NjM2.5f0c1e
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
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
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
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
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
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
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification: letters and digits in groups that are joined by single hyphens. Upper and lower case
                 * are the same when a slug is looked up; a new specification keeps the spelling that it was created with.
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
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
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
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
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
    listOpenAPISpecVersions: {
        parameters: {
            query?: {
                /**
                 * How many items a page has at most.
                 *
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Which page of the list to answer: the `next.page` of the page before it. Without it, the first page. The value means
                 * something to the server only, and only for the list that it came from.
                 *
                 * @example c2FsdHdhdGVyOjE3NjM2.5f0c1e
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
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
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The id of the version.
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
                 * The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 * separated by commas, and `*`, work too.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The id of the version.
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
                 * The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 * separated by commas, and `*`, work too.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The id of the version.
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
                 * The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 * separated by commas, and `*`, work too.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
                 *
                 * @example ferry-bookings
                 */
                specSlug: components["parameters"]["SpecSlug"];
                /**
                 * The id of the version.
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
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
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
                 * The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 * separated by commas, and `*`, work too.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
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
                 * The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 * separated by commas, and `*`, work too.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The ID of the organization. Upper and lower case are the same here; responses contain the ID as it was created.
                 *
                 * @example saltwater
                 */
                organizationId: components["parameters"]["OrganizationId"];
                /**
                 * The slug of the specification. Upper and lower case are the same here.
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
                 * Which form of document to answer. In `current`, blocks that show an operation, a webhook or schemas only point into
                 * the specification. In `next`, each of them also carries what it shows, as `data.resolved`; that needs the scope
                 * `openapi:read` as well.
                 *
                 * @example current
                 */
                schema?: components["parameters"]["DocumentSchema"];
            };
            header?: {
                /**
                 * The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 * separated by commas, and `*`, work too.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The id of the space.
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
                 * The `ETag` of an earlier answer. When it is still the right one, the answer is 304 without a body. Several values
                 * separated by commas, and `*`, work too.
                 *
                 * @example "5b0f3c9a7d21"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The id of the space.
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
