import type { ImportReport } from './report/report.ts';

const TERMINAL_INTERVAL = 200;
const LOG_INTERVAL = 5_000;

/**
 * Shows the progress of an import: one line that is overwritten on a terminal, else a new line every
 * five seconds, so that a log stays short.
 */
export function progressOn(stream: NodeJS.WriteStream) {
  const interval = stream.isTTY ? TERMINAL_INTERVAL : LOG_INTERVAL;
  let shown = Date.now();
  return {
    show(report: ImportReport, done: number) {
      if (Date.now() - shown < interval) return;
      shown = Date.now();
      const line = `${report.file}: ${Math.floor(done * 100)} %, ${report.read} read`;
      stream.write(stream.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    },
    /** Clears the line of a terminal. */
    end() {
      if (stream.isTTY) stream.write('\r\x1b[K');
    },
  };
}
