import type { BadgeSharing } from '@fairhall/core/contract/lead/calls';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import { getFormat } from '@fairhall/core/site/format';
import { getValueOr } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { standName } from '../ui/stand-name.ts';
import { type BadgesData, loadBadges } from './badge-data.ts';

/** An exhibitor that scanned the badge, in words. */
export interface ScanWords {
  readonly leadId: string;
  /** '' for one that is no longer there. */
  readonly name: string;
  /** Such as "H3 A12"; null for one that has no stand any more. */
  readonly plate: string | null;
  readonly date: string;
  /** What the exhibitor prepared for the visitor to send, and where; null for nothing, or for an exhibitor that is no longer there. */
  readonly request: { readonly supplierId: string; readonly content: string; readonly href: string } | null;
  readonly isTakenBack: boolean;
}

/** What is shared of one badge. */
export interface SharingWords {
  readonly registrationId: string;
  readonly allowed: readonly SharedField[];
  readonly shared: readonly SharedField[];
  readonly scans: readonly ScanWords[];
}

export interface SharedBadgesData extends BadgesData {
  /** By the number of the badge; one that could not be read, or is somebody else's, is left out. */
  readonly sharing: Readonly<Record<string, SharingWords>>;
}

/** The visitor's badges, with what they share with the exhibitors who scan those that are their own. D-65 */
export async function loadSharedBadges(visit: Visit<'myBadge' | 'badgeView'>): Promise<SharedBadgesData> {
  const { ports, signal } = visit;
  const data = await loadBadges(visit);
  // Without a network nothing can be switched, and each question would keep the badge waiting.
  if (data.cachedAt !== null) return { ...data, sharing: {} };
  const { lead } = await ports.frontGateway();
  const sharing = await Promise.all(
    data.badges.map(async ({ exhibitionId, registrationId, isOwn, face }) => {
      if (!isOwn || registrationId === null) return [];
      const answer = getValueOr(await lead.sharing({ exhibitionId, registrationId }, { signal, handled: true }), null);
      return answer === null
        ? []
        : [[face.badgeNo, { ...toSharingWords(answer, exhibitionId, visit), registrationId }] as const];
    }),
  );
  return { ...data, sharing: Object.fromEntries(sharing.flat()) };
}

function toSharingWords(
  { allowed, shared, scans }: BadgeSharing,
  exhibitionId: string,
  { boot, href }: Pick<Visit, 'boot' | 'href'>,
): Omit<SharingWords, 'registrationId'> {
  const { date } = getFormat(boot.lang);
  const requestOf = ({ supplierId, supplierName, request }: BadgeSharing['scans'][number]) =>
    request === '' || supplierName === ''
      ? null
      : {
          supplierId,
          content: request,
          href: hrefAt(
            exhibitionId,
            { route: 'enquiry', params: { name: supplierName, itemId: supplierId } },
            { href },
          ),
        };
  return {
    allowed,
    shared,
    scans: scans.map((scan) => ({
      leadId: scan.leadId,
      name: scan.supplierName,
      isTakenBack: scan.isTakenBack,
      plate: scan.standNo === '' ? null : standName(scan.hall, scan.standNo),
      date: date(scan.scannedAt),
      request: requestOf(scan),
    })),
  };
}
