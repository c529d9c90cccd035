import { type Server, startOneServer } from './one-server.ts';
import { startSeveralServers } from './several-servers.ts';

export type { Server };

/** One server, or as many as E2E_SERVERS says behind one address. */
export function startServer(environment: Readonly<Record<string, string>> = {}): Promise<Server> {
  const count = Number(process.env.E2E_SERVERS ?? 1);
  return count > 1 ? startSeveralServers(count, environment) : startOneServer(environment);
}
