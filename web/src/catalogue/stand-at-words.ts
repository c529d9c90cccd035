import { exhibitionHref } from '@fairhall/core/exhibition/links';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { linkHref } from '../page/address.ts';
import type { Visit } from '../page/screen.ts';
import { formatExhibitionDays } from '../ui/exhibition-words.ts';
import { standName } from '../ui/stand-name.ts';

/** A supplier's stand at the exhibition from which the visitor came. */
export interface StandAt {
  /** For example "H3 A12". */
  readonly stand: string;
  readonly exhibition: string;
  readonly days: string;
  readonly href: string;
  /** Whether samples can be booked in the exhibition's phase. */
  readonly hasSamples: boolean;
}

/** Null if the supplier does not exhibit there, or if the exhibition's phase offers nothing. */
export async function standAtWords(
  visit: Pick<Visit, 'ports' | 'boot' | 'href' | 'signal'>,
  exhibitionId: string,
  supplierId: string,
): Promise<StandAt | null> {
  const { exhibition } = await visit.ports.frontGateway();
  const options = { signal: visit.signal, handled: true };
  const [shown, found] = await Promise.all([
    exhibition.detail({ exhibitionId }, options),
    exhibition.exhibitors({ exhibitionId, supplierId }, options),
  ]);
  const [stand] = found.ok ? found.value.records : [];
  if (!shown.ok || stand === undefined) return null;
  return {
    stand: standName(stand.hall, stand.standNo),
    exhibition: shown.value.name,
    days: formatExhibitionDays(shown.value, visit),
    href: exhibitionHref(shown.value, { ...visit.boot, href: linkHref(visit.href) }),
    hasSamples: hasOffer(shown.value.phase, 'bookSample'),
  };
}
