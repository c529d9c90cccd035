import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { RFQ_ATTACHMENTS_MAX } from '@fairhall/core/contract/rfq-limits';
import { checkFiles } from '@fairhall/core/files/form-files';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { textsOption } from '../option-values.ts';

/**
 * The files of --file; fails for one that is missing or of a kind or size that a request does not take. Read when sent.
 * D-10
 */
export async function localFiles({
  options,
  terminal,
  texts,
}: Invocation): Promise<Result<readonly LocalFile[], Failure>> {
  const files: LocalFile[] = [];
  for (const path of textsOption(options, 'file')) {
    const file = await localFile(resolve(terminal.folder, path));
    if (file === undefined) return fail(EXIT.usage, { key: 'terminal.rfq.noFile', values: { path } });
    files.push(file);
  }
  const { refused } = checkFiles(files, { present: 0, max: RFQ_ATTACHMENTS_MAX });
  if (refused.length === 0) return ok(files);
  return fail(EXIT.refused, { text: refused.map(({ message }) => texts.text(message.key, message.values)).join('\n') });
}

async function localFile(path: string): Promise<LocalFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return {
    name: basename(path),
    size: found.size,
    // The gateway looks at the content; only a browser knows a type beforehand.
    type: '',
    async arrayBuffer() {
      const bytes = await readFile(path);
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    },
  };
}
