import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useState } from 'react';

/** Calls `onFile` with the first file that is picked, dropped on an element or pasted anywhere on the page. */
export function useFileTarget(onFile: (file: File) => void, disabled: boolean) {
  const [dragging, setDragging] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    // A paste from a spreadsheet contains a picture of the text; it is meant as text.
    if (!file || disabled || event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFile(file);
  });

  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  return {
    dragging: dragging && !disabled,
    /** The change handler of the `input` in the element. */
    pick: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const [file] = target.files ?? [];
      if (file) onFile(file);
      // Emptied, so that the same file can be picked again after it was removed or fixed.
      target.value = '';
    },
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        // Even if no file is accepted, because the browser would replace the page by the file.
        event.preventDefault();
        setDragging(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setDragging(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setDragging(false);
        const [file] = event.dataTransfer.files;
        if (file && !disabled) onFile(file);
      },
    },
  };
}
