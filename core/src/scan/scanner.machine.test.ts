import { describe, expect, test } from 'vitest';
import { exhibitionOfBadge } from '../badge/badge-payload.ts';
import { badgePayload } from '../badge/decode-badge.ts';
import { badgeText } from '../badge/encode-badge.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type Script } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import type { Flow } from '../ports/flow.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { supplierInfoKey, supplierTokenKey } from '../supplier-login/keys.ts';
import { supplierInfo, supplierStage } from '../supplier-login/supplier.test-driver.ts';
import type { ScannerEvent } from './scanner.machine.ts';
import type { ScannerView } from './scanner.view.ts';
import { openSupplierScanner } from './supplier-scanner.page.ts';
import { openVisitorScanner } from './visitor-scanner.page.ts';

const NUMBER = 'TEX7K2Q9MX4';
const CARD = 'https://fairhall.example/expo/buyer/view/b7Qz5nXW0VtYcE1kHs9RDA';
const NOOR = { contactName: 'Noor van Dijk', companyName: 'Havenlinnen B.V.', badgeNo: NUMBER, exhibitionId: '1001' };
const FOUND = {
  contactName: 'Noor van Dijk',
  company: 'Havenlinnen B.V.',
  email: 'noor@havenlinnen.example',
  mobile: '',
  countryId: '528',
  exhibitionId: '1001',
};
const OFFLINE = gatewayError('NETWORK_ERROR');
const refusal = (code: string, message = 'No.') => gatewayError('SERVER_ERROR', code, message);

const locks = { run: <Done>(_: string, work: () => Promise<Done>) => work() };
const timer = { setTimeout: () => 0, clearTimeout: () => undefined };
let made = 0;
const ids = { uuid: () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}` };
/** Takes every badge of exhibition 9 for a forgery. */
const readBadge = async (text: string) => {
  const payload = badgePayload(text);
  const status = exhibitionOfBadge(payload ?? {}) === '9' ? ('invalid' as const) : ('verified' as const);
  return payload && { payload, status };
};

type Scanner = Flow<ScannerView, ScannerEvent>;

/** Sends an event and waits until the scanner has nothing left to do. */
async function sendTo(scanner: Scanner, event: ScannerEvent): Promise<ScannerView> {
  scanner.send(event);
  return settle(scanner);
}

async function settle(scanner: Scanner): Promise<ScannerView> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(scanner.view().busy).toBe(false);
  return scanner.view();
}

const scanText = (scanner: Scanner, text: string) => sendTo(scanner, { type: 'text.scanned', text });
const save = (scanner: Scanner) => sendTo(scanner, { type: 'save.requested' });

describe('a visitor', () => {
  /** A phone whose network the test controls. */
  function phone() {
    const network = { failure: null as GatewayError | null };
    const { gateway, calls } = createScriptedClientFor(secondaryContract, ({ name }) => {
      if (network.failure !== null) return err(network.failure);
      return ok(name === 'businessCard.find' ? FOUND : { id: 'C1' });
    });
    const { storage } = createMemoryDevice();
    const bugs = { report: (cause: unknown) => expect.fail(String(cause)) };
    const open = () => openVisitorScanner({ gateway, storage, ids, locks, timer, bugs, readBadge });
    const sent = () => calls.map(({ name, data }) => [name, data]);
    return { network, calls, sent, open, scanner: open() };
  }

  test('R-2.164 D-62 saves the card in a badge’s code without looking it up', async () => {
    const { scanner, sent } = phone();
    const view = await scanText(scanner, badgeText(NOOR));
    expect(view).toMatchObject({ state: 'found', fault: null, found: { kind: 'badge', status: 'verified' } });
    expect(await save(scanner)).toMatchObject({ state: 'saved', waiting: 0, message: null });
    expect(sent()).toEqual([
      [
        'businessCard.save',
        { contactName: 'Noor van Dijk', company: 'Havenlinnen B.V.', from: 'scan', exhibitionId: '1001' },
      ],
    ]);
    expect(await sendTo(scanner, { type: 'next.requested' })).toMatchObject({ found: null, state: 'found' });
  });

  test.each([
    ['the number of a badge', 'tex 7k2q 9mx4', 'badgeNumber', NUMBER],
    ['the shared card of another person', CARD, 'card', CARD],
  ])('R-2.164 R-2.118 sees and saves the card of %s', async (_, typed, kind, text) => {
    const { scanner, sent } = phone();
    expect(await scanText(scanner, typed)).toMatchObject({ found: { kind, text, card: FOUND } });
    expect(await save(scanner)).toMatchObject({ state: 'saved' });
    expect(sent()).toEqual([
      ['businessCard.find', { text }],
      ['businessCard.collect', { text }],
    ]);
  });

  test('REL-19 REL-01 a number typed offline waits on the device, and its card is saved once when the network is back', async () => {
    const { scanner, network, calls, open } = phone();
    network.failure = OFFLINE;
    expect(await scanText(scanner, NUMBER)).toMatchObject({ fault: null, found: { kind: 'badgeNumber', card: null } });
    expect(await save(scanner)).toMatchObject({ state: 'waiting', waiting: 1, message: null });
    network.failure = null;
    expect(await sendTo(scanner, { type: 'send.requested' })).toMatchObject({ state: 'saved', waiting: 0 });
    const keys = calls
      .filter(({ name }) => name === 'businessCard.collect')
      .map(({ options }) => options.idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    // The page that opens later sends nothing again.
    await settle(open());
    expect(calls).toHaveLength(3);
  });

  test('REL-19 a number saved offline that nobody has is listed with the reason until it is removed', async () => {
    const { scanner, network, open } = phone();
    network.failure = OFFLINE;
    await scanText(scanner, NUMBER);
    await save(scanner);
    network.failure = refusal('404', 'Check the number.');
    const { state, waiting, rejected } = await sendTo(scanner, { type: 'send.requested' });
    // The scan that is still shown was not saved after all.
    expect(state).toBe('dropped');
    expect([waiting, rejected]).toMatchObject([0, [{ badgeNo: NUMBER, reason: 'Check the number.', notes: null }]]);
    const reopened = open();
    expect(await settle(reopened)).toMatchObject({ waiting: 0, rejected: [{ badgeNo: NUMBER }] });
    const key = reopened.view().rejected[0]?.key ?? '';
    expect(await sendTo(reopened, { type: 'rejected.removed', key })).toMatchObject({ rejected: [] });
  });

  test('R-2.164 is told what a code is that cannot be used, and why', async () => {
    const { scanner, network, calls } = phone();
    expect(await scanText(scanner, 'https://menu.example/today')).toMatchObject({
      found: null,
      fault: { reason: 'webAddress', host: 'menu.example' },
    });
    expect((await sendTo(scanner, { type: 'picture.failed' })).fault).toEqual({ kind: 'fault', reason: 'noCode' });
    expect((await scanText(scanner, 'TEX7K2')).fault).toMatchObject({ reason: 'badNumber' });
    expect(calls).toEqual([]);
    network.failure = refusal('404');
    expect((await scanText(scanner, NUMBER)).fault).toMatchObject({ reason: 'noNumber' });
    expect((await scanText(scanner, CARD)).fault).toMatchObject({ reason: 'noCard' });
    network.failure = refusal('429', 'Wait a minute.');
    expect((await scanText(scanner, CARD)).fault).toMatchObject({
      reason: 'failed',
      message: { text: 'Wait a minute.' },
    });
    network.failure = null;
    expect(await scanText(scanner, CARD)).toMatchObject({ fault: null, found: { kind: 'card' } });
  });

  test('R-2.164 cannot save a badge whose code holds no name', async () => {
    const { scanner, calls } = phone();
    const view = await scanText(scanner, badgeText(NOOR, { mode: 'compact' }));
    expect(view.found).toMatchObject({ kind: 'badge', card: null, problem: 'nameless' });
    expect(await save(scanner)).toMatchObject({ state: 'found' });
    expect(calls).toEqual([]);
  });
});

describe('a supplier', () => {
  /** A phone at a stand of exhibition 1001. `scan` answers the call that creates a lead. */
  function stand(exhibitions: ReturnType<Script> = ok([{ exhibitionId: '1001', name: 'Fair' }])) {
    const network = { scan: ok({ leadId: 'l1' }) as ReturnType<Script> };
    const stage = supplierStage(
      ({ name }) => (name === 'supplierLead.exhibitions' ? exhibitions : network.scan),
      createMemoryDevice(),
    );
    stage.storage.slot(supplierInfoKey).save(supplierInfo);
    stage.storage.slot(supplierTokenKey).save('st_1');
    const scanner = openSupplierScanner({ ...stage.ports, ids, locks, timer, readBadge });
    return { ...stage, network, scanner, texts: () => stage.sent('supplierLead.scan').map(({ data }) => data) };
  }

  test.each([
    ['a badge', badgeText(NOOR), badgeText(NOOR)],
    ['a badge number', 'tex-7k2q-9mx4', NUMBER],
    ['the card that a buyer shares', ` ${CARD} `, CARD],
  ])('D-62 makes a lead of %s, with notes', async (_, scanned, text) => {
    const { scanner, texts } = stand();
    expect(await scanText(scanner, scanned)).toMatchObject({ state: 'found', found: { problem: null } });
    const notes = { rating: 4, tags: ['Towels'], note: 'For hotels', request: '' };
    expect(await sendTo(scanner, { type: 'save.requested', notes })).toMatchObject({ state: 'saved', waiting: 0 });
    expect(texts()).toMatchObject([{ text, ...notes }]);
  });

  test('D-31 D-62 is told at once that a badge is not signed, or is for an exhibition without a stand of theirs', async () => {
    const { scanner, texts } = stand();
    await settle(scanner);
    const problemOf = async (exhibitionId: string) => {
      const { found } = await scanText(scanner, badgeText({ ...NOOR, exhibitionId }));
      expect(await save(scanner)).toMatchObject({ state: 'found' });
      await sendTo(scanner, { type: 'next.requested' });
      return found?.problem;
    };
    expect([await problemOf('9'), await problemOf('1002')]).toEqual(['unsigned', 'elsewhere']);
    expect(texts()).toEqual([]);
  });

  test('REL-19 scans every signed badge while the exhibitions of the supplier are not known', async () => {
    const { scanner, network } = stand(err(OFFLINE));
    network.scan = err(OFFLINE);
    await scanText(scanner, badgeText({ ...NOOR, exhibitionId: '1002' }));
    expect(await save(scanner)).toMatchObject({ state: 'waiting', waiting: 1 });
    network.scan = err(refusal('410', 'You have no stand there.'));
    const view = await sendTo(scanner, { type: 'send.requested' });
    expect(view.state).toBe('dropped');
    expect(view.rejected).toMatchObject([
      { contactName: 'Noor van Dijk', badgeNo: NUMBER, reason: 'You have no stand there.', notes: { rating: 0 } },
    ]);
  });

  test('D-62 a number that nobody has stays on the device with its notes', async () => {
    const { scanner, network } = stand();
    network.scan = err(refusal('410', 'Check the number.'));
    await scanText(scanner, NUMBER);
    expect(await save(scanner)).toMatchObject({
      state: 'dropped',
      message: { text: 'Check the number.' },
      rejected: [{ badgeNo: NUMBER, contactName: '', reason: 'Check the number.' }],
    });
  });

  test('R-2.119 D-62 is told that the card of an exhibitor’s person cannot become a lead', async () => {
    const { scanner, texts } = stand();
    const { fault } = await scanText(scanner, CARD.replace('buyer', 'supplier'));
    expect(fault).toMatchObject({ reason: 'exhibitorCard', cdpId: 'b7Qz5nXW0VtYcE1kHs9RDA' });
    expect(texts()).toEqual([]);
  });
});
