import type { ComponentChildren } from 'preact';
import { shortName } from '../base/words.js';
import { DescriptionText } from '../components/description.js';
import { Code, TokenCode } from '../highlight/code.js';
import type { ExampleView, OperationView } from '../model/operation-view.js';
import type { RenderContext } from '../model/render-context.js';
import { MoreLink } from '../schema/more-link.js';

interface Panel {
  label: string;
  examples: readonly ExampleView[];
}

interface PanelsProps {
  view: OperationView;
  context: RenderContext;
}

/** Code that sends a request, by language. */
export function SamplePanels({ view, context }: PanelsProps) {
  const { samples, id = '' } = view;
  if (samples.length === 0) return null;
  return (
    <Panels name="Code samples" view={view}>
      <shelf-tabs data-remember="language">
        {samples.map((sample, index) => (
          <details key={index} name={groupName(`samples-${id}`, context)} open={isOpen(index, context)}>
            <summary>{sample.label}</summary>
            {'tokens' in sample ? (
              <TokenCode tokens={sample.tokens} />
            ) : (
              <Code text={sample.text} language={sample.language} context={context} />
            )}
          </details>
        ))}
      </shelf-tabs>
    </Panels>
  );
}

/** A landmark, unless the page has several operations, whose landmarks would have equal names. */
function Panels({
  name,
  view,
  children,
}: {
  name: string;
  view: OperationView;
  children: ComponentChildren;
}) {
  const { kind, title, method, path } = view;
  if (kind !== 'callback' && title === undefined) {
    return (
      <section className="shelf-panels" aria-label={name}>
        {children}
      </section>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className="shelf-panels" role="group" aria-label={`${name} of ${method} ${shortName(path)}`}>
      {children}
    </div>
  );
}

/** Details of the same name are an accordion: on paper, all of them are open. */
function groupName(name: string, { options }: RenderContext): string | undefined {
  return options.open === true ? undefined : name;
}

function isOpen(index: number, { options }: RenderContext): boolean {
  return index === 0 || options.open === true;
}

/** Examples of the request body, then of the responses. */
export function ExamplePanels({ view, context }: PanelsProps) {
  const panels = panelsOf(view);
  if (panels.length === 0) return null;
  return (
    <Panels name="Examples" view={view}>
      <shelf-tabs>
        {panels.map(({ label, examples }, index) => (
          <details
            key={label}
            name={groupName(`examples-${view.id ?? ''}`, context)}
            open={isOpen(index, context)}
          >
            <summary>{label}</summary>
            {examples.map((example) => (
              <Example key={example.id} example={example} isOnly={examples.length === 1} context={context} />
            ))}
          </details>
        ))}
      </shelf-tabs>
    </Panels>
  );
}

function panelsOf({ body, responses, kind }: OperationView): Panel[] {
  const all = [
    { label: kind === 'operation' ? 'Request' : 'Payload', media: body?.media ?? [] },
    ...responses.map(({ status, media }) => ({ label: status, media })),
  ];
  return all.flatMap(({ label, media }) => {
    const examples = media.flatMap((each) => each.examples);
    return examples.length === 0 ? [] : [{ label, examples }];
  });
}

/** Lines of an example that are shown at first, unless all details are open. */
const maxLines = 200;

/** An example with its name. */
export function Example({
  example,
  isOnly,
  context,
}: {
  example: ExampleView;
  isOnly: boolean;
  context: RenderContext;
}) {
  const { name, summary, description, text, url, isDescribed, more } = example;
  const href = url === undefined ? undefined : context.href({ kind: 'url', url });
  const lines = text.split('\n');
  const title = isOnly ? summary : (summary ?? name);
  const shown = context.options.open === true ? lines.length : maxLines;
  return (
    <>
      {url !== undefined && (
        <p className="shelf-code-title">
          {title} {href === undefined ? url : <a href={href}>{url}</a>}
        </p>
      )}
      {isDescribed && title !== undefined && <p className="shelf-code-title">{title}</p>}
      {url === undefined && !isDescribed && (
        <Code
          title={title}
          text={lines.slice(0, shown).join('\n')}
          language={example.language}
          isPlain={example.isPlain}
          context={context}
        />
      )}
      {description && (
        <div className="shelf-example-text">
          <DescriptionText description={description} context={context} />
        </div>
      )}
      {lines.length > shown && (
        <details className="shelf-more">
          <summary>All {lines.length} lines</summary>
          <Code text={text} context={context} />
        </details>
      )}
      {more && <MoreLink more={more} context={context} />}
    </>
  );
}
