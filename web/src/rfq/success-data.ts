export interface RfqSuccessData {
  readonly rfqId: string | null;
}
