import { refreshCatalogue } from '@fairhall/gateway/catalogue/world/load-world';
import type { Database } from '@fairhall/gateway/db/database';
import type { Gateway } from '@fairhall/gateway/gateway';
import { createLogger } from '@fairhall/gateway/operations/logger';
import { insertCatalogue } from '../support/catalogue-rows.ts';
import { createTestGateway } from '../support/gateway.ts';

export interface FuzzedGateway {
  readonly gateway: Gateway;
  readonly takeLog: () => readonly string[];
}

/** Opens a gateway on an empty database with a few products and a readable log. */
export async function openFuzzedGateway(database: Database): Promise<FuzzedGateway> {
  await insertCatalogue(database);
  await database.transaction(refreshCatalogue);
  let lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const gateway = await createTestGateway(database, { log });
  return {
    gateway,
    takeLog: () => {
      const taken = lines;
      lines = [];
      return taken;
    },
  };
}
