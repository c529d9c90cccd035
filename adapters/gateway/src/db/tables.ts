import type { AccountTables } from '../account/account.tables.ts';
import type { BadgeTables } from '../badge/badge.tables.ts';
import type { BusinessCardTables } from '../business-card/business-card.tables.ts';
import type { CartTables } from '../cart/cart.tables.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { DirectoryTables } from '../catalogue/directory/directory.tables.ts';
import type { ImportTables } from '../catalogue/import/import.tables.ts';
import type { CertificateTables } from '../certificate/certificate.tables.ts';
import type { CollectTables } from '../collect/collect.tables.ts';
import type { ConfigurationTables } from '../configuration/configuration.tables.ts';
import type { CouponTables } from '../coupon/coupon.tables.ts';
import type { EnquiryTables } from '../enquiry/enquiry.tables.ts';
import type { SavedReplyTables } from '../enquiry/saved-reply.tables.ts';
import type { ExhibitionTables } from '../exhibition/exhibition.tables.ts';
import type { FeedbackTables } from '../feedback/feedback.tables.ts';
import type { FollowTables } from '../follow/follow.tables.ts';
import type { LeadTables } from '../lead/lead.tables.ts';
import type { LotteryTables } from '../lottery/lottery.tables.ts';
import type { MeetingTables } from '../meeting/meeting.tables.ts';
import type { OperatorListTables } from '../operator-list/operator-list.tables.ts';
import type { OrderTables } from '../order/order.tables.ts';
import type { PlannerTables } from '../planner/planner.tables.ts';
import type { PreregistrationTables } from '../preregistration/preregistration.tables.ts';
import type { RfqTables } from '../rfq/rfq.tables.ts';
import type { SampleTables } from '../sample/sample.tables.ts';
import type { ScoreTables } from '../score/score.tables.ts';
import type { StaffTables } from '../staff/staff.tables.ts';
import type { StandTables } from '../stand/stand.tables.ts';
import type { SubscriptionTables } from '../subscription/subscription.tables.ts';
import type { ProfileTables } from '../supplier/profile.tables.ts';
import type { SupplierTables } from '../supplier/supplier.tables.ts';
import type { UploadTables } from '../upload/upload.tables.ts';
import type { SystemTables } from './tables-system.ts';

/** Every table: the gateway's own and those of its features, a line each. */
export interface Tables
  extends SystemTables,
    AccountTables,
    BadgeTables,
    BusinessCardTables,
    CartTables,
    CatalogueTables,
    CertificateTables,
    CollectTables,
    ConfigurationTables,
    CouponTables,
    DirectoryTables,
    EnquiryTables,
    SavedReplyTables,
    ExhibitionTables,
    FeedbackTables,
    FollowTables,
    ImportTables,
    LeadTables,
    LotteryTables,
    MeetingTables,
    OperatorListTables,
    OrderTables,
    PlannerTables,
    PreregistrationTables,
    ProfileTables,
    RfqTables,
    SampleTables,
    ScoreTables,
    StaffTables,
    StandTables,
    SubscriptionTables,
    SupplierTables,
    UploadTables {}
