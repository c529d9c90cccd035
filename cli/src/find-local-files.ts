import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { checkFiles } from '@fairhall/core/files/form-files';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from './answer.ts';
import { COMMAND_EXIT_CODES } from './exit-codes.ts';
import type { Invocation } from './noun.ts';
import { readTextListOption } from './option-values.ts';

/**
 * Finds the files of --file, at most `max`; fails for one that is missing or whose type or size neither an RFQ nor a
 * message accepts. Their content is read when they are sent. D-10
 */
export async function findLocalFiles(
  invocation: Invocation,
  max: number,
): Promise<Result<readonly LocalFile[], Failure>> {
  const { options, texts } = invocation;
  const files: LocalFile[] = [];
  for (const path of readTextListOption(options, 'file')) {
    const file = await findLocalFile(invocation, path);
    if (!file.ok) return file;
    files.push(file.value);
  }
  const { refused } = checkFiles(files, { present: 0, max });
  if (refused.length === 0) return ok(files);
  return fail(COMMAND_EXIT_CODES.refused, {
    text: refused.map(({ message }) => texts.text(message.key, message.values)).join('\n'),
  });
}

/** Finds one local file of any type; fails if it does not exist. */
export async function findLocalFile(
  { terminal }: Pick<Invocation, 'terminal'>,
  path: string,
): Promise<Result<LocalFile, Failure>> {
  const filePath = resolve(terminal.folder, path);
  const found = await stat(filePath).catch(() => undefined);
  if (!found?.isFile()) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.noFile', values: { path } });
  return ok({
    name: basename(filePath),
    size: found.size,
    // The gateway detects the type from the content; only a browser knows a type beforehand.
    type: '',
    async arrayBuffer() {
      const bytes = await readFile(filePath);
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    },
  });
}
