import type { SupplierInfo } from '../contract/supplier/calls.ts';
import type { Slots } from '../ports/storage.ts';
import { supplierInfoKey, supplierTokenKey } from './keys.ts';

/** When an exhibition runs, in epoch milliseconds. */
export interface ShowTime {
  readonly from: number;
  readonly until: number;
}

/** A supplier's login on this device, separate from a buyer's.   */
export interface SupplierSession {
  hasToken(): boolean;
  saveToken(token: string): void;
  /** Without `show`, that of the same supplier stays. */
  saveInfo(info: SupplierInfo, show?: ShowTime | null): void;
  /** The id of the logged-in supplier; '' if unknown. */
  supplierId(): string;
  /** Removes token and info. */
  end(): void;
}

export function createSupplierSession(storage: Slots): SupplierSession {
  const token = storage.slot(supplierTokenKey);
  const info = storage.slot(supplierInfoKey);
  return {
    hasToken: () => token.read() !== null,
    saveToken: (value) => token.save(value),
    saveInfo({ supplierId, supplierName, contactName, email, right, timeZone }, next) {
      const before = info.read();
      const show = next === undefined && before?.supplierId === supplierId ? before.show : (next ?? undefined);
      info.save({ supplierId, supplierName, contactName, email, right, timeZone, ...(show !== undefined && { show }) });
    },
    supplierId: () => info.read()?.supplierId ?? '',
    end() {
      token.drop();
      info.drop();
    },
  };
}
