import { IMAGE_MAX_BYTES, type ImageRule } from '@campetto/contract';
import { useEffect, useState } from 'react';

/** The chosen picture with its preview, how much of it is sent, and the rule that the last one offered broke. */
export function useImage() {
  const [file, setFile] = useState<File>();
  const [previewUrl, setPreviewUrl] = useState<string>();
  const [refused, setRefused] = useState<ImageRule>();
  const [sent, setSent] = useState<number>();

  useEffect(() => {
    if (file === undefined) return;
    const url = URL.createObjectURL(file);
    setPreviewUrl(url);
    return () => {
      setPreviewUrl(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);

  return {
    file,
    previewUrl,
    refused,
    /** In per cent; undefined while it is not being sent. */
    sent,
    setSent,
    /** A picture that breaks a rule leaves the one that was there. */
    refuse: setRefused,
    choose: (next: File) => {
      const tooLarge = next.size > IMAGE_MAX_BYTES;
      setRefused(tooLarge ? 'tooLarge' : undefined);
      if (!tooLarge) setFile(next);
    },
    remove: () => {
      setRefused(undefined);
      setFile(undefined);
    },
  };
}
