import { createHash, randomUUID } from 'node:crypto';
import { CART_OPERATION } from '@fairhall/core/contract/cart/calls';
import { productEnquiry } from '../support/catalogue-rows.ts';
import type { Buyer } from './buyers.ts';
import type { Client, SupplierClient } from './client.ts';
import type { SentAction, SentFile } from './evidence.ts';
import { PRODUCT_IDS } from './store.ts';
import type { Thread } from './threads.ts';

/** An action that can be sent. A repeat has the same idempotency keys, so it must not take effect again (REL-02). */
export interface Action extends SentAction {
  /** Sends the action, or sends it again. Returns whether the gateway acknowledged it. */
  send(): Promise<boolean>;
}

/** An enquiry of a visitor, with an email address that no other action has. */
export function createEnquiryAction(client: Client): Action {
  const idempotencyKey = randomUUID();
  const email = `${idempotencyKey}@buyers.example`;
  const content = `Please quote 500 pieces. ${idempotencyKey}`;
  const answers: string[][] = [];
  return {
    kind: 'enquiry',
    email,
    words: content,
    makes: 1,
    mails: 1,
    answers,
    files: [],
    send: async () => {
      const answer = await client.enquiry.submitNew({ ...productEnquiry, email, content }, { idempotencyKey });
      if (answer.ok) answers.push([answer.value.inquiryId]);
      return answer.ok;
    },
  };
}

/** Two colleagues answer one enquiry at the same moment; its sender gets one email. */
export function createAnswersAction({ enquiryId, email }: Thread, people: readonly SupplierClient[]): Action {
  const text = `Yes, within four weeks. ${randomUUID()}`;
  const tries = people.map((client) => ({ client, idempotencyKey: randomUUID() }));
  const answers: string[][] = [];
  return {
    kind: 'answers',
    email,
    words: text,
    makes: tries.length,
    mails: 1,
    answers,
    files: [],
    send: async () => {
      const sent = await Promise.all(
        tries.map(({ client, idempotencyKey }) =>
          client.supplierEnquiry.answer({ enquiryId, text }, { idempotencyKey }),
        ),
      );
      const ids = sent.flatMap((answer) => (answer.ok ? [answer.value.messageId] : []));
      if (ids.length > 0) answers.push(ids);
      return ids.length === sent.length;
    },
  };
}

/** Fills a buyer's cart with `products` products and sends it. */
export function createCartAction({ client, email }: Buyer, products: number): Action {
  const [filling, sending] = [randomUUID(), randomUUID()];
  const goodIds = PRODUCT_IDS.slice(0, products);
  const list = { goodIds, purchaserContactId: '' };
  const content = `Please quote 500 pieces. ${sending}`;
  const answers: string[][] = [];
  return {
    kind: 'cart',
    email,
    words: content,
    makes: products,
    mails: products,
    answers,
    files: [],
    send: async () => {
      const change = { ...list, goodIds: goodIds.slice(0, 1), operationType: CART_OPERATION.add };
      const filled = await client.cart.sync(change, { idempotencyKey: filling });
      if (!filled.ok) return false;
      const answer = await client.cart.submitList({ ...list, content }, { idempotencyKey: sending });
      if (answer.ok) answers.push(answer.value.inquiryIds);
      return answer.ok;
    },
  };
}

/** An RFQ with files, every second one uploaded by the visitor before the login. */
export function createRfqAction(buyer: Buyer, fileCount: number): Action {
  const idempotencyKey = randomUUID();
  const { client, visitor, email } = buyer;
  const files = Array.from({ length: fileCount }, (_, place) => uploadBy(place % 2 === 0 ? visitor : client));
  const answers: string[][] = [];
  const request = { description: `Fifty bags. ${idempotencyKey}`, email, cateAndTag: null, source: 2 };
  return {
    kind: 'rfq',
    email,
    words: request.description,
    makes: 1,
    mails: 1,
    answers,
    files,
    send: async () => {
      const uploaded = await Promise.all(files.map((file) => file.send()));
      if (uploaded.includes(false)) return false;
      const attachments = files.flatMap((file) => file.answers.slice(0, 1));
      const answer = await client.rfq.submitNew({ ...request, attachments }, { idempotencyKey });
      if (answer.ok) answers.push([answer.value.rfqId]);
      return answer.ok;
    },
  };
}

/** An upload of a unique text of up to 200 kB. */
function uploadBy(client: Client): SentFile & { send(): Promise<boolean> } {
  const idempotencyKey = randomUUID();
  const text = `${idempotencyKey} `.repeat(1 + Math.floor(Math.random() * 5_000));
  const answers: string[] = [];
  let brokenOff = 0;
  return {
    answers,
    sha256: createHash('sha256').update(text).digest('hex'),
    get brokenOff() {
      return brokenOff;
    },
    send: async () => {
      const file = new File([text], 'needs.txt', { type: 'text/plain' });
      const answer = await client.rfq.attach({ file }, { idempotencyKey });
      if (answer.ok) answers.push(answer.value.fileId);
      else brokenOff += 1;
      return answer.ok;
    },
  };
}
