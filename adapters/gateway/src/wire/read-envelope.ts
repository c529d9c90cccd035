import { err, ok, type Result } from '@fairhall/core/result';
import { type Envelope, envelopeSchema } from './envelope.ts';
import { isForeign } from './foreign.ts';
import { invalid } from './invalid.ts';
import { readBody } from './read-body.ts';
import { FOREIGN, MALFORMED, type Refused, TOO_LARGE } from './refused.ts';
import { scanJson } from './scan-json.ts';

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** A post's envelope, or why it cannot be one. Only JSON is taken. THR-21 THR-40 THR-41 THR-43 */
export async function readEnvelope(request: Request, publicUrl: string): Promise<Result<Envelope, Refused>> {
  if (isForeign(request, publicUrl)) return err(FOREIGN);
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return err({ ...MALFORMED, status: 415 });
  const body = await readBody(request);
  if (typeof body !== 'string') return err(body.problem === 'tooLarge' ? TOO_LARGE : MALFORMED);
  if (scanJson(body) !== undefined) return err(MALFORMED);
  const value = parsed(body);
  if (value === undefined) return err(MALFORMED);
  const envelope = envelopeSchema.safeParse(value, { reportInput: true });
  return envelope.success ? ok(envelope.data) : err(invalid(envelope.error.issues));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
