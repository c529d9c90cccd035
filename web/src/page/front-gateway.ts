import { createFrontGateway } from '@fairhall/adapters/browser/front-gateway';
import type { Ports } from '@fairhall/adapters/ports';
import type { FrontGateway } from '@fairhall/core/ports/gateway';
import type { Boot } from './boot.ts';
import { clientBoot } from './client-boot.ts';

/** The calls that few pages make. Their code is fetched by those that do. */
export const openFrontGateway = (boot: Boot, ports: Ports): FrontGateway =>
  createFrontGateway(clientBoot(boot, {}), window, ports);
