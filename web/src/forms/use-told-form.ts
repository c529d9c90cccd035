import type { Ports } from '@fairhall/adapters/ports';
import { namesOf, type ToldOpening } from '@fairhall/core/forms/told-form';
import type { ToldFormEvent } from '@fairhall/core/forms/told-form.machine';
import { type ToldFormView, toldFormEcho, toldFormStart, toldFormWaiting } from '@fairhall/core/forms/told-form.view';
import type { Flow } from '@fairhall/core/ports/flow';
import { type RefObject, useEffect } from 'react';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';
import { takeOver, useRefusal } from './use-form.ts';

export type ToldFlow<Name extends string> = UsedFlow<ToldFormView<Name>, ToldFormEvent<Name>>;

interface ToldFormOptions<Name extends string> {
  /** What the names of its fields begin with. */
  readonly scope: string;
  readonly opening: ToldOpening<Name>;
  /** The element that holds the fields. */
  readonly root: RefObject<HTMLElement | null>;
  /** Loads the flow's code and opens it. */
  readonly open: (ports: Ports) => Promise<Flow<ToldFormView<Name>, ToldFormEvent<Name>>>;
}

/** The flow behind a form of what somebody tells of herself. */
export function useToldForm<Name extends string>({
  scope,
  opening,
  root,
  open,
}: ToldFormOptions<Name>): ToldFlow<Name> {
  const { kind } = opening;
  const flow = useFlow<ToldFormView<Name>, ToldFormEvent<Name>>({
    start: toldFormStart(opening),
    echo: toldFormEcho(kind),
    isRequest: ({ type }) => type === 'form.submitted',
    waiting: toldFormWaiting,
    open,
  });
  const { view, send } = flow;
  useEffect(() => {
    for (const name of namesOf(kind))
      takeOver(root.current, [`${scope}-${name}`], (_, value) => {
        if (value !== view.fields[name].value) send({ type: 'field.changed', name, value });
      });
    // Once, when the page begins; what is typed afterwards is told as it is typed.
  }, []);
  useRefusal(view.refusals, view.focus && `${scope}-${view.focus}`, root);
  return flow;
}

/** What a field of such a form takes. */
export const toldField = <Name extends string>({ view, send }: ToldFlow<Name>, scope: string, name: Name) => ({
  name: `${scope}-${name}`,
  field: view.fields[name],
  onType: (value: string) => send({ type: 'field.changed', name, value }),
  onLeave: () => send({ type: 'field.blurred', name }),
});
