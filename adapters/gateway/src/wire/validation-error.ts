import type * as z from 'zod/mini';
import type { CallError } from './call-error.ts';

const MAX_FIELD_LENGTH = 64;

/** The first error of a schema, with the field and its problem. */
export function toValidationError(issues: readonly z.core.$ZodIssue[]): CallError {
  const issue = findDeepestIssue(issues);
  const field = toFieldName(issue);
  return { code: '400', message: 'request.invalid', values: { field }, texts: { problem: toProblem(issue) } };
}

/** For a union the problem of the variant that matched furthest, otherwise the first. */
function findDeepestIssue([first]: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  if (first?.code !== 'invalid_union') return first;
  const inner = first.errors.flat().find((issue) => issue.code !== 'invalid_type');
  return inner === undefined ? first : { ...inner, path: [...first.path, ...inner.path] };
}

function toFieldName(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'data';
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return path.map(String).join('.').slice(0, MAX_FIELD_LENGTH) || 'data';
}

function toProblem(issue: z.core.$ZodIssue | undefined): { key: string; values?: Record<string, string | number> } {
  switch (issue?.code) {
    case 'invalid_type':
      return { key: issue.input === undefined ? 'problem.required' : 'problem.type' };
    case 'too_big':
      return {
        key: issue.origin === 'string' ? 'problem.tooLong' : 'problem.tooBig',
        values: { max: Number(issue.maximum) },
      };
    case 'too_small':
      // A string with a minimum length of 1 that is empty was left out.
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return { key: 'problem.required' };
      return {
        key: issue.origin === 'string' ? 'problem.tooShort' : 'problem.tooSmall',
        values: { min: Number(issue.minimum) },
      };
    case 'unrecognized_keys':
      return { key: 'problem.unknown' };
    case 'invalid_value':
      return { key: 'problem.choice', values: { choices: issue.values.join(', ') } };
    case 'custom':
      return {
        key:
          issue.message === 'text'
            ? 'problem.characters'
            : issue.message === 'required'
              ? 'problem.required'
              : 'problem.format',
      };
    default:
      return { key: 'problem.format' };
  }
}
