import type { SupplierProductPage } from '@fairhall/core/contract/catalogue/supplier-calls';
import type { Inbox } from '@fairhall/core/contract/enquiry/supplier-calls';
import type { JoinedExhibition } from '@fairhall/core/contract/exhibition/exhibition-of-supplier';
import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import type { CallContext } from '../call-context.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';
import type { ProfilePorts } from './profile-ports.ts';

/** What other features add to the home page of the caller's supplier. */
export interface SupplierHomePorts extends SupplierPorts, ProfilePorts {
  listSupplierProducts(
    context: CallContext,
    query: { readonly part: 'shown'; readonly pageNo: number },
  ): Promise<SupplierProductPage>;
  listJoinedExhibitions(context: CallContext): Promise<JoinedExhibition[]>;
  readInbox(context: CallContext, query: { readonly part: 'waiting'; readonly pageNo: number }): Promise<Inbox>;
  countRecentEnquiries(context: CallContext): Promise<SupplierHome['recent']>;
  countCompanyPictures(context: CallContext): Promise<SupplierHome['pictures']>;
  countWaitingEnquiries(context: CallContext): Promise<number>;
  countWaitingMeetings(context: CallContext): Promise<number>;
  countReceivedOrders(context: CallContext): Promise<number>;
  listMeetingsToday(context: CallContext): Promise<SupplierHome['meetings']>;
  countProductChanges(context: CallContext): Promise<SupplierHome['changes']>;
  listEndingCertificates(context: CallContext): Promise<SupplierHome['certificates']>;
  countSupplierViews(context: CallContext): Promise<SupplierHome['views']>;
}
