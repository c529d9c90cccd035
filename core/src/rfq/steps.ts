/** The steps in order. */
export const RFQ_STEPS = ['need', 'quantity', 'review'] as const;
export type RfqStep = (typeof RFQ_STEPS)[number];
