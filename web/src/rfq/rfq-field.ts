import type { RfqFieldName } from '@fairhall/core/rfq/fields';
import type { RfqFlow } from './use-rfq.ts';

export type RfqLabels = Readonly<Record<RfqFieldName, string>>;

/** Returns a function from a field's name to the props of its input. */
export const rfqField =
  ({ view, send }: RfqFlow, labels: RfqLabels) =>
  (name: RfqFieldName) => ({
    name,
    label: labels[name],
    field: view.fields[name],
    onType: (value: string) => send({ type: 'field.changed', name, value }),
    onLeave: () => send({ type: 'field.blurred', name }),
  });
