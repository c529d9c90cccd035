import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import { parsePhone } from '../phone-number.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';

const PHONE_CODE_MISMATCH: Refusal = { code: '400', message: 'validator.phone.sameCode' };

interface Numbers {
  readonly countryId: string;
  readonly dialingCode?: string | undefined;
  readonly contactNumber: string;
  readonly whatsapp?: string | undefined;
}

/**
 * The submitted values with phone numbers in their stored form. Both numbers get one dialling code: the submitted one,
 * else that of the country. D-10
 */
export function withStoredNumbers<Sent extends Numbers>(
  { getDialingCode }: Pick<PreregistrationPorts, 'getDialingCode'>,
  sent: Sent,
): Result<Sent, Refusal> {
  const chosen = sent.dialingCode || (getDialingCode(sent.countryId) ?? '');
  const mobile = parsePhone({ dialingCode: chosen, number: sent.contactNumber });
  if (!mobile.ok) return mobile;
  const { dialingCode, number } = mobile.value;
  const stored = { ...sent, contactNumber: number, ...(dialingCode !== '' && { dialingCode }) };
  if (!sent.whatsapp) return ok(stored);
  const whatsapp = parsePhone({ dialingCode, number: sent.whatsapp });
  if (!whatsapp.ok) return whatsapp;
  if (whatsapp.value.dialingCode !== dialingCode) return err(PHONE_CODE_MISMATCH);
  return ok({ ...stored, whatsapp: whatsapp.value.number });
}
