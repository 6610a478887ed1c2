import { Dialog } from '@campetto/ui';
import { useState } from 'react';
import { useGrantedKey } from './useGrantedKey.tsx';
import { useGrantForm } from './useGrantForm.tsx';
import { EMPTY_KEY, type NewKeyOptions } from './useNewKey.ts';

interface GrantKeyDialogProps extends Pick<NewKeyOptions, 'draft' | 'onDraft'> {
  onGranted: () => void;
  onClose: () => void;
}

/** Asks for what the key of a scraper may do, then shows the key. */
export function GrantKeyDialog({ onGranted, onClose, ...draft }: GrantKeyDialogProps) {
  const [granted, setGranted] = useState({ name: '', key: '' });
  const grant = (name: string, key: string) => {
    setGranted({ name, key });
    draft.onDraft(EMPTY_KEY);
    onGranted();
  };
  const form = useGrantForm({ ...draft, onGranted: grant }, onClose);
  const shown = useGrantedKey(granted.name, granted.key, onClose);
  // One dialog with two contents: a first dialog that closes would take the focus from a second one to its opener.
  return <Dialog open {...(granted.key === '' ? form : shown)} />;
}
