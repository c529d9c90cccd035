import type { BadgePayload } from '@fairhall/core/badge/badge-payload';
import { signedBadgeText } from '@fairhall/core/badge/badge-signature';
import type { OwnBadge } from '@fairhall/core/contract/badge/calls';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import { EXHIBITION_STATUS } from '@fairhall/core/site/exhibition-codes';
import type { CallContext } from '../call-context.ts';
import type { BadgePorts, OwnRegistered, Registered } from './badge-ports.ts';
import { badgeSigner } from './badge-signer.ts';
import { purchaseOf, tierOf } from './vip-match.ts';

/** All badges of the buyer, each signed by its exhibition; those that are about the buyer before those of colleagues. D-31 D-33 */
export const listBuyerBadges = async (ports: BadgePorts, context: CallContext): Promise<readonly OwnBadge[]> =>
  signedBadges(ports, context, await ports.listRegistrations(context));

/** The badge of the caller's for an exhibition that has this number; without a number, or where none has it, the own one. D-31 D-33 */
export async function badgeAt(
  ports: BadgePorts,
  context: CallContext,
  { exhibitionId, badgeNo }: { readonly exhibitionId: string; readonly badgeNo?: string | undefined },
): Promise<OwnBadge | undefined> {
  const registered = await ports.listRegistrations(context, exhibitionId);
  const named = registered.find((each) => each.badgeNo === badgeNo?.toUpperCase()) ?? registered[0];
  const [badge] = await signedBadges(ports, context, named === undefined ? [] : [named]);
  return badge;
}

/** An exhibition that nobody may see gives none. */
async function signedBadges(
  ports: BadgePorts,
  context: CallContext,
  registered: readonly OwnRegistered[],
): Promise<readonly OwnBadge[]> {
  const exhibitions = await ports.exhibitionsByIds(context, [...new Set(registered.map((own) => own.exhibitionId))]);
  const held = registered.flatMap((own) => {
    const exhibition = exhibitions.find((one) => one.exhibitionId === own.exhibitionId);
    return exhibition === undefined ? [] : [{ own, exhibition }];
  });
  held.sort((one, other) => byShow(one.exhibition, other.exhibition));
  if (held.length === 0) return [];
  const purchase = await purchaseOf(ports, context);
  return Promise.all(
    held.map(async ({ own, exhibition }) => ({
      ...(await badgeOf(ports, context, own, exhibition)),
      tier: await tierOf(ports, context, own, purchase),
      isOver: isOver(exhibition),
      isOwn: own.isOwn,
    })),
  );
}

/** The next show first; those that are over last, the latest of them first. */
function byShow(one: Exhibition, other: Exhibition): number {
  if (isOver(one) !== isOver(other)) return isOver(one) ? 1 : -1;
  const inOrder = one.inshowStartDate.localeCompare(other.inshowStartDate);
  return isOver(one) ? -inOrder : inOrder;
}

const isOver = ({ status }: Exhibition): boolean => status === EXHIBITION_STATUS.COMPLETED;

/** The badge of somebody who is registered, signed by the exhibition. D-31 */
export async function badgeOf(
  ports: Pick<BadgePorts, 'countryCodeOf' | 'sharedFields'>,
  { database, now }: Pick<CallContext, 'database' | 'now'>,
  own: Registered,
  exhibition: Pick<Exhibition, 'exhibitionId' | 'name' | 'industry' | 'inshowStartDate' | 'inshowEndDate'>,
): Promise<OwnBadge> {
  const { exhibitionId, name, industry, inshowStartDate, inshowEndDate } = exhibition;
  const { registrationId, badgeNo, contactName, companyName, countryId } = own;
  const allowed = (await ports.sharedFields(database, [exhibitionId])).get(exhibitionId) ?? [];
  return {
    registrationId,
    badgeNo,
    contactName,
    companyName,
    countryCode: ports.countryCodeOf(countryId) ?? '',
    text: await signedBadgeText(inCode(own, allowed), await badgeSigner(database, exhibitionId, now)),
    exhibitionId,
    exhibitionName: name,
    industry,
    inshowStartDate,
    inshowEndDate,
    ...(own.isConfirmed ? {} : { isUnconfirmed: true }),
  };
}

/** What the code tells: any camera reads it, so it leaves out what exhibitors may not see. THR-33 */
function inCode(own: Registered, allowed: readonly SharedField[]): BadgePayload {
  const isOpen = (field: SharedField) => allowed.includes(field) && !own.hiddenFields.includes(field);
  const { isConfirmed, ...told } = own;
  return {
    ...told,
    ...(isConfirmed ? {} : { isUnconfirmed: true }),
    ...(isOpen('country') ? {} : { countryId: '', nationalityId: '' }),
    ...(isOpen('email') ? {} : { email: '' }),
    ...(isOpen('mobile') ? {} : { dialingCode: '', contactNumber: '' }),
  };
}
