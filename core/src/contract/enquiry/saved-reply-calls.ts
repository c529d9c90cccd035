import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { empty, id, requiredText, text } from '../fields.ts';
import { REPLY_TITLE_MAX } from './saved-reply-limits.ts';
import { MESSAGE_MAX } from './thread-limits.ts';

/** A text that a supplier's members insert into their answers. */
const savedReply = z.object({
  replyId: z.string(),
  title: z.string(),
  text: z.string(),
  /** Identifies the loaded text: it changes with every save. */
  version: z.string(),
});

export type SavedReply = z.output<typeof savedReply>;

const list = z.object({
  replies: z.array(savedReply),
  /** The maximum number of saved replies. */
  max: z.int(),
});

export type SavedReplyList = z.output<typeof list>;

const PATH = 'blade-supplier/savedReply';

/** Calls of a supplier's members about the replies that they share; '404' for another supplier's reply. D-65 */
export const supplierSavedReply = {
  /** All saved replies of the supplier, by title. */
  list: read({
    id: 'API-545',
    client: 'supplier',
    path: `${PATH}/list`,
    access: 'supplier',
    input: empty,
    output: list,
    requirements: ['D-65'],
  }),
  /**
   * Adds a reply; with `replyId` and the loaded `version` it overwrites that reply. '409' if a colleague has changed it
   * since `version`, or if the maximum number is reached.
   */
  save: submit({
    id: 'API-546',
    client: 'supplier',
    path: `${PATH}/save`,
    access: 'supplier',
    input: z.strictObject({
      replyId: z.optional(id),
      version: z.optional(text(20)),
      title: requiredText(REPLY_TITLE_MAX),
      text: requiredText(MESSAGE_MAX),
    }),
    output: z.object({ replyId: z.string(), version: z.string() }),
    requirements: ['D-65'],
  }),
  /** Removes a reply; answers that used it stay as they are. */
  remove: submit({
    id: 'API-547',
    client: 'supplier',
    path: `${PATH}/remove`,
    access: 'supplier',
    input: z.strictObject({ replyId: id }),
    output: z.literal(true),
    requirements: ['D-65'],
  }),
};
