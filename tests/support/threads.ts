import { randomUUID } from 'node:crypto';
import { supplierEnquiry } from '@fairhall/core/contract/enquiry/supplier-calls';
import type { Thread } from '@fairhall/core/contract/enquiry/thread';
import { buildBrowserSignature } from '@fairhall/core/contract/signature';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import type { Database } from '@fairhall/gateway/db/database';
import { signOf } from '@fairhall/gateway/enquiry/enquiry-sign';
import type { Gateway } from '@fairhall/gateway/gateway';
import { callSignatureCrypto } from '@fairhall/gateway/identity/signature-crypto';
import { listRecentMails } from '@fairhall/gateway/mail/dev-mails';
import { createHeaders, createPerson, insertSession } from './accounts.ts';
import { insertSupplier, productEnquiry } from './catalogue-rows.ts';
import { post, readData } from './gateway.ts';

const calls = { enquiry: gatewayContract.enquiry, supplierEnquiry };
type Branch = keyof typeof calls;

/** Sends a call of a thread from a new device, unless its headers give another. */
export function sendThread<B extends Branch>(
  gateway: Gateway,
  branch: B,
  call: keyof (typeof calls)[B],
  data: object,
  { token = '', headers = createHeaders(createPerson()), time = Date.now() }: SentThread = {},
): Promise<Response> {
  const { path } = calls[branch][call] as { readonly path: string }; // every member of a branch is a call
  const sign = buildBrowserSignature(callSignatureCrypto);
  return post(gateway, path, data, { headers, envelope: { token, sign, time } });
}

interface SentThread {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** The time of sending by the gateway's clock, in epoch milliseconds. */
  readonly time?: number;
}

/** The two sides of a thread: a guest with a new address, and the one person of a new supplier. */
export interface EnquiryPair {
  readonly enquiryId: string;
  readonly supplierId: string;
  readonly buyer: string;
  readonly supplier: string;
  readonly token: string;
  /** The signature in the links of the guest's emails. */
  readonly sign: string;
  readonly now: () => number;
}

interface World {
  readonly database: Database;
  readonly gateway: Gateway;
  /** The gateway's clock, if it is not the machine's. */
  readonly now?: () => number;
}

/** Inserts a supplier with a unique id and one person. */
export async function createSupplier({ database }: Pick<World, 'database'>) {
  const supplierId = `S-${randomUUID().slice(0, 8)}`;
  await insertSupplier(database, supplierId);
  const accountId = `weaver-${supplierId}`.toLowerCase();
  const token = await insertSession(database, 'supplier', { accountId, supplierId });
  return { supplierId, token, supplier: `${accountId}@example.com` };
}

/** Sends an enquiry to a supplier; its sender's address is not verified yet. */
export async function sendEnquiry(
  { gateway }: Pick<World, 'gateway'>,
  { supplierId, email, content = productEnquiry.content, token = '' }: SentEnquiry,
): Promise<string> {
  const data = { ...productEnquiry, type: 'supplier', targetId: supplierId, supplierId, email, content };
  const sent = await readData(sendThread(gateway, 'enquiry', 'submitNew', data, { token }));
  return (sent as { inquiryId: string }).inquiryId;
}

interface SentEnquiry {
  readonly supplierId: string;
  readonly email: string;
  readonly content?: string;
  readonly token?: string;
}

/** Opens the link in the latest email to an address. */
export async function verifyLast({ database, gateway }: World, email: string): Promise<void> {
  const [mail] = await listRecentMails(database, email);
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
  await readData(sendThread(gateway, 'enquiry', 'verify', { token }));
}

/** Creates a guest's enquiry that has been delivered to its supplier. */
export async function createDeliveredEnquiry(world: World, sent: Partial<SentEnquiry> = {}): Promise<EnquiryPair> {
  const { supplierId, token, supplier } = await createSupplier(world);
  const buyer = createPerson('guest').email;
  const enquiryId = await sendEnquiry(world, { supplierId, email: buyer, ...sent });
  await verifyLast(world, sent.email ?? buyer);
  const sign = await signOf(world.database, { enquiry_id: enquiryId, link_version: 0 });
  return { enquiryId, supplierId, buyer: sent.email ?? buyer, supplier, token, sign, now: world.now ?? Date.now };
}

/** Loads a thread as one side sees it. */
export const loadThread = async (gateway: Gateway, pair: EnquiryPair, side: 'buyer' | 'supplier'): Promise<Thread> =>
  (await readData(
    side === 'buyer'
      ? sendThread(gateway, 'enquiry', 'thread', { enquiryId: pair.enquiryId, sign: pair.sign })
      : sendThread(
          gateway,
          'supplierEnquiry',
          'thread',
          { enquiryId: pair.enquiryId },
          { token: pair.token, time: pair.now() },
        ),
  )) as Thread;

/** Calls a thread action as one side, by the name of the supplier's call. */
export function sendAsSide(
  gateway: Gateway,
  pair: EnquiryPair,
  side: 'buyer' | 'supplier',
  call: 'markRead' | 'answer' | 'setState' | 'shareContact',
  data: object,
  headers?: Record<string, string>,
): Promise<Response> {
  const named = { enquiryId: pair.enquiryId, ...data };
  if (side === 'supplier') {
    return sendThread(gateway, 'supplierEnquiry', call, named, {
      token: pair.token,
      time: pair.now(),
      ...(headers && { headers }),
    });
  }
  const buyerCall = call === 'answer' ? 'reply' : call;
  return sendThread(gateway, 'enquiry', buyerCall, { ...named, sign: pair.sign }, { ...(headers && { headers }) });
}
