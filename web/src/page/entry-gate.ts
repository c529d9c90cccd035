import type { Ports } from '@fairhall/adapters/ports';
import type { EntryGate } from '@fairhall/core/ports/entry-gate';
import type { AskedForm } from '@fairhall/core/preregistration/entry';
import { toastQueue } from '../overlay/toast-queue.ts';
import { askForm } from './asked-forms.ts';
import type { Boot } from './boot.ts';
import { loadModule } from './load-module.ts';

/** What is begun at an exhibition goes through it; its code comes with the first thing that does.  */
export const entryGate = (boot: Boot, ports: Ports): EntryGate => ({
  async pass(wish, signal) {
    const [{ createEntryGate }, { frontGateway }] = await Promise.all([
      loadModule(() => import('@fairhall/core/preregistration/entry')),
      loadModule(() => import('./front-gateway.ts')),
    ]);
    const { storage } = ports;
    return createEntryGate({ front: frontGateway(boot, ports), storage, ask }).pass(wish, signal);
  },
});

/** Nothing but what was begun goes on after the form, so a mail that follows later is told in a toast. */
async function ask(form: AskedForm): Promise<boolean> {
  const { isRegistered, mail } = await askForm(form);
  if (mail === 'postponed') toastQueue.add({ type: 'toast.requested', message: { key: 'shell.mailPostponed' } });
  return isRegistered;
}
