import type { Leaf, Mark } from '../model/node-types.js';

/** A piece of text with its marks; a line feed is a line break. */
export function Marked({ leaf }: { leaf: Leaf }) {
  const { text, marks } = leaf;
  const [mark, ...others] = marks;
  if (mark === undefined) return <Lines text={text} />;
  return <Decorated mark={mark} leaf={{ ...leaf, marks: others }} />;
}

function Decorated({ mark, leaf }: { mark: Mark; leaf: Leaf }) {
  const content = <Marked leaf={leaf} />;
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>;
    case 'italic':
      return <em>{content}</em>;
    case 'code':
      return <code>{content}</code>;
    case 'keyboard':
      return <kbd>{content}</kbd>;
    case 'strikethrough':
      return <del>{content}</del>;
    case 'superscript':
      return <sup>{content}</sup>;
    case 'subscript':
      return <sub>{content}</sub>;
    case 'color':
      return <span className={colorClasses(mark.data)}>{content}</span>;
    default:
      return content;
  }
}

function colorClasses({ text, background }: { text: string; background: string }): string {
  return [`shelf-color-${text.replace('$', '')}`, `shelf-mark-${background.replace('$', '')}`]
    .filter((name) => !name.endsWith('-default'))
    .join(' ');
}

function Lines({ text }: { text: string }) {
  const lines = text.split('\n');
  if (lines.length === 1) return <>{text}</>;
  return (
    <>
      {lines.map((line, index) => (
        <Line key={index} text={line} isFirst={index === 0} />
      ))}
    </>
  );
}

function Line({ text, isFirst }: { text: string; isFirst: boolean }) {
  return (
    <>
      {!isFirst && <br />}
      {text}
    </>
  );
}
