import { gatewayError } from '@fairhall/core/contract/error';
import type { Deferral } from '@fairhall/core/ports/deferral';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';
import type { Login } from './login.ts';

/** Sends a form's buyer-only task, and knows whether that needed a login on this page. */
export interface FormDeferral extends Deferral {
  /** If true, the visitor stays on this page. A-21 */
  hadToLogIn(): boolean;
}

export function createFormDeferral(source: PortsSource, deferral: Deferral): FormDeferral {
  let changed = false;
  return {
    async submit(task) {
      // Imported here because the key brings its schema, and schemas are not part of a form's first load.
      const [{ storage }, { buyerTokenKey }] = await Promise.all([
        source.load(),
        loadModule(() => import('@fairhall/core/account/keys')),
      ]);
      const token = storage.slot(buyerTokenKey);
      const before = token.read();
      const outcome = await deferral.submit(task);
      changed = token.read() !== before;
      return outcome;
    },
    hadToLogIn: () => changed,
  };
}

/** Sends tasks through the page's app; its code loads at the first use. */
export function createDeferral(source: PortsSource, login: Pick<Login, 'load'>): Deferral {
  return {
    async submit(task) {
      try {
        const [app] = await Promise.all([login.load(), source.load()]);
        return await app.deferral.submit(task);
      } catch {
        return { kind: 'failed', error: gatewayError('NETWORK_ERROR') };
      }
    },
  };
}
