import { gatewayError } from '../../contract/error.ts';
import { err } from '../../result.ts';
import type { SupplierGateway, SupplierPorts } from '../../supplier-login/ports.ts';
import { createSupplierSession } from '../../supplier-login/session.ts';
import type { Reader } from '../../thread/moment.ts';
import { openThread, type ThreadFlow } from '../../thread/thread.page.ts';
import { type ThreadCalls, toMessageBody } from '../../thread/thread-calls.ts';

/** The thread calls of the supplier that received the enquiry. D-65 */
export function supplierCalls({ supplierEnquiry }: SupplierGateway, enquiryId: string): ThreadCalls {
  const named = { enquiryId };
  return {
    load: (signal) => supplierEnquiry.thread(named, { signal, fresh: true, handled: true }),
    markRead: (position, options) => supplierEnquiry.markRead({ ...named, position }, { ...options, handled: true }),
    sendFile: (file, options) => supplierEnquiry.attach({ ...named, file }, { ...options, handled: true }),
    send: (message, options) =>
      supplierEnquiry.answer({ ...named, ...toMessageBody(message) }, { ...options, handled: true }),
    setState: (to, options) => supplierEnquiry.setState({ ...named, to }, { ...options, handled: true }),
    shareContact: (options) => supplierEnquiry.shareContact(named, { ...options, handled: true }),
  };
}

/**
 * Opens the thread of an enquiry for the supplier that received it. Without a login nothing is requested: the page asks
 * for one. D-65
 */
export function openSupplierThread(ports: SupplierPorts, opening: Reader & { readonly enquiryId: string }): ThreadFlow {
  const calls = supplierCalls(ports.supplierGateway, opening.enquiryId);
  const session = createSupplierSession(ports.storage);
  const load: ThreadCalls['load'] = async (signal) =>
    session.hasToken() ? calls.load(signal) : err(gatewayError('INVALID_TOKEN'));
  return openThread(ports, { ...opening, side: 'supplier', calls: { ...calls, load } });
}
