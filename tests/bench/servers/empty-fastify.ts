import { createRequire } from 'node:module';
import { fromRoot } from './paths.ts';

/** What the machine takes to answer at all: the server's own HTTP library with one answer. `node empty-fastify.ts` */

/** The members of Fastify that are used here. */
interface Server {
  get(path: string, answer: () => Promise<string>): void;
  listen(place: { readonly host: string; readonly port: number }): Promise<string>;
}

const fastify = createRequire(fromRoot('adapters/gateway/package.json'))('fastify') as () => Server; // the gateway's own

const server = fastify();
server.get('/', async () => 'here');
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => process.exit(0));
