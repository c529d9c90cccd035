import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { email, id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { FEEDBACK_MAX, TRAFFIC_LIGHT_DIMENSIONS, TRAFFIC_LIGHT_FEEDBACK_TYPES, TRAFFIC_LIGHTS } from './limits.ts';

const supplierLight = {
  supplierId: z.string(),
  name: z.string(),
  light: z.enum(TRAFFIC_LIGHTS),
  /** The score of the weakest dimension; null if none is recorded. */
  score: z.nullable(z.int()),
};

const PATH = 'trafficLight';

/** Suppliers' credit lights. These calls are not part of `contract`, whose schemas every page loads. D-25 */
export const trafficLight = {
  /**
   * Suppliers whose name contains `keyword`, in the language of the call or in English; ordered by name, 20 a page.
   *
   */
  search: read({
    id: 'API-78a',
    client: 'micro',
    path: `${PATH}/search`,
    input: z.strictObject({ keyword: text(200), pageNo: z._default(pageNo, 1) }),
    output: page(z.object(supplierLight)),
    requirements: ['R-2.070', 'R-4.005', 'D-25'],
  }),
  /** The traffic light of one supplier with its dimensions; '404' if the supplier does not exist. */
  detail: read({
    id: 'API-78b',
    client: 'micro',
    path: `${PATH}/detail`,
    input: z.strictObject({ supplierId: id }),
    output: z.object({
      ...supplierLight,
      /** The recorded dimensions, in display order. */
      dimensions: z.array(
        z.object({
          key: z.enum(TRAFFIC_LIGHT_DIMENSIONS),
          score: z.int(),
          reason: z.string(),
          source: z.string(),
          /** The day of the assessment, such as 2026-10-01. */
          date: z.string(),
          /** The language of reason and source. */
          lang: z.string(),
        }),
      ),
      /** When a dimension was last recorded; null if none is. */
      updateTime: z.nullable(time),
    }),
    requirements: ['R-2.072', 'R-4.005', 'D-25'],
  }),
  /** Sends a report about a supplier to the organiser's staff; '404' if the supplier does not exist. */
  feedback: submit({
    id: 'API-78c',
    client: 'micro',
    path: `${PATH}/feedback`,
    access: 'visitor',
    input: z.strictObject({
      supplierId: id,
      type: z.enum(TRAFFIC_LIGHT_FEEDBACK_TYPES),
      content: requiredText(FEEDBACK_MAX),
      email,
    }),
    output: z.object({ id: z.string() }),
    requirements: ['R-2.071', 'D-25'],
  }),
};
