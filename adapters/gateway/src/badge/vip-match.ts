import { type VipTier, vipTier } from '@fairhall/core/badge/vip-tier';
import type { badge } from '@fairhall/core/contract/badge/calls';
import type { OutputOf } from '@fairhall/core/contract/call';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { BadgePorts, MatchedStand, Registered } from './badge-ports.ts';

type VipMatch = OutputOf<(typeof badge)['checkVip']>;

interface Asked {
  readonly limit: number;
  readonly bagdeNo: string;
  readonly exhibitionId: string;
  readonly tagCodes: string;
}

/** From which yearly turnover on a buyer buys on a large scale. D-32 */
const LARGE_TURNOVER = 10_000_000;
/** How many of her tags have to be there for who imports from China. D-32 */
const IMPORTER_TAGS = 3;

/** The stands that fit a registered buyer, and whether she is a VIP; whose badge it is not is told nothing. D-32 THR-31 */
export async function checkVip(ports: BadgePorts, context: CallContext, asked: Asked): Promise<Answer<VipMatch>> {
  const { exhibitionId, limit } = asked;
  const registered = await ports.listRegistrations(context, exhibitionId);
  const own = registered.find(({ badgeNo }) => badgeNo.toUpperCase() === asked.bagdeNo.toUpperCase());
  const [exhibition] = await ports.exhibitionsByIds(context, [exhibitionId]);
  if (own === undefined || exhibition === undefined) return ok({ booths: [], checkSVIP: false, checkVIP: false });
  const told = upperCase(own.tags);
  const tags = upperCase(asked.tagCodes.split(',')).filter((code) => told.includes(code));
  const { stands, ...checks } = await matchOf(ports, context, { ...own, tags }, await purchaseOf(ports, context));
  const shown = stands.slice(0, limit);
  const pictures = await ports.firstPictures(
    context.database,
    shown.map(({ supplierId }) => supplierId),
  );
  const booths = shown.map(({ standNo, hall, supplierId, supplierName }) => {
    const image = pictures.get(supplierId) ?? '';
    return { standNo, supplierId, supplierName, hall, image };
  });
  return ok({ booths, ...checks });
}

/** What a buyer is at an exhibition by all that she has told. D-32 */
export async function tierOf(
  ports: BadgePorts,
  context: CallContext,
  own: Registered,
  purchase: Purchase,
): Promise<VipTier> {
  return vipTier(await matchOf(ports, context, { ...own, tags: upperCase(own.tags) }, purchase));
}

interface Match extends Pick<VipMatch, 'checkSVIP' | 'checkVIP'> {
  readonly stands: readonly MatchedStand[];
}

async function matchOf(
  ports: BadgePorts,
  context: CallContext,
  { exhibitionId, tags }: Pick<Registered, 'exhibitionId' | 'tags'>,
  purchase: Purchase,
): Promise<Match> {
  const stands = tags.length === 0 ? [] : await ports.standsByTags(context, exhibitionId, tags);
  const found = new Set(stands.flatMap((stand) => stand.tags)).size;
  const isImporter = amountOf(purchase.importFromChina) > 0 && found >= IMPORTER_TAGS;
  const checkSVIP = amountOf(purchase.annualTurnover) >= LARGE_TURNOVER || isImporter;
  return { stands, checkSVIP, checkVIP: stands.length > 0 };
}

type Purchase = Awaited<ReturnType<BadgePorts['purchaseInfoOf']>>;

const NOTHING: Purchase = { annualTurnover: '', importFromChina: '' };

/** What the caller told of its purchasing; nothing of whoever is not logged in. */
export const purchaseOf = async (ports: BadgePorts, { buyer, database }: CallContext): Promise<Purchase> =>
  buyer === null ? NOTHING : ports.purchaseInfoOf(database, buyer);

const upperCase = (codes: readonly string[]): readonly string[] => codes.map((code) => code.toUpperCase());

const UNITS: Readonly<Record<string, number>> = { K: 1_000, M: 1_000_000, B: 1_000_000_000 };

/** An amount as buyers tell it, such as `10M`, `500K` or `12,000,000`; 0 where it is none. D-77 */
export function amountOf(told: string): number {
  const [, digits = '', unit = ''] = /^\D*(\d[\d,]*(?:\.\d+)?)\s*([KMB])?/i.exec(told) ?? [];
  return digits === '' ? 0 : Number(digits.replaceAll(',', '')) * (UNITS[unit.toUpperCase()] ?? 1);
}
