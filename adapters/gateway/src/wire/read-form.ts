import { pipeline } from 'node:stream/promises';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FormReading } from './form-places.ts';
import type { PartStore } from './part-store.ts';
import { chunksOf } from './read-body.ts';
import { UploadedFile } from './uploaded-file.ts';

/**
 * Largest multipart body, in bytes. A file above its own limit is read past up to here, so that its call can tell what is
 * wrong; of the bytes above the limit nothing is kept. THR-35 THR-40
 */
export const MAX_FORM = 2 * UPLOAD_MAX_BYTES + 65_536;

/** The parser is stopped between pieces, so none may be large. */
const PIECE = 65_536;

const LIMITS = {
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
  readonly store: PartStore;
  readonly reading: FormReading;
}

/** Ends the reading of a form. */
class FormRefused extends Error {
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
    const parser = Busboy({ headers: { 'content-type': request.headers.get('content-type') ?? '' }, limits: LIMITS });
    const collected = collect(parser, options);
    await pipeline(bounded(request, options.reading), parser, { signal: options.reading.signal });
    return await collected();
  } catch (error) {
    if (options.reading.signal.aborted) return 'late';
    // Whatever else the parser throws means that the body is no such form, or ended too early.
    return error instanceof FormRefused ? error.problem : 'malformed';
  }
}

async function* bounded(request: Request, reading: FormReading): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > MAX_FORM) throw new FormRefused('tooLarge');
    await reading.came(chunk.byteLength);
    for (let at = 0; at < chunk.byteLength; at += PIECE) yield chunk.subarray(at, at + PIECE);
  }
}

/** Fills the members while the parser runs; what must not be ends it. Answers how to wait for the last of them. */
function collect(parser: BusboyInstance, { isProven, store }: FormOptions): () => Promise<FormMembers> {
  const members = new Map<string, string | UploadedFile>();
  const files: Promise<void>[] = [];
  let refused: FormRefused | undefined;
  const refuse = (problem: FormProblem): void => {
    refused ??= new FormRefused(problem);
    parser.destroy(refused);
  };
  const keep = (name: string | undefined, value: string | UploadedFile) => {
    if (name === undefined || name === '' || members.has(name)) refuse('malformed');
    else members.set(name, value);
  };
  parser.on('field', (name, value, _nameIsCut, isCut) => {
    if (isCut) refuse('tooLarge');
    else if (value.includes('\u0000')) refuse('malformed');
    else keep(name, value);
  });
  parser.on('file', (field, stream, name, _encoding, type) => {
    if (!isProven && !members.get('token')) {
      stream.on('error', () => undefined); // the parser tells of it too
      refuse('unproven');
      return;
    }
    const file = store.keep(stream).then((part) => keep(field, new UploadedFile(unescaped(name ?? ''), type, part)));
    file.catch((error: unknown) => parser.destroy(error as Error)); // a full disk
    files.push(file);
  });
  parser.on('filesLimit', () => refuse('manyFiles'));
  parser.on('fieldsLimit', () => refuse('malformed'));
  parser.on('partsLimit', () => refuse('malformed'));
  return async () => {
    await Promise.all(files);
    if (refused !== undefined) throw refused; // a file is named when it has been kept, which may be after the parser's end
    return members;
  };
}

/** Browsers write these three signs of a file's name so. */
const unescaped = (name: string): string => name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
