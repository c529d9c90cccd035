import type { SnapshotFrom } from 'xstate';
import type { fieldMachine } from './field.machine.ts';
import type { FieldView } from './field.ts';

/** The view of a field with remote rules; `busy` while they check. */
export function fieldMachineView(snapshot: SnapshotFrom<typeof fieldMachine>): FieldView & { readonly busy: boolean } {
  const { value, failure } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  if (snapshot.matches('error') && failure !== null)
    return { value, state: failure.type, message: failure.message, busy };
  const state = snapshot.matches('success') ? 'success' : busy ? 'validating' : 'notValidated';
  return { value, state, message: null, busy };
}
