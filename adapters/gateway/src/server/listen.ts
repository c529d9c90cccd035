import type { FastifyInstance } from 'fastify';

/** A port that was configured explicitly is in use by another process; reported in one line. */
export class ListenPortError extends Error {}

const MAX_ATTEMPTS = 50;

export interface ListenResult {
  readonly port: number;
  /** Whether the default port was taken, so that this is the next free one. */
  readonly moved: boolean;
}

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly portChosen: boolean;
}

/** Listens on the wanted port; if it was not configured explicitly, on the next free one. */
export async function listen(
  server: FastifyInstance,
  { host, port, portChosen }: ListenOptions,
): Promise<ListenResult> {
  await server.ready();
  for (let candidatePort = port; ; candidatePort += 1) {
    try {
      await listenAt(server, host, candidatePort);
      const address = server.server.address();
      const actual = typeof address === 'object' && address !== null ? address.port : candidatePort;
      return { port: actual, moved: port !== 0 && actual !== port };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException; // listen fails with a system error
      if (code !== 'EADDRINUSE')
        throw new ListenPortError(`cannot listen at HOST=${host} PORT=${candidatePort}: ${code ?? error}`);
      if (portChosen)
        throw new ListenPortError(`PORT=${port} is taken by another process: stop it, or choose another PORT`);
      if (candidatePort >= port + MAX_ATTEMPTS)
        throw new ListenPortError(`ports ${port} to ${candidatePort} are all taken: set PORT`);
    }
  }
}

/** Uses the plain Node server, because Fastify listens only once. */
function listenAt({ server }: FastifyInstance, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
