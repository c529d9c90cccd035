import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { rfq } from '@fairhall/core/contract/rfq';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { isProduct } from '../catalogue/product-suppliers.ts';
import { randomId } from '../identity/secrets.ts';
import { checkAttachment } from '../upload/check-file.ts';
import type { KeepFile } from '../upload/keep-file.ts';
import { refusalOfFile } from '../upload/refusal-of-file.ts';
import type { SignedAddresses } from '../upload/signed-address.ts';
import { NOT_THERE } from '../wire/not-there.ts';
import { listRfqs, readRfq } from './read-rfqs.ts';
import { type StorePorts, storeRfq } from './store-rfq.ts';

interface RfqPorts extends StorePorts {
  readonly keepFile: KeepFile;
  readonly addresses: SignedAddresses;
}

/** Calls of requests for quotation. */
export function rfqHandlers(ports: RfqPorts): Handlers<typeof rfq, CallContext> {
  return {
    submitNew: async (input, context) => {
      if (input.productId !== undefined && !(await isProduct(context, input.productId))) return NOT_THERE;
      const rfqId = await storeRfq(ports, context, input);
      return rfqId === undefined ? NOT_THERE : ok({ rfqId });
    },
    list: async (input, context) => ok(await listRfqs(ports.addresses, context, input)),
    detail: async ({ rfqId }, context) => {
      const found = await readRfq(ports.addresses, context, rfqId);
      return found === undefined ? NOT_THERE : ok(found);
    },
    attach: async ({ file }, context) => {
      const sent = { kind: 'rfq', file, isPrivate: true, newId: randomId, check: checkAttachment } as const;
      const kept = await ports.keepFile(context, sent);
      return kept.ok ? kept : err(refusalOfFile(kept.error));
    },
  };
}
