import type { FoundBusinessCard, PublicBusinessCard } from '@fairhall/core/contract/business-card/calls';
import { CARD_MOBILE_PATTERN } from '@fairhall/core/contract/business-card/limits';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import { err, ok, type Result } from '@fairhall/core/result';
import { parseScan } from '@fairhall/core/scan/parse-scan';
import type { CallContext } from '../call-context.ts';
import type { BusinessCardPorts } from './business-card-ports.ts';
import { findPublicCard } from './find-public-card.ts';
import { saveCard } from './save-card.ts';

const NO_CARD = { code: '404', message: 'businessCard.noCard' } as const;
const NO_NUMBER = { code: '404', message: 'businessCard.noNumber' } as const;
const NO_CODE = { code: '404', message: 'businessCard.noCode' } as const;

/**
 * The card behind a typed badge number or the address of a shared card. A badge's own code holds its card, and needs no
 * call. D-62
 */
export async function findScannedCard(
  ports: BusinessCardPorts,
  context: CallContext,
  text: string,
): Promise<Result<FoundBusinessCard, Refusal>> {
  const scanned = parseScan(text);
  if (scanned.kind === 'badgeNumber') return findCardOfBadge(ports, context, scanned.badgeNo);
  if (scanned.kind !== 'card') return err(NO_CODE);
  const shared = await findPublicCard(ports, context, scanned.cdpId);
  return shared.ok ? ok(toFoundCard(shared.value)) : err(NO_CARD);
}

/** Saves the card behind a scanned code, in the open transaction. */
export async function collectCard(
  ports: BusinessCardPorts,
  context: CallContext,
  text: string,
): Promise<Answer<{ readonly id: string }>> {
  const found = await findScannedCard(ports, context, text);
  if (!found.ok) return found;
  const { exhibitionId, contactName, company, email, mobile, countryId } = found.value;
  return saveCard(ports, context, {
    // A supplier's person may have no name yet.
    contactName: contactName || company,
    company,
    ...(email && { email }),
    ...(CARD_MOBILE_PATTERN.test(mobile) && { mobile }),
    ...(countryId && { countryId }),
    ...(exhibitionId && { exhibitionId }),
    from: 'scan',
  });
}

/**
 * What the code of a badge would show, by the badge's number. Only buyers who are registered for the same exhibition get
 * it; others get the answer of a number that nobody has. THR-31 THR-33
 */
async function findCardOfBadge(
  ports: BusinessCardPorts,
  context: CallContext,
  badgeNo: string,
): Promise<Result<FoundBusinessCard, Refusal>> {
  const { database } = context;
  const found = await ports.findRegistrationByNumber(database, badgeNo);
  if (found === undefined) return err(NO_NUMBER);
  const { exhibitionId, registrationId } = found;
  if ((await ports.findCallerBadge(context, exhibitionId))?.isOwn !== true) return err(NO_NUMBER);
  const registration = (await ports.findSharedRegistrations(database, [registrationId])).get(registrationId);
  if (registration === undefined) return err(NO_NUMBER);
  const allowed = (await ports.findSharedFields(database, [exhibitionId])).get(exhibitionId) ?? [];
  const isOpen = (field: SharedField) => allowed.includes(field) && !registration.hiddenFields.includes(field);
  return ok({
    contactName: registration.contactName,
    company: registration.companyName,
    countryId: isOpen('country') ? registration.countryId : '',
    email: isOpen('email') ? registration.email : '',
    mobile: isOpen('mobile') ? registration.mobile : '',
    exhibitionId,
  });
}

/** Without the pictures, which belong to the owner. */
const toFoundCard = ({ contactName, company, email, mobile, countryId }: PublicBusinessCard): FoundBusinessCard => ({
  contactName,
  company,
  email,
  mobile,
  countryId,
  exhibitionId: '',
});
