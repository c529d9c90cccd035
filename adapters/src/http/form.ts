import type { Call } from '@fairhall/core/contract/call';
import { type EnvelopeContext, wrap } from '@fairhall/core/contract/envelope';
import type { LocalFile } from '@fairhall/core/contract/local-file';

/**
 * Builds the body of a multipart call: the members of the envelope and of the input as text, and the file last, so that
 * the server can check the sender before the file arrives. Rejects if the file can no longer be read.
 */
export async function buildForm(call: Call, input: unknown, context: EnvelopeContext): Promise<FormData> {
  const { data: _, ...envelope } = wrap(call.client, context, undefined);
  const members = Object.entries(input as Record<string, unknown>); // the input of every call is an object
  const form = new FormData();
  for (const [name, value] of [...Object.entries(envelope), ...members])
    if (isText(value)) form.append(name, `${value}`);
  for (const [name, value] of members) {
    if (isFile(value)) form.append(name, await toBlob(value), value.name);
  }
  return form;
}

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const isFile = (value: unknown): value is LocalFile =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value;

/** A browser's own file is streamed from disk and not read into memory. */
const toBlob = async (file: LocalFile): Promise<Blob> =>
  file instanceof Blob ? file : new Blob([await file.arrayBuffer()], { type: file.type });
