import type { GatewayError } from '../contract/error.ts';
import type { Country } from '../contract/site/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';
import type { StandOpening, StandTarget } from './stand.machine.ts';

/** What a form for a stand begins with, and the countries to choose from. */
export interface StandForm {
  readonly countries: readonly Country[];
  readonly opening: StandOpening;
}

/** Without countries no number could be given, so that their failure is the page's. */
export async function loadStandForm(
  { site }: Pick<Gateway, 'site'>,
  target: StandTarget,
  countryId: string,
  signal?: CancelSignal,
): Promise<Result<StandForm, GatewayError>> {
  const countries = await site.countries({}, { handled: true, ...(signal !== undefined && { signal }) });
  if (!countries.ok) return countries;
  const dialing = countries.value.map(({ id, dialingCode }) => ({ id, dialingCode }));
  return ok({ countries: countries.value, opening: { target, countries: dialing, countryId } });
}
