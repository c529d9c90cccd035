import type { SupplierInfo } from '../contract/supplier/calls.ts';
import type { Slots } from '../ports/storage.ts';
import { supplierInfoKey, supplierTokenKey } from './keys.ts';

/** What the device keeps of a supplier's login, apart from a buyer's.   */
export interface SupplierSession {
  hasToken(): boolean;
  saveToken(token: string): void;
  saveInfo(info: SupplierInfo): void;
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
    saveToken: (value) => token.save(value),
    saveInfo: ({ supplierId, supplierName, contactName, email, right, timeZone }) =>
      info.save({ supplierId, supplierName, contactName, email, right, timeZone }),
    supplierId: () => info.read()?.supplierId ?? '',
    end() {
      token.drop();
      info.drop();
    },
  };
}
