import type { ReactNode } from 'react';
import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import type { MessageTone } from '../Banner/tones.ts';
import type { panel } from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button, a click outside and Back; the caller decides. */
  onClose: () => void;
  title: string;
  description?: string | undefined;
  closeLabel: string;
  /** Keeps the dialog open: the close button is muted and `onClose` is not called. Default false. */
  closeDisabled?: boolean | undefined;
  /** Shows the icon of the tone beside the title. */
  tone?: MessageTone | undefined;
  /** `prompt` for one question, `form` for fields, `wide` to compare two or three, `full` more. Default `prompt`. */
  size?: VariantsOf<typeof panel>['size'];
  /** Asks for a decision: an alertdialog, read out in full as it opens. Default false. */
  urgent?: boolean | undefined;
  /** Id of the part of the body that an urgent dialog reads out, instead of all of it. */
  describedBy?: string | undefined;
  /** Buttons, the main one last; always visible. */
  footer?: ReactNode;
  /** Makes body and footer one form: Enter in a field or a `type="submit"` button sends it. */
  onSubmit?: (() => void) | undefined;
  children?: ReactNode;
}
