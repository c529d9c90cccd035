import type { PreregFieldView } from '@fairhall/core/preregistration/preregistration.view';
import type { FieldProps } from '../forms/field-frame.tsx';
import type { PreregistrationFormFlow } from './use-preregistration.ts';

/** The props of the input component for every kind of field. */
export type InputProps = FieldProps & {
  readonly field: PreregFieldView;
  readonly flow: PreregistrationFormFlow;
  readonly autoComplete: string;
};
