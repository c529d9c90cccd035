import { pipeline } from 'node:stream/promises';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { readChunks } from './read-body.ts';
import type { UploadBuffer } from './upload-buffer.ts';
import type { FormReading } from './upload-slots.ts';
import { UploadedFile } from './uploaded-file.ts';

/**
 * Largest multipart body, in bytes. A file above its own limit is read past up to here, so that its call can tell what is
 * wrong; of the bytes above the limit nothing is kept. THR-35 THR-40
 */
export const MAX_FORM = 2 * UPLOAD_MAX_BYTES + 65_536;

/** The parser is stopped between pieces, so none may be large. */
const MAX_CHUNK_BYTES = 65_536;

const FORM_LIMITS = {
  files: 1,
  fields: 30,
  parts: 31,
  fieldSize: 8_192,
  fileSize: UPLOAD_MAX_BYTES + 1,
  headerPairs: 20,
  headerSize: 8_192,
};

export type FormProblem = 'malformed' | 'tooLarge' | 'manyFiles' | 'unproven' | 'late';
export type FormMembers = ReadonlyMap<string, string | UploadedFile>;

export interface FormOptions {
  /** Whether the headers showed who sends it; else a member has to, before the file. */
  readonly isProven: boolean;
  readonly store: UploadBuffer;
  readonly reading: FormReading;
}

/** Ends the reading of a form. */
class FormError extends Error {
  readonly problem: FormProblem;

  constructor(problem: FormProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The members of a multipart body, each named once, with one file at most; or what is wrong with it. */
export async function readForm(request: Request, options: FormOptions): Promise<FormMembers | FormProblem> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_FORM) return 'tooLarge';
  try {
    const parser = Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: FORM_LIMITS,
    });
    const collected = collect(parser, options);
    await pipeline(limitStream(request, options.reading), parser, { signal: options.reading.signal });
    return await collected();
  } catch (error) {
    if (options.reading.signal.aborted) return 'late';
    // Whatever else the parser throws means that the body is no such form, or ended too early.
    return error instanceof FormError ? error.problem : 'malformed';
  }
}

async function* limitStream(request: Request, reading: FormReading): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of readChunks(request)) {
    size += chunk.byteLength;
    if (size > MAX_FORM) throw new FormError('tooLarge');
    await reading.countBytes(chunk.byteLength);
    for (let at = 0; at < chunk.byteLength; at += MAX_CHUNK_BYTES) yield chunk.subarray(at, at + MAX_CHUNK_BYTES);
  }
}

/** Fills the members while the parser runs; what must not be ends it. Answers how to wait for the last of them. */
function collect(parser: BusboyInstance, { isProven, store }: FormOptions): () => Promise<FormMembers> {
  const members = new Map<string, string | UploadedFile>();
  const files: Promise<void>[] = [];
  let formError: FormError | undefined;
  const rejectForm = (problem: FormProblem): void => {
    formError ??= new FormError(problem);
    parser.destroy(formError);
  };
  const addMember = (name: string | undefined, value: string | UploadedFile) => {
    if (name === undefined || name === '' || members.has(name)) rejectForm('malformed');
    else members.set(name, value);
  };
  parser.on('field', (name, value, _nameIsCut, isCut) => {
    if (isCut) rejectForm('tooLarge');
    else if (value.includes('\u0000')) rejectForm('malformed');
    else addMember(name, value);
  });
  parser.on('file', (field, stream, name, _encoding, type) => {
    if (!isProven && !members.get('token')) {
      stream.on('error', () => undefined); // the parser tells of it too
      rejectForm('unproven');
      return;
    }
    const file = store
      .store(stream)
      .then((part) => addMember(field, new UploadedFile(decodeName(name ?? ''), type, part)));
    file.catch((error: unknown) => parser.destroy(error as Error)); // a full disk
    files.push(file);
  });
  parser.on('filesLimit', () => rejectForm('manyFiles'));
  parser.on('fieldsLimit', () => rejectForm('malformed'));
  parser.on('partsLimit', () => rejectForm('malformed'));
  return async () => {
    await Promise.all(files);
    if (formError !== undefined) throw formError; // a file is named when it has been kept, which may be after the parser's end
    return members;
  };
}

/** Browsers write these three signs of a file's name so. */
const decodeName = (name: string): string => name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
