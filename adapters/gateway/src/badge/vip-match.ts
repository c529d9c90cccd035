import { toVipTier, type VipTier } from '@fairhall/core/badge/vip-tier';
import type { badge } from '@fairhall/core/contract/badge/calls';
import type { OutputOf } from '@fairhall/core/contract/call';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { BadgePorts, BadgeRegistration, MatchedStand } from './badge-ports.ts';

type VipMatch = OutputOf<(typeof badge)['checkVip']>;

interface VipQuery {
  readonly limit: number;
  readonly bagdeNo: string;
  readonly exhibitionId: string;
  readonly tagCodes: string;
}

/** Annual turnover from which a buyer counts as buying on a large scale. D-32 */
const MIN_VIP_TURNOVER = 10_000_000;
/** How many of the buyer's tags must be represented for a buyer who imports from China. D-32 */
const MIN_IMPORTER_TAGS = 3;

/**
 * The stands that match a registered buyer, and whether the buyer is a VIP. A caller with somebody else's badge number
 * gets an empty result. D-32 THR-31
 */
export async function checkVip(ports: BadgePorts, context: CallContext, query: VipQuery): Promise<Answer<VipMatch>> {
  const { exhibitionId, limit } = query;
  const registered = await ports.listRegistrations(context, exhibitionId);
  const registration = registered.find(({ badgeNo }) => badgeNo.toUpperCase() === query.bagdeNo.toUpperCase());
  const [exhibition] = await ports.findExhibitionsByIds(context, [exhibitionId]);
  if (registration === undefined || exhibition === undefined)
    return ok({ booths: [], checkSVIP: false, checkVIP: false });
  const registeredTags = toUpperCase(registration.tags);
  const tags = toUpperCase(query.tagCodes.split(',')).filter((code) => registeredTags.includes(code));
  const { stands, ...checks } = await matchOf(
    ports,
    context,
    { ...registration, tags },
    await getPurchase(ports, context),
  );
  const shown = stands.slice(0, limit);
  const pictures = await ports.listFirstPictures(
    context.database,
    shown.map(({ supplierId }) => supplierId),
  );
  const booths = shown.map(({ standNo, hall, supplierId, supplierName }) => {
    const image = pictures.get(supplierId) ?? '';
    return { standNo, supplierId, supplierName, hall, image };
  });
  return ok({ booths, ...checks });
}

/** The buyer's VIP tier at an exhibition by their purchase details and tags. D-32 */
export async function tierOf(
  ports: BadgePorts,
  context: CallContext,
  registration: BadgeRegistration,
  purchase: Purchase,
): Promise<VipTier> {
  return toVipTier(await matchOf(ports, context, { ...registration, tags: toUpperCase(registration.tags) }, purchase));
}

interface Match extends Pick<VipMatch, 'checkSVIP' | 'checkVIP'> {
  readonly stands: readonly MatchedStand[];
}

async function matchOf(
  ports: BadgePorts,
  context: CallContext,
  { exhibitionId, tags }: Pick<BadgeRegistration, 'exhibitionId' | 'tags'>,
  purchase: Purchase,
): Promise<Match> {
  const stands = tags.length === 0 ? [] : await ports.findStandsByTags(context, exhibitionId, tags);
  const found = new Set(stands.flatMap((stand) => stand.tags)).size;
  const isImporter = parseAmount(purchase.importFromChina) > 0 && found >= MIN_IMPORTER_TAGS;
  const checkSVIP = parseAmount(purchase.annualTurnover) >= MIN_VIP_TURNOVER || isImporter;
  return { stands, checkSVIP, checkVIP: stands.length > 0 };
}

type Purchase = Awaited<ReturnType<BadgePorts['getPurchaseInfo']>>;

const NO_PURCHASE: Purchase = { annualTurnover: '', importFromChina: '' };

/** The caller's purchase details; empty if nobody is logged in. */
export const getPurchase = async (ports: BadgePorts, { buyer, database }: CallContext): Promise<Purchase> =>
  buyer === null ? NO_PURCHASE : ports.getPurchaseInfo(database, buyer);

const toUpperCase = (codes: readonly string[]): readonly string[] => codes.map((code) => code.toUpperCase());

const UNIT_FACTORS: Readonly<Record<string, number>> = { K: 1_000, M: 1_000_000, B: 1_000_000_000 };

/** Parses an amount as buyers write it, such as `10M`, `500K` or `12,000,000`; 0 if it is none. D-77 */
export function parseAmount(text: string): number {
  const [, digits = '', unit = ''] = /^\D*(\d[\d,]*(?:\.\d+)?)\s*([KMB])?/i.exec(text) ?? [];
  return digits === '' ? 0 : Number(digits.replaceAll(',', '')) * (UNIT_FACTORS[unit.toUpperCase()] ?? 1);
}
