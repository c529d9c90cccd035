import type { Bugs } from '@fairhall/core/ports/bugs';
import type { Clock } from '@fairhall/core/ports/clock';
import type { Gateway } from '@fairhall/core/ports/gateway';
import type { Ids } from '@fairhall/core/ports/ids';
import type { IpAnalysis } from '@fairhall/core/ports/ip-analysis';
import type { KeyValueStore } from '@fairhall/core/ports/key-value-store';
import type { Locks } from '@fairhall/core/ports/locks';
import type { NativeBridge } from '@fairhall/core/ports/native-bridge';
import type { Navigator } from '@fairhall/core/ports/navigator';
import type { PublicIp } from '@fairhall/core/ports/public-ip';
import type { StaticContents } from '@fairhall/core/ports/static-contents';
import type { Storage } from '@fairhall/core/ports/storage';
import type { Timer } from '@fairhall/core/ports/timer';
import type { Visitor } from '@fairhall/core/ports/visitor';

/** All ports that a flow may need, by their binding names. */
export interface Ports {
  readonly bugs: Bugs;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly ids: Ids;
  readonly store: KeyValueStore;
  readonly storage: Storage;
  readonly visitor: Visitor;
  readonly locks: Locks;
  readonly navigator: Navigator;
  readonly bridge: NativeBridge;
  readonly gateway: Gateway;
  readonly staticContents: StaticContents;
  readonly publicIp: PublicIp;
  readonly ipAnalysis: IpAnalysis;
}

export type PortName = keyof Ports;

/** How a port is created, and from which other ports. */
export interface PortRecipe<Name extends PortName> {
  readonly needs: readonly PortName[];
  readonly make: (...needed: readonly Ports[PortName][]) => Ports[Name];
}

/** A recipe for every port; a missing one does not compile. */
export type PortModule = { readonly [Name in PortName]: PortRecipe<Name> };

/** Defines a recipe; its function takes exactly the listed ports. */
export function defineRecipe<const Needs extends readonly PortName[], Port>(
  needs: Needs,
  make: (...needed: { readonly [Index in keyof Needs]: Ports[Needs[Index]] }) => Port,
): { readonly needs: Needs; readonly make: (...needed: readonly Ports[PortName][]) => Port } {
  // The container passes the ports of `needs` in their order.
  return { needs, make: make as (...needed: readonly Ports[PortName][]) => Port };
}
