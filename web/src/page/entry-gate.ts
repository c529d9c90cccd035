import type { Ports } from '@fairhall/adapters/ports';
import type { RegistrationGate } from '@fairhall/core/ports/registration-gate';
import type { RequiredRegistration } from '@fairhall/core/preregistration/registration-gate';
import type { Boot } from './boot.ts';
import { loadModule } from './load-module.ts';
import { askForm } from './requested-forms.ts';

/** The registration gate for actions at an exhibition; its code loads with the first action.  */
export const entryGate = (boot: Boot, ports: Ports): RegistrationGate => ({
  async pass(wish, signal) {
    const [{ createRegistrationGate }, { openFrontGateway }] = await Promise.all([
      loadModule(() => import('@fairhall/core/preregistration/registration-gate')),
      loadModule(() => import('./front-gateway.ts')),
    ]);
    const { storage } = ports;
    const ask = async (form: RequiredRegistration) => (await askForm(form)).isRegistered;
    return createRegistrationGate({ front: openFrontGateway(boot, ports), storage, openForm: ask }).pass(wish, signal);
  },
});
