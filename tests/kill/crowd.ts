import { randomBytes, randomUUID } from 'node:crypto';
import { createGatewayClient } from '@fairhall/adapters/http/gateway-client';
import { testContext } from '@fairhall/adapters/memory/test-client';
import { systemClock } from '@fairhall/adapters/system-clock';
import { contract } from '@fairhall/core/contract/contract';
import { productEnquiry } from '../support/catalogue-rows.ts';
import type { SentEnquiry } from './tally.ts';

const VISITORS_AN_ADDRESS = 4;
const ENQUIRIES_A_VISITOR = 2;

/** One enquiry and its sender, who asks with the same key until she is answered. */
export interface Enquiry extends SentEnquiry {
  readonly answers: string[];
  /** Sends it, or sends it again; whether it was acknowledged. */
  send(): Promise<boolean>;
}

/** Enquiries of a round: each visitor has a proof and sends two, and some share an address as people in a hall do. */
export function crowdOf(origin: string, round: number, size: number): readonly Enquiry[] {
  const visitors = Array.from({ length: Math.ceil(size / ENQUIRIES_A_VISITOR) }, (_, visitor) =>
    clientFrom(origin, `198.18.${round % 256}.${1 + Math.floor(visitor / VISITORS_AN_ADDRESS)}`),
  );
  return visitors
    .flatMap((client) => Array.from({ length: ENQUIRIES_A_VISITOR }, () => enquiryBy(client)))
    .slice(0, size);
}

type Client = ReturnType<typeof createGatewayClient<typeof contract>>['gateway'];

function enquiryBy(client: Client): Enquiry {
  const idempotencyKey = randomUUID();
  const email = `${idempotencyKey}@buyers.example`;
  const content = `Please quote 500 pieces. ${idempotencyKey}`;
  const answers: string[] = [];
  return {
    email,
    answers,
    send: async () => {
      const answer = await client.enquiry.submitNew({ ...productEnquiry, email, content }, { idempotencyKey });
      if (answer.ok) answers.push(answer.value.inquiryId);
      return answer.ok;
    },
  };
}

/** The product's own client, as behind a proxy that tells its address. */
function clientFrom(origin: string, address: string): Client {
  const visitorKey = randomBytes(32).toString('base64url');
  const { gateway } = createGatewayClient({
    contract,
    origin,
    clientId: 'web',
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-forwarded-for', address);
      return fetch(request);
    },
    clock: systemClock,
    timer: systemClock,
    context: () => testContext,
    visitor: { visitorId: () => randomUUID(), visitorKey: () => visitorKey },
  });
  return gateway;
}
