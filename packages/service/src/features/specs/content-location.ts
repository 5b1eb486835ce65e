import { labelIn } from '../../base/names/label-name.js';

/** Returns the header with the URL of a resource by the ID of its version, if the request named the version by a label. */
export function contentLocation({ versionId }: { versionId: string }, url: string) {
  return labelIn(versionId) === undefined ? {} : { 'Content-Location': url };
}
