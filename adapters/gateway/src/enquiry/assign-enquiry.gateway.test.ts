import { supplierEnquiry } from '@fairhall/core/contract/enquiry/supplier-calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import {
  createDeliveredEnquiry,
  createSupplier,
  type EnquiryPair,
  sendAsSide,
  sendEnquiry,
  sendThread,
  verifyLast,
} from '../../../../tests/support/threads.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const database = testDatabase();
const gateway = testGateway(database);
const world = () => ({ database: database(), gateway: gateway() });
beforeAll(() => insertCatalogue(database()));

const SUBJECT = 'A colleague has assigned an enquiry to you';

/** A delivered enquiry, and two colleagues of the person who received it. */
async function createTeam(content?: string) {
  const pair = await createDeliveredEnquiry(world(), content === undefined ? {} : { content });
  const [ravi, mina] = [await join(pair, 'ravi'), await join(pair, 'mina')] as const;
  return { ...pair, accountId: `weaver-${pair.supplierId}`.toLowerCase(), ravi, mina };
}

async function join({ supplierId }: Pick<EnquiryPair, 'supplierId'>, name: string) {
  const accountId = `${name}-${supplierId}`.toLowerCase();
  const token = await insertSession(database(), 'supplier', { accountId, supplierId });
  return { accountId, token, email: `${accountId}@example.com` };
}

type Team = Awaited<ReturnType<typeof createTeam>>;

const call = (
  { enquiryId, token }: Pick<Team, 'enquiryId' | 'token'>,
  name: 'assign' | 'assignment',
  data: object = {},
) => sendThread(gateway(), 'supplierEnquiry', name, { enquiryId, ...data }, { token });
const assign = async (team: Pick<Team, 'enquiryId' | 'token'>, accountId: string | null) =>
  supplierEnquiry.assign.output.parse(await readData(call(team, 'assign', { accountId }))).assignedTo;
const inbox = async (token: string, data: object = {}) =>
  supplierEnquiry.inbox.output.parse(
    await readData(
      sendThread(gateway(), 'supplierEnquiry', 'inbox', { part: 'waiting', pageNo: 1, ...data }, { token }),
    ),
  );
const subjectsTo = async (email: string) => (await listRecentMails(database(), email)).map(({ subject }) => subject);
const forgetMails = (team: Team) =>
  database()
    .kysely.deleteFrom('outbox')
    .where('recipient', 'in', [team.supplier, team.ravi.email, team.mina.email])
    .execute();

describe('an enquiry that is handed to a colleague', () => {
  test('D-65 THR-46 is emailed to the colleague with the buyer’s words masked, and shown as theirs in the inbox', async () => {
    const team = await createTeam('Mail me: priya@malabar.example, 500 pcs');
    await forgetMails(team);
    expect(await assign(team, team.ravi.accountId)).toMatchObject({ accountId: team.ravi.accountId, isSelf: false });
    const [mail] = await listRecentMails(database(), team.ravi.email);
    expect(mail).toMatchObject({
      subject: SUBJECT,
      text: expect.stringContaining('Mail me: •••, 500 pcs'),
      links: [`http://supplier.fairhall.test/inbox/${team.enquiryId}`],
    });
    expect([await subjectsTo(team.supplier), await subjectsTo(team.mina.email)]).toEqual([[], []]);
    expect((await inbox(team.ravi.token)).records).toMatchObject([
      { enquiryId: team.enquiryId, assignedTo: { accountId: team.ravi.accountId, isSelf: true } },
    ]);
  });

  test('D-65 is listed for its owner alone by the filter, in the section that it is in, with counts of its own', async () => {
    const team = await createTeam();
    const other = createPerson().email;
    await sendEnquiry(world(), { supplierId: team.supplierId, email: other });
    await verifyLast(world(), other);
    await assign(team, team.ravi.accountId);
    const mine = await inbox(team.ravi.token, { isMine: true });
    expect([mine.records.map(({ enquiryId }) => enquiryId), mine.total, mine.counts]).toEqual([
      [team.enquiryId],
      1,
      { waiting: 1, answered: 0, closed: 0, spam: 0 },
    ]);
    expect((await inbox(team.token, { isMine: true })).records).toEqual([]);
    expect((await inbox(team.ravi.token)).counts.waiting).toBe(2);
    await readData(
      sendThread(
        gateway(),
        'supplierEnquiry',
        'answer',
        { enquiryId: team.enquiryId, text: 'Yes' },
        { token: team.ravi.token },
      ),
    );
    expect((await inbox(team.ravi.token, { isMine: true, part: 'answered' })).records).toMatchObject([
      { enquiryId: team.enquiryId },
    ]);
  });

  test('D-65 REL-07 from then on only its owner is emailed about new messages, and all again once nobody owns it', async () => {
    const team = await createTeam();
    await assign(team, team.ravi.accountId);
    await forgetMails(team);
    await readData(sendAsSide(gateway(), team, 'buyer', 'answer', { text: 'And in red?' }));
    expect(await subjectsTo(team.ravi.email)).toEqual(['A buyer has written to you again']);
    expect([await subjectsTo(team.supplier), await subjectsTo(team.mina.email)]).toEqual([[], []]);
    await forgetMails(team);
    expect(await assign(team, null)).toBeNull();
    await readData(sendAsSide(gateway(), team, 'buyer', 'answer', { text: 'Or in blue?' }));
    for (const email of [team.supplier, team.ravi.email, team.mina.email])
      expect(await subjectsTo(email)).toEqual(['A buyer has written to you again']);
  });

  test('D-65 emails about it that still wait for others are not sent, and taking it oneself sends no email', async () => {
    const team = await createTeam();
    await forgetMails(team);
    await readData(sendAsSide(gateway(), team, 'buyer', 'answer', { text: 'And in red?' }));
    expect(await assign({ ...team, token: team.ravi.token }, team.ravi.accountId)).toMatchObject({ isSelf: true });
    for (const email of [team.supplier, team.ravi.email, team.mina.email]) expect(await subjectsTo(email)).toEqual([]);
  });

  test('D-65 an email that says it is somebody’s is not sent once it is handed on', async () => {
    const team = await createTeam();
    await forgetMails(team);
    await assign(team, team.ravi.accountId);
    await assign(team, team.mina.accountId);
    expect([await subjectsTo(team.ravi.email), await subjectsTo(team.mina.email)]).toEqual([[], [SUBJECT]]);
    await assign(team, null);
    expect(await subjectsTo(team.mina.email)).toEqual([]);
  });

  test('D-65 REL-07 its owner is emailed about a message that a colleague has read, unless they read it too', async () => {
    const team = await createTeam();
    await assign(team, team.ravi.accountId);
    await forgetMails(team);
    await readData(sendAsSide(gateway(), team, 'buyer', 'answer', { text: 'And in red?' }));
    await readData(sendAsSide(gateway(), team, 'supplier', 'markRead', { position: 2 }));
    expect(await subjectsTo(team.ravi.email)).toEqual(['A buyer has written to you again']);
    const asRavi = { ...team, token: team.ravi.token };
    await readData(sendAsSide(gateway(), asRavi, 'supplier', 'markRead', { position: 2 }));
    expect(await subjectsTo(team.ravi.email)).toEqual([]);
  });

  test('REL-04 assigning it to the same colleague again changes nothing and sends no second email', async () => {
    const team = await createTeam();
    await forgetMails(team);
    await assign(team, team.ravi.accountId);
    await assign(team, team.ravi.accountId);
    expect(await subjectsTo(team.ravi.email)).toEqual([SUBJECT]);
  });

  test('THR-29 is assigned to members of its own supplier only, and by these only', async () => {
    const team = await createTeam();
    const stranger = await createSupplier(world());
    const strangerId = `weaver-${stranger.supplierId}`.toLowerCase();
    expect(await readError(call(team, 'assign', { accountId: strangerId }))).toMatchObject({ status: 404 });
    const outside = { enquiryId: team.enquiryId, token: stranger.token };
    for (const name of ['assign', 'assignment'] as const)
      expect(await readError(call(outside, name, name === 'assign' ? { accountId: null } : {}))).toMatchObject({
        status: 404,
      });
  });

  test('D-65 is answered by anybody on the team, whoever owns it', async () => {
    const team = await createTeam();
    await assign(team, team.ravi.accountId);
    await readData(sendAsSide(gateway(), team, 'supplier', 'answer', { text: 'We can.' }));
    expect(await subjectsTo(team.buyer)).toContain('You have a reply to your enquiry');
  });

  test('D-65 cannot be handed on while it is closed', async () => {
    const team = await createTeam();
    await readData(sendAsSide(gateway(), team, 'buyer', 'setState', { to: 'closed' }));
    expect(await readError(call(team, 'assign', { accountId: team.ravi.accountId }))).toMatchObject({ status: 409 });
  });

  test('D-65 belongs to nobody once its owner is removed from the team, even if they are invited again', async () => {
    const team = await createTeam();
    await assign(team, team.ravi.accountId);
    const change = (removed_at: number | null) =>
      database()
        .kysely.updateTable('account')
        .set({ removed_at })
        .where('account_id', '=', team.ravi.accountId)
        .execute();
    await change(Date.now());
    const read = async () => supplierEnquiry.assignment.output.parse(await readData(call(team, 'assignment')));
    expect((await read()).assignedTo).toBeNull();
    expect((await read()).people.map(({ accountId }) => accountId)).toEqual([team.accountId, team.mina.accountId]);
    await change(null);
    expect((await read()).assignedTo).toBeNull();
  });
});

describe('who asks', () => {
  test('D-65 a guest has neither country nor company, and their confirmed email address is marked but not shown', async () => {
    const team = await createTeam();
    const [row] = (await inbox(team.token)).records;
    expect(row).toMatchObject({ from: '', countryCode: '', company: '', isEmailConfirmed: true });
    expect(JSON.stringify(row)).not.toContain(team.buyer);
  });

  test('D-65 THR-29 the country of an account is shown, and its company once both sides share contact data', async () => {
    const { supplierId, token } = await createSupplier(world());
    const accountId = `asks-${supplierId}`.toLowerCase();
    const buyer = await insertSession(database(), 'buyer', { accountId });
    await database()
      .kysely.updateTable('account')
      .set({ country_id: '528', company: 'Havenlinnen B.V.', verified_at: Date.now() })
      .where('account_id', '=', accountId)
      .execute();
    const enquiryId = await sendEnquiry(world(), { supplierId, email: `${accountId}@example.com`, token: buyer });
    expect((await inbox(token)).records).toMatchObject([{ countryCode: 'NL', company: '', isEmailConfirmed: true }]);
    await readData(sendThread(gateway(), 'enquiry', 'shareContact', { enquiryId }, { token: buyer }));
    expect((await inbox(token)).records).toMatchObject([{ company: '' }]);
    await readData(sendThread(gateway(), 'supplierEnquiry', 'shareContact', { enquiryId }, { token }));
    expect((await inbox(token)).records).toMatchObject([{ company: 'Havenlinnen B.V.' }]);
  });
});
