import type { Call } from '@fairhall/core/contract/call';
import { err, ok, type Result } from '@fairhall/core/result';
import { visitorOf } from '../identity/secrets.ts';
import { type Envelope, envelopeSchema } from './envelope.ts';
import { isForeign } from './foreign.ts';
import { invalid } from './invalid.ts';
import { readBody } from './read-body.ts';
import { type FormMembers, type FormProblem, readForm } from './read-form.ts';
import { FILE_TOO_LARGE, FOREIGN, MALFORMED, ONE_FILE, type Refused, TOO_LARGE } from './refused.ts';
import { scanJson } from './scan-json.ts';

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;

/** A post's envelope, or why it cannot be one. JSON alone is taken, or a form where the call sends a file. THR-21 */
export async function readEnvelope(
  request: Request,
  publicUrl: string,
  body?: Call['body'],
): Promise<Result<Envelope, Refused>> {
  if (isForeign(request, publicUrl)) return err(FOREIGN);
  const type = request.headers.get('content-type') ?? '';
  if (!(body === 'multipart' ? FORM_TYPE : JSON_TYPE).test(type)) return err({ ...MALFORMED, status: 415 });
  return body === 'multipart' ? formEnvelope(request) : jsonEnvelope(request);
}

/** THR-40 THR-41 THR-43 */
async function jsonEnvelope(request: Request): Promise<Result<Envelope, Refused>> {
  const body = await readBody(request);
  if (typeof body !== 'string') return err(body.problem === 'tooLarge' ? TOO_LARGE : MALFORMED);
  if (scanJson(body) !== undefined) return err(MALFORMED);
  const value = parsed(body);
  return value === undefined ? err(MALFORMED) : checked(value);
}

/**
 * A form's envelope: members that envelopes know stand beside `data`, all others in it. Another site's form can be sent
 * by any browser, but it can neither set a header of ours nor know a token. THR-21
 */
async function formEnvelope(request: Request): Promise<Result<Envelope, Refused>> {
  const members = await readForm(request);
  if (typeof members === 'string') return err(FORM_PROBLEMS[members]);
  const proven = visitorOf(request.headers) !== null || Boolean(members.get('token'));
  return proven ? checked(envelopeOf(members)) : err(FOREIGN);
}

const FORM_PROBLEMS: Readonly<Record<FormProblem, Refused>> = {
  malformed: MALFORMED,
  tooLarge: FILE_TOO_LARGE,
  manyFiles: ONE_FILE,
};

function envelopeOf(members: FormMembers): Record<string, unknown> {
  const entries = [...members].map(([name, value]) => [name, name === 'time' ? Number(value) : value] as const);
  const isOwn = ([name]: readonly [string, unknown]) => name !== 'data' && Object.hasOwn(envelopeSchema.shape, name);
  const data = Object.fromEntries(entries.filter((entry) => !isOwn(entry)));
  return { ...Object.fromEntries(entries.filter(isOwn)), data };
}

function checked(value: unknown): Result<Envelope, Refused> {
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
