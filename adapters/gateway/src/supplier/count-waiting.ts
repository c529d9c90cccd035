import type { MenuCounts } from '@fairhall/core/contract/supplier/home-calls';
import type { CallContext } from '../call-context.ts';
import type { SupplierHomePorts } from './supplier-home-ports.ts';

type CountPorts = Pick<SupplierHomePorts, 'countWaitingEnquiries' | 'countReceivedOrders' | 'countWaitingMeetings'>;

/** What waits for the caller's supplier. Each number is read by an index. D-05 */
export const countWaiting = async (ports: CountPorts, context: CallContext): Promise<MenuCounts> => ({
  enquiries: await ports.countWaitingEnquiries(context),
  orders: await ports.countReceivedOrders(context),
  meetings: await ports.countWaitingMeetings(context),
});
