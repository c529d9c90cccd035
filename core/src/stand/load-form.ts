import type { GatewayError } from '../contract/error.ts';
import type { Country } from '../contract/site/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';
import type { StandOpening, StandTarget } from './stand.machine.ts';

/** The initial data of the stand form, and the countries to choose from. */
export interface StandForm {
  readonly countries: readonly Country[];
  readonly opening: StandOpening;
}

/** Loads the stand form. Without countries no number could be entered, so the page fails if they cannot be loaded. */
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
