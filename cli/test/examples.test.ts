import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BADGE_KEYS_PATH } from '@fairhall/core/badge/badge-keys';
import { DEMO_BUYER_LOGINS, DEMO_SUPPLIER_LOGINS } from '@fairhall/core/site/demo-accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPdfFile, createPictureFile } from '../../tests/support/sample-files.ts';
import { createZip } from '../../tests/support/zip.ts';
import { COMMAND_VERBS, type CommandVerb, toExampleWords } from './command-verbs.ts';
import { type DemoServer, openDemoServer } from './demo-server.ts';
import { runLine } from './line.ts';
import { createEmptyFolder, type ProcessResult } from './process.ts';

/**
 * The examples that fail with exit code 1, and the end of their message. They need the embedded database, which the
 * running server holds: the tests of `db` run these commands without a server.
 */
const FAILURES: Readonly<Record<string, string>> = {
  'db migrate': 'stop the server first.\n',
  'db status': 'stop the server first.\n',
  'db seed': 'stop the server first.\n',
  'db phones': 'stop the server first.\n',
  'db backup': 'stop the server first.\n',
  'db restore': 'is not a readable backup: no such file\n',
  'db operator-token': 'stop the server first.\n',
};

const ROOT = new URL('../../', import.meta.url).pathname;

/** The commands in the code blocks of a document: lines that start with `fairhall` or `npm run -s cli --`. */
function listQuotedCommands(document: string): Words {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  return blocks
    .flatMap((block) => block.split('\n'))
    .map((line) => /^(?:fairhall|npm run -s cli --) (.*)$/.exec(line.replace(/\s+# .*$/, ''))?.[1] ?? '')
    .filter((command) => command !== '');
}

const QUOTED_COMMANDS = ['README.md', 'CONTRIBUTING.md', ...globSync('{cli,adapters/gateway}/docs/*.md', { cwd: ROOT })]
  .sort()
  .map((document) => ({ document, commands: listQuotedCommands(document) }))
  .filter(({ commands }) => commands.length > 0);

/** Verbs whose example ends what others need. They run at the end, in this order; all others in the order of the help. */
const LAST = [
  'product unfollow',
  'supplier unfollow',
  'exhibition unfollow',
  'staff revoke',
  'account logout',
  'supplier logout',
];

/** Verbs that find records. Their example must find some. */
const FINDS = / (?:list|search|followed|waiting|unanswered)$/;

/** An exhibition of the demo supplier, and a product of theirs with samples. */
const [SHOW, SUPPLIER, SAMPLE] = ['1013', 'S1019', 'P100365'];
const REASON = '--reason "for the examples"';
const PAT = '--email pat@acme.example --name Pat --company Acme --country 356 --mobile 9847012345';

type Words = readonly string[];

let server: DemoServer;
/** The home folder of the reader who copies the commands. */
let home = '';
const results = new Map<string, ProcessResult>();
let meetingIds: Words = [];
let sampleId = '';
/** Orders of the buyer that the demo supplier has received. */
let orderNumbers: Words = [];
let rfqId = '';
/** The verbs for which `NEEDS` has been done. */
const met = new Set<string>();
/** The working folder of the reader: a document has its own. */
let folder = '';

function run(words: Words, stdin = ''): Promise<ProcessResult> {
  const [{ password }] = words[0] === 'supplier' ? DEMO_SUPPLIER_LOGINS : DEMO_BUYER_LOGINS;
  const environment = { DATA_DIR: server.dataDir, FAIRHALL_PASSWORD: password };
  return runLine(words, home, { folder, environment, stdin });
}

/** Runs a command on which an example depends, and returns its JSON document. */
async function prepare(line: string, ...more: Words) {
  const { exit, out, err } = await run([...toExampleWords(line), ...more, '--json']);
  if (exit !== 0) throw new Error(`fairhall ${line} ${more.join(' ')}: ${err}${out}`);
  return JSON.parse(out);
}

const send = (call: string, data: object) => prepare(`call send ${call}`, JSON.stringify(data));
const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
const createDay = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** What an example needs that the demo world and the examples before it do not have. */
const NEEDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'supplier enquiry file': () =>
    prepare('supplier enquiry answer demo-enquiry-1 --text "The certificate." --file iso.pdf'),
  'supplier lead list': scanBadge,
  'supplier meeting list': requestMeetings,
  'supplier order list': requestOrders,
  'supplier sample list': bookSample,
  'staff rfq unanswered': submitRfq,
  'badge verify': async () => {
    write('badge-keys.json', await (await fetch(`${server.url}${BADGE_KEYS_PATH}`)).text());
    write('badge.txt', (await prepare('badge show 1001')).text);
  },
  'staff product waiting': async () => {
    await prepare(`staff site set 999 product.changes=reviewed ${REASON}`);
    await renameProduct('P100381');
    await renameProduct('P100377');
  },
  'staff supplier-picture waiting': insertPendingPictures,
  'staff product import': async () => {
    await prepare('staff supplier import suppliers.csv --template');
    await prepare(`staff supplier import suppliers.csv ${REASON}`);
  },
  'staff exhibitor import': async () => {
    await prepare('staff exhibition import exhibitions.csv --template');
    await prepare(`staff exhibition import exhibitions.csv ${REASON}`);
  },
  'staff page versions': () =>
    prepare(`staff page set terms-turkey lang=tr title=Terms 'blocks=[{"type":"text","text":"Hi"}]' ${REASON}`),
  'staff badge resend': async () => {
    await prepare(`staff pre-register walk-in 1001 ${PAT} ${REASON}`);
    // As after the time in which a badge is emailed only once.
    await server.database.kysely.updateTable('preregistration').set({ mailed_at: 0 }).execute();
  },
  'staff person show': registerElif,
  'staff mail list': registerElif,
  'staff rate list': () => prepare(`staff rate set EUR rate=0.92 date=2026-11-27 ${REASON}`),
  'staff rate show': () => prepare(`staff rate set EUR rate=0.92 date=2026-11-27 ${REASON}`),
  'staff feedback list': () =>
    send('trafficLight.feedback', {
      supplierId: SUPPLIER,
      type: 'quality',
      content: 'Thin.',
      email: 'jo@acme.example',
    }),
};

/** The ids of the reader’s own records, which take the place of those in an example. */
const OWN_IDS: Readonly<Record<string, () => Promise<Words> | Words>> = {
  'supplier enquiry file': listFileIds,
  'enquiry file': listFileIds,
  'enquiry send-again': () => [printedId('enquiry send')],
  'supplier lead scan': async () => [(await prepare(`badge show ${SHOW}`)).badgeNo],
  'supplier meeting accept': () => meetingIds,
  'supplier meeting reject': () => meetingIds.slice(1),
  'staff coupon use': async () => [(await send('coupon.issue', { couponId: 'C1' })).couponNo],
  'supplier order show': () => orderNumbers,
  'supplier order confirm': () => orderNumbers,
  'supplier order decline': () => orderNumbers.slice(1),
  'supplier sample collect': () => [sampleId],
  'order show': () => orderNumbers.slice(2),
  'order cancel': () => orderNumbers.slice(2),
  'staff rfq show': () => [rfqId],
  'staff rfq close': () => [rfqId],
  'pre-register withdraw': listWithdrawalCodes,
  'rfq show': () => [printedId('rfq submit')],
  'rfq edit': () => [printedId('rfq submit')],
  'rfq withdraw': () => [printedId('rfq submit')],
  'staff renew': listStaffIds,
  'staff revoke': listStaffIds,
  'staff person set': () => ['demo-supplier'],
  'staff supplier-picture accept': () => listPictureVersions('S1006'),
  'staff supplier-picture refuse': () => listPictureVersions('S1019'),
  'staff enquiry show': () => ['demo-enquiry-2'],
  'staff enquiry reassign': () => ['demo-enquiry-7'],
  'staff person show': listBadgeNumbers,
  'staff product take-down': () => ['P100381'],
  'staff product put-back': () => ['P100381'],
  'staff pre-register correct': listBadgeNumbers,
  'staff pre-register merge': async () => [await registerVisitor(), await registerVisitor()],
  'staff pre-register cancel': async () => [await registerVisitor()],
  'staff pre-register restore': cancelVisitor,
  'staff badge show': listBadgeNumbers,
  'staff badge resend': listBadgeNumbers,
  'staff badge reissue': listBadgeNumbers,
  'staff batch show': listImportIds,
  'staff batch undo': listImportIds,
};

/** Makes the demo supplier scan the buyer’s badge. */
async function scanBadge(): Promise<void> {
  await prepare(`pre-register submit ${SHOW} --form old ${PAT}`);
  const { text } = await prepare(`badge show ${SHOW}`);
  await send('supplierLead.scan', { text, scannedAt: Date.now(), rating: 4, tags: ['Bowls'], note: '' });
}

const ELIF = '--name "Elif Kaya" --company Kilim --country TR --mobile "0532 123 45 67"';

/** Registers the visitor whom the examples of the support desk name. */
async function registerElif(): Promise<void> {
  await prepare(`staff pre-register walk-in 1001 --email elif@kilim.example ${ELIF} ${REASON}`);
}

let visitors = 0;
/** Registers another visitor, whose registration may end, and returns the badge number. */
async function registerVisitor(): Promise<string> {
  visitors += 1;
  const email = `visitor-${visitors}@kilim.example`;
  const { registration } = await prepare(`staff pre-register walk-in 1001 --email ${email} ${ELIF} ${REASON}`);
  return registration.badgeNo;
}

/** Registers a visitor, and returns the code in the link of the badge email that withdraws the registration. */
async function listWithdrawalCodes(): Promise<Words> {
  await registerVisitor();
  const answer = await fetch(`${server.url}/gateway/dev/mails?to=visitor-${visitors}@kilim.example`);
  const [mail] = (await answer.json()) as readonly { readonly links: Words }[];
  const link = mail?.links.find((address) => address.includes('/withdraw?')) ?? '';
  return [new URL(link).searchParams.get('pretoken') ?? ''];
}

/** Registers a visitor, cancels the registration, and returns the badge number, by which it can be restored. */
async function cancelVisitor(): Promise<Words> {
  const badgeNo = await registerVisitor();
  await prepare(`staff pre-register cancel 1001 ${badgeNo} ${REASON}`);
  return [badgeNo];
}

/** Requests two meetings with the demo supplier. */
async function requestMeetings(): Promise<void> {
  const stand = { exhibitionId: SHOW, supplierId: SUPPLIER };
  const { date, slots } = (await send('meeting.slots', stand)).days.at(-1);
  for (const { slot } of slots.slice(0, 2)) {
    const { bookingId } = await send('meeting.submit', { ...stand, date, slot });
    meetingIds = [...meetingIds, bookingId];
  }
}

/** Sends three orders to the demo supplier. */
async function requestOrders(): Promise<void> {
  const contact = { contactName: 'Pat', mobile: { dialingCode: '+91', number: '9847012345' } };
  for (let count = 0; count < 3; count += 1) {
    const { orderNo } = await send('order.create', { goodsId: SAMPLE, quantity: 100, contact });
    orderNumbers = [...orderNumbers, orderNo];
  }
}

/** Submits an RFQ outside exhibitions, which reaches no supplier. */
async function submitRfq(): Promise<void> {
  ({ rfqId } = await prepare('rfq submit --description "Cotton tote bags" --quantity 2000'));
}

/** Books a sample of the demo supplier. */
async function bookSample(): Promise<void> {
  ({ id: sampleId } = await send('sample.book', { exhibitionId: SHOW, goodsId: SAMPLE }));
}

/** Saves another name of a product, which then awaits review. */
async function renameProduct(productId: string): Promise<void> {
  const { product } = await send('supplierProduct.form', { productId });
  const { part: _part, review: _review, ...content } = product;
  const texts = content.texts.map((text: { name: string }) => ({ ...text, name: `${text.name}, new` }));
  const tags = content.tags.map(({ code }: { code: string }) => code);
  await send('supplierProduct.save', { ...content, texts, tags });
}

/** Lets the logos of two suppliers await review. No command uploads pictures. */
async function insertPendingPictures(): Promise<void> {
  const change = { state: 'waiting', logo: '1', since: 1 } as const;
  const rows = ['S1006', 'S1019'].map((id) => ({ ...change, supplier_id: id, images: [] }));
  await server.database.kysely.insertInto('profile_picture_change').values(rows).execute();
}

async function listPictureVersions(supplierId: string): Promise<Words> {
  const { records } = await prepare('staff supplier-picture waiting');
  return records
    .filter((record: { supplierId: string }) => record.supplierId === supplierId)
    .map(({ version }: { version: string }) => version);
}

async function listFileIds(): Promise<Words> {
  const { messages } = await prepare('supplier enquiry show demo-enquiry-1');
  return messages.flatMap(({ files }: { files: { fileId: string }[] }) => files.map(({ fileId }) => fileId));
}

/** The badge numbers of the visitors whom the examples register. */
async function listBadgeNumbers(): Promise<Words> {
  const { records } = await prepare('staff pre-register list 1001');
  return records.map(({ badgeNo }: { badgeNo: string }) => badgeNo);
}

/** The ids of the members of support with a valid token; adds one if there is none. */
async function listStaffIds(): Promise<Words> {
  const found = await findSupportIds();
  return found.length > 0 ? found : [(await prepare(`staff add Pat --role support ${REASON}`)).staffId];
}

async function findSupportIds(): Promise<Words> {
  const { records } = await prepare('staff list');
  return records
    .filter(({ role, revoked }: { role: string; revoked: number | null }) => role === 'support' && revoked === null)
    .map(({ staffId }: { staffId: string }) => staffId);
}

/** Lets a member of staff with the same name be added again. */
async function revokeSupport(): Promise<void> {
  for (const id of await findSupportIds()) await prepare(`staff revoke ${id} ${REASON}`);
}

async function listImportIds(): Promise<Words> {
  const { records } = await prepare('staff batch list');
  return records.map(({ batchId }: { batchId: string }) => batchId);
}

/** The id in the first line that an example has printed. */
const printedId = (path: string): string => /\S+$/.exec(results.get(path)?.out.split('\n', 1)[0] ?? '')?.[0] ?? '';

/** An id that no demo world has, of a record, an import or a badge, or its placeholder. */
const OWN_ID = /^(?:<\w+>|[\w-]{22}|[\da-f-]{36}|TEX[\dA-Z]{8}|[CO]-\w{4}-\w{4}|9f2hK3)$/;

function replaceIds(words: Words, ids: Words): Words {
  const left = [...ids];
  return words.map((word) => (OWN_ID.test(word) ? (left.shift() ?? word) : word));
}

const IMPORT = /^staff (\S+) (?:import|invite)(?: \d+)? (\S+\.\w+)/;

/** Writes the files that commands name and no command makes. */
async function writeFiles(): Promise<void> {
  write('iso.pdf', createPdfFile());
  write('iso-2031.pdf', createPdfFile());
  write('people.csv', 'supplier,email,right\nS1006,li@weaves.example,answer\n');
  write('prizes.csv', 'prize,sector,stock,name_en\ntablet,1,2,Tablet\n');
  write('logo.png', await createPictureFile('png'));
  write('shots.zip', createZip([{ name: 'towel.png', content: await createPictureFile('png') }]));
}

/** Writes the file that an example imports: the command’s template, or the present rows of a list without one. */
async function writeImportFile(path: string, example: string): Promise<void> {
  const [command, noun, file] = IMPORT.exec(example) ?? [];
  if (command === undefined) return;
  const hasTemplate = COMMAND_VERBS.some(
    ({ path: each, verb }) => each === path && verb.options?.some(({ flags }) => flags === '--template'),
  );
  await prepare(hasTemplate ? `${command} --template` : `staff ${noun} export ${file}`);
}

async function runCommand(path: string, example: string): Promise<ProcessResult> {
  if (!met.has(path)) await NEEDS[path]?.();
  met.add(path);
  if (path === 'staff add') await revokeSupport();
  await writeImportFile(path, example);
  const ids = (await OWN_IDS[path]?.()) ?? [];
  const [, input] = / < (\S+)$/.exec(example) ?? [];
  return run(replaceIds(toExampleWords(example), ids), input && readFileSync(join(folder, input), 'utf8'));
}

/** The longest path of a verb with which a command begins. */
const pathOf = (command: string): string =>
  COMMAND_VERBS.map(({ path }) => path)
    .filter((path) => `${command} `.startsWith(`${path} `))
    .sort((one, other) => one.length - other.length)
    .at(-1) ?? '';

/** Runs the commands of a document in its order, in a folder of its own. */
async function runDocument(document: string, commands: Words): Promise<void> {
  folder = join(home, basename(document));
  mkdirSync(folder);
  await writeFiles();
  for (const command of commands) {
    const isHelp = command.endsWith('--help');
    results.set(
      `${document} ${command}`,
      await (isHelp ? run(toExampleWords(command)) : runCommand(pathOf(command), command)),
    );
  }
  folder = home;
}

beforeAll(async () => {
  server = await openDemoServer();
  home = createEmptyFolder();
  folder = home;
  await writeFiles();
  await server.database.kysely
    .updateTable('exhibition')
    .set({ inshow_start: createDay(-1), inshow_end: createDay(3) })
    .where('exhibition_id', '=', SHOW)
    .execute();
  const isLast = ({ path }: CommandVerb) => LAST.includes(path);
  const runExample = async ({ path, verb }: CommandVerb) => results.set(path, await runCommand(path, verb.example));
  for (const each of COMMAND_VERBS) if (!isLast(each)) await runExample(each);
  for (const { document, commands } of QUOTED_COMMANDS) await runDocument(document, commands);
  for (const last of LAST) for (const each of COMMAND_VERBS) if (each.path === last) await runExample(each);
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

function expectResult(key: string, path: string, command: string): void {
  const { exit, out, err } = results.get(key) ?? { exit: null, out: '', err: '' };
  const failure = FAILURES[path];
  expect({ exit, err }, `$ fairhall ${command}\n${out}`).toEqual({
    exit: failure === undefined ? 0 : 1,
    err: expect.stringContaining(failure ?? ''),
  });
  expect(err).not.toContain('Rejected rows');
}

describe.each(COMMAND_VERBS)('the example of fairhall $path', ({ path, verb }) => {
  test(FAILURES[path] === undefined ? 'works with the demo world' : 'says why it fails', () => {
    expect(verb.example.slice(0, path.length)).toBe(path);
    expectResult(path, path, verb.example);
    if (FINDS.test(path)) expect(results.get(path)?.out).not.toMatch(/^$|"records":\[\]/);
  });
});

describe.each(QUOTED_COMMANDS)('$document', ({ document, commands }) => {
  test.each(commands)('fairhall %s', (command) => {
    const isHelp = command.endsWith('--help');
    expectResult(`${document} ${command}`, isHelp ? '' : pathOf(command), command);
    if (isHelp) expect(results.get(`${document} ${command}`)?.out).toContain('Usage: fairhall');
  });
});
