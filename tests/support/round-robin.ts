import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  readonly port: number;
  /** Sets the origins of the servers that take turns. Rejects requests before the first call. */
  serve(origins: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy on a free port of the loopback that forwards each request to the next server in turn. It has no sticky
 * sessions, so state that a server does not share shows as a fault. Headers, including Host, pass unchanged, and bodies
 * are streamed.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let targets: readonly URL[] = [];
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const target = targets[turn++ % targets.length];
    if (target === undefined) outgoing.writeHead(502).end();
    else pass(incoming, outgoing, target, agent);
  });
  await new Promise<void>((resolve, reject) => proxy.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo; // a server that listens on a port has such an address
  return {
    port,
    serve: (origins) => {
      targets = origins.map((origin) => new URL(origin));
    },
    close: async () => {
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, { hostname, port }: URL, agent: Agent): void {
  const { method, url: path, rawHeaders: headers } = incoming;
  const passed = send({ hostname, port, method, path, headers, agent, setHost: false });
  passed.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  passed.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}
