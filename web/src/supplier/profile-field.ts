import type { ProfileEvent } from '@fairhall/core/supplier/profile.machine';
import type { ProfileFieldView, ProfileView } from '@fairhall/core/supplier/profile.view';
import { useTexts } from '../page/contexts.ts';

export interface ProfileProps {
  readonly view: ProfileView;
  readonly send: (event: ProfileEvent) => void;
}

/**
 * Returns a function that makes a field's props: its value, and below it a value that a colleague has saved in the
 * meantime.
 */
export function useProfileField(send: ProfileProps['send']) {
  const { text } = useTexts();
  return (field: ProfileFieldView, shown: (value: string) => string = (value) => value) => ({
    name: field.name,
    field,
    ...(field.theirs === null ? {} : { help: formatTheirs(shown(field.theirs)) }),
    onType: (value: string) => send({ type: 'field.changed', name: field.name, value }),
    onLeave: () => send({ type: 'field.blurred', name: field.name }),
  });

  function formatTheirs(value: string): string {
    return value === '' ? text('supplierProfile.theirs.empty') : text('supplierProfile.theirs', { value });
  }
}
