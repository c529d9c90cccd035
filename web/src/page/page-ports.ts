import type { FrontGateway, Gateway } from '@fairhall/core/ports/gateway';
import type { OfflineAnswerPorts } from '@fairhall/core/ports/offline-answer';
import type { StaticContents } from '@fairhall/core/ports/static-contents';

/** What a page may ask for while it loads, on the server and in the browser alike. */
export interface PagePorts {
  readonly gateway: Gateway;
  /** The calls that few pages make. */
  readonly frontGateway: () => Promise<FrontGateway>;
  readonly contents: StaticContents;
  /** What keeps answers for who has no network; absent on the server. */
  readonly offlineAnswers?: OfflineAnswerPorts;
}

/** Gets the ports when a page first needs them: a page that is only read needs none in the browser. */
export type GetPagePorts = () => Promise<PagePorts>;
