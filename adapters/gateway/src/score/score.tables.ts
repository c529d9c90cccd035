/** Buyers' reviews of products. Times are epoch milliseconds. */
export interface ScoreTables {
  readonly product_review: {
    review_id: string;
    product_id: string;
    /** The buyer's name as shown with the review. */
    reviewer: string;
    /** From 1 to 5. */
    score: number;
    content: string;
    lang: string;
    images: string[];
    created: number;
  };
}
