import type { Schema } from '@specshelf/contract';

export type Document = Schema<'Document'>;

export type Block = Schema<'DocumentBlock'>;
export type BlockquoteBlock = Schema<'BlockquoteBlock'>;
export type ListItemBlock = Schema<'ListItemBlock'>;
export type TextBlock = Schema<'TextBlock'>;
export type Code = Schema<'BlockCode'>;
export type Column = Schema<'BlockColumn'>;
export type Expandable = Schema<'BlockExpandable'>;
export type Heading = Schema<'BlockHeading1' | 'BlockHeading2' | 'BlockHeading3'>;
export type Hint = Schema<'BlockHint'>;
export type HintBlock = Schema<'HintBlock'>;
export type Image = Schema<'BlockImage'>;
export type List = Schema<'BlockListUnordered' | 'BlockListOrdered' | 'BlockListTasks'>;
export type ListItem = Schema<'BlockListItem'>;
export type Paragraph = Schema<'BlockParagraph'>;
export type Step = Schema<'BlockStepperStep'>;
export type Tab = Schema<'BlockTabsItem'>;
export type Table = Schema<'BlockTable'>;
export type TableColumn = Schema<'TableTextColumn'>;
export type TableRecord = Schema<'TableRecord'>;

export type TextOrInline = Schema<'DocumentTextOrInline'>;
export type Text = Schema<'DocumentText'>;
export type Leaf = Schema<'DocumentLeaf'>;
export type Mark = Schema<'DocumentMark'>;
export type InlineImage = Schema<'InlineImage'>;
export type Link = Schema<'InlineLink'>;

export type ContentRef = Schema<'ContentRef'>;
