import type { Login } from '../login/login.ts';
import type { Boot } from '../page/boot.ts';
import { openFrontGateway } from '../page/front-gateway.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { takeToken } from '../page/take-token.ts';

interface AcceptLoginInput {
  readonly boot: Boot;
  readonly ports: PortsSource;
  readonly login: Login;
}

/**
 * Exchanges the code in the address, with which the visitor came from another site of the installation, for a login. A
 * code that does not work leaves the visitor a guest. A device that is logged in keeps its login, so that no link can
 * replace it.
 */
export async function acceptLogin({ boot, ports, login }: AcceptLoginInput): Promise<void> {
  const ac = takeToken(window, 'ac');
  if (ac === '' || login.isLoggedIn()) return;
  const loaded = await ports.load();
  const { loginTransfer } = openFrontGateway(boot, loaded);
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  const found = await loginTransfer.exchange({ ac, from }, { idempotencyKey: loaded.ids.uuid(), handled: true });
  if (!found.ok) return;
  // The address of the account is loaded with the account.
  await login.send({ type: 'login.succeeded', token: found.value.token, source: 'login', email: '' });
}
