import type { Call } from '@fairhall/core/contract/call';
import { err, ok, type Result } from '@fairhall/core/result';
import { visitorOf } from '../identity/secrets.ts';
import type { WorkFor } from '../limits/work-line.ts';
import { overloaded } from '../operations/load-shedding.ts';
import { type Envelope, envelopeSchema } from './envelope.ts';
import { isForeign } from './foreign.ts';
import type { FormPlaces } from './form-places.ts';
import { invalid } from './invalid.ts';
import { createPartStore } from './part-store.ts';
import { readBody } from './read-body.ts';
import { type FormMembers, type FormProblem, readForm } from './read-form.ts';
import { FILE_TOO_LARGE, FOREIGN, MALFORMED, ONE_FILE, type Refused, TOO_LARGE } from './refused.ts';
import { scanJson } from './scan-json.ts';

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;

/** Where forms are read. */
export interface Forms {
  readonly places: FormPlaces;
  /** For parts that are too large to wait in memory. */
  readonly folder: string;
}

export interface EnvelopeOptions {
  readonly publicUrl: string;
  readonly body: Call['body'];
  readonly forms: Forms;
  /** Whom a form is read for; other bodies ask for nobody. */
  readonly whom: () => WorkFor;
  /** Why no form is read of the caller now; asked before anything of it is. */
  readonly refuseForm: () => Promise<Refused | undefined>;
  /** Ends when the caller leaves. */
  readonly left?: AbortSignal | undefined;
}

/** An envelope, and how to drop what it holds outside of memory when its call is over. */
export interface ReadEnvelope {
  readonly envelope: Envelope;
  readonly release?: () => Promise<void>;
}

/** A post's envelope, or why it cannot be one. JSON alone is taken, or a form where the call sends a file. THR-21 */
export async function readEnvelope(request: Request, options: EnvelopeOptions): Promise<Result<ReadEnvelope, Refused>> {
  const { publicUrl, body } = options;
  if (isForeign(request, publicUrl)) return err(FOREIGN);
  const type = request.headers.get('content-type') ?? '';
  if (!(body === 'multipart' ? FORM_TYPE : JSON_TYPE).test(type)) return err({ ...MALFORMED, status: 415 });
  return body === 'multipart' ? formEnvelope(request, options) : jsonEnvelope(request);
}

/** THR-40 THR-41 THR-43 */
async function jsonEnvelope(request: Request): Promise<Result<ReadEnvelope, Refused>> {
  const body = await readBody(request);
  if (typeof body !== 'string') return err(body.problem === 'tooLarge' ? TOO_LARGE : MALFORMED);
  if (scanJson(body) !== undefined) return err(MALFORMED);
  const value = parsed(body);
  if (value === undefined) return err(MALFORMED);
  const envelope = checked(value);
  return envelope.ok ? ok({ envelope: envelope.value }) : envelope;
}

/**
 * A form's envelope: members that envelopes know stand beside `data`, all others in it. Another site's form can be sent
 * by any browser, but it can neither set a header of ours nor know a token, which has to come before the file.
 * THR-21 THR-40
 */
async function formEnvelope(
  request: Request,
  { forms: { places, folder }, whom, refuseForm, left }: EnvelopeOptions,
): Promise<Result<ReadEnvelope, Refused>> {
  const refused = await refuseForm();
  if (refused !== undefined) return err(refused);
  const isProven = visitorOf(request.headers) !== null;
  const store = createPartStore(folder);
  const read = await places.read(whom(), (reading) => readForm(request, { isProven, store, reading }), left);
  const envelope = read.ok ? envelopeIn(read.value, isProven) : err(overloaded('formQueue'));
  if (envelope.ok) return ok({ envelope: envelope.value, release: store.release });
  await store.release();
  return envelope;
}

function envelopeIn(members: FormMembers | FormProblem, isProven: boolean): Result<Envelope, Refused> {
  if (typeof members === 'string') return err(FORM_PROBLEMS[members]);
  return isProven || members.get('token') ? checked(envelopeOf(members)) : err(FOREIGN);
}

const FORM_PROBLEMS: Readonly<Record<FormProblem, Refused>> = {
  malformed: MALFORMED,
  tooLarge: FILE_TOO_LARGE,
  manyFiles: ONE_FILE,
  unproven: FOREIGN,
  late: overloaded('formTooSlow'),
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
