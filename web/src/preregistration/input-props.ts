import type { PreregFieldView } from '@fairhall/core/preregistration/preregistration.view';
import type { FieldProps } from '../forms/field-frame.tsx';
import type { PreregistrationFormFlow } from './use-preregistration.ts';

/** What the input of each kind of field is told. */
export type InputProps = FieldProps & {
  readonly field: PreregFieldView;
  readonly flow: PreregistrationFormFlow;
  readonly autoComplete: string;
};
