import { pipeline } from 'node:stream/promises';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload-limits';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
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

export type FormProblem = 'malformed' | 'tooLarge' | 'manyFiles';
export type FormMembers = ReadonlyMap<string, string | UploadedFile>;

/** Ends the reading of a form. */
class FormRefused extends Error {
  readonly problem: FormProblem;

  constructor(problem: FormProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The members of a multipart body, each named once, with one file at most; or what is wrong with it. */
export async function readForm(request: Request): Promise<FormMembers | FormProblem> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_FORM) return 'tooLarge';
  try {
    const parser = Busboy({ headers: { 'content-type': request.headers.get('content-type') ?? '' }, limits: LIMITS });
    const members = collect(parser);
    await pipeline(bounded(request), parser);
    return members;
  } catch (error) {
    // Whatever else the parser throws means that the body is no such form, or ended too early.
    return error instanceof FormRefused ? error.problem : 'malformed';
  }
}

async function* bounded(request: Request): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > MAX_FORM) throw new FormRefused('tooLarge');
    for (let at = 0; at < chunk.byteLength; at += PIECE) yield chunk.subarray(at, at + PIECE);
  }
}

/** Fills the members while the parser runs; what must not be ends it. */
function collect(parser: BusboyInstance): FormMembers {
  const members = new Map<string, string | UploadedFile>();
  const refuse = (problem: FormProblem) => parser.destroy(new FormRefused(problem));
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
    gather(stream, (bytes) => keep(field, new UploadedFile(unescaped(name ?? ''), type, bytes)));
  });
  parser.on('filesLimit', () => refuse('manyFiles'));
  parser.on('fieldsLimit', () => refuse('malformed'));
  parser.on('partsLimit', () => refuse('malformed'));
  return members;
}

/** Browsers write these three signs of a file's name so. */
const unescaped = (name: string): string => name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');

function gather(stream: BusboyFileStream, done: (bytes: Uint8Array<ArrayBuffer>) => void): void {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('error', () => undefined); // the parser tells of it too
  stream.on('end', () => done(joined(chunks)));
}

/** The pieces in a buffer of their own: those of the pool are shared with others. */
function joined(chunks: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
