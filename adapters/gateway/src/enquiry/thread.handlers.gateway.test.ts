import { isDeepStrictEqual } from 'node:util';
import { THREAD_MESSAGES_MAX } from '@fairhall/core/contract/enquiry/thread-limits';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { applyAct, getTurn, toVisibleState } from '@fairhall/core/enquiry/enquiry-status';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, productEnquiry } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { listReachableStatuses, THREAD_STEPS } from '../../../../tests/support/reachable-statuses.ts';
import {
  createDeliveredEnquiry,
  createSupplier,
  type EnquiryPair,
  loadThread,
  sendAsSide,
  sendEnquiry,
  sendThread,
  verifyLast,
} from '../../../../tests/support/threads.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { cleanUpEnquiries } from './enquiry.clean-up.ts';
import { signOf } from './enquiry-sign.ts';
import { toEnquiryStatus } from './find-enquiry.ts';

const database = testDatabase();
let now = Date.now();
const gateway = testGateway(database, { now: () => now });
const world = () => ({ database: database(), gateway: gateway() });
beforeAll(() => insertCatalogue(database()));

const NOT_FOUND = { status: 404, code: '404' };
const rowOf = (enquiryId: string) =>
  database().kysely.selectFrom('enquiry').selectAll().where('enquiry_id', '=', enquiryId).executeTakeFirstOrThrow();
const change = (enquiryId: string, changed: object) =>
  database().kysely.updateTable('enquiry').set(changed).where('enquiry_id', '=', enquiryId).execute();
const verified = async (accountId: string) => {
  const token = await insertSession(database(), 'buyer', { accountId });
  await database()
    .kysely.updateTable('account')
    .set({ verified_at: now, nickname: 'Priya' })
    .where('account_id', '=', accountId)
    .execute();
  return token;
};
const listOf = async (token: string) =>
  (await readData(sendThread(gateway(), 'enquiry', 'list', { pageNo: 1 }, { token }))) as {
    records: { enquiryId: string }[];
    total: number;
  };

describe('actions of both sides', () => {
  const sent = { read: 'markRead', write: 'answer', close: 'setState', reopen: 'setState', spam: 'setState' } as const;
  const data = {
    read: { position: 1 },
    write: { text: 'Hello' },
    close: { to: 'closed' },
    reopen: { to: 'open' },
    spam: { to: 'spam', reason: 'adverts' },
  };
  const step = (pair: EnquiryPair, [side, act]: (typeof THREAD_STEPS)[number]) =>
    sendAsSide(gateway(), pair, side, sent[act], data[act]);
  const steps = THREAD_STEPS.filter(([side, act]) => side === 'supplier' || act !== 'spam');

  test.each(listReachableStatuses().map(({ path, status }) => ({ path, status, name: path.join(' ') || 'at first' })))(
    'D-65 $name: each action follows the rules or is rejected',
    async ({ path, status }) => {
      let unchanged: EnquiryPair | undefined;
      for (const next of steps) {
        const pair: EnquiryPair = unchanged ?? (await createDeliveredEnquiry(world()));
        for (const each of unchanged === undefined ? path : []) await readData(step(pair, each));
        const reached = toEnquiryStatus(await rowOf(pair.enquiryId));
        expect({ ...reached, waitsSince: null }).toEqual({ ...status, waitsSince: null });
        const expected = applyAct(reached, ...next, now);
        const answer = await step(pair, next);
        expect([next, answer.status]).toEqual([next, expected === undefined ? 409 : 200]);
        expect(toEnquiryStatus(await rowOf(pair.enquiryId))).toEqual(expected ?? reached);
        for (const side of ['buyer', 'supplier'] as const) {
          const { state, turn, closedBy } = await loadThread(gateway(), pair, side);
          const after = expected ?? reached;
          const shown = { state: toVisibleState(after.state, side), turn: getTurn(after), closedBy: after.closedBy };
          expect({ state, turn, closedBy }).toEqual(shown);
        }
        unchanged = isDeepStrictEqual(expected ?? reached, reached) && next[1] !== 'write' ? pair : undefined;
      }
    },
  );
});

describe('writing', () => {
  test('messages of both sides are in order, with who has read them', async () => {
    const pair = await createDeliveredEnquiry(world(), { content: 'Fifty bags?' });
    await readData(sendAsSide(gateway(), pair, 'supplier', 'markRead', { position: 9 }));
    expect(await readData(sendAsSide(gateway(), pair, 'supplier', 'answer', { text: 'Yes.' }))).toEqual({
      messageId: expect.any(String),
      position: 2,
    });
    const thread = await loadThread(gateway(), pair, 'buyer');
    expect(thread).toMatchObject({
      state: 'answered',
      viewer: 'buyer',
      target: { type: 'supplier', name: 'Coimbatore Weaves', image: '1' },
      supplier: { supplierId: pair.supplierId, name: 'Coimbatore Weaves' },
      messages: [
        { position: 1, side: 'buyer', author: '', text: 'Fifty bags?', readTime: now },
        { position: 2, side: 'supplier', text: 'Yes.', readTime: null },
      ],
      readTime: now,
      answerTime: now,
      turn: 'buyer',
      canReply: true,
    });
    expect(gatewayContract.enquiry.thread.output.safeParse(thread).success).toEqual(true);
  });

  test('REL-04 messages of two colleagues at the same time are both stored, one after the other', async () => {
    const pair = await createDeliveredEnquiry(world());
    const token = await insertSession(database(), 'supplier', {
      accountId: `colleague-${pair.supplierId}`,
      supplierId: pair.supplierId,
    });
    const tokens = [pair.token, token, pair.token, token];
    const answers = tokens.map((each, place) => {
      const text = `answer ${place}`;
      return readData(
        sendThread(gateway(), 'supplierEnquiry', 'answer', { enquiryId: pair.enquiryId, text }, { token: each }),
      );
    });
    const positions = (await Promise.all(answers)).map((answer) => (answer as { position: number }).position);
    expect(positions.sort()).toEqual([2, 3, 4, 5]);
    const { messages } = await loadThread(gateway(), pair, 'buyer');
    expect(messages.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(messages.map(({ text }) => text)).size).toEqual(5);
  });

  test.each(['buyer', 'supplier'] as const)(
    'REL-04 a message of the %s repeated after its response was deleted is stored once, even if the thread has been closed since',
    async (side) => {
      const pair = await createDeliveredEnquiry(world());
      const headers = createHeaders(createPerson());
      const first = await readData(sendAsSide(gateway(), pair, side, 'answer', { text: 'Once' }, headers));
      await readData(sendAsSide(gateway(), pair, side, 'setState', { to: 'closed' }));
      const key = headers['idempotency-key'];
      await database().kysely.deleteFrom('idempotency').where('key', '=', key).execute();
      expect(await readData(sendAsSide(gateway(), pair, side, 'answer', { text: 'Once' }, headers))).toEqual(first);
      expect((await loadThread(gateway(), pair, side)).messages.length).toEqual(2);
    },
  );

  test('nobody can write to a closed thread, and each side gets the reason', async () => {
    const pair = await createDeliveredEnquiry(world());
    await readData(sendAsSide(gateway(), pair, 'supplier', 'setState', { to: 'spam', reason: 'adverts' }));
    for (const side of ['buyer', 'supplier'] as const) {
      const refusal = await readError(sendAsSide(gateway(), pair, side, 'answer', { text: 'Hello?' }));
      expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('closed') });
    }
    const seen = await loadThread(gateway(), pair, 'buyer');
    expect(seen).toMatchObject({ state: 'closed', canReply: false });
    expect(JSON.stringify(seen)).not.toMatch(/spam|adverts/);
  });

  test('a full thread accepts no more messages', async () => {
    const pair = await createDeliveredEnquiry(world());
    await change(pair.enquiryId, { last_position: THREAD_MESSAGES_MAX });
    expect((await sendAsSide(gateway(), pair, 'buyer', 'answer', { text: 'One more' })).status).toEqual(429);
  });

  test('an unverified enquiry accepts neither a message nor a state', async () => {
    const { supplierId } = await createSupplier(world());
    const token = await insertSession(database(), 'buyer', { accountId: 'unproven' });
    const enquiryId = await sendEnquiry(world(), { supplierId, email: createPerson().email, token });
    for (const [call, data] of [
      ['reply', { text: 'Hello?' }],
      ['setState', { to: 'closed' }],
    ] as const) {
      expect((await sendThread(gateway(), 'enquiry', call, { enquiryId, ...data }, { token })).status).toEqual(409);
    }
    expect(await readData(sendThread(gateway(), 'enquiry', 'thread', { enquiryId }, { token }))).toMatchObject({
      canReply: false,
      turn: null,
    });
  });
});

describe('contact data', () => {
  const WRITTEN = 'Mail me: priya@malabar.example or +91 98765 43210, 500 pcs.';
  const SHOWN = 'Mail me: ••• or •••, 500 pcs.';

  test('is masked for the other side until both share, and the original text is stored', async () => {
    const pair = await createDeliveredEnquiry(world(), { content: WRITTEN });
    const first = async (side: 'buyer' | 'supplier') => (await loadThread(gateway(), pair, side)).messages[0];
    expect(await first('supplier')).toMatchObject({ text: SHOWN, isMasked: true });
    expect(await first('buyer')).toMatchObject({ text: WRITTEN, isMasked: false });
    await readData(sendAsSide(gateway(), pair, 'buyer', 'shareContact', {}));
    expect(await first('supplier')).toMatchObject({ text: SHOWN, isMasked: true });
    expect((await loadThread(gateway(), pair, 'supplier')).contact).toMatchObject({ mine: false, theirs: true });
    await readData(sendAsSide(gateway(), pair, 'supplier', 'shareContact', {}));
    expect(await first('supplier')).toMatchObject({ text: WRITTEN, isMasked: false });
  });
});

describe('the sender, as the supplier sees them', () => {
  const buyerOf = async (pair: EnquiryPair) => (await loadThread(gateway(), pair, 'supplier')).buyer;

  test('D-65 a guest has no country and no company, and only confirmed enquiries to this supplier count', async () => {
    const pair = await createDeliveredEnquiry(world());
    const guest = { countryCode: '', company: '', isEmailConfirmed: true, enquiries: 1, orders: 0 };
    expect(await buyerOf(pair)).toEqual(guest);
    expect((await loadThread(gateway(), pair, 'buyer')).buyer).toBeUndefined();
    await createDeliveredEnquiry(world(), { email: pair.buyer });
    const second = await sendEnquiry(world(), { supplierId: pair.supplierId, email: pair.buyer });
    expect(await buyerOf(pair)).toEqual(guest);
    await verifyLast(world(), pair.buyer);
    expect((await rowOf(second)).delivered_at).not.toBeNull();
    expect(await buyerOf(pair)).toEqual({ ...guest, enquiries: 2 });
  });

  test('D-65 the country of an account is shown, and its company only after both sides share', async () => {
    const accountId = 'buyer-with-company';
    const token = await verified(accountId);
    await database()
      .kysely.updateTable('account')
      .set({ company: 'Havenlinnen B.V.', country_id: '528' })
      .where('account_id', '=', accountId)
      .execute();
    const pair = await createDeliveredEnquiry(world());
    const enquiryId = await sendEnquiry(world(), {
      supplierId: pair.supplierId,
      email: `${accountId}@example.com`,
      token,
    });
    await change(enquiryId, { delivered_at: now, verified_at: now });
    const ofAccount = { ...pair, enquiryId };
    expect(await buyerOf(ofAccount)).toMatchObject({ countryCode: 'NL', company: '', enquiries: 1 });
    await change(enquiryId, { buyer_shares: true });
    expect(await buyerOf(ofAccount)).toMatchObject({ company: '' });
    await change(enquiryId, { supplier_shares: true });
    expect(await buyerOf(ofAccount)).toMatchObject({ company: 'Havenlinnen B.V.' });
  });
});

describe('hints for the writer', () => {
  const TEXT = 'Sizes 36-37-38, MOQ 20000-30000. Call 0532 123 45 67 or mail a@b.example.';
  const HIDDEN = { hidden: expect.toSatisfy((found: string[]) => found.length === 2) };

  test('D-95 D-65 show what will be masked in a message, as long as it is masked', async () => {
    const pair = await createDeliveredEnquiry(world());
    const { enquiryId, sign, token } = pair;
    const asBuyer = () =>
      readData(sendThread(gateway(), 'enquiry', 'contactsInReply', { enquiryId, sign, text: TEXT }));
    const asSupplier = () =>
      readData(sendThread(gateway(), 'supplierEnquiry', 'contactsInAnswer', { enquiryId, text: TEXT }, { token }));
    expect(await asBuyer()).toEqual(HIDDEN);
    expect(((await asSupplier()) as { hidden: string[] }).hidden.sort()).toEqual(['0532 123 45 67', 'a@b.example']);
    for (const side of ['buyer', 'supplier'] as const)
      await readData(sendAsSide(gateway(), pair, side, 'shareContact', {}));
    expect([await asBuyer(), await asSupplier()]).toEqual([{ hidden: [] }, { hidden: [] }]);
  });

  test('D-95 show what will be masked in a new enquiry, by the digit groups of the sender’s and the supplier’s countries', async () => {
    const { supplierId } = await createSupplier(world());
    const token = await verified('writer-of-norway');
    const text = 'Number 40 61 23 45, code 5305-01-234-5678.';
    const hiddenFor = async (country: string | null) => {
      await database()
        .kysely.updateTable('account')
        .set({ country_id: country })
        .where('account_id', '=', 'writer-of-norway')
        .execute();
      return readData(sendThread(gateway(), 'enquiry', 'contactsInNew', { supplierId, text }, { token }));
    };
    expect(await hiddenFor('578')).toEqual({ hidden: ['40 61 23 45'] });
    expect(await hiddenFor('792')).toEqual({ hidden: [] });
  });

  test('D-95 the supplier sees the same masking as the writer was shown', async () => {
    const token = await verified('buyer-of-norway');
    await database()
      .kysely.updateTable('account')
      .set({ country_id: '578' })
      .where('account_id', '=', 'buyer-of-norway')
      .execute();
    const { supplierId, token: supplier } = await createSupplier(world());
    const email = 'buyer-of-norway@example.com';
    const enquiryId = await sendEnquiry(world(), { supplierId, email, content: 'Number 40 61 23 45', token });
    const asked = (call: 'thread' | 'inbox', data: object) =>
      readData(sendThread(gateway(), 'supplierEnquiry', call, data, { token: supplier }));
    expect(await asked('thread', { enquiryId })).toMatchObject({ messages: [{ text: 'Number •••' }] });
    const inbox = await asked('inbox', { part: 'waiting', pageNo: 1 });
    expect(inbox).toMatchObject({ records: [{ text: 'Number •••' }] });
  });
});

describe('access to threads', () => {
  const calls = [
    ['thread', {}],
    ['markRead', { position: 1 }],
    ['reply', { text: 'Hello' }],
    ['contactsInReply', { text: 'Hello' }],
    ['setState', { to: 'closed' }],
    ['shareContact', {}],
  ] as const;

  test.each(calls)(
    'R-6.029 THR-29 enquiry.%s: a wrong signature, none, another buyer and an unknown id get the same response',
    async (call, data) => {
      const [pair, other] = [await createDeliveredEnquiry(world()), await createDeliveredEnquiry(world())];
      const { enquiryId, sign } = pair;
      const token = await verified('somebody-else');
      const tries: [object, string?][] = [
        [{ enquiryId }],
        [{ enquiryId, sign: '' }],
        [{ enquiryId, sign: other.sign }],
        [{ enquiryId, sign: sign.slice(0, -1) }],
        [{ enquiryId, sign: `${sign}A` }],
        [{ enquiryId, sign: 'é'.repeat(43) }],
        [{ enquiryId }, token],
        [{ enquiryId: 'absent', sign }],
      ];
      const before = await rowOf(enquiryId);
      for (const [named, shown = ''] of tries) {
        const refusal = readError(sendThread(gateway(), 'enquiry', call, { ...named, ...data }, { token: shown }));
        expect([named, await refusal]).toEqual([named, expect.objectContaining(NOT_FOUND)]);
      }
      expect(await rowOf(enquiryId)).toEqual(before);
      await readData(
        sendThread(
          gateway(),
          'enquiry',
          call,
          { enquiryId, sign, ...data },
          { headers: { 'idempotency-key': crypto.randomUUID() } },
        ),
      );
    },
  );

  test.each(['thread', 'markRead', 'answer', 'setState', 'shareContact'] as const)(
    'D-65 supplierEnquiry.%s: another supplier gets not found',
    async (call) => {
      const [pair, { token }] = [await createDeliveredEnquiry(world()), await createSupplier(world())];
      const data = { markRead: { position: 1 }, answer: { text: 'Hi' }, setState: { to: 'closed' } }[call as 'answer'];
      const before = await rowOf(pair.enquiryId);
      const sent = sendThread(gateway(), 'supplierEnquiry', call, { enquiryId: pair.enquiryId, ...data }, { token });
      expect(await readError(sent)).toMatchObject(NOT_FOUND);
      expect(await rowOf(pair.enquiryId)).toEqual(before);
    },
  );

  test('an unverified enquiry is shown neither to the supplier nor to a holder of its signature', async () => {
    const { supplierId, token } = await createSupplier(world());
    const enquiryId = await sendEnquiry(world(), { supplierId, email: createPerson().email });
    expect(await readError(sendThread(gateway(), 'supplierEnquiry', 'thread', { enquiryId }, { token }))).toMatchObject(
      NOT_FOUND,
    );
    const sign = await signOf(database(), { enquiry_id: enquiryId, link_version: 0 });
    expect(await readError(sendThread(gateway(), 'enquiry', 'thread', { enquiryId, sign }))).toMatchObject(NOT_FOUND);
  });

  test('an enquiry from a buyer’s own verified email address is delivered immediately and is in their list', async () => {
    const { supplierId } = await createSupplier(world());
    const token = await verified('prompt');
    const enquiryId = await sendEnquiry(world(), { supplierId, email: 'Prompt@example.com', token });
    expect(await rowOf(enquiryId)).toMatchObject({ account_id: 'prompt', verified_at: now, delivered_at: now });
    const list = await listOf(token);
    expect(list).toMatchObject({
      total: 1,
      records: [{ enquiryId, supplierName: 'Coimbatore Weaves', text: productEnquiry.content, unread: 0 }],
    });
    expect(gatewayContract.enquiry.list.output.safeParse(list).success).toEqual(true);
    const thread = await readData(sendThread(gateway(), 'enquiry', 'thread', { enquiryId }, { token }));
    expect(thread).toMatchObject({ messages: [{ author: 'Priya' }] });
  });

  test('a guest’s verified enquiry is in the list of the account with that email address once it is verified too', async () => {
    const { supplierId } = await createSupplier(world());
    const email = 'LaterMine@example.com';
    const enquiryId = await sendEnquiry(world(), { supplierId, email });
    const unverified = await sendEnquiry(world(), { supplierId, email });
    await database().kysely.deleteFrom('enquiry_verification').where('enquiry_id', '=', unverified).execute();
    const token = await insertSession(database(), 'buyer', { accountId: 'latermine' });
    await change(enquiryId, { verified_at: now, delivered_at: now });
    expect((await listOf(token)).total).toEqual(0);
    await verified('latermine');
    expect((await listOf(token)).records.map((row) => row.enquiryId)).toEqual([enquiryId]);
    await readData(sendThread(gateway(), 'enquiry', 'reply', { enquiryId, text: 'It is me' }, { token }));
    expect((await sendThread(gateway(), 'enquiry', 'thread', { enquiryId: unverified }, { token })).status).toEqual(
      404,
    );
  });

  test('another account’s enquiry is not in a buyer’s list, even if it uses their email address', async () => {
    const { supplierId } = await createSupplier(world());
    const token = await insertSession(database(), 'buyer', { accountId: 'namer' });
    const enquiryId = await sendEnquiry(world(), { supplierId, email: 'named@example.com', token });
    await verifyLast(world(), 'named@example.com');
    const named = await verified('named');
    expect((await listOf(named)).total).toEqual(0);
    expect((await sendThread(gateway(), 'enquiry', 'thread', { enquiryId }, { token: named })).status).toEqual(404);
  });
});

test('D-19 an enquiry not verified within seven days is deleted, and its link is still reported as expired', async () => {
  const { supplierId } = await createSupplier(world());
  const email = createPerson().email;
  const enquiryId = await sendEnquiry(world(), { supplierId, email });
  const kept = await createDeliveredEnquiry(world());
  const count = async (id: string) =>
    (await database().kysely.selectFrom('message').select('position').where('enquiry_id', '=', id).execute()).length;
  await cleanUpEnquiries(database(), now + 7 * 86_400_000);
  expect(await count(enquiryId)).toEqual(1);
  now += 7 * 86_400_000 + 1;
  await cleanUpEnquiries(database(), now);
  expect([await count(enquiryId), await count(kept.enquiryId)]).toEqual([0, 1]);
  const [mail] = await listRecentMails(database(), email);
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token');
  const answer = post(
    gateway(),
    gatewayContract.enquiry.verify.path,
    { token },
    { headers: createHeaders(createPerson()) },
  );
  expect(await readData(answer)).toMatchObject({ verified: false });
  now -= 7 * 86_400_000 + 1;
});
