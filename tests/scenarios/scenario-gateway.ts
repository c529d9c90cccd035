import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnquiryInput } from '@fairhall/core/contract/enquiry/calls';
import type { PreregistrationInput } from '@fairhall/core/contract/preregistration/calls';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import type { Words } from '@fairhall/fixtures/replay/fill-words';
import type { Scenario } from '@fairhall/fixtures/scenario';
import type { BenchEnd } from '@fairhall/fixtures/scenario-end';
import type { ScenarioStart } from '@fairhall/fixtures/scenario-start';
import { SCENARIO_WORLD } from '@fairhall/fixtures/scenario-world';
import { describeTargets } from '@fairhall/gateway/catalogue/describe-targets';
import { findOffers } from '@fairhall/gateway/catalogue/find-offers';
import { loadWorld } from '@fairhall/gateway/catalogue/world/load-world';
import { type EmbeddedDatabase, openPGlite } from '@fairhall/gateway/db/pglite';
import { sendOffers } from '@fairhall/gateway/enquiry/send-offers';
import type { Gateway } from '@fairhall/gateway/gateway';
import { MESSAGE_TEXTS } from '../mail/sample-mails.ts';
import { insertSession } from '../support/accounts.ts';
import { createExhibitionDays, insertExhibition } from '../support/exhibitions.ts';
import { createTestGateway, post, readData, submitHeaders } from '../support/gateway.ts';
import { createMigratedDump } from '../support/migrated-database.ts';
import { insertStaff } from '../support/staff.ts';
import { type Handle, withFaults } from './faults.ts';
import {
  clear,
  countRows,
  expire,
  insertAccount,
  insertSettings,
  readScenarioWords,
  setSuppliers,
} from './scenario-tables.ts';

/** The real gateway on the embedded database, filled with the catalogue of the scenarios. */
export interface ScenarioGateway {
  /**
   * Opens the gateway for one visitor with an address of their own, with the records of the scenario's start.
   * `onSilence` is called when the visitor starts to wait for a response that never comes.
   */
  visit(scenario: Scenario, onSilence?: () => void): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  /** The visitor key, which proves that calls come from the same visitor (D-95). */
  readonly visitorKey: string;
  /** The token of the account that is logged in at the start. */
  readonly token: string | undefined;
  /** Handles requests with the scenario's faults. */
  readonly handle: Handle;
  /** The number of requests that the gateway is working on. */
  underWay(): number;
  words(): Promise<Words>;
  found(): Promise<BenchEnd>;
}

const ENQUIRY: EnquiryInput = {
  type: 'product',
  targetId: 'P2001',
  supplierId: 'S2001',
  content: 'An enquiry of before.',
  email: 'before@malabar.example',
  source: 3,
};

export async function openScenarioGateway(): Promise<ScenarioGateway> {
  const database = await openPGlite({ dump: new Uint8Array(readFileSync(await createMigratedDump())) });
  await fill(database);
  let gateway: Gateway | undefined;
  let visits = 0;
  return {
    async visit(scenario, onSilence = () => undefined) {
      visits += 1;
      const visitorKey = `visitor-${visits}`.padEnd(43, '0');
      const address = scenario.before?.address ?? `192.0.2.${visits}`;
      await clear(database);
      await insertSettings(database, scenario.before?.settings ?? {});
      // A new gateway has no rate limit counts.
      await gateway?.close();
      const opened = await createTestGateway(database);
      gateway = opened;
      const staffToken =
        scenario.before?.operator === true ? (await insertStaff(database, { role: 'operator' })).token : '';
      const token = await prepare({ database, gateway }, { visitorKey, address }, scenario.before);
      const { counted, underWay } = createTraffic();
      const handle = counted((request: Request) => opened.handle(request, { address }));
      const end = counted((shown: string) => expire(database, shown));
      return {
        visitorKey,
        token,
        handle: withFaults(scenario, handle, { expire: end, silence: onSilence }),
        underWay,
        words: async () => ({ ...(await readScenarioWords(database)), ...(staffToken === '' ? {} : { staffToken }) }),
        found: () => countRows(database),
      };
    },
    async close() {
      await gateway?.close();
      await database.close();
    },
  };
}

interface Rooms {
  readonly database: EmbeddedDatabase;
  readonly gateway: Gateway;
}

interface Visitor {
  readonly visitorKey: string;
  readonly address: string;
}

/** Inserts the records of the scenario's start; returns the token of the logged-in account. */
async function prepare(
  { database, gateway }: Rooms,
  { visitorKey, address }: Visitor,
  start: ScenarioStart = {},
): Promise<string | undefined> {
  const { enquiriesToday = 0, accounts = [], loggedIn, resetMail, confirmationMail, registered } = start;
  await setSuppliers(database, start.soldBy ?? {});
  const send = (path: string, data: object) =>
    readData(post(gateway, path, data, { headers: submitHeaders(visitorKey), address }));
  for (let sent = 0; sent < enquiriesToday; sent += 1) await send('inquiry/submitNewInquiry.json', ENQUIRY);
  const ids = new Map<string, string>();
  for (const account of accounts) ids.set(account.email, await insertAccount(database, account));
  if (start.unanswered === true) {
    const { verifyToken: token = '', enquiryId = '' } = await readScenarioWords(database);
    await send(gatewayContract.enquiry.verify.path, { token });
    const enquiry = database.kysely.selectFrom('enquiry').select('offer_at').where('enquiry_id', '=', enquiryId);
    const { offer_at } = await enquiry.executeTakeFirstOrThrow();
    const pages = { texts: MESSAGE_TEXTS, pageUrl: (_: number, path: string) => `http://fairhall.test${path}` };
    await sendOffers({ ...pages, database, describeTargets, findOffers }, offer_at ?? 0);
  }
  if (resetMail !== undefined) await send('blade-purchaser/account/sendResetPasswordMail', { email: resetMail });
  if (confirmationMail !== undefined) {
    const token = await insertSession(database, 'buyer', { accountId: ids.get(confirmationMail) ?? '' });
    const sent = { headers: submitHeaders(visitorKey), address, envelope: { token } };
    await readData(post(gateway, 'blade-purchaser/confirmation/sendAgain', {}, sent));
    await database.kysely.deleteFrom('buyer_session').execute();
  }
  if (registered !== undefined) {
    await send('blade-pre-registration/offline/preRegistration', registrationOf(registered));
    // Backdated, so that a new email is not suppressed as a repeat.
    await database.kysely.updateTable('preregistration').set({ mailed_at: 0 }).execute();
  }
  const accountId = ids.get(loggedIn ?? '');
  return accountId === undefined ? undefined : insertSession(database, 'buyer', { accountId });
}

/** The data of the first form. */
const registrationOf = (email: string): PreregistrationInput => ({
  exhibitionId: '1001',
  email,
  contactName: 'Priya Nair',
  companyName: 'Malabar Trading LLP',
  countryId: '356',
  contactNumber: '9847012345',
  pageVersion: 1,
  entryPoint: 3,
  leadSource: 1,
  visitorId: 'before',
});

async function fill(database: EmbeddedDatabase): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-scenarios-'));
  const file = join(folder, 'world.ndjson');
  try {
    writeFileSync(file, SCENARIO_WORLD.map((row) => `${JSON.stringify(row)}\n`).join(''));
    await loadWorld(database, { file, now: Date.now() });
    await insertExhibition(database, { exhibition_id: '1001', ...createExhibitionDays() });
    const stand = { exhibition_id: '1001', supplier_id: 'S2001', hall: '1', stand_no: 'A12', spotlight: false };
    await database.kysely.insertInto('exhibitor').values(stand).execute();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Counts the requests that the gateway is working on. */
function createTraffic() {
  let works = 0;
  return {
    underWay: () => works,
    counted:
      <Given, Done>(work: (given: Given) => Promise<Done>) =>
      async (given: Given): Promise<Done> => {
        works += 1;
        try {
          return await work(given);
        } finally {
          works -= 1;
        }
      },
  };
}
