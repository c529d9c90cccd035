import type { Call } from '@fairhall/core/contract/call';
import { err, ok, type Result } from '@fairhall/core/result';
import { readVisitor } from '../identity/secrets.ts';
import type { QueueKeys } from '../limits/work-queue.ts';
import { toOverloadRefusal } from '../operations/load-shedding.ts';
import {
  type CallError,
  FILE_COUNT_INVALID,
  FILE_TOO_LARGE,
  REQUEST_CROSS_SITE,
  REQUEST_MALFORMED,
  REQUEST_TOO_LARGE,
} from './call-error.ts';
import { isCrossSite } from './cross-site.ts';
import { callEnvelope, type Envelope } from './envelope.ts';
import { readBody } from './read-body.ts';
import { type FormMembers, type FormProblem, readForm } from './read-form.ts';
import { scanJson } from './scan-json.ts';
import { createUploadBuffer } from './upload-buffer.ts';
import type { UploadSlots } from './upload-slots.ts';
import { toValidationError } from './validation-error.ts';

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;

/** The settings for reading forms. */
export interface FormReadingPorts {
  readonly slots: UploadSlots;
  /** The folder for parts that are too large for memory. */
  readonly folder: string;
}

export interface EnvelopeOptions {
  /** Whether an origin belongs to this installation. */
  readonly isOwnOrigin: (origin: string) => boolean;
  readonly body: Call['body'];
  readonly forms: FormReadingPorts;
  /** The caller's groups in the queue; called for forms only. */
  readonly queueKeys: () => QueueKeys;
  /** Why the caller's form is rejected; called before anything of it is read. */
  readonly refuseForm: () => Promise<CallError | undefined>;
  /** Aborts when the client disconnects. */
  readonly left?: AbortSignal | undefined;
}

/** An envelope, and a function that deletes its data outside of memory when the call has ended. */
export interface ReadEnvelope {
  readonly envelope: Envelope;
  readonly release?: () => Promise<void>;
}

/**
 * Reads a post's envelope, or returns why it is invalid. Accepts only JSON, or a form for a call that takes a file.
 * THR-21
 */
export async function readEnvelope(
  request: Request,
  options: EnvelopeOptions,
): Promise<Result<ReadEnvelope, CallError>> {
  const { isOwnOrigin, body } = options;
  if (isCrossSite(request, isOwnOrigin)) return err(REQUEST_CROSS_SITE);
  const type = request.headers.get('content-type') ?? '';
  if (!(body === 'multipart' ? FORM_TYPE : JSON_TYPE).test(type)) return err({ ...REQUEST_MALFORMED, status: 415 });
  return body === 'multipart' ? readFormEnvelope(request, options) : readJsonEnvelope(request);
}

/** THR-40 THR-41 THR-43 */
async function readJsonEnvelope(request: Request): Promise<Result<ReadEnvelope, CallError>> {
  const body = await readBody(request);
  if (typeof body !== 'string') return err(body.problem === 'tooLarge' ? REQUEST_TOO_LARGE : REQUEST_MALFORMED);
  if (scanJson(body) !== undefined) return err(REQUEST_MALFORMED);
  const value = parseJson(body);
  if (value === undefined) return err(REQUEST_MALFORMED);
  const envelope = parseEnvelope(value);
  return envelope.ok ? ok({ envelope: envelope.value }) : envelope;
}

/**
 * Reads a form's envelope: known envelope members stand beside `data`, all others go into `data`. Any browser can send
 * another site's form, but it can neither set our header nor know a token, and the token must come before the file.
 * THR-21 THR-40
 */
async function readFormEnvelope(
  request: Request,
  { forms: { slots, folder }, queueKeys, refuseForm, left }: EnvelopeOptions,
): Promise<Result<ReadEnvelope, CallError>> {
  const refusal = await refuseForm();
  if (refusal !== undefined) return err(refusal);
  const isProven = readVisitor(request.headers) !== null;
  const store = createUploadBuffer(folder);
  const read = await slots.read(queueKeys(), (reading) => readForm(request, { isProven, store, reading }), left);
  const envelope = read.ok ? toFormEnvelope(read.value, isProven) : err(toOverloadRefusal('formQueue'));
  if (envelope.ok) return ok({ envelope: envelope.value, release: store.release });
  await store.release();
  return envelope;
}

function toFormEnvelope(members: FormMembers | FormProblem, isProven: boolean): Result<Envelope, CallError> {
  if (typeof members === 'string') return err(FORM_PROBLEMS[members]);
  return isProven || members.get('token') ? parseEnvelope(toEnvelope(members)) : err(REQUEST_CROSS_SITE);
}

const FORM_PROBLEMS: Readonly<Record<FormProblem, CallError>> = {
  malformed: REQUEST_MALFORMED,
  tooLarge: FILE_TOO_LARGE,
  manyFiles: FILE_COUNT_INVALID,
  unproven: REQUEST_CROSS_SITE,
  late: toOverloadRefusal('formTooSlow'),
};

function toEnvelope(members: FormMembers): Record<string, unknown> {
  const entries = [...members].map(([name, value]) => [name, name === 'time' ? Number(value) : value] as const);
  const isEnvelopeMember = ([name]: readonly [string, unknown]) =>
    name !== 'data' && Object.hasOwn(callEnvelope.shape, name);
  const data = Object.fromEntries(entries.filter((entry) => !isEnvelopeMember(entry)));
  return { ...Object.fromEntries(entries.filter(isEnvelopeMember)), data };
}

function parseEnvelope(value: unknown): Result<Envelope, CallError> {
  const envelope = callEnvelope.safeParse(value, { reportInput: true });
  return envelope.success ? ok(envelope.data) : err(toValidationError(envelope.error.issues));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
