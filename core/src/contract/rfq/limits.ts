/** Longest description of a request for quotation, in characters (D-10). */
export const RFQ_DESCRIPTION_MAX = 2_000;
/** Files of one request (D-10). */
export const RFQ_ATTACHMENTS_MAX = 5;
