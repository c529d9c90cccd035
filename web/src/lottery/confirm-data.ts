import type { Wheel } from '@fairhall/core/contract/lottery/calls';
import { loadExhibition } from '@fairhall/core/exhibition/load';
import { findCountryWithCode } from '@fairhall/core/forms/phone';
import type { ConfirmOpening } from '@fairhall/core/lottery/confirm.machine';
import { getFormat } from '@fairhall/core/site/format';
import { findSiteById } from '@fairhall/core/site/sites';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type LotteryExhibitionWords, toLotteryExhibition } from './lottery-exhibition.ts';

export interface ConfirmData {
  readonly show: LotteryExhibitionWords;
  readonly draw: Wheel['draw'];
  /** What the form begins with; null where there is none. */
  readonly form: {
    readonly opening: ConfirmOpening;
    /** "India +91", in the page's language and its order. */
    readonly countries: readonly { readonly value: string; readonly name: string }[];
  } | null;
}

/** What the buyer's badge has won, and the form that says where it goes. D-27 */
export async function loadConfirm(visit: Visit<'expoSharingEvents'>): Promise<ConfirmData> {
  const { params, ports, signal } = visit;
  const { exhibitionId } = params;
  const front = await ports.frontGateway();
  const exhibition = requireValue(await loadExhibition(front, exhibitionId, signal));
  const { draw } = requireValue(await front.lottery.wheel({ exhibitionId }, { signal, fresh: true }));
  const isOpen = draw !== null && draw.prizeId !== '' && draw.status === 'drawn';
  return {
    show: toLotteryExhibition(exhibition, visit),
    draw,
    form: isOpen ? await formOf(visit, draw.drawId) : null,
  };
}

/** Whoever has registered told a name and a number, which the form begins with. */
async function formOf({ boot, params, ports, signal }: Visit<'expoSharingEvents'>, drawId: string) {
  const { exhibitionId } = params;
  const front = await ports.frontGateway();
  const [found, registered] = await Promise.all([
    ports.gateway.site.countries({}, { signal, handled: true }),
    front.preregistration.checkReg({ exhibitionId }, { signal, handled: true }),
  ]);
  const countries = requireValue(found);
  const known = registered.ok ? registered.value : null;
  const dialled = findCountryWithCode(countries, known?.dialingCode ?? '', known?.countryId ?? '');
  const { countryName } = getFormat(boot.lang);
  return {
    opening: {
      drawId,
      countries: countries.map(({ id, dialingCode }) => ({ id, dialingCode })),
      prefill: {
        contactName: known?.contactName ?? '',
        number: known?.contactNumber ?? '',
        countryId: dialled || (findSiteById(boot.siteId)?.countryId ?? ''),
      },
    },
    countries: countries
      // The code is written from left to right in every language.
      .map(({ id, code2, enName, dialingCode }) => ({
        value: id,
        name: `${countryName(code2) || enName} \u2066${dialingCode}\u2069`,
      }))
      .sort((one, other) => one.name.localeCompare(other.name, boot.lang)),
  };
}
