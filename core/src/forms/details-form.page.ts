import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { type DetailsFormEvent, type DetailsFormPorts, provideDetailsForm } from './details-form.machine.ts';
import type { DetailsOpening } from './details-form.ts';
import { type DetailsFormView, detailsFormView } from './details-form.view.ts';

/** Opens a form for a person's own details. */
export const openDetailsForm = <Name extends string>(
  ports: DetailsFormPorts & { readonly timer: Timer },
  opening: DetailsOpening<Name>,
): Flow<DetailsFormView<Name>, DetailsFormEvent<Name>> =>
  startFlow(provideDetailsForm(ports), { input: opening, view: detailsFormView<Name>, timer: ports.timer });
