import { buyerTokenName } from '@fairhall/core/account/stored-names';
import { FORM_FIELD_NAMES, type FormFieldName } from '@fairhall/core/contract/preregistration/form-fields';
import { guestName } from '@fairhall/core/forms/stored-names';
import { type PreregOpening, readLink } from '@fairhall/core/preregistration/opening';
import type { PreregEvent } from '@fairhall/core/preregistration/preregistration.machine';
import {
  type PreregView,
  preregistrationEcho,
  preregistrationStart,
} from '@fairhall/core/preregistration/preregistration.view';
import {
  preregistrationDraftName,
  preregistrationInfoName,
  preregistrationLinkName,
} from '@fairhall/core/preregistration/stored-names';
import { readQuery } from '@fairhall/core/routes/query';
import { type RefObject, useEffect } from 'react';
import { useForm } from '../forms/use-form.ts';
import { toastQueue } from '../overlay/toast-queue.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { pageLocation } from '../page/page-location.ts';
import { takeToken } from '../page/take-token.ts';
import type { UsedFlow } from '../page/use-flow.ts';
import { useIsStored } from '../page/use-is-stored.ts';
import type { PreregistrationFormData } from './preregistration-data.ts';

export type PreregistrationFormFlow = UsedFlow<PreregView, PreregEvent>;

type FieldName = FormFieldName | 'clause';

/**
 * The flow behind the form. It starts at once if stored data or the address may fill in the form or choose another
 * layout. Otherwise it starts, and loads the countries, when a visitor uses the form.
 */
export function usePreregistration(
  data: PreregistrationFormData,
  root: RefObject<HTMLFormElement | null>,
): PreregistrationFormFlow {
  const { opening, isPrivate } = data;
  const boot = useBoot();
  const hasStored = useIsStored(
    buyerTokenName,
    guestName,
    preregistrationDraftName,
    preregistrationInfoName,
    preregistrationLinkName,
  );
  const isSplit = opening.query.preRegisterSplit ?? opening.exhibition.abPreRegister;
  const flow = useForm<FieldName, PreregView, PreregEvent>({
    root,
    names: FORM_FIELD_NAMES,
    typed: (name, value) => ({ type: 'field.changed', name: name as FormFieldName, value }), // the clause is a checkbox
    requests: ['form.submitted'],
    start: preregistrationStart(opening),
    echo: preregistrationEcho,
    atOnce: hasStored || isPrivate || isSplit,
    open: async (ports) => {
      const [{ openFrontGateway }, { openPreregistration }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/preregistration/page')),
      ]);
      const front = openFrontGateway(boot, ports);
      const { imageServer } = boot;
      return openPreregistration({ ...ports, front, imageServer }, { ...opening, link: takeLink(opening) });
    },
  });
  // The visitor may have changed the checkbox before the script was loaded. A-22
  useEffect(() => {
    const clause = root.current?.querySelector<HTMLInputElement>('input[name=clause]');
    if (clause && clause.checked !== flow.view.clause) flow.send({ type: 'clause.toggled' });
  }, []);
  useConsentError(flow.view);
  usePrefillFailure(flow.view);
  return flow;
}

/**
 * Reads the prefill token from the address and removes it from there, so that no link or referrer discloses it. THR-10
 *
 */
function takeLink({ exhibition: { exhibitionId } }: PreregOpening): PreregOpening['link'] {
  const { pretoken, deviceId } = readQuery(pageLocation().search);
  for (const name of ['pretoken', 'deviceId']) takeToken(window, name);
  return readLink(exhibitionId, { pretoken, deviceId });
}

/** */
function useConsentError({ isClauseMissing, message, refusals }: PreregView): void {
  useEffect(() => {
    if (isClauseMissing && message !== null) toastQueue.add({ type: 'toast.requested', message });
  }, [refusals]);
}

/** */
function usePrefillFailure({ prefillFailure }: PreregView): void {
  useEffect(() => {
    if (prefillFailure !== null) console.warn(`prefill by ${prefillFailure.of} failed`, prefillFailure.error.code);
  }, [prefillFailure]);
}
