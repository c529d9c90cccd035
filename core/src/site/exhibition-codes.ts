/** Codes in calls and addresses. The numbers are fixed by the contract; the names are our own. */

/** Whether an exhibition is upcoming, open or over. */
export const EXHIBITION_STATUS = { COMING: 0, OPENING: 1, COMPLETED: 2 } as const;

/** The phase of an exhibition, which decides the actions of visitors. */
export const EXHIBITION_PHASE = {
  unpublished: 0,
  notStarted: 1,
  preShow: 2,
  duringShow: 3,
  postShow: 4,
  ended: 5,
} as const;

/** A supplier's credit light., D-25 */
export const TRAFFIC_LIGHTS = ['red', 'yellow', 'green'] as const;

/** The kind of account; neither the audience nor the login status. */
export const USER_TYPE = { BUYER: 2, SUPPLIER: 3 } as const;

/** The source of a lead. … */
export const LEAD_SOURCE = {
  preRegister: 1,
  organicTraffic: 2,
  enquiry: 3,
  whatsapp: 4,
  organicProductConversion: 5,
  organicIndustryOperation: 6,
  rfqCollectionMail: 7,
  ai: 8,
  groundPromotion: 9,
  crmImport: 10,
  preRegisterAssociation: 11,
} as const;

/** The entry point of a pre-registration. … */
export const PREREGISTRATION_ENTRY = {
  machineryPreRegister: 1,
  machineryRegister: 2,
  tradePlatformPreRegister: 3,
} as const;

/** The kind of a category id. */
export const CATEGORY_TYPE = { product: 1, tag: 2 } as const;

/** Maximum number of stands in the response of a VIP check., D-32 */
export const MAX_VIP_STANDS = 5;
