import { buyerTokenName } from '@fairhall/core/account/stored-names';
import type { EnquiryOpening } from '@fairhall/core/enquiry/enquiry.context';
import type { EnquiryEvent } from '@fairhall/core/enquiry/enquiry.machine';
import { type EnquiryView, enquiryStart } from '@fairhall/core/enquiry/enquiry.view';
import { ENQUIRY_FIELDS } from '@fairhall/core/enquiry/fields';
import { enquiryDraftName } from '@fairhall/core/enquiry/stored-names';
import { productQuantitiesName } from '@fairhall/core/forms/quantity-name';
import { guestName } from '@fairhall/core/forms/stored-names';
import type { RefObject } from 'react';
import { useForm } from '../forms/use-form.ts';
import { useBoot } from '../page/contexts.ts';
import { entryGate } from '../page/entry-gate.ts';
import { loadModule } from '../page/load-module.ts';
import type { UsedFlow } from '../page/use-flow.ts';
import { useIsStored } from '../page/use-is-stored.ts';

export type EnquiryFlow = UsedFlow<EnquiryView, EnquiryEvent>;

/**
 * The flow behind the form. It loads at once if the device stores a login, a draft, a quantity, or a guest's email
 * address to fill in, or if the form repeats an enquiry.
 */
export function useEnquiry(opening: EnquiryOpening, root: RefObject<HTMLFormElement | null>): EnquiryFlow {
  const boot = useBoot();
  const hasStored = useIsStored(buyerTokenName, enquiryDraftName, guestName, productQuantitiesName);
  return useForm({
    root,
    names: ENQUIRY_FIELDS,
    typed: (name, value): EnquiryEvent => ({ type: 'field.changed', name, value }),
    requests: ['enquiry.submitted'],
    start: enquiryStart(opening),
    echo: withTyped,
    atOnce: hasStored || opening.target === undefined || opening.copyOf !== undefined,
    open: async (ports) => {
      const { openEnquiry } = await loadModule(() => import('@fairhall/core/enquiry/page'));
      return openEnquiry({ ...ports, entry: entryGate(boot, ports) }, opening);
    },
  });
}

/** Shows typed text before the flow has loaded. */
function withTyped(view: EnquiryView, event: EnquiryEvent): EnquiryView {
  if (event.type !== 'field.changed') return view;
  const { name, value } = event;
  return { ...view, fields: { ...view.fields, [name]: { ...view.fields[name], value } } };
}
