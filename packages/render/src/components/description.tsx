import type { RenderContext } from '../model/render-context.js';
import type { Description } from '../model/schema-view.js';

interface DescriptionProps {
  description: Description | undefined;
  context: RenderContext;
}

/** The text of an author, in the direction of its script. */
export function DescriptionText({ description, context }: DescriptionProps) {
  if (description === undefined) return null;
  if ('html' in description) {
    const html = context.sanitize(description.html);
    return <div className="shelf-text" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
  }
  const paragraphs = description.text.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return (
    <div className="shelf-text" dir="auto">
      {paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
