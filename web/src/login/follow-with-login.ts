import type { Boot } from '../page/boot.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';

/** How long a link waits for its code before it is followed without one, in milliseconds. */
const TIMEOUT_MS = 4_000;

/**
 * Follows a link to another site of the installation with a code that is exchanged for a login there. Without a code the
 * page opens for a guest. D-80
 */
export async function followWithLogin(href: string, boot: Boot, source: PortsSource): Promise<void> {
  const url = new URL(href);
  const ac = await fetchCode(url.origin, boot, source).catch(() => null);
  if (ac !== null) url.searchParams.set('ac', ac);
  location.assign(url);
}

async function fetchCode(audience: string, boot: Boot, source: PortsSource): Promise<string | null> {
  const [ports, { openFrontGateway }] = await Promise.all([
    source.load(),
    loadModule(() => import('../page/front-gateway.ts')),
  ]);
  const options = { idempotencyKey: ports.ids.uuid(), handled: true, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const issued = await openFrontGateway(boot, ports).loginTransfer.issue({ audience }, options);
  return issued.ok ? issued.value.ac : null;
}
