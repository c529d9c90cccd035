import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnquiryInput } from '@fairhall/core/contract/enquiry';
import type { Scenario } from '@fairhall/fixtures/scenario';
import { SCENARIO_WORLD } from '@fairhall/fixtures/scenario-world';
import { migrate } from '@fairhall/gateway/db/migrate';
import { type EmbeddedDatabase, openPGlite } from '@fairhall/gateway/db/pglite';
import { loadWorld } from '@fairhall/gateway/world/load-world';
import { gatewayOn, post, submitHeaders } from '../support/gateway.ts';
import type { Handle } from './faults.ts';

/** The real gateway on the embedded database, filled with the catalogue of the scenarios. */
export interface ScenarioGateway {
  /** The gateway as one visitor at an address of her own meets it, with what there is before the scenario begins. */
  visit(scenario: Scenario): Promise<Visit>;
  close(): Promise<void>;
}

interface Visit {
  /** What proves that it is this visitor (D-95). */
  readonly visitorKey: string;
  readonly handle: Handle;
  /** How many enquiries came from this visit's address. */
  enquiries(): Promise<number>;
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
  const database = await openPGlite({});
  await migrate(database.kysely);
  await fill(database);
  const gateway = await gatewayOn(database);
  let visits = 0;
  return {
    async visit({ before }) {
      visits += 1;
      const visitorKey = `visitor-${visits}`.padEnd(43, '0');
      const address = `192.0.2.${visits}`;
      for (let sent = 0; sent < (before?.enquiriesToday ?? 0); sent += 1) {
        const headers = submitHeaders(visitorKey);
        const answer = await post(gateway, 'inquiry/submitNewInquiry.json', ENQUIRY, { headers, address });
        if (!answer.ok) throw new Error(`the enquiries of before were refused: ${await answer.text()}`);
      }
      return {
        visitorKey,
        handle: (request) => gateway.handle(request, { address }),
        enquiries: () => enquiriesFrom(database, address),
      };
    },
    async close() {
      await gateway.close();
      await database.close();
    },
  };
}

async function fill(database: EmbeddedDatabase): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-scenarios-'));
  const file = join(folder, 'world.ndjson');
  try {
    writeFileSync(file, SCENARIO_WORLD.map((row) => `${JSON.stringify(row)}\n`).join(''));
    await loadWorld(database, { file, now: Date.now() });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function enquiriesFrom({ kysely }: EmbeddedDatabase, address: string): Promise<number> {
  const rows = await kysely.selectFrom('enquiry').select('enquiry_id').where('address', '=', address).execute();
  return rows.length;
}
