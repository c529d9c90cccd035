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
  /** The form's initial data; null without a form. */
  readonly form: {
    readonly opening: ConfirmOpening;
    /** For example "India +91", sorted in the page's language. */
    readonly countries: readonly { readonly value: string; readonly name: string }[];
  } | null;
}

/** Loads the prize that the buyer's badge has won, and the form for its delivery address. D-27 */
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

/** The form begins with the name and number of the buyer's registration. */
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
      // The dialling code is written from left to right in every language.
      .map(({ id, code2, enName, dialingCode }) => ({
        value: id,
        name: `${countryName(code2) || enName} \u2066${dialingCode}\u2069`,
      }))
      .sort((one, other) => one.name.localeCompare(other.name, boot.lang)),
  };
}
