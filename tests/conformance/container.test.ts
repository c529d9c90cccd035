import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScriptedShell } from '@fairhall/adapters/bridge/scripted-shell';
import { createBrowserModule } from '@fairhall/adapters/browser/ports';
import { resolvePorts } from '@fairhall/adapters/container';
import { createPorts } from '@fairhall/adapters/create-ports';
import { createMemoryModule, createMemoryPorts } from '@fairhall/adapters/memory/ports';
import { createSimulatedClock } from '@fairhall/adapters/memory/simulated-clock';
import { createNodeModule, createNodePorts, type NodeBoot } from '@fairhall/adapters/node/ports';
import { defineRecipe, type PortModule, type PortName, type Ports } from '@fairhall/adapters/ports';
import { ok } from '@fairhall/core/result';
import { tagSelectorV2Key } from '@fairhall/core/tags/keys';
import { afterAll, describe, expect, test } from 'vitest';
import { createFakeWindow } from './fake-window.ts';

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

const HERE = boot('http://127.0.0.1:1');

function fakeBrowser() {
  const location = { assign: () => undefined, replace: () => undefined, reload: () => undefined };
  const { window } = createFakeWindow(createSimulatedClock());
  return {
    ...createScriptedShell().window,
    ...window,
    location: { ...location, protocol: 'http:', origin: HERE.origin, href: `${HERE.origin}/` },
    history: { state: null, replaceState: () => undefined },
    navigator: { userAgent: 'Chrome' },
    fetch: globalThis.fetch,
  };
}

function memory(): PortModule {
  const { bugs, navigator, gateway } = createMemoryPorts().ports;
  return createMemoryModule({ bugs, navigator, gateway, clock: createSimulatedClock() });
}

const modules = {
  browser: () => createBrowserModule(HERE, fakeBrowser()),
  node: () => createNodeModule(HERE),
  memory,
} satisfies Record<string, () => PortModule>;

const resolvers = { 'the container': resolvePorts, 'without the container': createPorts };

/** A module that records what it creates. */
function watched(module: PortModule) {
  const made: string[] = [];
  const entries = Object.entries(module).map(([name, { needs, make }]) => {
    const watchedMake = (...needed: readonly Ports[PortName][]) => {
      made.push(name);
      return make(...needed);
    };
    return [name, { needs, make: watchedMake }];
  });
  // Every recipe keeps its name and its type.
  return { made, module: Object.fromEntries(entries) as PortModule };
}

describe.each(Object.entries(resolvers))('the ports created by %s', (_, resolve) => {
  test.each(Object.entries(modules))(
    'every port of %s exists, created once and after its dependencies',
    (_name, create) => {
      const { made, module } = watched(create());
      const ports = resolve(module);
      expect(Object.keys(ports).sort()).toEqual(Object.keys(createMemoryPorts().ports).sort());
      expect([...made].sort()).toEqual(Object.keys(module).sort());
      for (const [name, { needs }] of Object.entries(module))
        for (const need of needs) expect(made.indexOf(need), `${name} needs ${need}`).toBeLessThan(made.indexOf(name));
    },
  );

  test.each(Object.entries(modules))('the ports of %s share their dependencies', (_name, create) => {
    const ports = resolve(create());
    ports.storage.slot(tagSelectorV2Key).save(true);
    expect(ports.store.get('session', 'f_catsw2')).toBe('true');
    ports.storage.slot(tagSelectorV2Key).drop();
  });

  test('a port without a recipe does not compile, and fails at startup', () => {
    const { visitor: _visitor, ...others } = modules.node();
    // @ts-expect-error the recipe of the visitor is missing
    expect(() => resolve(others)).toThrow();
  });

  test('ports that depend on each other are reported by name', () => {
    const round = defineRecipe(['visitor', 'clock'], () => resolve(memory()).storage);
    expect(() => resolve({ ...memory(), storage: round })).toThrow(
      /storage.+visitor.+storage|visitor.+storage.+visitor/s,
    );
  });
});

describe('the ports of a terminal', () => {
  test('an invalid gateway origin fails at startup', () => {
    expect(() => createNodePorts(boot('localhost:3000'))).toThrow('is no origin');
  });

  test('R-7.001 reach a gateway over a real socket', async () => {
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
