import type { LinesOfText, TextName } from '@specshelf/service';
import type { Action } from '../page/action.js';
import { renderPage } from '../page/render-page.js';
import { type ConsoleResponse, redirect } from '../web/console-response.js';
import type { PageRequest } from '../web/page-request.js';
import { LineProblems } from './line-problems.js';
import { MissingSourceNotice } from './missing-source.js';
import { assertFile, nameOfFile, readSource, type SourceRequest, titleOf } from './read-source.js';
import { lineURL, numberOf, readSourceAddress, type SourceAddress, sourceURL } from './source-address.js';
import { SourceCode } from './source-code.js';
import { SourceHead } from './source-head.js';
import { startWithin, windowAt, windowSize, windowsBeside } from './source-window.js';

/** The longest part of a line: that of the requested line, and also of the others in a window of short lines. */
const width = 4000;

/** A window of the source of a version, or of the last run. */
export const sourcePage: Action = async (page) => {
  const request = await readSource(page);
  const requested = readSourceAddress(page.query);
  assertFile(request, requested.file);
  // The entry has one address, so that its links do not have two.
  const isEntry = requested.file === request.source.files[0];
  const address = isEntry ? { ...requested, file: undefined } : requested;
  return (await redirectToLine(page, request, address)) ?? showWindow(page, request, address);
};

/** Redirects from a pointer, or from the number in the form, to the address of a line, whose fragment the browser scrolls to. */
async function redirectToLine(
  { query }: PageRequest,
  request: SourceRequest,
  { pointer, ...address }: SourceAddress,
): Promise<ConsoleResponse | undefined> {
  const root = `${request.root}/source`;
  const line = numberOf(query.get('go'));
  if (line !== undefined)
    return redirect(sourceURL(root, { ...address, from: undefined, column: undefined, line }));
  if (pointer === undefined || request.source.missing !== undefined) return undefined;
  const place = await request.source.find(textOf(address), pointer);
  return redirect(sourceURL(root, { ...address, ...place }));
}

async function showWindow(
  page: PageRequest,
  request: SourceRequest,
  address: SourceAddress,
): Promise<ConsoleResponse> {
  const { source, spec } = request;
  const title = address.isProcessed ? 'Processed document' : 'Source';
  return renderPage(page, {
    status: 200,
    title: `${title} of ${titleOf(spec)}`,
    content: (
      <>
        <SourceHead title={title} current="source" request={request} />
        {source.missing === undefined ? (
          await windowOf(request, address)
        ) : (
          <MissingSourceNotice missing={source.missing} request={request} />
        )}
      </>
    ),
  });
}

async function windowOf(request: SourceRequest, address: SourceAddress) {
  const text = textOf(address);
  const wanted = windowAt(address);
  const focus = address.line === undefined ? undefined : { line: address.line, column: address.column ?? 1 };
  const read = (from: number) =>
    request.source.lines(text, [{ from, to: from + windowSize - 1, width, ...(focus && { focus }) }]);
  const found = await read(wanted.from);
  const from = startWithin(wanted, found.count);
  const lines = from === wanted.from ? found : await read(from);
  return <WindowView request={request} address={address} from={from} found={lines} />;
}

function textOf({ file, isProcessed }: SourceAddress): TextName {
  return isProcessed ? 'processed' : { file };
}

interface WindowProps {
  request: SourceRequest;
  address: SourceAddress;
  from: number;
  found: LinesOfText;
}

function WindowView({ request, address, from, found }: WindowProps) {
  const { file, isProcessed, isUnwrapped, line, column } = address;
  const root = `${request.root}/source`;
  const same = { file, isProcessed, isUnwrapped };
  const lines = found.ranges[0] ?? [];
  const name = isProcessed ? 'Processed document' : nameOfFile(request, file);
  return (
    <>
      <TextChoice request={request} address={address} />
      <div class="source-bar">
        <span class="mono">{name}</span>
        <span class="quiet">
          Lines {printed(lines[0]?.number)} to {printed(lines.at(-1)?.number)} of {printed(found.count)}
        </span>
        <a href={sourceURL(root, { ...same, from, line, column, isUnwrapped: !isUnwrapped })}>
          {isUnwrapped ? 'Wrap long lines' : 'Do not wrap'}
        </a>
        <GoToLine root={root} address={same} count={found.count} />
      </div>
      <LineProblems request={request} address={address} />
      <Windows root={root} address={same} from={from} count={found.count} label="Windows above" />
      <SourceCode
        format={found.format}
        lines={lines}
        label={name}
        isWrapped={!isUnwrapped}
        marked={line}
        caret={column}
        hasIds
        linkTo={(number, part) =>
          part === undefined
            ? lineURL(root, { ...same, from }, number)
            : sourceURL(root, { ...same, from, line: number, column: part })
        }
        linkReference={(link) => sourceURL(root, { ...same, file: link.file ?? file, pointer: link.pointer })}
      />
      <Windows root={root} address={same} from={from} count={found.count} label="Windows below" />
    </>
  );
}

/** Returns a number with grouped digits: 347,237. */
function printed(number = 0): string {
  return number.toLocaleString('en');
}

interface ChoiceProps {
  request: SourceRequest;
  address: SourceAddress;
}

/** Most files that a page lists as links. Others are reached from references and problems. */
const mostFiles = 500;

/** Links to the files of the source, and to the processed document. */
function TextChoice({ request: { source, root }, address }: ChoiceProps) {
  const { isProcessed, isUnwrapped, file = source.files[0] } = address;
  const at = (choice: SourceAddress) => sourceURL(`${root}/source`, { isUnwrapped, ...choice });
  return (
    <>
      {source.version && (
        <nav class="links choice-of-text" aria-label="Text">
          <a href={at({})} aria-current={isProcessed ? undefined : 'true'}>
            As submitted
          </a>
          <a href={at({ isProcessed: true })} aria-current={isProcessed ? 'true' : undefined}>
            Processed
          </a>
        </nav>
      )}
      {!isProcessed && source.files.length > 1 && (
        <details class="files">
          <summary>{source.files.length} files</summary>
          <ul class="plain">
            {source.files.slice(0, mostFiles).map((location) => (
              <li>
                <a
                  class="mono"
                  href={at({ file: location })}
                  aria-current={location === file ? 'true' : undefined}
                >
                  {location}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface GoToLineProps {
  root: string;
  address: SourceAddress;
  count: number;
}

function GoToLine({ root, address: { file, isProcessed, isUnwrapped }, count }: GoToLineProps) {
  return (
    <form class="go" method="get" action={root}>
      {isProcessed && <input type="hidden" name="text" value="processed" />}
      {file !== undefined && <input type="hidden" name="file" value={file} />}
      {isUnwrapped && <input type="hidden" name="wrap" value="off" />}
      <label for="go">Line</label>
      <input id="go" name="go" type="number" min={1} max={count} required />
      <button type="submit" class="secondary">
        Go
      </button>
    </form>
  );
}

interface WindowsProps extends GoToLineProps {
  from: number;
  label: string;
}

function Windows({ root, address, from, count, label }: WindowsProps) {
  const { first, earlier, later, last } = windowsBeside({ from, to: from }, count);
  const links = [
    { name: 'First lines', at: first },
    { name: 'Earlier lines', at: earlier },
    { name: 'Later lines', at: later },
    { name: 'Last lines', at: last },
  ].filter(({ at }) => at !== undefined);
  if (links.length === 0) return null;
  return (
    <nav class="links windows" aria-label={label}>
      {links.map(({ name, at }) => (
        <a href={sourceURL(root, { ...address, from: at })}>{name}</a>
      ))}
    </nav>
  );
}
