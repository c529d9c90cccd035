import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { getPhoneVerdict, type PhoneVerdict } from './phone.ts';

interface PhoneToVerify {
  readonly dialingCode: string;
  readonly number: string;
}

/** The numbers to verify, each with the call for its kind. */
export interface PhonesToVerify {
  readonly mobile?: PhoneToVerify | undefined;
  readonly whatsapp?: PhoneToVerify | undefined;
}

/** Verifies numbers with the gateway, whose answers are cached for 36 minutes. D-70  */
export async function verifyPhones(
  { verifyMobile, verifyWhatsapp }: Pick<Gateway['account'], 'verifyMobile' | 'verifyWhatsapp'>,
  { mobile, whatsapp }: PhonesToVerify,
  signal: CancelSignal,
): Promise<{ readonly mobile?: PhoneVerdict; readonly whatsapp?: PhoneVerdict }> {
  const options = { signal, handled: true };
  const [mobileAnswer, whatsappAnswer] = await Promise.all([
    mobile && verifyMobile({ mobile: mobile.number, dialingCode: mobile.dialingCode }, options),
    whatsapp && verifyWhatsapp({ whatsapp: whatsapp.number, dialingCode: whatsapp.dialingCode }, options),
  ]);
  return {
    ...(mobileAnswer && { mobile: getPhoneVerdict(mobileAnswer) }),
    ...(whatsappAnswer && { whatsapp: getPhoneVerdict(whatsappAnswer) }),
  };
}
