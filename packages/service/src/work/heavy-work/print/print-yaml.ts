import { toYAML } from '@specshelf/parser';
import { decodeUTF8, encodeUTF8 } from '../../../base/content/utf8.js';
import type { TaskContext } from '../../tasks/create-task-context.js';

/** A stored JSON document as YAML to store. */
export async function printYAML(
  document: Uint8Array,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<Uint8Array> {
  return codec.compress(encodeUTF8(toYAML(decodeUTF8(await codec.decompress(document)))));
}
