import type { Flow } from '../../ports/flow.ts';
import { startFlow } from '../../ports/start-flow.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { type PicturesEvent, providePictures } from './pictures.machine.ts';
import { type PicturesView, supplierPicturesView } from './pictures.view.ts';

/** Opens the form of a supplier's logo and company pictures. D-52 */
export const openPictures = (ports: SupplierPorts): Flow<PicturesView, PicturesEvent> =>
  startFlow(providePictures(ports), { input: {}, view: supplierPicturesView, timer: ports.timer });
