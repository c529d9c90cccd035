import { cpSync, rmSync } from 'node:fs';
import { callNamed } from '@fairhall/core/contract/describe-call';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Access, COMMAND_ACCESS_LEVELS, type Verb } from '../src/noun.ts';
import { LOGIN_REPLIES, logIn } from './buyer.ts';
import { COMMAND_VERBS, toExampleWords } from './command-verbs.ts';
import { type FakeGateway, openFakeGateway } from './fake-gateway.ts';
import { runLine } from './line.ts';
import { createEmptyFolder } from './process.ts';

const ofServer = COMMAND_VERBS.filter(({ verb }) => verb.access === 'host');
const others = COMMAND_VERBS.filter(({ verb }) => verb.access !== 'host');

/** The final call of verbs whose example fails before it, because it needs a valid file. */
const CALLS_BEHIND_FILES: Readonly<Record<string, string>> = {
  'rfq submit': 'rfq.submitNew',
  'supplier certificate add': 'supplierCertificate.save',
  'supplier certificate set': 'supplierCertificate.save',
  'staff supplier import': 'catalogueImport.check',
  'staff product import': 'catalogueImport.check',
  'staff category import': 'catalogueImport.check',
  'staff exhibition import': 'catalogueImport.check',
  'staff exhibitor import': 'catalogueImport.check',
  'staff site import': 'catalogueImport.check',
  'staff pre-register import': 'catalogueImport.check',
  'staff pre-register invite': 'catalogueImport.check',
  'staff prize set': 'staffLottery.setPrizes',
  'staff site logo': 'configuration.setSite',
  'staff light import': 'operatorList.stage',
  'staff promotion import': 'operatorList.stage',
  'staff link import': 'operatorList.stage',
  'staff page import': 'operatorList.stage',
  'staff news import': 'operatorList.stage',
  'staff rate import': 'operatorList.stage',
  'staff coupon import': 'operatorList.stage',
};

/**
 * Exceptions, whose calls do not reveal the access: a cart without a login is on this computer, and a public call is
 * sent with a login.
 */
const ODD: Readonly<Record<string, Access>> = { 'cart show': 'anyone', 'account confirm-email': 'buyer' };

const environment = { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` };
const supplierInfo = { supplierId: 'S1', supplierName: 'Weaves', email: 'a@b.co', name: 'Asha', right: 'manage' };
let gateway: FakeGateway;
let loggedIn = '';
let home = '';

beforeAll(async () => {
  gateway = await openFakeGateway({
    ...LOGIN_REPLIES,
    'supplier.login': [{ data: { token: 'st_1' } }, { code: '100001', message: 'Wrong.' }],
    'supplier.info': [{ data: supplierInfo }],
  });
  loggedIn = createEmptyFolder();
  const password = { environment: { FAIRHALL_PASSWORD: 'secret' } };
  expect((await logIn(gateway.url, loggedIn)).exit).toBe(0);
  const asSupplier = ['supplier', 'login', '--email', 'a@b.co', '--gateway', gateway.url];
  expect((await runLine(asSupplier, loggedIn, password)).exit).toBe(0);
});
afterAll(async () => {
  await gateway.close();
  rmSync(loggedIn, { recursive: true });
});
beforeEach(() => {
  home = createEmptyFolder();
});
afterEach(() => rmSync(home, { recursive: true }));

/** The calls of a verb's example, run with every login at a gateway that rejects them all. */
async function callsOf({ example, options = [] }: Verb): Promise<readonly string[]> {
  cpSync(loggedIn, home, { recursive: true });
  const before = gateway.calls.length;
  const isReasonOpen = options.some(({ flags }) => flags.startsWith('--reason')) && !example.includes('--reason');
  const line = toExampleWords(example).filter((word) => word !== '--dry-run');
  const more = [...(isReasonOpen ? ['--reason', 'x'] : []), '--yes', '--no-input', '--gateway', gateway.url];
  await runLine([...line, ...more], home, { environment });
  return gateway.calls.slice(before).map(({ name }) => name);
}

/** The access that a command with these calls needs. */
function accessOf(calls: readonly string[]) {
  const needed = calls.map((name) => {
    const call = callNamed(completeContract, name);
    if (call === undefined) throw new Error(`there is no call ${name}`);
    return call.access;
  });
  return COMMAND_ACCESS_LEVELS.toReversed().find((access) => needed.some((each) => each === access)) ?? 'anyone';
}

describe.each(others)('fairhall $path', ({ path, verb }) => {
  test(`is for ${verb.access}, like the calls that it makes`, async () => {
    const behindFile = CALLS_BEHIND_FILES[path];
    const calls = behindFile === undefined ? await callsOf(verb) : [behindFile];
    expect(ODD[path] ?? accessOf(calls), calls.join(' ')).toBe(verb.access);
  });
});

test.each([
  ['account confirm-email', 4],
  ['cart show', 0],
])('%s exits with %i for a person without a login', async (path, exit) => {
  const example = others.find((each) => each.path === path)?.verb.example ?? '';
  expect(await runLine([...toExampleWords(example), '--gateway', gateway.url], home)).toMatchObject({ exit });
});

test('only the database and settings commands work without a gateway', () => {
  expect(new Set(ofServer.map(({ path }) => path.split(' ', 1)[0]))).toEqual(new Set(['db', 'doctor']));
});

test('the audience comes first in a command: staff for support and operators, supplier for suppliers, nothing for the others', () => {
  const audienceOf = ({ access }: Verb) =>
    access === 'support' || access === 'operator' ? 'staff' : access === 'supplier' ? 'supplier' : '';
  const misplaced = COMMAND_VERBS.filter(({ path, verb }) => {
    const audience = audienceOf(verb);
    if (audience !== '') return !path.startsWith(`${audience} `);
    // The noun `supplier` also has the public commands about suppliers and the suppliers' login.
    return /^(staff|supplier \S+) \S/.test(path);
  });
  expect(misplaced.map(({ path }) => path)).toEqual([]);
});
