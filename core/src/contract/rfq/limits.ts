/** Maximum length of a request's description, in characters (D-10). */
export const RFQ_DESCRIPTION_MAX = 2_000;
/** Maximum number of files of one request (D-10). */
export const RFQ_ATTACHMENTS_MAX = 5;
