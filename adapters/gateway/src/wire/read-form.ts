import { pipeline } from 'node:stream/promises';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { readChunks } from './read-body.ts';
import type { UploadBuffer } from './upload-buffer.ts';
import type { FormReading } from './upload-slots.ts';
import { FileUpload } from './uploaded-file.ts';

/**
 * Largest multipart body, in bytes. A file above its own limit is read and dropped up to this size, so that its call
 * can report the problem; no bytes above the file limit are stored. THR-35 THR-40
 */
export const MAX_FORM = 2 * UPLOAD_MAX_BYTES + 65_536;

/** The parser can be stopped only between chunks, so they must be small. */
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
export type FormMembers = ReadonlyMap<string, string | FileUpload>;

export interface FormOptions {
  /** Whether the headers identified the sender; otherwise a member must do so before the file. */
  readonly isProven: boolean;
  readonly store: UploadBuffer;
  readonly reading: FormReading;
}

/** Aborts the reading of a form. */
class FormError extends Error {
  readonly problem: FormProblem;

  constructor(problem: FormProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Reads the members of a multipart body, each name once and at most one file, or returns its problem. */
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
    // Any other error of the parser means that the body is not a valid form or ended too early.
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

/**
 * Collects the members while the parser runs and aborts on a violation. Returns a function that waits for the last
 * member.
 */
function collect(parser: BusboyInstance, { isProven, store }: FormOptions): () => Promise<FormMembers> {
  const members = new Map<string, string | FileUpload>();
  const files: Promise<void>[] = [];
  let formError: FormError | undefined;
  const rejectForm = (problem: FormProblem): void => {
    formError ??= new FormError(problem);
    parser.destroy(formError);
  };
  const addMember = (name: string | undefined, value: string | FileUpload) => {
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
      stream.on('error', () => undefined); // the parser reports it too
      rejectForm('unproven');
      return;
    }
    const file = store
      .store(stream)
      .then((part) => addMember(field, new FileUpload(decodeName(name ?? ''), type, part)));
    file.catch((error: unknown) => parser.destroy(error as Error)); // a full disk
    files.push(file);
  });
  parser.on('filesLimit', () => rejectForm('manyFiles'));
  parser.on('fieldsLimit', () => rejectForm('malformed'));
  parser.on('partsLimit', () => rejectForm('malformed'));
  return async () => {
    await Promise.all(files);
    if (formError !== undefined) throw formError; // a file may be added after the parser has ended
    return members;
  };
}

/** Browsers escape these three characters in a file name. */
const decodeName = (name: string): string => name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
