import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

type Encoding = 'br' | 'gzip';

export interface Compressed {
  readonly encoding: Encoding;
  readonly body: Buffer;
}

const ENCODINGS: Encoding[] = ['br', 'gzip'];
/** Bytes; a shorter text fits into one packet as it is. */
const WORTHWHILE = 1_400;
const TEXT = /^(text\/|application\/(json|xml|manifest\+json))/;

/** Levels at which a page of 70 kB takes about a millisecond, off the main thread. */
const COMPRESS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (body) => promisify(gzip)(body, { level: 4 }),
};

/** A text as the client would rather have it; undefined when it goes as it is. `accepted` is its Accept-Encoding. */
export async function compressed(
  body: string | Buffer,
  type: string,
  accepted: string | undefined,
): Promise<Compressed | undefined> {
  if (body.length < WORTHWHILE || !TEXT.test(type) || accepted === undefined) return undefined;
  const encoding = ENCODINGS.find((known) => known === negotiate(accepted, ENCODINGS));
  return encoding && { encoding, body: await COMPRESS[encoding](Buffer.from(body)) };
}
