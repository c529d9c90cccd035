import { Agent, request } from 'node:http';
import { type Ask, createHeaders, findRoute } from '../support/crawl.ts';

const agent = new Agent({ keepAlive: true });

/** Sends requests to a server's socket with the crawler's host name; does not follow redirects. */
export const askOver =
  (url: string): Ask =>
  (crawler, address) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url);
      const headers = createHeaders(crawler);
      const sent = request({ agent, hostname, port, path: encodeURI(decodeURI(address)), headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            address,
            route: findRoute(address, crawler),
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? '',
            html: Buffer.concat(parts).toString(),
          }),
        );
      });
      sent.on('error', reject).end();
    });
