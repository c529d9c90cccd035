import type { Migration } from 'kysely/migration';
import * as system from './0001-system.ts';
import * as catalogue from './0002-catalogue.ts';
import * as accounts from './0003-accounts.ts';
import * as rfqCartFiles from './0004-rfq-cart-files.ts';
import * as changes from './0005-changes.ts';
import * as tiers from './0006-tiers.ts';
import * as categoryTree from './0007-category-tree.ts';
import * as mailCauses from './0008-mail-causes.ts';
import * as lateWords from './0009-late-words.ts';
import * as unloggedCounters from './0010-unlogged-counters.ts';
import * as staff from './0011-staff.ts';
import * as siteSettings from './0012-site-settings.ts';
import * as supplierPeople from './0013-supplier-people.ts';
import * as enquiryThreads from './0014-enquiry-threads.ts';
import * as demoParts from './0015-demo-parts.ts';
import * as subscriptions from './0016-subscriptions.ts';
import * as sessionDevices from './0017-session-devices.ts';
import * as threadFiles from './0018-thread-files.ts';
import * as staffEnquiries from './0019-staff-enquiries.ts';
import * as mailDigests from './0020-mail-digests.ts';
import * as ownAccount from './0021-own-account.ts';
import * as supplierProfile from './0022-supplier-profile.ts';
import * as ownProducts from './0023-own-products.ts';
import * as inboxCounts from './0024-inbox-counts.ts';
import * as certificates from './0025-certificates.ts';
import * as productChanges from './0026-product-changes.ts';
import * as wordKeys from './0027-word-keys.ts';
import * as directory from './0029-directory.ts';
import * as front from './0030-front.ts';
import * as gonePages from './0031-gone-pages.ts';
import * as imports from './0032-imports.ts';
import * as samples from './0033-samples.ts';
import * as certificateChanges from './0034-certificate-changes.ts';
import * as follows from './0035-follows.ts';
import * as rangeIndexes from './0040-range-indexes.ts';
import * as siteChanges from './0042-site-changes.ts';
import * as gatherWords from './0043-gather-words.ts';
import * as exhibitions from './0044-exhibitions.ts';
import * as orders from './0045-orders.ts';
import * as badgeKeys from './0047-badge-keys.ts';
import * as preregistrations from './0048-preregistrations.ts';
import * as partsOfProducts from './0052-parts-of-products.ts';
import * as mailedBadges from './0068-mailed-badges.ts';
import * as showInvitations from './0069-show-invitations.ts';
import * as standRequests from './0070-stand-requests.ts';
import * as planner from './0074-planner.ts';
import * as meetings from './0075-meetings.ts';
import * as collect from './0077-collect.ts';
import * as sampleBookings from './0080-sample-bookings.ts';
import * as lottery from './0081-lottery.ts';
import * as businessCards from './0083-business-cards.ts';
import * as sharedCards from './0084-shared-cards.ts';
import * as leads from './0085-leads.ts';
import * as sharedFields from './0086-shared-fields.ts';
import * as plannedTimes from './0087-planned-times.ts';
import * as leadRequests from './0090-lead-requests.ts';
import * as confirmations from './0091-confirmations.ts';
import * as postponedMails from './0094-postponed-mails.ts';
import * as badgeScans from './0097-badge-scans.ts';
import * as registrationProofs from './0098-registration-proofs.ts';
import * as oneDrawAnAccount from './0099-one-draw-an-account.ts';
import * as revocations from './0103-revocations.ts';
import * as staffTokenEnds from './0104-staff-token-ends.ts';
import * as enquiryLinks from './0106-enquiry-links.ts';
import * as bidiControls from './0107-bidi-controls.ts';
import * as confirmedRegistrations from './0110-confirmed-registrations.ts';
import * as readPhones from './0111-read-phones.ts';
import * as searchText from './0112-search-text.ts';
import * as searchCodes from './0113-search-codes.ts';
import * as currencies from './0114-currencies.ts';
import * as revisions from './0115-revisions.ts';
import * as orderStates from './0116-order-states.ts';
import * as reach from './0117-reach.ts';
import * as meetingLinksAndSampleStatus from './0118-meeting-links-and-sample-status.ts';
import * as assignedEnquiries from './0119-assigned-enquiries.ts';
import * as supplierPictures from './0120-supplier-pictures.ts';
import * as mailSites from './0121-mail-sites.ts';
import * as pageVersions from './0122-page-versions.ts';
import * as initialPasswords from './0123-initial-passwords.ts';
import * as currencyRates from './0124-currency-rates.ts';
import * as endedRecords from './0125-ended-records.ts';
import * as registrationWords from './0126-registration-words.ts';
import * as loginTransfers from './0127-login-transfers.ts';
import * as addedSites from './0131-added-sites.ts';
import * as takenDownSuppliers from './0136-taken-down-suppliers.ts';
import * as hallGeometry from './0138-hall-geometry.ts';
import * as coupons from './0139-coupons.ts';
import * as rfqLifecycle from './0140-rfq-lifecycle.ts';
import * as tradeTerms from './0141-trade-terms.ts';
import * as savedReplies from './0142-saved-replies.ts';

/** Every migration by name, in the order they run. A new one is added at the end and never changed once released. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-system': system,
  '0002-catalogue': catalogue,
  '0003-accounts': accounts,
  '0004-rfq-cart-files': rfqCartFiles,
  '0005-changes': changes,
  '0006-tiers': tiers,
  '0007-category-tree': categoryTree,
  '0008-mail-causes': mailCauses,
  '0009-late-words': lateWords,
  '0010-unlogged-counters': unloggedCounters,
  '0011-staff': staff,
  '0012-site-settings': siteSettings,
  '0013-supplier-people': supplierPeople,
  '0014-enquiry-threads': enquiryThreads,
  '0015-demo-parts': demoParts,
  '0016-subscriptions': subscriptions,
  '0017-session-devices': sessionDevices,
  '0018-thread-files': threadFiles,
  '0019-staff-enquiries': staffEnquiries,
  '0020-mail-digests': mailDigests,
  '0021-own-account': ownAccount,
  '0022-supplier-profile': supplierProfile,
  '0023-own-products': ownProducts,
  '0024-inbox-counts': inboxCounts,
  '0025-certificates': certificates,
  '0026-product-changes': productChanges,
  '0027-word-keys': wordKeys,
  '0029-directory': directory,
  '0030-front': front,
  '0031-gone-pages': gonePages,
  '0032-imports': imports,
  '0033-samples': samples,
  '0034-certificate-changes': certificateChanges,
  '0035-follows': follows,
  '0040-range-indexes': rangeIndexes,
  '0042-site-changes': siteChanges,
  '0043-gather-words': gatherWords,
  '0044-exhibitions': exhibitions,
  '0045-orders': orders,
  '0047-badge-keys': badgeKeys,
  '0048-preregistrations': preregistrations,
  '0052-parts-of-products': partsOfProducts,
  '0068-mailed-badges': mailedBadges,
  '0069-show-invitations': showInvitations,
  '0070-stand-requests': standRequests,
  '0074-planner': planner,
  '0075-meetings': meetings,
  '0077-collect': collect,
  '0080-sample-bookings': sampleBookings,
  '0081-lottery': lottery,
  '0083-business-cards': businessCards,
  '0084-shared-cards': sharedCards,
  '0085-leads': leads,
  '0086-shared-fields': sharedFields,
  '0087-planned-times': plannedTimes,
  '0090-lead-requests': leadRequests,
  '0091-confirmations': confirmations,
  '0094-postponed-mails': postponedMails,
  '0097-badge-scans': badgeScans,
  '0098-registration-proofs': registrationProofs,
  '0099-one-draw-an-account': oneDrawAnAccount,
  '0103-revocations': revocations,
  '0104-staff-token-ends': staffTokenEnds,
  '0106-enquiry-links': enquiryLinks,
  '0107-bidi-controls': bidiControls,
  '0110-confirmed-registrations': confirmedRegistrations,
  '0111-read-phones': readPhones,
  '0112-search-text': searchText,
  '0113-search-codes': searchCodes,
  '0114-currencies': currencies,
  '0115-revisions': revisions,
  '0116-order-states': orderStates,
  '0117-reach': reach,
  '0118-meeting-links-and-sample-status': meetingLinksAndSampleStatus,
  '0119-assigned-enquiries': assignedEnquiries,
  '0120-supplier-pictures': supplierPictures,
  '0121-mail-sites': mailSites,
  '0122-page-versions': pageVersions,
  '0123-initial-passwords': initialPasswords,
  '0124-currency-rates': currencyRates,
  '0125-ended-records': endedRecords,
  '0126-registration-words': registrationWords,
  '0127-login-transfers': loginTransfers,
  '0131-added-sites': addedSites,
  '0136-taken-down-suppliers': takenDownSuppliers,
  '0138-hall-geometry': hallGeometry,
  '0139-coupons': coupons,
  '0140-rfq-lifecycle': rfqLifecycle,
  '0141-trade-terms': tradeTerms,
  '0142-saved-replies': savedReplies,
};
