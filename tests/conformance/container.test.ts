import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContainer, resolvePorts } from '@fairhall/adapters/container';
import { createMemoryPorts } from '@fairhall/adapters/memory/ports';
import { createNodePorts, type NodeBoot, nodeModule } from '@fairhall/adapters/node/ports';
import { ok } from '@fairhall/core/result';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'fairhall-ports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const boot = (origin: string): NodeBoot => ({
  origin,
  clientId: 'cli',
  ipServiceUrl: '',
  stateFile: join(folder, 'state.json'),
  context: () => ({
    appVersion: '0.1.0',
    lang: 'en',
    siteId: 999,
    websiteId: 999,
    exhibitionId: '',
    exhibitionType: '',
    themeType: 'homelife',
    country: '356',
  }),
});

describe('the container', () => {
  test('every port is made once, and those that need it share it', () => {
    const container = createContainer(nodeModule(boot('http://127.0.0.1:1')));
    const ports = resolvePorts(container);
    expect(resolvePorts(container)).toEqual(ports);
    expect(Object.keys(ports).sort()).toEqual(Object.keys(createMemoryPorts().ports).sort());
    ports.storage.slot('entrySource').keep('mail');
    expect(ports.store.get('session', 'entry_source')).toBe('mail');
    ports.storage.slot('entrySource').drop();
  });

  test('a port without a recipe fails when the program starts', () => {
    const { visitor: _, ...others } = nodeModule(boot('http://127.0.0.1:1'));
    expect(() => resolvePorts(createContainer(others))).toThrow('visitor');
  });

  test('a gateway that is no origin fails when the program starts', () => {
    expect(() => createNodePorts(boot('localhost:3000'))).toThrow('is no origin');
  });

  test('R-7.001 the ports of a terminal reach a gateway over a real socket', async () => {
    const server = createServer((request, response) => {
      const { authorization, 'meo-id': visitorId } = request.headers;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ code: '0', data: { ip: `${request.url} ${authorization} ${visitorId}` } }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { gateway, visitor } = createNodePorts(boot(`http://127.0.0.1:${port}`));
    const answer = await gateway.site.currentIp({});
    server.close();
    expect(answer).toEqual(
      ok({ ip: `/gateway/blade-system/ip/getCurrentIp Basic Y2xpOnB1YmxpYw== ${visitor.visitorId()}` }),
    );
  });
});
