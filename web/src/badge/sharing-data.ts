import type { BadgeSharing } from '@fairhall/core/contract/lead/calls';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import { getFormat } from '@fairhall/core/site/format';
import { getValueOr } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { standName } from '../ui/stand-name.ts';
import { type BadgesData, loadBadges } from './badge-data.ts';

/** An exhibitor that scanned the badge, formatted. */
export interface ScanWords {
  readonly leadId: string;
  /** '' for an exhibitor that no longer exists. */
  readonly name: string;
  /** For example "H3 A12"; null for an exhibitor without a stand. */
  readonly plate: string | null;
  readonly date: string;
  /**
   * The enquiry that the exhibitor prepared for the visitor, and the form's address; null for none, or if the exhibitor
   * no longer exists.
   */
  readonly request: { readonly supplierId: string; readonly content: string; readonly href: string } | null;
  readonly isTakenBack: boolean;
}

/** What one badge shares. */
export interface SharingWords {
  readonly registrationId: string;
  readonly allowed: readonly SharedField[];
  readonly shared: readonly SharedField[];
  readonly scans: readonly ScanWords[];
}

export interface SharedBadgesData extends BadgesData {
  /** By badge number; badges of other people and badges that could not be loaded are missing. */
  readonly sharing: Readonly<Record<string, SharingWords>>;
}

/** Loads the visitor's badges and, for their own ones, the data that exhibitors who scan them see. D-65 */
export async function loadSharedBadges(visit: Visit<'myBadge' | 'badgeView'>): Promise<SharedBadgesData> {
  const { ports, signal } = visit;
  const data = await loadBadges(visit);
  // Offline no switch works, and each request would delay the badge.
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
