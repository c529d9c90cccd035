import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { provideSecured, type SecuredEvent, type SecuredPorts } from './secured.machine.ts';
import type { SecuredKind } from './secured.ts';
import { type SecuredView, securedView } from './secured.view.ts';

/** What asks a buyer for the password again. THR-13 */
export const openSecured = (
  ports: SecuredPorts & { readonly timer: Timer },
  kind: SecuredKind,
): Flow<SecuredView, SecuredEvent> =>
  startFlow(provideSecured(ports), { input: kind, view: securedView, timer: ports.timer });
