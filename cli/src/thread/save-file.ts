import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Thread } from '@fairhall/core/contract/enquiry/thread';
import { gatewayError } from '@fairhall/core/contract/error';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readTextOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { requireThread } from './require-thread.ts';
import type { ThreadContext } from './thread-context.ts';
import { withThread } from './thread-flow.ts';

/** Saves a file of a thread on this computer; does not overwrite an existing file. D-65 D-95 THR-35 */
export async function saveFile(invocation: Invocation, context: ThreadContext): Promise<Outcome> {
  const [, fileId = ''] = invocation.args;
  const path = readTextOption(invocation.options, 'save');
  if (path === undefined)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--save' } });
  const named = await findThreadFile(invocation, context, fileId);
  if (!named.ok) return named;
  const { url, fileName } = named.value;
  const bytes = await waitWithProgress(invocation, contentOf(url, context));
  if (!bytes.ok) return bytes;
  const written = await writeNewFile(resolve(invocation.terminal.folder, path), path, bytes.value);
  if (!written.ok) return written;
  const { texts } = invocation;
  return ok({
    data: { enquiryId: context.enquiryId, fileId, fileName, size: bytes.value.byteLength, path },
    view: { kind: 'facts', facts: [[texts.text('terminal.column.file'), path]] },
    remarks: [{ key: 'terminal.thread.saved', values: { name: fileName, path } }],
  });
}

type ThreadFile = Thread['messages'][number]['files'][number];

/** Finds the file in a freshly loaded thread: its address is valid for ten minutes only. */
function findThreadFile(
  invocation: Invocation,
  context: ThreadContext,
  fileId: string,
): Promise<Result<ThreadFile, Failure>> {
  return withThread(invocation, context, { key: context.connection.ids.uuid() }, async (flow, answers) => {
    const opened = requireThread(await flow.do({ type: 'page.hidden' }), context);
    if (!opened.ok) return opened;
    const files = answers.thread()?.messages.flatMap((message) => message.files) ?? [];
    const found = files.find((file) => file.fileId === fileId);
    if (found !== undefined) return ok(found);
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.thread.noFile', values: { fileId } });
  });
}

async function contentOf(url: string, { connection, failed }: ThreadContext): Promise<Result<Uint8Array, Failure>> {
  const { origin, signal } = connection;
  const response = await fetch(new URL(`/gateway/${url}`, origin), { signal }).catch(() => undefined);
  if (response?.status === 404) return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.thread.fileGone' });
  const bytes = response?.ok ? await response.bytes().catch(() => undefined) : undefined;
  return bytes === undefined ? failed(gatewayError('NETWORK_ERROR')) : ok(bytes);
}

async function writeNewFile(file: string, path: string, bytes: Uint8Array): Promise<Result<null, Failure>> {
  try {
    await writeFile(file, bytes, { flag: 'wx' });
    return ok(null);
  } catch (error) {
    const alreadyExists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    if (alreadyExists) return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.thread.fileThere', values: { path } });
    const problem = error instanceof Error ? error.message : String(error);
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.thread.notSaved', values: { path, problem } });
  }
}
