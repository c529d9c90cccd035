import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { ToolProblem } from './backup-server.ts';

export type Remark = Failure['message'];

/** The failure of a PostgreSQL server's own tool. */
export function toToolOutcome<Value>(result: Result<Value, ToolProblem>, file: string): Result<Value, Failure> {
  if (result.ok) return result;
  const { error } = result;
  if (error.kind === 'failed') return toNoBackupFailure(file, error.problem);
  return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.noTool', values: { tool: error.tool } });
}

export function toNoBackupFailure(file: string, problem: string): { ok: false; error: Failure } {
  return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.noBackup', values: { file, problem } });
}

export function toFileOutcome(
  file: string,
  remarks: readonly Remark[],
  more: Readonly<Record<string, unknown>> = {},
): Outcome {
  return ok({
    data: { ...more, file },
    view: { kind: 'table', columns: [{ title: 'file' }], rows: [[file]] },
    remarks,
  });
}
