import { createFileCollector, documentField, type Upload, type UploadedFile } from '@specshelf/console';
import { invalidRequest, RequestError } from '@specshelf/service';
import { defaultSourceBodyLimit } from '@specshelf/service/bodies';
import { readForm } from './read-form.js';

/** Reads a form with files. */
export async function readUpload(request: Request): Promise<Upload> {
  if (!/^multipart\/form-data *;/i.test(request.headers.get('content-type') ?? '')) {
    return { values: await readForm(request), files: [] };
  }
  const form = await request.formData().catch(() => {
    throw invalidRequest([{ path: '/body', message: 'the form is incomplete or malformed' }]);
  });
  const values = new URLSearchParams();
  const files: UploadedFile[] = [];
  for (const [field, value] of form) {
    if (typeof value !== 'string') {
      if (value.name !== '') files.push(await toFile(field, value.name, value));
    } else if (field === documentField) files.push(await toFile(field, '', new Blob([value])));
    else values.append(field, value);
  }
  const size = files.reduce((sum, { json }) => sum + json.reduce((all, part) => all + part.byteLength, 0), 0);
  if (size > defaultSourceBodyLimit) {
    throw new RequestError('too-large', 'The files are too large: at most 48 MiB are accepted in total.');
  }
  return { values, files };
}

async function toFile(field: string, name: string, content: Blob): Promise<UploadedFile> {
  const collector = createFileCollector(field, name);
  collector.add(new Uint8Array(await content.arrayBuffer()));
  return collector.end();
}
