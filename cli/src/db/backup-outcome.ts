import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { ToolProblem } from './backup-server.ts';

export type Remark = Failure['message'];

/** The failure of a PostgreSQL server's own tool. */
export function outcomeOfTool<Value>(result: Result<Value, ToolProblem>, file: string): Result<Value, Failure> {
  if (result.ok) return result;
  const { error } = result;
  if (error.kind === 'failed') return noBackup(file, error.problem);
  return fail(EXIT.refused, { key: 'terminal.db.noTool', values: { tool: error.tool } });
}

export function noBackup(file: string, problem: string): { ok: false; error: Failure } {
  return fail(EXIT.refused, { key: 'terminal.db.noBackup', values: { file, problem } });
}

export function done(file: string, remarks: readonly Remark[], more: Readonly<Record<string, unknown>> = {}): Outcome {
  return ok({
    data: { ...more, file },
    view: { kind: 'table', columns: [{ title: 'file' }], rows: [[file]] },
    remarks,
  });
}
