import { buyerTokenName } from '@fairhall/core/account/stored-names';
import { RFQ_FIELDS } from '@fairhall/core/rfq/fields';
import type { RfqOpening } from '@fairhall/core/rfq/opening';
import { toPrefillKey } from '@fairhall/core/rfq/prefill-key';
import type { RfqEvent } from '@fairhall/core/rfq/rfq.machine';
import { type RfqView, rfqStart } from '@fairhall/core/rfq/rfq.view';
import { rfqDraftName } from '@fairhall/core/rfq/stored-names';
import type { RefObject } from 'react';
import { useForm } from '../forms/use-form.ts';
import { useFormDeferral } from '../login/use-form-deferral.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { UsedFlow } from '../page/use-flow.ts';
import { useIsStored } from '../page/use-is-stored.ts';

export interface RfqFlow extends UsedFlow<RfqView, RfqEvent> {
  /** Whether the request was sent after a login on this page. The visitor then stays here. */
  readonly stays: () => boolean;
}

/**
 * The flow behind the form. It starts at once if there is a draft, a login, an address with prefill data, or a request
 * that was sent before. Otherwise
 * it starts, and loads the data of the second step, when a visitor uses the form.
 */
export function useRfq(opening: RfqOpening, root: RefObject<HTMLFormElement | null>): RfqFlow {
  const hasStored = useIsStored(buyerTokenName, rfqDraftName);
  const boot = useBoot();
  const { existing } = opening;
  const { deferral, hadToLogIn } = useFormDeferral();
  const flow = useForm({
    root,
    names: RFQ_FIELDS,
    typed: (name, value): RfqEvent => ({ type: 'field.changed', name, value }),
    requests: ['step.completed', 'rfq.submitted'],
    start: rfqStart(opening),
    echo: withInput,
    atOnce: existing !== undefined || hasStored || opening.source !== undefined || toPrefillKey(opening.prefill) !== '',
    async open(ports) {
      if (existing === undefined)
        return (await loadModule(() => import('@fairhall/core/rfq/page'))).openRfq({ ...ports, deferral }, opening);
      const [{ openFrontGateway }, { openRfqEdit }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/rfq/edit.page')),
      ]);
      return openRfqEdit({ ...ports, front: openFrontGateway(boot, ports) }, existing);
    },
  });
  return { ...flow, stays: hadToLogIn };
}

/** Shows input that is made before the flow has loaded. */
function withInput(view: RfqView, event: RfqEvent): RfqView {
  if (event.type === 'tags.changed') return { ...view, cateAndTag: event.value };
  if (event.type !== 'field.changed') return view;
  const { name, value } = event;
  return { ...view, fields: { ...view.fields, [name]: { ...view.fields[name], value } } };
}
