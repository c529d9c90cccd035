import type { InputOf } from '../contract/call.ts';
import type { SupplierCertificateList, supplierCertificate } from '../contract/certificate/supplier-calls.ts';
import type { LocalFile } from '../contract/local-file.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../lists/list.machine.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { provideSupplierList } from '../supplier-login/supplier-list.ts';
import { type CertificateField, toSaveInput } from './certificate.form.ts';
import {
  applyBlurred,
  applyFile,
  applyTyped,
  type CertificatesLocal,
  certificateOf,
  findFirstInvalid,
  INITIAL_LOCAL,
  NO_FORM,
  revealErrors,
  withForm,
  withLoaded,
} from './certificate-page-form.ts';

export type CertificatesEvent =
  | ListEvent
  /** Opens the form of a certificate; the id '' means a new one. */
  | { readonly type: 'form.opened'; readonly id: string }
  | { readonly type: 'form.closed' }
  | { readonly type: 'field.changed'; readonly name: CertificateField; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: CertificateField }
  | { readonly type: 'file.chosen'; readonly file: LocalFile }
  | { readonly type: 'form.submitted' }
  /** Asks the person to confirm the removal. */
  | { readonly type: 'remove.requested'; readonly id: string }
  | { readonly type: 'remove.confirmed' }
  | { readonly type: 'remove.cancelled' };

type CertificateChange =
  | { readonly kind: 'save'; readonly data: InputOf<typeof supplierCertificate.save> }
  | { readonly kind: 'remove'; readonly certificateId: string };

/**
 * The certificates of a supplier: all its members can read them, and those with manage permission can change them. D-52
 * D-65
 */
export const supplierCertificateList: ListDefinition<
  CertificatesEvent,
  { readonly pageNo: number },
  SupplierCertificateList,
  CertificateChange,
  CertificatesLocal
> = {
  id: 'supplierCertificates',
  query: { pageNo: 1 },
  local: INITIAL_LOCAL,
  isForm: true,
  clearing: ['form.opened', 'form.closed', 'field.changed', 'file.chosen', 'form.submitted', 'remove.requested'],
  edits: {
    'form.opened': ({ id }, context) => (context.list?.canEdit === true ? withForm(context, id) : {}),
    'form.closed': () => NO_FORM,
    'field.changed': ({ name, value }, context) => applyTyped(context, name, value),
    'field.blurred': ({ name }, context) => applyBlurred(context, name),
    'file.chosen': ({ file }, context) => applyFile(context, file),
    'form.submitted': (_, context) => {
      if (context.local.editing === null) return {};
      return findFirstInvalid(context) === undefined ? { done: null } : revealErrors(context);
    },
    'remove.requested': ({ id }, { list }) => (list?.canEdit === true ? { removing: id, done: null } : {}),
    'remove.cancelled': () => ({ removing: null }),
  },
  changes: {
    'form.submitted': (_, context) => {
      const { editing, values, file } = context.local;
      if (editing === null || findFirstInvalid(context) !== undefined) return null;
      return { kind: 'save', data: toSaveInput(values, editing, file) };
    },
    'remove.confirmed': (_, { local }) =>
      local.removing === null ? null : { kind: 'remove', certificateId: local.removing },
  },
  loaded: withLoaded,
  done: (context, change) => {
    if (change.kind === 'remove')
      return {
        done: { what: 'removed', name: certificateOf(context, change.certificateId)?.name ?? '' },
        removing: null,
      };
    const { editing, values } = context.local;
    return { ...NO_FORM, done: { what: editing?.certificateId === '' ? 'added' : 'saved', name: values.name.trim() } };
  },
  undone: () => ({ removing: null }),
  // After a conflict ('409') the list reloads, and a colleague's changes show below the typed values.
  isOutdatedBy: ({ code }) => code === '409',
};

export type CertificatesContext = ContextOf<typeof supplierCertificateList>;

/** Binds the certificates to the gateway. */
export function provideCertificates(ports: SupplierPorts) {
  const { supplierCertificate } = ports.supplierGateway;
  return provideSupplierList(
    supplierCertificateList,
    {
      load: (_, signal) => supplierCertificate.list({}, { signal, fresh: true, handled: true }),
      change: (change, key, signal) => {
        const options = { idempotencyKey: key, signal, handled: true } as const;
        if (change.kind === 'save') return supplierCertificate.save(change.data, options);
        return supplierCertificate.remove({ certificateId: change.certificateId }, options);
      },
    },
    ports,
  );
}
