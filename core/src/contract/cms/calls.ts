import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { email, id, requiredText, text } from '../fields.ts';
import { FEEDBACK_MAX } from '../traffic-light/limits.ts';
import { PAGE_BLOCKS } from './limits.ts';

/** What a page or an article of operators is made of; all texts are plain. D-45 */
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

/** What operators write themselves: short links and pages; and messages to them. D-18 D-20 D-45 */
export const cms = {
  /** Where a short link leads: a path of ours, or an address of a host that the site allows. '404' for none such. D-20 */
  link: read({
    id: 'API-130',
    client: 'general',
    path: 'cms-service/link/resolve',
    input: z.strictObject({ transfer: id }),
    /** `end`: epoch milliseconds, of a link that is over one day. */
    output: z.object({ url: z.string(), end: z.optional(z.int()) }),
    cacheMs: 3_600_000,
    requirements: ['R-2.064', 'R-2.075', 'D-20'],
  }),
  /** A page in the language asked for, else in English; '404' where nobody has written it. D-45 */
  page: read({
    id: 'API-131',
    client: 'general',
    path: 'cms-service/page/detail',
    input: pageQuery,
    output: operatorPage,
    requirements: ['R-2.013', 'D-45'],
  }),
  /** The same for a place that shows one where there is one; null where nobody has written it. D-45 */
  findPage: read({
    id: 'API-371',
    client: 'general',
    path: 'cms-service/page/find',
    input: pageQuery,
    output: z.nullable(operatorPage),
    requirements: ['D-45'],
  }),
  /** The picture over the suppliers of an industry: the first of the operators' page `banner-{industry}`. D-45 */
  banner: read({
    id: 'API-260',
    client: 'general',
    path: 'cms-service/page/banner',
    input: z.strictObject({ industry: id }),
    output: z.object({ image: z.nullable(z.string()) }),
    requirements: ['R-2.036', 'D-45'],
  }),
  /** A message to the customer service. D-18 */
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
