import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import type { Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';

/** Files of certificates. */
interface CertificateFiles {
  /** Keeps a file for whoever sends it, outside of any transaction; answers its id. */
  store(context: CallContext, file: LocalFile): Promise<Result<string, Refusal>>;
  /** Makes it part of a certificate, in its transaction; false where it cannot be had. */
  adopt(context: CallContext, certificateId: string, fileId: string): Promise<boolean>;
  /** Lets it go, in the open transaction. */
  release(transaction: Transaction, fileId: string): Promise<void>;
  /** Drops what is in it, once it is certain that it was let go. */
  drop(fileId: string): Promise<void>;
  /** Where it is fetched, for a while; not to be asked while a transaction is open. */
  addressOf(fileId: string, now: number): Promise<string>;
}

/** What the calls about certificates need besides their context. */
export interface CertificatePorts extends Pick<SupplierPorts, 'texts' | 'supplierPagesUrl' | 'findNamedSupplier'> {
  readonly database: Database;
  readonly certificateFiles: CertificateFiles;
}
