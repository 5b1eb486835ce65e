const elements = new Set(
  [
    ['math', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'mfrac', 'msqrt', 'mroot', 'msub', 'msup'],
    ['msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts', 'none', 'mtable', 'mtr'],
    ['mtd', 'mstyle', 'mpadded', 'mphantom', 'menclose', 'merror'],
  ].flat(),
);

const attributes = new Set(
  [
    ['display', 'displaystyle', 'scriptlevel', 'fence', 'form', 'stretchy', 'symmetric', 'largeop', 'accent'],
    [
      'accentunder',
      'movablelimits',
      'separator',
      'lspace',
      'rspace',
      'minsize',
      'maxsize',
      'width',
      'height',
    ],
    ['depth', 'voffset', 'linethickness', 'mathvariant', 'mathcolor', 'mathbackground', 'columnspan'],
    ['rowspan', 'notation'],
  ].flat(),
);

/** Elements of HTML without effect, which are removed. */
const removed = new Set(['span']);

const tagPattern = /<(\/?)([a-z]+)((?: [a-z-]+="[^"<>]*")*)>/g;

/**
 * Returns MathML without inline styles, which the content security policy of documentation pages forbids, and without links, scripts,
 * and other elements of HTML. Returns undefined for text that it does not understand completely.
 */
export function sanitizeMathML(text: string): string | undefined {
  const sanitized: string[] = [];
  let end = 0;
  for (const { 0: tag, 1: slash = '', 2: name = '', 3: source = '', index } of text.matchAll(tagPattern)) {
    sanitized.push(text.slice(end, index));
    end = index + tag.length;
    if (removed.has(name)) continue;
    if (!elements.has(name)) return undefined;
    sanitized.push(`<${slash}${name}${slash === '/' ? '' : attributesOf(source)}>`);
  }
  sanitized.push(text.slice(end));
  // Without its known tags, the text must have no angle brackets.
  return /[<>]/.test(text.replaceAll(tagPattern, '')) ? undefined : sanitized.join('');
}

function attributesOf(source: string): string {
  const found = [...source.matchAll(/ ([a-z-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) => {
    if (name === 'style') return colorOf(value);
    if (name === 'class') return alignmentOf(value);
    return attributes.has(name) && /^[\w#.+ -]*$/.test(value) ? [`${name}="${value}"`] : [];
  });
  return found.map((attribute) => ` ${attribute}`).join('');
}

function colorOf(style: string): string[] {
  const [, color] = /(?:^|;)color:(#[0-9a-f]{6})(?:;|$)/i.exec(style) ?? [];
  return color === undefined ? [] : [`mathcolor="${color}"`];
}

/** Alignment of the cells of a table. */
function alignmentOf(classes: string): string[] {
  const [, side] = /\btml-(left|right)\b/.exec(classes) ?? [];
  return side === undefined ? [] : [`class="shelf-math-${side}"`];
}
