import type { SupplierInfo } from '../contract/supplier/calls.ts';
import type { Slots } from '../ports/storage.ts';
import { supplierInfoKey, supplierTokenKey } from './keys.ts';

/** What the device keeps of a supplier's login, apart from a buyer's.   */
export interface SupplierSession {
  hasToken(): boolean;
  keepToken(token: string): void;
  keepInfo(info: SupplierInfo): void;
  /** Which supplier's login it is; '' where that is not known. */
  supplierId(): string;
  /** Forgets both. */
  end(): void;
}

export function createSupplierSession(storage: Slots): SupplierSession {
  const token = storage.slot(supplierTokenKey);
  const info = storage.slot(supplierInfoKey);
  return {
    hasToken: () => token.read() !== null,
    keepToken: (value) => token.keep(value),
    keepInfo: ({ supplierId, supplierName, contactName, email, right, timeZone }) =>
      info.keep({ supplierId, supplierName, contactName, email, right, timeZone }),
    supplierId: () => info.read()?.supplierId ?? '',
    end() {
      token.drop();
      info.drop();
    },
  };
}
