import { createRequire } from 'node:module';
import { fromRoot } from './paths.ts';

/**
 * Measures the machine's minimum for a response: the server's HTTP library with one fixed response. `node
 * empty-fastify.ts`
 */

/** The members of Fastify that are used here. */
interface Server {
  get(path: string, answer: () => Promise<string>): void;
  listen(place: { readonly host: string; readonly port: number }): Promise<string>;
}

const fastify = createRequire(fromRoot('adapters/gateway/package.json'))('fastify') as () => Server; // the gateway's

const server = fastify();
server.get('/', async () => 'here');
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => process.exit(0));
