import { accountFeature } from './account/account.feature.ts';
import { confirmationFeature } from './account/confirmation.feature.ts';
import { joinFeature } from './account/join.feature.ts';
import { loginTransferFeature } from './account/login-transfer.feature.ts';
import { badgeFeature } from './badge/badge.feature.ts';
import { businessCardFeature } from './business-card/business-card.feature.ts';
import { supplierCardFeature } from './business-card/supplier-card.feature.ts';
import { cartFeature } from './cart/cart.feature.ts';
import { catalogueFeature } from './catalogue/catalogue.feature.ts';
import { catalogueImportFeature } from './catalogue/catalogue-import.feature.ts';
import { directoryFeature } from './catalogue/directory.feature.ts';
import { staffProductFeature } from './catalogue/staff-product.feature.ts';
import { staffSupplierFeature } from './catalogue/staff-supplier.feature.ts';
import { staffSupplierPictureFeature } from './catalogue/staff-supplier-picture.feature.ts';
import { suggestionFeature } from './catalogue/suggestion.feature.ts';
import { supplierPictureFeature } from './catalogue/supplier-picture.feature.ts';
import { supplierProductFeature } from './catalogue/supplier-product.feature.ts';
import { categoryFeature } from './categories/categories.feature.ts';
import { certificateFeature } from './certificate/certificate.feature.ts';
import { certificateAdminFeature } from './certificate/certificate-admin.feature.ts';
import { supplierCertificateFeature } from './certificate/supplier-certificate.feature.ts';
import { cmsFeature } from './cms/cms.feature.ts';
import { collectFeature } from './collect/collect.feature.ts';
import { configurationFeature } from './configuration/configuration.feature.ts';
import { couponFeature } from './coupon/coupon.feature.ts';
import { staffCouponFeature } from './coupon/staff-coupon.feature.ts';
import { currencyFeature } from './currency/currency.feature.ts';
import { enquiryFeature } from './enquiry/enquiry.feature.ts';
import { staffEnquiryFeature } from './enquiry/staff-enquiry.feature.ts';
import { supplierEnquiryFeature } from './enquiry/supplier-enquiry.feature.ts';
import { supplierSavedReplyFeature } from './enquiry/supplier-saved-reply.feature.ts';
import { exhibitionFeature } from './exhibition/exhibition.feature.ts';
import { industryExpoFeature } from './exhibition/industry-expo.feature.ts';
import { staffFeedbackFeature } from './feedback/staff-feedback.feature.ts';
import { followFeature } from './follow/follow.feature.ts';
import { leadFeature } from './lead/lead.feature.ts';
import { supplierLeadFeature } from './lead/supplier-lead.feature.ts';
import { lotteryFeature } from './lottery/lottery.feature.ts';
import { staffLotteryFeature } from './lottery/staff-lottery.feature.ts';
import { meetingFeature } from './meeting/meeting.feature.ts';
import { supplierMeetingFeature } from './meeting/supplier-meeting.feature.ts';
import { operatorListFeature } from './operator-list/operator-list.feature.ts';
import { orderFeature } from './order/order.feature.ts';
import { supplierOrderFeature } from './order/supplier-order.feature.ts';
import { staffPersonFeature } from './person/staff-person.feature.ts';
import { plannerFeature } from './planner/planner.feature.ts';
import { preregistrationFeature } from './preregistration/preregistration.feature.ts';
import { staffPreregistrationFeature } from './preregistration/staff-preregistration.feature.ts';
import { promotionFeature } from './promotion/promotion.feature.ts';
import { rfqFeature } from './rfq/rfq.feature.ts';
import { rfqLifecycleFeature } from './rfq/rfq-lifecycle.feature.ts';
import { staffRfqFeature } from './rfq/staff-rfq.feature.ts';
import { sampleFeature } from './sample/sample.feature.ts';
import { supplierSampleFeature } from './sample/supplier-sample.feature.ts';
import { scoreFeature } from './score/score.feature.ts';
import { siteFeature } from './site/site.feature.ts';
import { staffFeature } from './staff/staff.feature.ts';
import { staffStandFeature } from './stand/staff-stand.feature.ts';
import { standFeature } from './stand/stand.feature.ts';
import { staffStatsFeature } from './stats/staff-stats.feature.ts';
import { subscriptionFeature } from './subscription/subscription.feature.ts';
import { supplierFeature } from './supplier/supplier.feature.ts';
import { supplierAdminFeature } from './supplier/supplier-admin.feature.ts';
import { supplierHomeFeature } from './supplier/supplier-home.feature.ts';
import { supplierProfileFeature } from './supplier/supplier-profile.feature.ts';
import { trafficLightFeature } from './traffic-light/traffic-light.feature.ts';
import { uploadFeature } from './upload/upload.feature.ts';

/** Every feature of the gateway, one line each, under the name of its branch of the contract. */
export const FEATURE_FACTORIES = {
  account: accountFeature,
  badge: badgeFeature,
  cart: cartFeature,
  catalogue: catalogueFeature,
  catalogueImport: catalogueImportFeature,
  categories: categoryFeature,
  certificate: certificateFeature,
  certificateAdmin: certificateAdminFeature,
  cms: cmsFeature,
  businessCard: businessCardFeature,
  collect: collectFeature,
  configuration: configurationFeature,
  confirmation: confirmationFeature,
  coupon: couponFeature,
  loginTransfer: loginTransferFeature,
  directory: directoryFeature,
  currency: currencyFeature,
  enquiry: enquiryFeature,
  exhibition: exhibitionFeature,
  follow: followFeature,
  industryExpo: industryExpoFeature,
  join: joinFeature,
  lead: leadFeature,
  lottery: lotteryFeature,
  meeting: meetingFeature,
  operatorList: operatorListFeature,
  order: orderFeature,
  planner: plannerFeature,
  preregistration: preregistrationFeature,
  promotion: promotionFeature,
  rfq: rfqFeature,
  rfqLifecycle: rfqLifecycleFeature,
  sample: sampleFeature,
  score: scoreFeature,
  site: siteFeature,
  staff: staffFeature,
  staffCoupon: staffCouponFeature,
  staffEnquiry: staffEnquiryFeature,
  staffFeedback: staffFeedbackFeature,
  staffLottery: staffLotteryFeature,
  staffPerson: staffPersonFeature,
  staffPreregistration: staffPreregistrationFeature,
  staffProduct: staffProductFeature,
  staffRfq: staffRfqFeature,
  staffStand: staffStandFeature,
  staffStats: staffStatsFeature,
  staffSupplier: staffSupplierFeature,
  staffSupplierPicture: staffSupplierPictureFeature,
  stand: standFeature,
  subscription: subscriptionFeature,
  suggestion: suggestionFeature,
  supplier: supplierFeature,
  supplierAdmin: supplierAdminFeature,
  supplierCard: supplierCardFeature,
  supplierCertificate: supplierCertificateFeature,
  supplierEnquiry: supplierEnquiryFeature,
  supplierHome: supplierHomeFeature,
  supplierLead: supplierLeadFeature,
  supplierMeeting: supplierMeetingFeature,
  supplierOrder: supplierOrderFeature,
  supplierProfile: supplierProfileFeature,
  supplierPicture: supplierPictureFeature,
  supplierProduct: supplierProductFeature,
  supplierSavedReply: supplierSavedReplyFeature,
  supplierSample: supplierSampleFeature,
  trafficLight: trafficLightFeature,
  upload: uploadFeature,
};
