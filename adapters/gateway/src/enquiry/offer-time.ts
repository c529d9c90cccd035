import { DEFAULT_HOURS } from '@fairhall/core/contract/supplier/profile-limits';
import { findBusinessMoment } from './business-hours.ts';
import type { GetOfferTime, ThreadPorts } from './enquiry-ports.ts';

const HOUR = 3_600_000;
/** The longest wait, for suppliers with very short business hours, in milliseconds. */
const MAX_WAIT = 60 * 24 * HOUR;

/** Creates the function that says when a buyer is offered other suppliers. */
export const createGetOfferTime =
  ({ readSiteSettings, getOpeningHours }: Pick<ThreadPorts, 'readSiteSettings' | 'getOpeningHours'>): GetOfferTime =>
  async (queries, { siteId, supplierId }, now) => {
    const { answerHours } = await readSiteSettings(queries, siteId);
    const opening =
      supplierId === null ? { ...DEFAULT_HOURS, timeZone: 'UTC' } : await getOpeningHours(queries, supplierId);
    return findBusinessMoment(opening, now, answerHours * HOUR, now + MAX_WAIT);
  };
