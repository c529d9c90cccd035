import { SCENARIO_ANSWERS } from '@fairhall/fixtures/scenario-answers';
import { LOGIN_REPLIES } from './buyer.ts';
import { createDesk, type LineOptions, type Replies } from './desk.ts';

export const tagRows = Array.from({ length: 12 }, (_, at) => ({ code: `T${at}`, name: `Tag ${at}` }));

/** Responses of a gateway that accepts RFQs. */
export const RFQ_REPLIES: Replies = {
  ...LOGIN_REPLIES,
  'site.countries': [{ data: [{ id: '356', enName: 'India', cnName: '印度', code2: 'IN', dialingCode: '91' }] }],
  'catalogue.goodsDetail': [{ data: SCENARIO_ANSWERS['product.lamp'] }],
  'categories.cateAndTag': [
    { data: [{ id: 'C1', name: 'One', children: [{ id: 'C11', name: 'Two', tags: tagRows }] }] },
  ],
  'categories.recommendTags': [{ data: [] }],
  'rfq.submitNew': [{ data: { rfqId: 'sg8aP9FkbhqJWw_l74wg0g' } }],
  'rfq.attach': [
    { data: { fileId: 'f1', fileName: 'a.csv', size: 4 } },
    { data: { fileId: 'f2', fileName: 'b.csv', size: 4 } },
  ],
};

/** The arguments of a valid RFQ. */
export const SUBMIT = ['submit', '--description', ' Cotton tote bags ', '--country', 'in'];

/** A test desk for RFQ commands. */
export function createRfqDesk() {
  const desk = createDesk(RFQ_REPLIES);
  return { desk, rfq: (args: readonly string[], given?: LineOptions) => desk.line(['rfq', ...args], given) };
}
