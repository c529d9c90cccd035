import type { SubmitMethod } from './browser-plan.ts';
import type { BrowserStage } from './browser-stage.ts';
import { waitUntil } from './wait-until.ts';

/** Milliseconds, longer than an enquiry's email takes to arrive. */
const MAIL = 3_000;

/**
 * The ids of the buyer's records, as the buyer can see them: RFQs in the list of their own, enquiries by their emails.
 */
export async function findRecordIds({ buyer, sink }: BrowserStage, method: SubmitMethod): Promise<readonly string[]> {
  if (method === 'cart') {
    const mailed = () =>
      sink.arrived
        .filter(({ to }) => to?.[0]?.address === buyer.email)
        .flatMap(({ messageId }) => /^<?enquiry\.([^@]+)@/.exec(messageId ?? '')?.slice(1) ?? []);
    await waitUntil(() => mailed().length > 0, MAIL);
    return [...new Set(mailed())];
  }
  const answer = await buyer.client.rfq.list({ pageNo: 1 });
  if (!answer.ok) throw new Error(`the buyer’s list of requests could not be read: ${JSON.stringify(answer.error)}`);
  return answer.value.records.map(({ rfqId }) => rfqId);
}
