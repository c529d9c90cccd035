/**
 * Every message key, by the feature whose file contains it. English is the source; other languages have the same keys.
 */
export interface Messages {
  readonly account: typeof import('../messages/en/account.json');
  readonly accountGateway: typeof import('../messages/en/accountGateway.json');
  readonly askAll: typeof import('../messages/en/askAll.json');
  readonly badge: typeof import('../messages/en/badge.json');
  readonly badgeSharing: typeof import('../messages/en/badgeSharing.json');
  readonly businessCard: typeof import('../messages/en/businessCard.json');
  readonly cart: typeof import('../messages/en/cart.json');
  readonly cartPage: typeof import('../messages/en/cartPage.json');
  readonly catalogue: typeof import('../messages/en/catalogue.json');
  readonly category: typeof import('../messages/en/category.json');
  readonly certificates: typeof import('../messages/en/certificates.json');
  readonly certificateViewer: typeof import('../messages/en/certificateViewer.json');
  readonly compare: typeof import('../messages/en/compare.json');
  readonly collect: typeof import('../messages/en/collect.json');
  readonly document: typeof import('../messages/en/document.json');
  readonly enquiry: typeof import('../messages/en/enquiry.json');
  readonly enquiryPage: typeof import('../messages/en/enquiryPage.json');
  readonly errors: typeof import('../messages/en/errors.json');
  readonly exhibition: typeof import('../messages/en/exhibition.json');
  readonly exhibitionButtons: typeof import('../messages/en/exhibitionButtons.json');
  readonly files: typeof import('../messages/en/files.json');
  readonly follow: typeof import('../messages/en/follow.json');
  readonly forms: typeof import('../messages/en/forms.json');
  readonly front: typeof import('../messages/en/front.json');
  readonly home: typeof import('../messages/en/home.json');
  readonly import: typeof import('../messages/en/import.json');
  readonly industryExpo: typeof import('../messages/en/industryExpo.json');
  readonly lists: typeof import('../messages/en/lists.json');
  readonly lottery: typeof import('../messages/en/lottery.json');
  readonly mail: typeof import('../messages/en/mail.json');
  readonly mailAgain: typeof import('../messages/en/mailAgain.json');
  readonly meeting: typeof import('../messages/en/meeting.json');
  readonly meetingSupplier: typeof import('../messages/en/meetingSupplier.json');
  readonly offline: typeof import('../messages/en/offline.json');
  readonly order: typeof import('../messages/en/order.json');
  readonly planner: typeof import('../messages/en/planner.json');
  readonly policies: typeof import('../messages/en/policies.json');
  readonly popup: typeof import('../messages/en/popup.json');
  readonly preregistration: typeof import('../messages/en/preregistration.json');
  readonly preregistrationGateway: typeof import('../messages/en/preregistrationGateway.json');
  readonly preregistrationPage: typeof import('../messages/en/preregistrationPage.json');
  readonly product: typeof import('../messages/en/product.json');
  readonly refusals: typeof import('../messages/en/refusals.json');
  readonly rfq: typeof import('../messages/en/rfq.json');
  readonly sampleSupplier: typeof import('../messages/en/sampleSupplier.json');
  readonly search: typeof import('../messages/en/search.json');
  readonly seen: typeof import('../messages/en/seen.json');
  readonly shell: typeof import('../messages/en/shell.json');
  readonly showPlan: typeof import('../messages/en/showPlan.json');
  readonly stand: typeof import('../messages/en/stand.json');
  readonly submitResult: typeof import('../messages/en/submitResult.json');
  readonly suggest: typeof import('../messages/en/suggest.json');
  readonly supplier: typeof import('../messages/en/supplier.json');
  readonly supplierHome: typeof import('../messages/en/supplierHome.json');
  readonly supplierLeads: typeof import('../messages/en/supplierLeads.json');
  readonly supplierSite: typeof import('../messages/en/supplierSite.json');
  readonly tags: typeof import('../messages/en/tags.json');
  readonly terminal: typeof import('../messages/en/terminal.json');
  readonly thread: typeof import('../messages/en/thread.json');
  readonly verify: typeof import('../messages/en/verify.json');
  readonly viewer: typeof import('../messages/en/viewer.json');
}

export type MessageFeature = keyof Messages;
export type MessageKey = { [Feature in MessageFeature]: keyof Messages[Feature] & string }[MessageFeature];
