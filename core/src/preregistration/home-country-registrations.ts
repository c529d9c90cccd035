import * as z from 'zod/mini';
import type { PreregistrationRecord } from '../contract/preregistration/calls.ts';
import type { Clock } from '../ports/clock.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import type { Slot } from '../ports/slot.ts';

/** Exhibitions in the visitor's own country (by IP address) with a registration on this device. D-73 */
export const homeCountryRegistrations = z.array(
  z.object({
    exhibitionId: z.string(),
    websiteId: z.int(),
    /** Time of the registration, in epoch milliseconds. */
    time: z.int(),
  }),
);

export type HomeCountryRegistrations = z.output<typeof homeCountryRegistrations>;

/** Maximum number of stored exhibitions; the latest ones are kept. */
const REGISTRATION_COUNT_MAX = 50;

export interface HomeCountryRegistrationPorts {
  readonly attended: Pick<Slot<HomeCountryRegistrations>, 'read' | 'save'>;
  readonly clock: Clock;
  /** Absent if no service finds the visitor's country. */
  readonly ipAnalysis?: IpAnalysis | undefined;
}

/**
 * Stores a registration for an exhibition in the visitor's own country. Stores nothing if that country is unknown.
 * D-73
 */
export async function saveHomeCountryRegistration(
  { attended, clock, ipAnalysis }: HomeCountryRegistrationPorts,
  { exhibitionId, websiteId }: Pick<PreregistrationRecord, 'exhibitionId' | 'websiteId'>,
  countryId: string,
): Promise<void> {
  const country = await ipAnalysis?.analyse();
  if (!country?.ok || country.value.id !== countryId) return;
  const others = (attended.read() ?? []).filter((one) => one.exhibitionId !== exhibitionId);
  const entry = { exhibitionId, websiteId: Number(websiteId) || 0, time: clock.now() };
  attended.save([...others, entry].slice(-REGISTRATION_COUNT_MAX));
}
