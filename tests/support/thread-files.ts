import { randomUUID } from 'node:crypto';
import { supplierEnquiry } from '@fairhall/core/contract/enquiry/supplier-calls';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import type { Gateway } from '@fairhall/gateway/gateway';
import { createHeaders } from './accounts.ts';
import { type FormParts, postForm } from './forms.ts';
import { readData } from './gateway.ts';
import type { EnquiryPair } from './threads.ts';

/** The sender of a file, and the file. */
export interface Sending {
  /** The key of the guest's device; for a supplier's person a new one. */
  readonly visitor?: string;
  /** A buyer's token instead of the link. */
  readonly token?: string;
  readonly sign?: string;
  readonly name?: string;
  readonly bytes?: Uint8Array | string;
  readonly key?: string;
}

/** Sends a file for a message of a thread as one of its sides. */
export function attachAs(
  gateway: Gateway,
  pair: Pick<EnquiryPair, 'enquiryId' | 'sign' | 'token'>,
  side: 'buyer' | 'supplier',
  {
    visitor = `visitor-${randomUUID()}`,
    token,
    sign = pair.sign,
    name = 'spec.txt',
    bytes = 'need',
    key,
  }: Sending = {},
): Promise<Response> {
  const shown: FormParts = side === 'supplier' ? [['token', pair.token]] : [['token', token ?? '']];
  const link: FormParts = side === 'buyer' && token === undefined && sign !== '' ? [['enquirySign', sign]] : [];
  const file: FormParts = [['file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name]];
  const parts = [...shown, ['enquiryId', pair.enquiryId] as const, ...link, ...file];
  const { path } = side === 'supplier' ? supplierEnquiry.attach : gatewayContract.enquiry.attach;
  return postForm(gateway, path, parts, { headers: createHeaders({ visitor }, key) });
}

/** The id of an accepted file. */
export const readFileId = async (answer: Promise<Response>): Promise<string> =>
  ((await readData(answer)) as { fileId: string }).fileId;
