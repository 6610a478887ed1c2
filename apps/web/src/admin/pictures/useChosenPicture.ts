import { PICTURE_MAX_BYTES, PICTURE_MIN_SIDE, type PictureRule } from '@campetto/contract';
import { useEffect, useRef, useState } from 'react';
import { isPicture } from './isPicture.ts';

/** The rule that a file breaks, as far as its size and its first bytes show. */
async function problemOf(file: File): Promise<PictureRule | undefined> {
  if (file.size > PICTURE_MAX_BYTES) return 'tooLarge';
  // A file that was moved or deleted after the choice cannot be read.
  const isKnown = await isPicture(file).catch(() => false);
  return isKnown ? undefined : 'unsupportedType';
}

/**
 * The rule that the decoded picture breaks. The server decides on a damaged one: it may decode a variant that
 * the browser does not.
 */
const decodedProblemOf = (file: File): Promise<PictureRule | undefined> =>
  createImageBitmap(file).then(
    (bitmap) => {
      const side = Math.min(bitmap.width, bitmap.height);
      bitmap.close();
      return side < PICTURE_MIN_SIDE ? 'tooSmall' : undefined;
    },
    () => 'damaged',
  );

/** The chosen picture with its preview, its upload progress, and the rule that the last choice broke. */
export function useChosenPicture() {
  const [file, setFile] = useState<File>();
  const [previewUrl, setPreviewUrl] = useState<string>();
  const [refused, setRefused] = useState<PictureRule>();
  /** The last chosen picture was refused and is not in `file`: the first save only reports this. */
  const [refusedChoice, setRefusedChoice] = useState<'unreported' | 'reported'>();
  const [progress, setProgress] = useState<number>();
  const latest = useRef<File>(undefined);
  /** The last picture that was not found to be too small. */
  const accepted = useRef<File>(undefined);

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
    /** A file that cannot be a picture was chosen. */
    refuseChoice: () => {
      setRefused('unsupportedType');
      setRefusedChoice('unreported');
    },
    /** The save was stopped once, to report that it would not include the picture that was chosen last. */
    isSaveStopped: refusedChoice === 'reported',
    /** Returns whether the save has to stop for this report: true once after each refused picture. */
    mustStopSave: (): boolean => {
      if (refusedChoice === 'unreported') setRefusedChoice('reported');
      return refusedChoice === 'unreported';
    },
    choose: async (next: File) => {
      latest.current = next;
      const problem = await problemOf(next);
      setRefused(problem);
      setRefusedChoice(problem && 'unreported');
      if (problem) return;
      setFile(next);
      const decodedProblem = await decodedProblemOf(next);
      if (latest.current !== next) return;
      if (decodedProblem) setRefused(decodedProblem);
      if (decodedProblem !== 'tooSmall') {
        accepted.current = next;
        return;
      }
      setFile(accepted.current);
      setRefusedChoice('unreported');
    },
    remove: () => {
      latest.current = undefined;
      accepted.current = undefined;
      setRefused(undefined);
      setRefusedChoice(undefined);
      setFile(undefined);
    },
  };
}
