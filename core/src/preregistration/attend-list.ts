import * as z from 'zod/mini';
import type { PreRegRecord } from '../contract/preregistration/calls.ts';
import type { Clock } from '../ports/clock.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import type { Slot } from '../ports/slot.ts';

/** Exhibitions in the visitor's own country, by its network address, that were registered for on this device. D-73 */
export const attendList = z.array(
  z.object({
    exhibitionId: z.string(),
    websiteId: z.int(),
    /** When, in epoch milliseconds. */
    time: z.int(),
  }),
);

export type AttendList = z.output<typeof attendList>;

/** The exhibitions that are remembered at most; the latest ones stay. */
const ATTENDED_MAX = 50;

export interface AttendPorts {
  readonly attended: Pick<Slot<AttendList>, 'read' | 'keep'>;
  readonly clock: Clock;
  /** Left out where nothing tells the visitor's country. */
  readonly ipAnalysis?: IpAnalysis | undefined;
}

/**
 * Remembers a registration for an exhibition in the visitor's own country. Where that country is unknown nothing is
 * remembered. D-73
 */
export async function noteAttended(
  { attended, clock, ipAnalysis }: AttendPorts,
  { exhibitionId, websiteId }: Pick<PreRegRecord, 'exhibitionId' | 'websiteId'>,
  countryId: string,
): Promise<void> {
  const place = await ipAnalysis?.analyse();
  if (!place?.ok || place.value.id !== countryId) return;
  const others = (attended.read() ?? []).filter((one) => one.exhibitionId !== exhibitionId);
  const entry = { exhibitionId, websiteId: Number(websiteId) || 0, time: clock.now() };
  attended.keep([...others, entry].slice(-ATTENDED_MAX));
}
