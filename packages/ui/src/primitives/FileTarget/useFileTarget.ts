import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useState } from 'react';

/** Calls `onFile` with the first file that is picked, dropped on an element or pasted anywhere on the page. */
export function useFileTarget(onFile: (file: File) => void, disabled: boolean) {
  const [dragging, setDragging] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    // Spreadsheets copy a picture along with their text: the text is meant.
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
      // The same file can be picked again after it was removed or fixed.
      target.value = '';
    },
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        // Also where no file is accepted: the browser would open the file instead of the page.
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
