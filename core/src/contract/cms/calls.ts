import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { email, id, requiredText, text } from '../fields.ts';
import { FEEDBACK_MAX } from '../traffic-light/limits.ts';
import { PAGE_BLOCKS } from './limits.ts';

/** The blocks of an operator's page or article; all texts are plain. D-45 */
export const pageBlocks = z.array(
  z.object({
    type: z.enum(PAGE_BLOCKS),
    text: z.optional(z.string()),
    items: z.optional(z.array(z.string())),
    href: z.optional(z.string()),
    image: z.optional(z.string()),
  }),
);

const operatorPage = z.object({ title: z.string(), lang: z.string(), blocks: pageBlocks });
const pageQuery = z.strictObject({ pageKey: id, lang: z.optional(text(10)) });

/** Content that operators write: short links and pages. Also people's messages to the operator. D-18 D-20 D-45 */
export const cms = {
  /**
   * The target of a short link: a path of this site, or an address on a host that the site allows. '404' if it does not
   * exist. D-20
   */
  link: read({
    id: 'API-130',
    client: 'general',
    path: 'cms-service/link/resolve',
    input: z.strictObject({ transfer: id }),
    /** `end`: expiry of the link in epoch milliseconds, if it expires. */
    output: z.object({ url: z.string(), end: z.optional(z.int()) }),
    cacheMs: 3_600_000,
    requirements: ['R-2.064', 'R-2.075', 'D-20'],
  }),
  /** A page in the requested language, else in English; '404' if it was not written. D-45 */
  page: read({
    id: 'API-131',
    client: 'general',
    path: 'cms-service/page/detail',
    input: pageQuery,
    output: operatorPage,
    requirements: ['R-2.013', 'D-45'],
  }),
  /** The same page for places that show it only if it exists; null if it was not written. D-45 */
  findPage: read({
    id: 'API-371',
    client: 'general',
    path: 'cms-service/page/find',
    input: pageQuery,
    output: z.nullable(operatorPage),
    requirements: ['D-45'],
  }),
  /** The picture above the suppliers of an industry: the first one of the operators' page `banner-{industry}`. D-45 */
  banner: read({
    id: 'API-260',
    client: 'general',
    path: 'cms-service/page/banner',
    input: z.strictObject({ industry: id }),
    output: z.object({ image: z.nullable(z.string()) }),
    requirements: ['R-2.036', 'D-45'],
  }),
  /** Sends a message to customer service. D-18 */
  feedback: submit({
    id: 'API-134',
    client: 'general',
    path: 'cms-service/feedback/submit',
    access: 'visitor',
    input: z.strictObject({ email, content: requiredText(FEEDBACK_MAX), type: z.enum(['service']) }),
    output: z.object({ id: z.string() }),
    requirements: ['R-2.059', 'D-18'],
  }),
};
