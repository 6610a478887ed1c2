import { Dialog } from '@campetto/ui';
import { useState } from 'react';
import { useGrantedKey } from './useGrantedKey.tsx';
import { useGrantForm } from './useGrantForm.tsx';

interface GrantKeyDialogProps {
  onGranted: () => void;
  onClose: () => void;
}

/** Asks for what the key of a scraper may do, then shows the key. */
export function GrantKeyDialog({ onGranted, onClose }: GrantKeyDialogProps) {
  const [granted, setGranted] = useState({ name: '', key: '' });
  const form = useGrantForm((name, key) => {
    setGranted({ name, key });
    onGranted();
  }, onClose);
  const shown = useGrantedKey(granted.name, granted.key, onClose);
  // One dialog with two contents: a second dialog would lose the focus to what opened the first.
  return <Dialog open {...(granted.key === '' ? form : shown)} />;
}
