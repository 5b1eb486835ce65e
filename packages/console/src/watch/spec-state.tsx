/// <reference path="../islands/custom-elements.d.ts" />

import type { Schema } from '@specshelf/contract';
import { displayedState } from '@specshelf/service';
import { InlineCode } from '../components/inline-code.js';
import { pluralize } from '../components/pluralize.js';
import { describeAge } from '../components/relative-time.js';
import { summarizeProblems } from '../components/summarize-problems.js';
import { Timestamp } from '../components/timestamp.js';
import { createReaderLinks, type ReaderLinks } from '../reader/reading/reader-links.js';
import type { Links, SpecPlace } from '../web/links.js';
import type { PageSettings } from '../web/page-settings.js';
import type { Additions } from './additions.js';

type Spec = Schema<'OpenAPISpec'>;

interface SpecStateProps {
  spec: Spec;
  place: SpecPlace;
  links: Links;
  /** Whether the visitor may change the specification. */
  canEdit: boolean;
  /** The time of the server. */
  now: Date;
  additions: Additions | undefined;
  /** Whether the source of the last run is a text that can be edited in a form. */
  isEditable: boolean;
  settings: PageSettings;
}

/** The progress of a run, or its result, and the next step. */
export function SpecState(props: SpecStateProps) {
  const state = displayedState(props.spec);
  if (state === 'failed') return <Failure {...props} />;
  return state === 'complete' ? <Success {...props} /> : <Progress {...props} />;
}

/** Seconds after which a browser without script loads the page of a run again. */
export function refreshOf(spec: Spec): number | undefined {
  return spec.processingState === 'complete' ? undefined : 2;
}

function Progress({ spec }: SpecStateProps) {
  const isPending = spec.processingState === 'pending';
  const isFetched = spec.sourceURL !== undefined;
  const steps = [
    { text: 'Received', state: 'done' },
    { text: 'In the queue', state: isPending ? 'current' : 'done' },
    {
      text: isFetched ? 'Fetching, checking, and storing the files' : 'Checking and storing the files',
      state: isPending ? 'next' : 'current',
    },
    { text: 'Result', state: 'next' },
  ];
  const current = steps.find(({ state }) => state === 'current')?.text ?? '';
  return (
    <div class="notice">
      <div role="status">
        <h2>{isPending ? 'Waiting to be processed' : 'Processing'}</h2>
      </div>
      <ol class="steps">
        {steps.map(({ text, state }) => (
          <li key={text} class={state} aria-current={state === 'current' ? 'step' : undefined}>
            {text}
          </li>
        ))}
      </ol>
      <p class="quiet">
        {spec.lastVersion === undefined
          ? 'The documentation is available as soon as the run is complete.'
          : 'The latest version stays current until the run is complete.'}{' '}
        This page follows the run.
      </p>
      <shelf-progress data-state={current} />
    </div>
  );
}

function Success({ spec, place, links, additions }: SpecStateProps) {
  const { lastVersion, defaultLabel, defaultVersion } = spec;
  // The documentation of the specification shows another version.
  const hasOtherDefault = defaultVersion !== undefined && defaultVersion !== lastVersion;
  const root =
    hasOtherDefault && lastVersion !== undefined ? links.version(place, lastVersion) : links.spec(place);
  const reader = createReaderLinks(root, hasOtherDefault);
  const problems = summarizeProblems(spec.lastProcessedErrors, spec.lastProcessedErrorCount);
  return (
    <div class={`notice ${problems === '' ? 'good' : 'warn'}`}>
      <div role="status">
        <h2>{problems === '' ? 'Published' : `Published, with ${problems}`}</h2>
      </div>
      <p class="links">
        <a href={reader.overview}>
          {hasOtherDefault ? 'Read the documentation of the latest version' : 'Read the documentation'}
        </a>
        {problems !== '' && <a href={`${links.spec(place)}/problems`}>See the problems with their source</a>}
      </p>
      {hasOtherDefault && defaultLabel !== undefined && (
        <p>
          The documentation shows the label <a href={links.label(place, defaultLabel)}>{defaultLabel}</a>,
          which points to another version.
        </p>
      )}
      {additions && <Added additions={additions} reader={reader} />}
    </div>
  );
}

const shownAdditions = 8;

function Added({ additions, reader }: { additions: Additions; reader: ReaderLinks }) {
  const { pages, schemas, removed } = additions;
  const counts = [
    ...(pages.length > 0 ? [pluralize(pages.length, 'operation')] : []),
    ...(schemas.length > 0 ? [pluralize(schemas.length, 'schema')] : []),
  ];
  const rest = pages.length - shownAdditions;
  return (
    <>
      <p>
        {counts.length === 0
          ? 'No operation or schema is new since the previous version'
          : `New since the previous version: ${counts.join(', ')}`}
        {removed > 0 && `; ${removed} removed`}.
      </p>
      {pages.length > 0 && (
        <ul class="added">
          {pages.slice(0, shownAdditions).map(({ path, method, address }) => (
            <li key={path}>
              <a href={reader.page(path)}>
                <code>
                  {method} {address}
                </code>
              </a>
            </li>
          ))}
          {rest > 0 && (
            <li>
              <a href={reader.operations}>and {rest} more</a>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

const causes: Record<NonNullable<Spec['lastProcessErrorCode']>, string> = {
  FETCH_TIMEOUT: 'The source URL did not respond in time.',
  FETCH_ERROR: 'The source could not be fetched.',
  PARSE_ERROR: 'The source is not a valid OpenAPI document.',
  INCOMPATIBLE: 'The source has changes that this specification refuses.',
};

function Failure({ spec, place, links, canEdit, isEditable, now, settings }: SpecStateProps) {
  const { lastProcessErrorCode: code = 'PARSE_ERROR', lastProcessedErrors, lastVersion } = spec;
  const [first] = lastProcessedErrors.filter(({ severity }) => severity !== 'info');
  return (
    <div class="notice bad">
      <div role="status">
        <h2>The last run failed</h2>
      </div>
      <p>
        {causes[code]}{' '}
        {first && (
          <>
            <InlineCode text={first.message} />
            {first.line !== undefined && ` (line ${first.line})`}
          </>
        )}
      </p>
      <dl>
        <FailureTimes spec={spec} now={now} />
        <dt>Current version</dt>
        <dd>
          {lastVersion === undefined ? (
            'None: the source has never been processed successfully.'
          ) : (
            <>
              <a href={links.version(place, lastVersion)}>{lastVersion}</a>, which is unchanged
            </>
          )}
        </dd>
        <dt>Next step</dt>
        <dd>
          {code === 'INCOMPATIBLE' ? (
            <>
              <a href={links.refused(place)}>See the refused changes</a>, and correct or acknowledge them.
            </>
          ) : (
            <NextStep
              {...{ spec, place, links, canEdit, isEditable, settings }}
              isFetch={code !== 'PARSE_ERROR'}
            />
          )}
        </dd>
      </dl>
    </div>
  );
}

function FailureTimes({ spec: { failingSince, lastProcessedAt }, now }: { spec: Spec; now: Date }) {
  return (
    <>
      {failingSince !== undefined && (
        <>
          <dt>Failing since</dt>
          <dd>
            <Timestamp at={failingSince} /> ({describeAge(failingSince, now)})
          </dd>
        </>
      )}
      {lastProcessedAt !== undefined && lastProcessedAt !== failingSince && (
        <>
          <dt>Last attempt</dt>
          <dd>
            <Timestamp at={lastProcessedAt} /> ({describeAge(lastProcessedAt, now)})
          </dd>
        </>
      )}
    </>
  );
}

type StepProps = Pick<SpecStateProps, 'spec' | 'place' | 'links' | 'canEdit' | 'isEditable' | 'settings'>;

function NextStep({ isFetch, ...props }: StepProps & { isFetch: boolean }) {
  if (props.spec.sourceURL === undefined) return <UploadStep {...props} />;
  return (
    <>
      {isFetch ? (
        'Check that the URL and its headers are right and that the server can reach it.'
      ) : (
        <>
          <ProblemsLink {...props} />, and correct them in the document at <code>{props.spec.sourceURL}</code>
          .
        </>
      )}{' '}
      {props.settings.refreshes && 'It is fetched again automatically. '}
      {props.canEdit && <FetchLinks {...props} />}
    </>
  );
}

function FetchLinks({ place, links, settings }: StepProps) {
  return (
    <>
      You can {settings.refreshes && 'also '}
      <a href={links.manage(place)}>fetch it now</a> or{' '}
      <a href={links.publish(place.organizationId, { from: 'url', slug: place.specSlug })}>change the URL</a>.
    </>
  );
}

function UploadStep({ place, links, canEdit, isEditable }: Omit<StepProps, 'settings'>) {
  const corrected = links.publish(place.organizationId, { slug: place.specSlug });
  if (canEdit && isEditable) {
    return (
      <>
        <a href={links.edit(place)}>Edit the text</a> to correct its problems, or{' '}
        <a href={corrected}>publish corrected files</a>. <ProblemsLink {...{ place, links }} />.
      </>
    );
  }
  return (
    <>
      <ProblemsLink {...{ place, links }} />, and correct them.
      {canEdit && (
        <>
          {' '}
          Then <a href={corrected}>publish the corrected files</a>.
        </>
      )}
    </>
  );
}

function ProblemsLink({ place, links }: Pick<StepProps, 'place' | 'links'>) {
  return <a href={`${links.spec(place)}/problems`}>See the problems with their source</a>;
}
