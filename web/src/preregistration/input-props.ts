import type { PreregFieldView } from '@fairhall/core/preregistration/preregistration.view';
import type { FieldProps } from '../forms/field-frame.tsx';
import type { PreregFormFlow } from './use-preregistration.ts';

/** What the input of each kind of field is told. */
export type InputProps = FieldProps & {
  readonly field: PreregFieldView;
  readonly flow: PreregFormFlow;
  readonly autoComplete: string;
};
