import type { Extension as MdastExtension } from 'mdast-util-from-markdown';
import type { Construct, Extension, State } from 'micromark-util-types';
import { readTemplateTag } from './template-tag.js';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    templateTag: 'templateTag';
  }
}

declare module 'mdast' {
  /** A line with a tag of a template block. */
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

/** A line of its own: it ends a paragraph and, as it is not indented, the list before it. */
const templateLine: Construct = {
  name: 'templateLine',
  tokenize(effects, ok, nok) {
    const inside: State = (code) => {
      // Line endings have the lowest codes, then tabs.
      if (code !== null && code >= horizontalTab) {
        effects.consume(code);
        return inside;
      }
      const line = this.sliceSerialize(effects.exit('templateTag'));
      return readTemplateTag(line) === undefined ? nok(code) : ok(code);
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
