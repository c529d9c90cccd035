import { businessCard, type SavedBusinessCard } from '../contract/business-card/calls.ts';
import { CARD_MOBILE_PATTERN } from '../contract/business-card/limits.ts';
import { CONTACT_NAME_MAX } from '../contract/preregistration/limits.ts';
import { toAsciiDigits } from '../forms/number-input.ts';
import { toE164 } from '../forms/phone-format.ts';
import { readPhone } from '../forms/phone-reader.ts';
import { type BadgePayload, exhibitionOfBadge } from './badge-payload.ts';

/**
 * The business card in a badge's code, without the values that a card cannot store. Null for a compact badge, which has
 * only its number, and for a badge whose name cannot be stored. D-62
 */
export function cardOfBadge(payload: BadgePayload): SavedBusinessCard | null {
  const values: Record<string, unknown> = {
    // Cuts a longer name without splitting a surrogate pair.
    contactName: payload.contactName?.slice(0, CONTACT_NAME_MAX).replace(/[\uD800-\uDBFF]$/, ''),
    company: payload.companyName,
    email: payload.email,
    mobile: mobileOf(payload),
    countryId: payload.countryId,
    from: 'scan',
    exhibitionId: exhibitionOfBadge(payload),
  };
  const { save } = businessCard;
  for (const { path } of save.input.safeParse(values).error?.issues ?? []) delete values[String(path[0])];
  return save.input.safeParse(values).data ?? null;
}

/**
 * The phone number with its dialling code in ASCII digits. Older badges hold numbers that may not parse; these are
 * joined as they are. D-10
 */
function mobileOf({ dialingCode = '', contactNumber }: BadgePayload): string | undefined {
  if (contactNumber === undefined) return undefined;
  const reading = readPhone(contactNumber, dialingCode);
  const number = toAsciiDigits(contactNumber).replace(/\D/g, '');
  const mobile = toE164(reading.ok ? reading.value : { dialingCode: toAsciiDigits(dialingCode), number });
  return CARD_MOBILE_PATTERN.test(mobile) ? mobile : undefined;
}
