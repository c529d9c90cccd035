import type { BadgePayload } from '@fairhall/core/badge/badge-payload';
import { signBadgeText } from '@fairhall/core/badge/badge-signature';
import type { BadgeRecord } from '@fairhall/core/contract/badge/calls';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import { EXHIBITION_STATUS } from '@fairhall/core/site/exhibition-codes';
import type { CallContext } from '../call-context.ts';
import type { BadgePorts, BadgeRegistration, CallerRegistration } from './badge-ports.ts';
import { badgeSigner } from './badge-signer.ts';
import { getPurchase, tierOf } from './vip-match.ts';

/** All badges of the buyer, each signed by its exhibition; the buyer's own before those of colleagues. D-31 D-33 */
export const listBuyerBadges = async (ports: BadgePorts, context: CallContext): Promise<readonly BadgeRecord[]> =>
  signBadges(ports, context, await ports.listRegistrations(context));

/**
 * The caller's badge for an exhibition with this number; the caller's own one if no number is given or none matches.
 * D-31 D-33
 */
export async function badgeAt(
  ports: BadgePorts,
  context: CallContext,
  { exhibitionId, badgeNo }: { readonly exhibitionId: string; readonly badgeNo?: string | undefined },
): Promise<BadgeRecord | undefined> {
  const registered = await ports.listRegistrations(context, exhibitionId);
  const named = registered.find((each) => each.badgeNo === badgeNo?.toUpperCase()) ?? registered[0];
  const [badge] = await signBadges(ports, context, named === undefined ? [] : [named]);
  return badge;
}

/** Leaves out exhibitions that the caller may not see. */
async function signBadges(
  ports: BadgePorts,
  context: CallContext,
  registered: readonly CallerRegistration[],
): Promise<readonly BadgeRecord[]> {
  const exhibitions = await ports.findExhibitionsByIds(context, [
    ...new Set(registered.map((registration) => registration.exhibitionId)),
  ]);
  const held = registered.flatMap((registration) => {
    const exhibition = exhibitions.find((one) => one.exhibitionId === registration.exhibitionId);
    return exhibition === undefined ? [] : [{ registration, exhibition }];
  });
  held.sort((one, other) => compareExhibitions(one.exhibition, other.exhibition));
  if (held.length === 0) return [];
  const purchase = await getPurchase(ports, context);
  return Promise.all(
    held.map(async ({ registration, exhibition }) => ({
      ...(await badgeOf(ports, context, registration, exhibition)),
      websiteId: exhibition.websiteId,
      tier: await tierOf(ports, context, registration, purchase),
      isOver: isOver(exhibition),
      isOwn: registration.isOwn,
    })),
  );
}

/** Coming and running exhibitions first, the next one first; then past ones, the latest first. */
function compareExhibitions(one: Exhibition, other: Exhibition): number {
  if (isOver(one) !== isOver(other)) return isOver(one) ? 1 : -1;
  const inOrder = one.inshowStartDate.localeCompare(other.inshowStartDate);
  return isOver(one) ? -inOrder : inOrder;
}

const isOver = ({ status }: Exhibition): boolean => status === EXHIBITION_STATUS.COMPLETED;

/** The badge of a registration, signed by the exhibition. D-31 */
export async function badgeOf(
  ports: Pick<BadgePorts, 'getCountryCode' | 'findSharedFields'>,
  { database, now }: Pick<CallContext, 'database' | 'now'>,
  registration: BadgeRegistration,
  exhibition: Pick<Exhibition, 'exhibitionId' | 'name' | 'industry' | 'inshowStartDate' | 'inshowEndDate'>,
): Promise<BadgeRecord> {
  const { exhibitionId, name, industry, inshowStartDate, inshowEndDate } = exhibition;
  const { registrationId, badgeNo, contactName, companyName, countryId } = registration;
  const allowed = (await ports.findSharedFields(database, [exhibitionId])).get(exhibitionId) ?? [];
  return {
    registrationId,
    badgeNo,
    contactName,
    companyName,
    countryCode: ports.getCountryCode(countryId) ?? '',
    text: await signBadgeText(toBadgePayload(registration, allowed), await badgeSigner(database, exhibitionId, now)),
    exhibitionId,
    exhibitionName: name,
    industry,
    inshowStartDate,
    inshowEndDate,
    ...(registration.isConfirmed ? {} : { isUnconfirmed: true }),
  };
}

/** The content of the code. Any camera can read it, so it leaves out what exhibitors may not see. THR-33 */
function toBadgePayload(registration: BadgeRegistration, allowed: readonly SharedField[]): BadgePayload {
  const isOpen = (field: SharedField) => allowed.includes(field) && !registration.hiddenFields.includes(field);
  const { isConfirmed, ...payload } = registration;
  return {
    ...payload,
    ...(isConfirmed ? {} : { isUnconfirmed: true }),
    ...(isOpen('country') ? {} : { countryId: '', nationalityId: '' }),
    ...(isOpen('email') ? {} : { email: '' }),
    ...(isOpen('mobile') ? {} : { dialingCode: '', contactNumber: '' }),
  };
}
