import type { Extension as MdastExtension } from 'mdast-util-from-markdown';
import type { Construct, Extension, State } from 'micromark-util-types';
import { parseTemplateTag } from './template-tag.js';

// The only file that depends on micromark's tokenizer. See docs/decisions/0004-parse-markdown-with-mdast-and-hast.md.

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    templateTag: 'templateTag';
  }
}

declare module 'mdast' {
  /** A line that consists of a template tag. */
  interface TemplateLine {
    type: 'templateLine';
    value: string;
  }
  interface BlockContentMap {
    templateLine: TemplateLine;
  }
  interface RootContentMap {
    templateLine: TemplateLine;
  }
}

const brace = 0x7b;
const horizontalTab = -2;

/** A block construct: the line ends the paragraph and, unless it is indented, the list before it. */
const templateLine: Construct = {
  name: 'templateLine',
  tokenize(effects, ok, nok) {
    const inside: State = (code) => {
      // In micromark, line endings have the lowest character codes, followed by tabs.
      if (code !== null && code >= horizontalTab) {
        effects.consume(code);
        return inside;
      }
      const line = this.sliceSerialize(effects.exit('templateTag'));
      return parseTemplateTag(line) === undefined ? nok(code) : ok(code);
    };
    return (start) => {
      effects.enter('templateTag');
      effects.consume(start);
      return inside;
    };
  },
};

export const templateSyntax: Extension = { flow: { [brace]: templateLine } };

export const templateFromMarkdown: MdastExtension = {
  enter: {
    templateTag(token) {
      this.enter({ type: 'templateLine', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    templateTag(token) {
      this.exit(token);
    },
  },
};
