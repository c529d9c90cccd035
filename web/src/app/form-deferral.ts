import type { Deferral } from '@fairhall/core/ports/deferral';
import { createDeferral } from './app-host.ts';
import { slotOf } from './loaded-ports.ts';
import type { PortsSource } from './ports-source.ts';

/** A form's way to send, which also knows whether its person had to log in for it on this very page. */
export interface FormDeferral extends Deferral {
  /** Then she stays where she is. A-21 */
  hadToLogIn(): boolean;
}

export function createFormDeferral(source: PortsSource, deferral: Deferral = createDeferral(source)): FormDeferral {
  const token = slotOf(source, 'buyerToken');
  let changed = false;
  return {
    async submit(task) {
      const before = token.read();
      const outcome = await deferral.submit(task);
      changed = token.read() !== before;
      return outcome;
    },
    hadToLogIn: () => changed,
  };
}
