import { PICTURE_MAX_BYTES, type PictureRule } from '@campetto/contract';
import { useEffect, useState } from 'react';

/** The chosen picture with its preview, its upload progress, and the rule that the last choice broke. */
export function useImage() {
  const [file, setFile] = useState<File>();
  const [previewUrl, setPreviewUrl] = useState<string>();
  const [refused, setRefused] = useState<PictureRule>();
  const [progress, setProgress] = useState<number>();

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
    /** Upload progress in per cent; undefined while the picture is not being sent. */
    progress,
    setProgress,
    /** Reports a broken rule; the picture chosen before stays. */
    refuse: setRefused,
    choose: (next: File) => {
      const tooLarge = next.size > PICTURE_MAX_BYTES;
      setRefused(tooLarge ? 'tooLarge' : undefined);
      if (!tooLarge) setFile(next);
    },
    remove: () => {
      setRefused(undefined);
      setFile(undefined);
    },
  };
}
