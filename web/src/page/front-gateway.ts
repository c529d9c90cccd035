import { createFrontGateway } from '@fairhall/adapters/browser/front-gateway';
import type { Ports } from '@fairhall/adapters/ports';
import type { FrontGateway } from '@fairhall/core/ports/gateway';
import type { Boot } from './boot.ts';
import { readClientBoot } from './client-boot.ts';

/** Creates the calls that only few pages make; those pages load their code. */
export const openFrontGateway = (boot: Boot, ports: Ports): FrontGateway =>
  createFrontGateway(readClientBoot(boot, {}), window, ports);
