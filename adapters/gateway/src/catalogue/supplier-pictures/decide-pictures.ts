import type { OutputOf, ParsedInputOf } from '@fairhall/core/contract/call';
import type { staffSupplierPicture } from '@fairhall/core/contract/catalogue/staff-picture-calls';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import { type CallContext, staffOf } from '../../call-context.ts';
import { taskOf } from '../../idempotency.ts';
import type { ReviewPorts } from '../review/review-ports.ts';
import { lockCatalogue } from '../supplier/catalogue-lock.ts';
import { isSupplierTakenDown } from '../take-down/taken-down-supplier.ts';
import { notifyPictureResult } from './notify-picture-result.ts';
import {
  findSupplierPictures,
  listPictureIds,
  readPictureChange,
  toPicturesVersion,
  toSupplierHolder,
  writeSupplierPictures,
} from './picture-change.ts';

const PICTURES_NOT_FOUND: Refusal = { code: '404', message: 'supplierPicture.none' };
const SUPPLIER_GONE: Refusal = { code: '404', message: 'supplierPicture.gone' };
const SUPPLIER_DOWN: Refusal = { code: '409', message: 'supplier.takenDown.undecided' };
const CHANGE_DECIDED: Refusal = { code: '409', message: 'productChange.settled' };
const CHANGE_REPLACED: Refusal = { code: '409', message: 'supplierPicture.replaced' };

type Verdict = ParsedInputOf<typeof staffSupplierPicture.settle>;

/**
 * Accepts or rejects a supplier's pending pictures, in the open transaction, and notifies the supplier's people. A
 * repeat of the same action changes nothing, whatever happened in between. D-97 REL-04
 */
export async function decidePictures(
  ports: ReviewPorts,
  context: CallContext,
  { supplierId, version, verdict, reason }: Verdict,
): Promise<Result<OutputOf<typeof staffSupplierPicture.settle>, Refusal>> {
  const { database, now } = context;
  await lockCatalogue(database);
  const change = await readPictureChange(database, supplierId);
  if (change === undefined) return err(PICTURES_NOT_FOUND);
  const taskId = taskOf(`picture:${staffOf(context).staffId}`, context.idempotencyKey);
  if (change.taskId === taskId) return ok({ supplierId, verdict });
  const present = await findSupplierPictures(database, supplierId);
  if (present === undefined) return err(SUPPLIER_GONE);
  if (await isSupplierTakenDown(database, supplierId)) return err(SUPPLIER_DOWN);
  if (change.state !== 'waiting') return err(CHANGE_DECIDED);
  if (toPicturesVersion(change.wanted) !== version) return err(CHANGE_REPLACED);
  const shown = verdict === 'accepted' ? change.wanted : present;
  if (verdict === 'accepted') await writeSupplierPictures(database, supplierId, shown);
  const givenReason = verdict === 'refused' ? reason.trim() : '';
  await database.kysely
    .updateTable('profile_picture_change')
    .set({ state: verdict, reason: givenReason, settled_at: now, task_id: taskId })
    .where('supplier_id', '=', supplierId)
    .execute();
  const kept = listPictureIds(shown);
  const dropped = listPictureIds(present, change.wanted).filter((id) => !kept.includes(id));
  await ports.releasePictures(context, toSupplierHolder(supplierId), dropped);
  await notifyPictureResult(ports, context, { supplierId, since: change.since, verdict, reason: givenReason });
  return ok({ supplierId, verdict });
}
