/**
 * The status numbers of a request. Further ones are added at the end, such as for evaluating, awarding and expiry; a reader
 * shows an unknown one as ended. D-50
 */
export const RFQ_STATUS = { open: 0, closed: 1, withdrawn: 2 } as const;

/** Maximum length of the reason for withdrawing a request, in characters. */
export const RFQ_REASON_MAX = 500;
