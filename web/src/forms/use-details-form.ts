import type { Ports } from '@fairhall/adapters/ports';
import { type DetailsOpening, listFieldNames } from '@fairhall/core/forms/details-form';
import type { DetailsFormEvent } from '@fairhall/core/forms/details-form.machine';
import {
  type DetailsFormView,
  detailsFormEcho,
  detailsFormStart,
  detailsFormWaiting,
} from '@fairhall/core/forms/details-form.view';
import type { Flow } from '@fairhall/core/ports/flow';
import { type RefObject, useEffect } from 'react';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';
import { takeOver, useInvalidFocus } from './use-form.ts';

export type DetailsFlow<Name extends string> = UsedFlow<DetailsFormView<Name>, DetailsFormEvent<Name>>;

interface DetailsFormOptions<Name extends string> {
  /** Prefix of the names of its fields. */
  readonly scope: string;
  readonly opening: DetailsOpening<Name>;
  /** The element that contains the fields. */
  readonly root: RefObject<HTMLElement | null>;
  /** Loads the flow's code and opens it. */
  readonly open: (ports: Ports) => Promise<Flow<DetailsFormView<Name>, DetailsFormEvent<Name>>>;
}

/** The flow behind a form for details about the user. */
export function useDetailsForm<Name extends string>({
  scope,
  opening,
  root,
  open,
}: DetailsFormOptions<Name>): DetailsFlow<Name> {
  const { kind } = opening;
  const flow = useFlow<DetailsFormView<Name>, DetailsFormEvent<Name>>({
    start: detailsFormStart(opening),
    echo: detailsFormEcho(kind),
    isRequest: ({ type }) => type === 'form.submitted',
    waiting: detailsFormWaiting,
    open,
  });
  const { view, send } = flow;
  useEffect(() => {
    for (const name of listFieldNames(kind))
      takeOver(root.current, [`${scope}-${name}`], (_, value) => {
        if (value !== view.fields[name].value) send({ type: 'field.changed', name, value });
      });
    // Only on mount; later input sends its own events.
  }, []);
  useInvalidFocus(view.refusals, view.focus && `${scope}-${view.focus}`, root);
  return flow;
}

/** Returns the props of a field in such a form. */
export const getDetailsFieldProps = <Name extends string>(
  { view, send }: DetailsFlow<Name>,
  scope: string,
  name: Name,
) => ({
  name: `${scope}-${name}`,
  field: view.fields[name],
  onType: (value: string) => send({ type: 'field.changed', name, value }),
  onLeave: () => send({ type: 'field.blurred', name }),
});
