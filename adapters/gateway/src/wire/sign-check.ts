import { timingSafeEqual } from 'node:crypto';
import type { Call } from '@fairhall/core/contract/call';
import { CALL_SIGNATURE_PATTERN, CALL_SIGNATURE_WINDOW_MS, signRequest } from '@fairhall/core/contract/signature';
import type { Queries } from '../db/database.ts';
import { callSignatureCrypto } from '../identity/signature-crypto.ts';
import type { CallError } from './call-error.ts';
import type { Envelope } from './envelope.ts';

/** Secrets of callers that sign: of a session or a device, by key id. */
export interface SecretStore {
  /** 32 bytes in hex; null for an unknown key. */
  secretOf(keyId: string): Promise<string | null>;
}

export const noSecrets: SecretStore = { secretOf: async () => null };

/**
 * The key id of browsers, which have no secret: only the form of their signature is checked, since their clock may be
 * wrong (D-49).
 */
const BROWSER = 'browser';
/** Used in place of the secret of an unknown key, so that both take the same time. */
const SECRET_DUMMY = '0'.repeat(64);

const SIGN_INVALID: CallError = { code: '400', message: 'request.signInvalid' };

export interface SignCheck {
  readonly call: Call;
  readonly envelope: Envelope;
  readonly now: number;
  readonly secrets: SecretStore;
  readonly database: Queries;
}

/**
 * Why a call's signature is invalid; undefined if it is valid. Checks the form first; for callers with a secret also
 * the age, the code and whether it was used before. THR-48
 */
export async function checkSign({ call, envelope, now, secrets, database }: SignCheck): Promise<CallError | undefined> {
  if (call.client !== 'assistant' && call.client !== 'supplier') return undefined;
  const { sign = '', time } = envelope;
  if (!CALL_SIGNATURE_PATTERN.test(sign) || time === undefined) return SIGN_INVALID;
  const [, keyId = '', nonce = ''] = sign.split('.');
  if (keyId === BROWSER) return undefined;
  if (Math.abs(now - time) > CALL_SIGNATURE_WINDOW_MS)
    return { ...SIGN_INVALID, message: 'request.signExpired', serverTime: now };
  const hex = await secrets.secretOf(keyId);
  const request = { audience: call.client, method: 'POST', path: `/${call.path}`, envelope: { ...envelope, time } };
  const expected = await signRequest(callSignatureCrypto, request, { keyId, hex: hex ?? SECRET_DUMMY }, nonce);
  const equal = timingSafeEqual(Buffer.from(expected), Buffer.from(sign));
  if (!equal || hex === null) return SIGN_INVALID;
  return (await isFirstUse(database, keyId, nonce, now)) ? undefined : SIGN_INVALID;
}

/** Records a nonce; false if it was used before, in any process. */
async function isFirstUse({ kysely }: Queries, keyId: string, nonce: string, now: number): Promise<boolean> {
  const row = await kysely
    .insertInto('nonce')
    .values({ key_id: keyId, nonce, expires: now + 2 * CALL_SIGNATURE_WINDOW_MS })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return row !== undefined;
}
