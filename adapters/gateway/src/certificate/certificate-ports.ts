import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import type { Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';

interface CertificateFiles {
  /** Stores an uploaded file, outside of any transaction; returns its id. */
  store(context: CallContext, file: LocalFile): Promise<Result<string, Refusal>>;
  /** Makes the file part of a certificate, in its transaction; false if it is not available to the caller. */
  adopt(context: CallContext, certificateId: string, fileId: string): Promise<boolean>;
  /** Releases the file, in the open transaction. */
  release(transaction: Transaction, fileId: string): Promise<void>;
  /** Deletes the content of a file, after the transaction that released it has committed. */
  drop(fileId: string): Promise<void>;
  /** A temporary URL of the file; do not call it inside a transaction. */
  addressOf(fileId: string, now: number): Promise<string>;
}

/** Ports of the certificate calls, besides their context. */
export interface CertificatePorts extends Pick<SupplierPorts, 'texts' | 'supplierPagesUrl' | 'findNamedSupplier'> {
  readonly database: Database;
  readonly certificateFiles: CertificateFiles;
}
