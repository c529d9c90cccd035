import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { provideToldForm, type ToldFormEvent, type ToldFormPorts } from './told-form.machine.ts';
import type { ToldOpening } from './told-form.ts';
import { type ToldFormView, toldFormView } from './told-form.view.ts';

/** A form of what somebody tells of herself. */
export const openToldForm = <Name extends string>(
  ports: ToldFormPorts & { readonly timer: Timer },
  opening: ToldOpening<Name>,
): Flow<ToldFormView<Name>, ToldFormEvent<Name>> =>
  startFlow(provideToldForm(ports), { input: opening, view: toldFormView<Name>, timer: ports.timer });
