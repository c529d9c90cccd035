import type { FrontGateway, Gateway } from '@fairhall/core/ports/gateway';
import type { OfflineAnswerPorts } from '@fairhall/core/ports/offline-answer';
import type { StaticContents } from '@fairhall/core/ports/static-contents';

/** The ports of a page's loader, both on the server and in the browser. */
export interface PagePorts {
  readonly gateway: Gateway;
  /** The calls that only few pages make. */
  readonly frontGateway: () => Promise<FrontGateway>;
  readonly contents: StaticContents;
  /** Caches answers for offline use; absent on the server. */
  readonly offlineAnswers?: OfflineAnswerPorts;
}

/** Gets the ports when a page first needs them: a page that is only read needs none in the browser. */
export type GetPagePorts = () => Promise<PagePorts>;
