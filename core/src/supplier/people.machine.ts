import type { OutputOf } from '../contract/call.ts';
import { mailStatusIn } from '../contract/mail-status.ts';
import type { supplier } from '../contract/supplier/calls.ts';
import type { SupplierRight } from '../contract/supplier/limits.ts';
import { emptyField, type Field, updateField, validateField } from '../forms/field.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import { trimText } from '../forms/text-input.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../lists/list.machine.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { provideSupplierList } from '../supplier-login/supplier-list.ts';

export type PeopleEvent =
  | ListEvent
  | { readonly type: 'email.changed'; readonly value: string }
  | { readonly type: 'email.blurred' }
  | { readonly type: 'right.selected'; readonly right: SupplierRight }
  | { readonly type: 'form.submitted' }
  /** Asks for confirmation before a person or invitation is removed. */
  | { readonly type: 'remove.requested'; readonly id: string }
  | { readonly type: 'remove.confirmed' }
  | { readonly type: 'remove.cancelled' }
  /** Asks for confirmation before a colleague's right changes. */
  | { readonly type: 'change.requested'; readonly id: string; readonly right: SupplierRight }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.cancelled' };

export type People = OutputOf<typeof supplier.people>;

/** A change of a person's right that awaits confirmation. */
export interface RightChange {
  readonly id: string;
  readonly right: SupplierRight;
}

type PeopleChange =
  | { readonly kind: 'invite'; readonly email: string; readonly right: SupplierRight }
  | { readonly kind: 'remove'; readonly id: string }
  | ({ readonly kind: 'setRight' } & RightChange);

interface PeopleForm {
  readonly email: Field;
  readonly right: SupplierRight;
  /** Email address of the last invitation; '' if none was sent. */
  readonly invited: string;
  /** Whether the email of that invitation is delayed. */
  readonly isMailPostponed: boolean;
  /** Id of the person or invitation whose removal awaits confirmation. */
  readonly removing: string | null;
  readonly changing: RightChange | null;
  readonly refusals: number;
}

const isEmailValid = ({ email }: PeopleForm): boolean => !validateField(email, EMAIL_RULES, 'submit').failure;

/** The people of a supplier: invites colleagues, changes their rights and removes them. D-65 */
export const supplierPeopleList: ListDefinition<
  PeopleEvent,
  { readonly pageNo: number },
  People,
  PeopleChange,
  PeopleForm
> = {
  id: 'supplierPeople',
  query: { pageNo: 1 },
  local: {
    email: emptyField,
    right: 'answer',
    invited: '',
    isMailPostponed: false,
    removing: null,
    changing: null,
    refusals: 0,
  },
  isForm: true,
  clearing: ['email.changed', 'form.submitted', 'remove.requested', 'change.requested'],
  edits: {
    'email.changed': ({ value }, { local }) => ({ email: updateField(local.email, value, EMAIL_RULES), invited: '' }),
    'email.blurred': (_, { local }) => ({ email: validateField(local.email, EMAIL_RULES, 'blur') }),
    'right.selected': ({ right }) => ({ right }),
    'form.submitted': (_, { local }) =>
      isEmailValid(local)
        ? {}
        : { email: validateField(local.email, EMAIL_RULES, 'submit'), refusals: local.refusals + 1 },
    'remove.requested': ({ id }) => ({ removing: id, changing: null }),
    'remove.cancelled': () => ({ removing: null }),
    'change.requested': ({ id, right }) => ({ changing: { id, right }, removing: null }),
    'change.cancelled': () => ({ changing: null }),
  },
  changes: {
    'form.submitted': (_, { local }) =>
      isEmailValid(local) ? { kind: 'invite', email: trimText(local.email.value), right: local.right } : null,
    'remove.confirmed': (_, { local }) => (local.removing === null ? null : { kind: 'remove', id: local.removing }),
    'change.confirmed': (_, { local }) => (local.changing === null ? null : { kind: 'setRight', ...local.changing }),
  },
  done: (_, change, answer) =>
    change.kind === 'invite'
      ? { invited: change.email, email: emptyField, isMailPostponed: mailStatusIn(answer) === 'postponed' }
      : { removing: null, changing: null, invited: '' },
  undone: () => ({ removing: null, changing: null }),
};

export type PeopleContext = ContextOf<typeof supplierPeopleList>;

/** Binds the list to the gateway. */
export function providePeople(ports: SupplierPorts) {
  const { supplier } = ports.supplierGateway;
  return provideSupplierList(
    supplierPeopleList,
    {
      load: (_, signal) => supplier.people({}, { signal, fresh: true, handled: true }),
      change: (change, key, signal) => {
        const options = { idempotencyKey: key, signal, handled: true } as const;
        if (change.kind === 'invite') return supplier.invite({ email: change.email, right: change.right }, options);
        if (change.kind === 'remove') return supplier.remove({ id: change.id }, options);
        return supplier.setRight({ accountId: change.id, right: change.right }, options);
      },
    },
    ports,
  );
}
